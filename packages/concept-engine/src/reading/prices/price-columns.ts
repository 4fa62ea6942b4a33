import { capitalise } from '../english/sentences.ts'
import { pipedCells } from './cells.ts'
import { amountsOf, dollars } from './dollar-amounts.ts'
import { nameOf } from './named-prices.ts'
import type { Price } from './price-list.ts'
import { lowered, termsOf } from './price-words.ts'

/** The cells of a row; in 'Combo\t\t3 days' below a header of three names the second is empty. */
function cellsBelow(header: string, line: string): string[] {
  const cells = line.split('\t').map((cell) => cell.trim())
  return cells.length > 2 && cells.length === header.split('\t').length ? cells : pipedCells(line)
}
const isRule = (line: string) => /^[\s|:+=-]*$/.test(line)

/** A number, or the dash of an empty cell. */
const BARE_CELL = /^\$?\d[\d,.]*$|^(?:[-–—]|n\/a|nil)?$/i
const PRICED_COLUMN =
  /price|cost|fee|rate|bond|deposit|casual|\$|^(?:(?:half|full|all|per|an?|whole|\d+) ?)?(?:hours?|hrs?|h|days?|nights?|weeks?|weekends?|weekdays?|months?|terms?|years?|adults?|child(?:ren)?|kids?|concession|conc|members?|non-?members?|each|per (?:\d+ ?)?(?:k?g|kilo|m|metre|litre|l|tonne|dozen|\p{L}{3,12}))$/iu

const COUNTED_COLUMN =
  /^(?:no\.? of |number of )?(?:minutes|mins?|hours|hrs|days|nights|weeks|months|terms|years|sessions|visits|people|guests|places)$/i

/** In a table its column shows that something is a name, even 'Photos for insurance'. */
const isRowName = (name: string) =>
  nameOf(`${name}:`) !== undefined ||
  (/\p{L}{2}/u.test(name) &&
    name.length <= 60 &&
    !/[.!?]$|\b(?:web ?site|budget|hosting)\b/i.test(name))
const SAYS_PRICE = /^(?:our )?(?:prices?|rates?|costs?|fees?|charges?)\b/i
const taxOf = (name: string) =>
  /\b(?:ex|excl\w*|plus|\+) ?gst\b/i.test(name)
    ? ' plus GST'
    : /\binc(?:l\w*)? ?gst\b/i.test(name)
      ? ' including GST'
      : ''
const columnLabel = (name: string) => {
  const label = name.replace(/\s&\s/g, ' and ')
  return /\p{Ll}/u.test(label) ? lowered(label) : label.toLowerCase()
}

/** '5 days' for a cell in the column 'DAYS', '1 day' for another. */
const counted = (cell: string, label: string) => {
  const unit = label.replace(/^(?:no\.? of|number of) /i, '').toLowerCase()
  return `${cell} ${cell === '1' ? unit.replace(/s$/, '') : unit}`
}

/** The rows of a table with a name in its first column, and prices in others. */
export function tablePrices(lines: readonly string[]): Price[] | undefined {
  const cells = lines
    .filter((line) => !isRule(line))
    .map((line) => cellsBelow(lines[0] ?? '', line))
  const width = Math.max(...cells.map(({ length }) => length))
  // '        | yearly | sessions': nothing stands above the names.
  const rows = cells.map((row, index) =>
    index === 0 && row.length === width - 1 && /^\s+\|/.test(lines[0] ?? '') ? ['', ...row] : row,
  )
  // '24h' is the name of a column, '70' is not.
  const isHeader = (cells: readonly string[]) =>
    cells.slice(1).every((cell) => !BARE_CELL.test(cell) && amountsOf(cell).length === 0)
  const header = rows[0] && isHeader(rows[0]) ? rows[0] : undefined
  const data = rows.slice(header ? 1 : 0)
  const columns = Math.max(...rows.map((row) => row.length))
  const isSigned = (column: number) => data.some((row) => amountsOf(row[column] ?? '').length > 0)
  const indexes = Array.from({ length: columns }, (_, column) => column)
  const hasSigns = indexes.some(isSigned)
  const priceColumns = indexes.filter(
    (column) =>
      column > 0 &&
      (isSigned(column) ||
        // Beside prices with their signs, 'Days' counts the days.
        (!(hasSigns && COUNTED_COLUMN.test(header?.[column] ?? '')) &&
          PRICED_COLUMN.test(header?.[column] ?? '') &&
          data.every((row) => BARE_CELL.test(row[column] ?? '-')))),
  )
  if (priceColumns.length === 0 || data.length < 2) return undefined
  const priceIn = (cell: string) =>
    /^\d[\d,.]*$/.test(cell)
      ? `$${cell}`
      : dollars(cell)
          .replace(/^\+\s?/, 'add ')
          .replace(/\/\s?(?=\p{L})/gu, ' per ')
          .replace(/ per h(?:r)?\b/gi, ' per hour')
          .replace(/\s?\bea\b/i, ' each')
  const prices = data.flatMap((row): Price[] => {
    const [name = ''] = row
    const parts = priceColumns.flatMap((column) => {
      const cell = row[column] ?? ''
      const columnName = header?.[column] ?? ''
      if (!/\p{L}|\d/u.test(cell) || /^(?:n\/a|nil|none)$/i.test(cell)) return []
      // 'Rate (ex GST)' says of its cells only that they are without tax.
      // 'By quote' in every column is said once.
      const isNamed =
        priceColumns.length > 1 &&
        columnName !== '' &&
        !SAYS_PRICE.test(columnName) &&
        /\d/.test(cell)
      const tax = SAYS_PRICE.test(columnName) && /\$/.test(priceIn(cell)) ? taxOf(columnName) : ''
      return [isNamed ? `${priceIn(cell)} ${columnLabel(columnName)}` : `${priceIn(cell)}${tax}`]
    })
    const notes = row.flatMap((cell, column) => {
      if (column === 0 || priceColumns.includes(column) || !/\p{L}|\d/u.test(cell)) return []
      const label = header?.[column] ?? ''
      if (!/^\d/.test(cell) || !label || /\p{L}{3}/u.test(cell)) return [cell]
      return [COUNTED_COLUMN.test(label) ? counted(cell, label) : `${label}: ${cell}`]
    })
    return isRowName(name) && parts.length > 0
      ? [
          {
            title: name,
            price: capitalise([...new Set(parts)].join(', ')),
            terms: termsOf(...notes),
          },
        ]
      : []
  })
  return prices.length === data.length ? prices : undefined
}

export const isTableLine = (line: string) => pipedCells(line).length >= 2 && /\||\t/.test(line)
