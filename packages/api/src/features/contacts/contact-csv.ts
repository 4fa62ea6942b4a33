import type { Contact } from '@agency/contract/contact'

/** Tells spreadsheets that the file is UTF-8. */
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

/**
 * Matches the start of text that a spreadsheet would read as a formula, even if only after skipping
 * a tab or a line break.
 */
const FORMULA_START = /^(?=[=+\-@＝＋－＠\t\r\n])/
/**
 * The same after a character that a spreadsheet in another locale takes as the end of a cell or a
 * line, even within quotes.
 */
const EMBEDDED_FORMULA_START = /([;,|"\t\r\n])(?=[=+\-@＝＋－＠])/g

/**
 * One cell, following OWASP's advice on CSV injection: always quoted, with inner quotes doubled,
 * and with an apostrophe before text that a spreadsheet would take for a formula, which is text
 * that begins with = + - @ or their full-width forms, a tab, CR or LF. A phone number that begins
 * with + gets one too: that is better than a cell that is evaluated.
 */
const cell = (value: string | number): string => {
  const text =
    typeof value === 'string'
      ? value.replace(FORMULA_START, "'").replace(EMBEDDED_FORMULA_START, "$1'")
      : value
  return `"${String(text).replaceAll('"', '""')}"`
}

const line = (cells: (string | number)[]) => `${cells.map(cell).join(',')}\r\n`

/** Contacts as CSV (RFC 4180) in UTF-8: one chunk for the heading and one per batch. */
export async function* contactsCsv(batches: AsyncIterable<Contact[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(columns.map(([heading]) => heading))
  for await (const batch of batches) {
    yield batch.map((contact) => line(columns.map(([, pick]) => pick(contact)))).join('')
  }
}
