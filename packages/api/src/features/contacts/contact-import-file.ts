import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '@agency/contract/contact-import'
import { CsvError, parse } from 'csv-parse'
import { parse as parseNow } from 'csv-parse/sync'
import { AppError } from '../../errors/app-error.ts'

export interface FileRow {
  /** The line on which the row begins; the first line is 1. */
  line: number
  cells: string[]
}

export interface ContactFile {
  headings: string[]
  rows: FileRow[]
}

/** Characters that are parsed before other requests get their turn. */
const CHUNK = 64 * 1024
const ROWS_PER_TURN = 250
const MAX_ROW_CHARACTERS = 200_000

const refused = (message: string, cause?: unknown) =>
  new AppError('BAD_REQUEST', message, { issues: [{ path: 'file', message }], cause })

/** Spreadsheets write UTF-8, UTF-16 or Windows-1252, and rarely say which. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || second === 0) {
    return new TextDecoder('utf-16le').decode(bytes)
  }
  if ((first === 0xfe && second === 0xff) || first === 0) {
    return new TextDecoder('utf-16be').decode(bytes)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const options = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  max_record_size: MAX_ROW_CHARACTERS,
} as const

const columnsWith = (delimiter: string, beginning: string): number => {
  try {
    return parseNow(beginning, { ...options, delimiter, to: 1 })[0]?.length ?? 0
  } catch {
    return 0
  }
}

/** The delimiter that splits the first row into the most cells. */
const delimiterOf = (text: string): string =>
  [',', ';', '\t']
    .map((delimiter) => ({ delimiter, columns: columnsWith(delimiter, text.slice(0, CHUNK)) }))
    .reduce((best, each) => (each.columns > best.columns ? each : best)).delimiter

function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += CHUNK) yield text.slice(start, start + CHUNK)
}

const lineBreaksIn = (cells: string[]) =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)

async function readRows(text: string): Promise<FileRow[]> {
  const parser = parse({ ...options, delimiter: delimiterOf(text), info: true })
  const rows: FileRow[] = []
  let lastLine = 1
  try {
    for await (const { record, info } of Readable.from(chunksOf(text)).pipe(parser)) {
      const cells: string[] = record
      lastLine = info.lines
      rows.push({ line: info.lines - lineBreaksIn(cells), cells })
      if (rows.length > MAX_IMPORT_ROWS + 1) {
        throw refused(
          `The file has more than ${MAX_IMPORT_ROWS.toLocaleString('en-AU')} rows. Please split it.`,
        )
      }
      if (rows.length % ROWS_PER_TURN === 0) await setImmediate()
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refused(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `After line ${lastLine} a quote (") is opened and never closed.`
        : `After line ${lastLine} there is a row that cannot be read.`,
      error,
    )
  }
  return rows
}

/**
 * The rows of a CSV file, delimited by commas, semicolons or tabs. Parses it in turns with other
 * requests. Throws BAD_REQUEST if it is no such file, or too large.
 */
export async function readContactFile(bytes: Uint8Array): Promise<ContactFile> {
  const text = decode(bytes).replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  if (text.includes('\0') || text.startsWith('PK\u0003\u0004')) {
    throw refused('This is not a CSV file. Please save the spreadsheet as CSV first.')
  }
  const [head, ...rows] = await readRows(text)
  if (!head) throw refused('The file is empty.')
  if (rows.length === 0) throw refused('The file has headings, but no contacts below them.')
  if (head.cells.length > MAX_IMPORT_COLUMNS) {
    throw refused(`The file has more than ${MAX_IMPORT_COLUMNS} columns.`)
  }
  return { headings: head.cells.map((cell) => cell.trim()), rows }
}
