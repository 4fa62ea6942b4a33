/** A table whose first row names plans: each other row has a label, and a cell for each of them. */
export interface PlanTable {
  /** The lines from the first row to before `to`. */
  from: number
  to: number
  names: string[]
  /** The amounts of the plans, in their order. */
  prices: string[]
  rows: { label: string; cells: string[] }[]
}

/** The label of the row with the prices of all plans. */
const PRICE_ROW =
  /^(?:prices?|costs?|fees?|rates?|(?:per|a) (?:month|week|year|term)|monthly|weekly|annual(?:ly)?|yearly)?:?$/i
const ONE_AMOUNT = /^[^$]*\$\s?\d[^$]*$/
const MAX_PLANS = 5

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/\s*\|\s*|\t+| {2,}/)
    .map((cell) => cell.trim())

/** The cells of a row: in 'Transactions to 40    to 120' a long label leaves a single space. */
function rowOf(line: string, plans: number): string[] {
  const cells = cellsOf(line)
  const [first = '', next = ''] = cells
  const cut = first.lastIndexOf(` ${next.split(' ')[0] ?? ''} `)
  return cells.length === plans && cut > 0
    ? [first.slice(0, cut), first.slice(cut + 1), ...cells.slice(1)]
    : cells
}

/** The tables of plans among the lines of a text. */
export function planTablesIn(lines: readonly string[]): PlanTable[] {
  const found: PlanTable[] = []
  for (let from = 0; from < lines.length; from += 1) {
    const names = cellsOf(lines[from] ?? '').filter((name) => name !== '')
    const areNames =
      names.length >= 2 &&
      names.length <= MAX_PLANS &&
      names.every((name) => /^\p{L}[\p{L} +&'’-]{1,30}$/u.test(name))
    if (!areNames) continue
    const rows: PlanTable['rows'] = []
    let to = from + 1
    for (; to < lines.length; to += 1) {
      const [label = '', ...cells] = rowOf(lines[to] ?? '', names.length)
      if (cells.length !== names.length) break
      rows.push({ label, cells })
    }
    const priced = rows.find(
      ({ label, cells }) => PRICE_ROW.test(label) && cells.every((cell) => ONE_AMOUNT.test(cell)),
    )
    if (!priced || rows.length < 2) continue
    found.push({
      from,
      to,
      names,
      prices: priced.cells,
      rows: rows.filter((row) => row !== priced),
    })
    from = to - 1
  }
  return found
}
