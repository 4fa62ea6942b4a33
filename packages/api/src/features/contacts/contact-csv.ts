import type { Contact } from '@agency/contract/contact'

/** Tells spreadsheets that UTF-8 follows. */
const BYTE_ORDER_MARK = '\ufeff'

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
]

/** How text begins that a spreadsheet takes for a formula, or reads on behind. */
const BEGINS = /^(?=[=+\-@＝＋－＠\t\r\n])/
/**
 * The same after what a spreadsheet of another locale takes for the end of a cell or a line, which it
 * does inside of quotes as well.
 */
const BEGINS_AGAIN = /([;,|"\t\r\n])(?=[=+\-@＝＋－＠])/g

/**
 * One cell, by OWASP's advice on CSV injection: always in quotes with those inside doubled, and with
 * an apostrophe in front of text that a spreadsheet would take for a formula, which is text that
 * begins with = + - @ or their full-width forms, a tab, CR or LF. A telephone number that begins
 * with + gets one too: better than a cell that calculates.
 */
const cell = (value: string | number): string => {
  const text =
    typeof value === 'string' ? value.replace(BEGINS, "'").replace(BEGINS_AGAIN, "$1'") : value
  return `"${String(text).replaceAll('"', '""')}"`
}

const line = (cells: (string | number)[]) => `${cells.map(cell).join(',')}\r\n`

/** Contacts as CSV (RFC 4180) in UTF-8, a piece for the heading and one for each batch. */
export async function* contactsCsv(batches: AsyncIterable<Contact[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(columns.map(([heading]) => heading))
  for await (const batch of batches) {
    yield batch.map((contact) => line(columns.map(([, pick]) => pick(contact)))).join('')
  }
}
