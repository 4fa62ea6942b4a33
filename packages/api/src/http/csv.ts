/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

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

/** One line, with its line break. */
export const csvLine = (cells: (string | number)[]) => `${cells.map(cell).join(',')}\r\n`
