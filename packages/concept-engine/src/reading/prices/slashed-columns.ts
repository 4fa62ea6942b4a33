import { capitalise } from '../english/sentences.ts'
import { wideCells } from './cells.ts'
import type { Price } from './price-list.ts'

const columnsOf = (line: string): string[] =>
  (wideCells(line).at(-1) ?? '').split(/\s\/\s/).map((cell) => cell.trim())
const isSum = (cell: string) => /^(?:from )?\$?\d[\d,.]*$|^(?:n\/a|[-–—])$/i.test(cell)
/** The name of a row, and its sums; undefined if the line has another number of them. */
function rowOf(line: string, columns: number): { name: string; sums: string[] } | undefined {
  const sums = columnsOf(line)
  const [name = '', ...others] = wideCells(line)
  return sums.length === columns && sums.every(isSum) && others.length > 0
    ? { name: name.replace(/[\s.:]+$/, ''), sums }
    : undefined
}
const isHeader = (line: string): boolean => {
  const columns = columnsOf(line)
  return columns.length > 1 && columns.every((cell) => /\p{L}/u.test(cell) && !cell.includes('$'))
}
const MIN_ROWS = 2

/**
 * Tables whose columns stand behind the name with a slash between them: 'BOATS   3 nights / 7 nights'
 * above '"Doris", sleeps 4   990 / 1,650'. Each row becomes a group of prices, one for each column.
 */
export function slashedColumns(
  lines: readonly string[],
): { from: number; to: number; rows: Price[] }[] {
  const found: { from: number; to: number; rows: Price[] }[] = []
  for (const [from, line] of lines.entries()) {
    if (!isHeader(line)) continue
    const names = columnsOf(line)
    const rows: Price[] = []
    let to = from + 1
    for (let row = rowOf(lines[to] ?? '', names.length); row; ) {
      const { name, sums } = row
      for (const [index, sum] of sums.entries())
        if (/\d/.test(sum))
          rows.push({
            title: capitalise(names[index] ?? ''),
            price: capitalise(sum.replace(/(?<![\d$,.])(?=\d)/, '$')),
            ...{ terms: '', group: name },
          })
      to += 1
      row = rowOf(lines[to] ?? '', names.length)
    }
    if (to - from > MIN_ROWS) found.push({ from, to, rows })
  }
  return found
}
