import { wideCells } from './cells.ts'
import { planTablesIn } from './plan-tables.ts'

/** Cells of a row that is laid out with spaces or tabs: 'Unpowered      $34     $42'. */
function cellsOf(row: string): string[] {
  const [first = '', ...others] = row.trim().split(/ {2,}|\t+/)
  // 'Standard cabin, sleeps 4 $125        $165': a long name leaves a single space.
  const [, name, amount] = /^(.*\S) (\$\S+)$/.exec(first) ?? []
  return name && amount ? [name, amount, ...others] : [first, ...others]
}
const isPriced = (cells: readonly string[]) =>
  cells.length > 1 &&
  cells.slice(1).every((cell) => /\$\s?\d|^(?:from|add|free|nil|poa)\b/i.test(cell))

const LEADERS = /\s?(?:\.{3,}|…+|-{2,})\s?/u
/**
 * 'Exam .... $229 .... $149' as 'Exam | $229 | $149': dots or dashes that lead to several columns.
 * One of the columns may have a single dash before it.
 */
function withCells(rows: readonly string[]): string[] {
  const cells = rows.map((row) =>
    row
      .trim()
      .split(LEADERS)
      .flatMap((cell, index) => (index === 0 ? cell.split(/\s-\s(?=\$)/) : [cell])),
  )
  const isRow = (index: number) => {
    const row = cells[index] ?? []
    return row.length > 2 && row.every(Boolean)
  }
  // A single such line may be a sentence with dashes.
  return rows.map((row, index) =>
    isRow(index) && (isRow(index - 1) || isRow(index + 1)) ? (cells[index] ?? []).join(' | ') : row,
  )
}

const MIN_LAID_OUT_ROWS = 3
const RULE = /^\s*[-=_–—]{4,}\s*$/
/**
 * Rows of at least three cells, 'Wheel for beginners   Mon 6.30-9 pm   6 weeks   $345', with '|'
 * between them, as a table of which only one column has prices; the rules between them are left out.
 */
function laidOutRows(rows: readonly string[]): string[] {
  const result = [...rows]
  for (let first = 0; first < rows.length; first += 1) {
    const width = wideCells(rows[first] ?? '').length
    if (width < 3) continue
    const run = [first]
    let after = first + 1
    for (; after < rows.length; after += 1) {
      const row = rows[after] ?? ''
      if (RULE.test(row)) continue
      if (wideCells(row).length !== width) break
      run.push(after)
    }
    const priced = run.filter((index) =>
      wideCells(rows[index] ?? '')
        .at(-1)
        ?.includes('$'),
    )
    const others = priced.filter((index) => !wideCells(rows[index] ?? '')[1]?.includes('$'))
    if (priced.length >= MIN_LAID_OUT_ROWS && others.length * 2 > priced.length) {
      for (const index of run) result[index] = wideCells(rows[index] ?? '').join(' | ')
      for (let index = first; index < after; index += 1)
        if (RULE.test(rows[index] ?? '')) result[index] = REMOVED
    }
    first = after - 1
  }
  return result.filter((row) => row !== REMOVED)
}
const REMOVED = '\u0000'

/**
 * The text with each table of prices as rows of a list: 'Unpowered: $34 off-peak / $42 peak' for
 * 'Unpowered   $34   $42' below '   Off-peak   Peak'. Single rows and other text are unchanged.
 */
export function withTextTables(text: string): string {
  const rows = laidOutRows(withCells(text.split('\n')))
  const plans = planTablesIn(rows)
  const isInPlans = (index: number) => plans.some(({ from, to }) => index >= from && index < to)
  const cells = rows.map(cellsOf)
  const isLaidOut = (index: number) => / {2,}|\t/.test((rows[index] ?? '').trim())
  const isPricedAt = (index: number) => isPriced(cells[index] ?? [])
  const isRow = rows.map((_, index) => {
    const beside = [index - 1, index + 1].filter(isPricedAt)
    return (
      !isInPlans(index) &&
      isPricedAt(index) &&
      beside.length > 0 &&
      [index, ...beside].some(isLaidOut)
    )
  })
  let names: readonly string[] = []
  return rows
    .map((row, index) => {
      const own = cells[index] ?? []
      const columns = (cells[index + 1]?.length ?? 0) - 1
      const isHeader =
        isRow[index + 1] === true &&
        isRow[index] !== true &&
        columns > 1 &&
        !/\$/.test(row) &&
        (own.length === columns || own.length === columns + 1)
      if (isHeader) {
        names = own.slice(-columns)
        return own.length > columns ? own[0] : ''
      }
      if (isRow[index] !== true) {
        names = []
        return row
      }
      const [name = '', ...prices] = own
      return prices.length === names.length
        ? `${name}: ${prices.map((price, i) => `${price} ${names[i]?.toLowerCase()}`).join(' / ')}`
        : `${name}: ${prices.join(', ')}`
    })
    .join('\n')
}
