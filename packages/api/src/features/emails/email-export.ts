import { Email, EmailFilter } from '@agency/contract/email'
import { listExport } from '../../exports/list-export.ts'
import { readEmails } from './email-service.ts'

export const emailExport = listExport({
  list: 'emails',
  permission: 'emails:read',
  recordedAs: 'email',
  description: 'All emails of the site, newest first, without their texts.',
  query: EmailFilter,
  notes: {
    text: 'Searches the recipient’s name and email address, and the subject, ignoring case.',
    state: 'Whether it was delivered; kept means saved as a file.',
    period: 'When it was written: days up to today, in Melbourne time.',
  },
  row: Email,
  columns: [
    ['Written (UTC)', ({ createdAt }) => createdAt],
    ['Kind', ({ kind }) => kind],
    ['To', ({ recipient }) => (recipient === 'owner' ? 'The agency' : 'The person')],
    ['Name', ({ to }) => to.name],
    ['Email', ({ to }) => to.address],
    ['Subject', ({ subject }) => subject],
    ['State', ({ state }) => state],
    ['Attempts', ({ attempts }) => attempts],
    ['Last error', ({ lastError }) => lastError],
    ['Delivered (UTC)', ({ sentAt }) => sentAt],
    ['About', ({ contact }) => contact?.email ?? null],
  ],
  read: (db, filter) => ({ rows: readEmails(db, filter) }),
})
