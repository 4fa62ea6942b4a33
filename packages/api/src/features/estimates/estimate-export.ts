import { StoredEstimate } from '@agency/contract/stored-estimate'
import { z } from 'zod'
import { dollarsOf, listExport } from '../../exports/list-export.ts'
import { readEstimates } from './estimate-service.ts'

export const estimateExport = listExport({
  list: 'estimates',
  permission: 'estimates:read',
  recordedAs: 'estimate',
  description:
    'All estimates, newest first. The address of a document opens it for anyone, so only the JSON has it.',
  query: z.object({}),
  row: StoredEstimate,
  columns: [
    ['Reference', ({ reference }) => reference],
    ['Name', ({ contact }) => contact.name],
    ['Email', ({ contact }) => contact.email],
    ['Company', ({ contact }) => contact.company],
    ['Prepared for', ({ kind }) => (kind === 'concept' ? 'Concept' : 'Quote')],
    ['Total (AUD incl. GST)', ({ totalCents }) => dollarsOf(totalCents)],
    ['Low (AUD incl. GST)', ({ lowCents }) => dollarsOf(lowCents)],
    ['High (AUD incl. GST)', ({ highCents }) => dollarsOf(highCents)],
    ['Made (UTC)', ({ createdAt }) => createdAt],
    ['Valid to (Melbourne)', ({ validUntil }) => validUntil],
    ['Expired', ({ isExpired }) => isExpired],
  ],
  read: (db) => ({ rows: readEstimates(db) }),
})
