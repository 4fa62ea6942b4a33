import { type Contact, contactChannelNames } from '@agency/contract/contact'
import { BYTE_ORDER_MARK, csvLine } from '../../http/csv.ts'

const columns: [heading: string, pick: (contact: Contact) => string | number][] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Company', ({ company }) => company],
  ['Phone', ({ phone }) => phone],
  ['Status', ({ contactStatus }) => contactStatus],
  ['Submissions', ({ totalSubmissions }) => totalSubmissions],
  ['First seen (UTC)', ({ firstSeen }) => firstSeen],
  ['Last activity (UTC)', ({ lastActivity }) => lastActivity],
  ['Next follow-up', ({ nextFollowUp }) => nextFollowUp ?? ''],
  ['Notes', ({ notes }) => notes],
  ['First reached us by', ({ channel }) => contactChannelNames[channel]],
  ['Source', ({ source }) => source],
  ['Tags', ({ tags }) => tags.join('; ')],
]

/** Contacts as CSV (RFC 4180) in UTF-8: one chunk for the heading and one per batch. */
export async function* contactsCsv(batches: AsyncIterable<Contact[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(([heading]) => heading))
  for await (const batch of batches) {
    yield batch.map((contact) => csvLine(columns.map(([, pick]) => pick(contact)))).join('')
  }
}
