import type { ProposalItem, ProposalPrice, ProposalSnapshot } from '@agency/contract/proposal'
import {
  artifact,
  BOTTOM,
  beginChapter,
  exactDollars,
  group,
  INNER,
  MARGIN,
  measure,
  newPage,
  rule,
  type Sheet,
  type,
  writeAt,
} from './pdf-sheet.ts'
import { printable } from './pdf-text.ts'

const AMOUNT = { x: MARGIN + INNER - 92, width: 84, align: 'right' } as const
const QUANTITY = { x: AMOUNT.x - 160, width: 150, align: 'right' } as const
const WORK = { x: MARGIN + 8, width: QUANTITY.x - MARGIN - 20, align: 'left' } as const
const PAD = 4
const SUMS = 120

type Struct = ReturnType<typeof group>

/** '12.5 hours × $165.00'; '' for a single item at its price. */
export const quantityWords = ({ unit, unitPrice }: ProposalItem, quantity: number): string =>
  quantity === 100 && unit === ''
    ? ''
    : `${quantity / 100}${unit ? ` ${unit}` : ''} × ${exactDollars(unitPrice)}`

interface Cells {
  work: string
  quantity?: string
  amount: string
}

function writeRow(sheet: Sheet, parent: Struct, cells: Cells, isStrong = false): void {
  const style = isStrong ? type.label : type.muted
  const height = measure(sheet, cells.work, style, WORK) + 2 * PAD
  if (sheet.y + height > BOTTOM) newPage(sheet)
  rule(sheet, sheet.y)
  const row = group(sheet, parent, 'TR')
  const y = sheet.y + PAD
  writeAt(sheet, y, cells.work, style, {
    ...{ ...WORK, tag: 'TH', parent: row, options: { scope: 'Row' } },
  })
  if (cells.quantity) {
    writeAt(sheet, y, cells.quantity, style, { ...QUANTITY, tag: 'TD', parent: row, lines: 1 })
  } else group(sheet, row, 'TD')
  writeAt(sheet, y, cells.amount, style, { ...AMOUNT, tag: 'TD', parent: row })
  sheet.y += height
}

interface Priced {
  item: ProposalItem
  line: ProposalPrice['lines'][number]
}

const cellsOf = ({ item, line }: Priced): Cells => {
  const named = printable(item.title, 200)
  const description = printable(item.description, 600)
  const group = item.kind === 'alternative' ? `${printable(item.group, 60)}: ` : ''
  return {
    work: `${group}${named}${description ? `. ${description}` : ''}`,
    quantity: quantityWords(item, line.quantity),
    amount: exactDollars(line.amount),
  }
}

function writeSection(sheet: Sheet, table: Struct, title: string, rows: Priced[]): void {
  if (sheet.y + 60 > BOTTOM) newPage(sheet)
  const body = group(sheet, table, 'TBody')
  sheet.y += 8
  const row = group(sheet, body, 'TR')
  writeAt(sheet, sheet.y, printable(title, 60), type.label, { ...WORK, tag: 'TH', parent: row })
  sheet.y += 18
  for (const each of rows) writeRow(sheet, body, cellsOf(each))
}

/** The chosen items with their sums, then the other options. */
export function writePrices(
  sheet: Sheet,
  { draft }: ProposalSnapshot,
  { lines, sum, discount, subtotal, gst, total }: ProposalPrice,
): void {
  beginChapter(sheet, 'Price', 200)
  const priced = draft.items.flatMap((item, at): Priced[] => {
    const line = lines[at]
    return line ? [{ item, line }] : []
  })
  const chosen = priced.filter(({ line }) => line.isChosen)
  const table = group(sheet, sheet.section, 'Table')
  const sections = [...new Set(chosen.map(({ item }) => item.section))]
  for (const section of sections) {
    writeSection(
      ...([sheet, table, section] as const),
      chosen.filter(({ item }) => item.section === section),
    )
  }
  if (sheet.y + SUMS > BOTTOM) newPage(sheet)
  const foot = group(sheet, table, 'TFoot')
  sheet.y += 10
  if (discount > 0) {
    writeRow(sheet, foot, { work: 'Sum', amount: exactDollars(sum) })
    writeRow(sheet, foot, { work: 'Discount', amount: exactDollars(-discount) })
  }
  writeRow(sheet, foot, { work: 'Subtotal, before GST', amount: exactDollars(subtotal) })
  writeRow(sheet, foot, {
    ...{ work: `GST, ${draft.gstBasisPoints / 100}%`, amount: exactDollars(gst) },
  })
  const y = sheet.y + 4
  artifact(sheet, () => sheet.doc.rect(MARGIN, y, INNER, 32).fill(sheet.palette.brand))
  const row = group(sheet, foot, 'TR')
  const style = { ...type.head, color: 'onBrand' } as const
  writeAt(sheet, y + 8, 'Total including GST', style, { ...WORK, tag: 'TH', parent: row })
  writeAt(sheet, y + 8, exactDollars(total), style, {
    ...{ x: AMOUNT.x - 80, width: AMOUNT.width + 80, align: 'right', tag: 'TD', parent: row },
  })
  sheet.y = y + 44
  sheet.y = writeAt(
    ...([sheet, sheet.y] as const),
    'Amounts in Australian dollars. Prices are before GST; GST is taken once, of the subtotal, and rounded to the cent.',
    type.small,
  )
  const left = priced.filter(({ line, item }) => !line.isChosen && item.kind !== 'included')
  if (left.length === 0) return
  sheet.y += 12
  writeSection(sheet, group(sheet, sheet.section, 'Table'), 'Not chosen', left)
}
