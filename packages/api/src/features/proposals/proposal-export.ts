import { queryFlag } from '@agency/contract/list-export'
import { ProposalFilter, ProposalRow } from '@agency/contract/proposal-calls'
import { dollarsOf, listExport } from '../../exports/list-export.ts'
import { readProposals } from './proposal-service.ts'

export const proposalExport = listExport({
  list: 'proposals',
  permission: 'proposals:read',
  recordedAs: 'proposal',
  description: 'Proposals in every state, the last changed first.',
  query: ProposalFilter.extend({ attention: queryFlag }),
  notes: {
    state: 'The state of the proposal.',
    text: 'Searches reference, title and the person’s name, company and email address.',
    attention: 'Only those that were opened or are about to expire.',
  },
  row: ProposalRow,
  columns: [
    ['Reference', ({ reference }) => reference],
    ['Title', ({ title }) => title],
    ['Name', ({ contact }) => contact.name],
    ['Email', ({ contact }) => contact.email],
    ['Company', ({ contact }) => contact.company],
    ['State', ({ state }) => state],
    ['Total (AUD incl. GST)', ({ totalCents }) => dollarsOf(totalCents)],
    ['Valid to (Melbourne)', ({ expiresOn }) => expiresOn],
    ['Changed (UTC)', ({ updatedAt }) => updatedAt],
  ],
  read: (db, filter) => ({ rows: readProposals(db, filter) }),
})
