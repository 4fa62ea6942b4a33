import { capitalise } from '../english/sentences.ts'
import { amountsOf } from './dollar-amounts.ts'
import type { Price } from './price-list.ts'
import { lowered, termsOf } from './price-words.ts'

/** What stands between the cells of a row, in order of preference. */
const SEPARATORS = [/\s\/\s/, /\s[–—-]\s/]
const PIPES = [/\s\|\s/]
/** Rows of fewer cells are a name with a remark. */
const MIN_CELLS = 3
/** With fewer rows nothing shows that they are rows. */
const MIN_ROWS = 2
const MAX_ROW_LENGTH = 160
const MAX_NAME_LENGTH = 60
/** Rows without prices below such a heading are people or places, and those of days a timetable. */
const OTHER_ROWS =
  /\b(?:team|staff|people|who|crew|committee|contacts?|areas?|runs?|routes?|stockists?|sponsors|history|guides|members)\b/i
const DAY = /^(?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}*\b/iu
const BULLET = /^\s*(?:[-–—•*·]|\d{1,2}[.)])\s+/u

/** The cells of a row; a dash within the name, 'half-day', is no separator. */
const cellsOf = (line: string, separator: RegExp): string[] =>
  line
    .replace(BULLET, '')
    .trim()
    .replace(/[.;]$/, '')
    .split(separator)
    .map((cell) => cell.trim())

/** A price in a cell: '$2,850', 'from $40', 'free'. */
const isPriceCell = (cell: string) => {
  const [amount, ...others] = amountsOf(cell)
  return (
    /^(?:free|P\.?O\.?A\.?|by quote|quoted)$/i.test(cell) ||
    (amount !== undefined &&
      others.length === 0 &&
      cell.slice(0, amount.start).trim() === '' &&
      cell.length - amount.end < 24)
  )
}
/** 'Title / Stage / Length' above the rows. */
const isHeader = (cells: readonly string[]) =>
  cells.every((cell) => /^[\p{Lu}\p{Ll}][\p{L} ’&]{1,18}$/u.test(cell)) &&
  cells.filter((cell) =>
    /^(?:title|name|what|item|service|visits?|cost|price|fee|length|time|stage|age|level|who|when|room|tour|class|size|curriculum|duration)s?$/i.test(
      cell,
    ),
  ).length *
    2 >=
    cells.length

function rowOf(cells: readonly string[]): Price | undefined {
  const [wording = '', ...others] = cells
  const title = wording.replace(/^["“](.+)["”]$/u, '$1')
  // '"Merv" sleeps 8      1,980 / 1,760' is laid out in columns.
  if (
    !/\p{L}{2}/u.test(title) ||
    /[.!?:$]|\S\s{2,}\S/.test(title) ||
    title.length > MAX_NAME_LENGTH
  )
    return undefined
  const price = others.find(isPriceCell) ?? ''
  const notes = others.filter((cell) => cell !== price && cell !== '')
  return {
    title,
    price: price && capitalise(price),
    terms: termsOf(notes.map((note, index) => (index === 0 ? note : lowered(note))).join(', ')),
  }
}

/**
 * The runs of lines that are rows of cells, 'Aunt Minerva’s Will - 75 min - 3 to 8 players' or
 * 'Scleral shell / 4 visits / $3,100', as pairs of first line and line after the last, without the
 * header above them.
 */
export const cellRows = (lines: readonly string[]) => rowsOfCells(lines, SEPARATORS)
/** The same for rows of one price each with '|' between their cells, which no header names. */
export const pipedRows = (lines: readonly string[]) =>
  rowsOfCells(lines, PIPES).filter(({ rows }) =>
    rows.every(({ price, terms }) => price !== '' && !/\$\s?\d/.test(terms)),
  )

function rowsOfCells(
  lines: readonly string[],
  separators: readonly RegExp[],
): { from: number; to: number; rows: Price[] }[] {
  const found: { from: number; to: number; rows: Price[] }[] = []
  for (let from = 0; from < lines.length; from += 1) {
    for (const separator of separators) {
      const isRow = (index: number) => {
        const line = lines[index] ?? ''
        return (
          line.length <= MAX_ROW_LENGTH &&
          !/[.!?]\s/.test(line.replace(BULLET, '')) &&
          cellsOf(line, separator).length >= MIN_CELLS
        )
      }
      let to = from
      while (to < lines.length && isRow(to)) to += 1
      if (to - from < MIN_ROWS) continue
      const cells = lines.slice(from, to).map((line) => cellsOf(line, separator))
      const [first = []] = cells
      const data = isHeader(first) ? cells.slice(1) : cells
      const rows = data.map(rowOf)
      const above = lines.slice(0, from).findLast((line) => line.trim() !== '') ?? ''
      if (
        !data.some((row) => row.some(isPriceCell)) &&
        (OTHER_ROWS.test(above) || data.some(([name = '']) => DAY.test(name)))
      )
        continue
      if (data.length < MIN_ROWS || !rows.every((row) => row !== undefined)) continue
      found.push({ from, to, rows })
      from = to - 1
      break
    }
  }
  return found
}
