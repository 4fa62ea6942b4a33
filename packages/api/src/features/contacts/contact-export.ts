import { Contact, ContactExport, contactChannelNames } from '@agency/contract/contact'
import { stageLabels } from '@agency/contract/pipeline-stages'
import { dollarsOf, listExport } from '../../exports/list-export.ts'
import { readContacts } from './contact-list-service.ts'

export const contactExport = listExport({
  list: 'contacts',
  permission: 'contacts:read',
  recordedAs: 'contact',
  description: 'People who sent a form or were imported.',
  query: ContactExport,
  notes: {
    text: 'Searches name, email address and company, ignoring case.',
    status: 'Contact status.',
    stage: 'Stage in the pipeline.',
    assignee: 'The id of the responsible person, or none.',
    period: 'Date of last activity, in Melbourne time.',
    submission: 'Only contacts with at least one submission of this type.',
    due: 'Only contacts whose follow-up is due.',
    waiting: 'Only contacts who wait for an answer.',
    sort: 'Sort column.',
    direction: 'Ascending or descending.',
  },
  row: Contact,
  columns: [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Company', ({ company }) => company],
    ['Phone', ({ phone }) => phone],
    ['Status', ({ contactStatus }) => contactStatus],
    ['Submissions', ({ totalSubmissions }) => totalSubmissions],
    ['First seen (UTC)', ({ firstSeen }) => firstSeen],
    ['Last activity (UTC)', ({ lastActivity }) => lastActivity],
    ['Next follow-up', ({ nextFollowUp }) => nextFollowUp],
    ['Notes', ({ notes }) => notes],
    ['First reached us by', ({ channel }) => contactChannelNames[channel]],
    ['Source', ({ source }) => source],
    ['Tags', ({ tags }) => tags.join('; ')],
    ['Stage', ({ stage }) => stageLabels[stage]],
    ['Value (AUD incl. GST)', ({ valueCents }) => dollarsOf(valueCents)],
  ],
  read: (db, { sort, direction, ...filter }) => ({
    rows: readContacts(db, filter, { sort, direction }),
  }),
})
