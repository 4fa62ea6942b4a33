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

const LEADER_DOTS = /\s?(?:\.{3,}|…+)\s?/u
/** 'Exam .... $229 .... $149' as 'Exam | $229 | $149': dots that lead to several columns. */
function withCells(row: string): string {
  const cells = row.trim().split(LEADER_DOTS)
  return cells.length > 2 && cells.every(Boolean) ? cells.join(' | ') : row
}

/**
 * The text with each table of prices as rows of a list: 'Unpowered: $34 off-peak / $42 peak' for
 * 'Unpowered   $34   $42' below '   Off-peak   Peak'. Single rows and other text are unchanged.
 */
export function withTextTables(text: string): string {
  const rows = text.split('\n').map(withCells)
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
