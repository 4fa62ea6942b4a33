import type { ProposalItem, ProposalPrice, ProposalSnapshot } from '@agency/contract/proposal'
import {
  addPage,
  artifact,
  BOTTOM,
  beginChapter,
  CONTENT_WIDTH,
  formatDollars,
  group,
  MARGIN,
  measure,
  rule,
  type Sheet,
  textStyles,
  writeAt,
} from './pdf-sheet.ts'
import { toPrintable } from './pdf-text.ts'

const AMOUNT = { x: MARGIN + CONTENT_WIDTH - 92, width: 84, align: 'right' } as const
const QUANTITY = { x: AMOUNT.x - 160, width: 150, align: 'right' } as const
const WORK = { x: MARGIN + 8, width: QUANTITY.x - MARGIN - 20, align: 'left' } as const
const CELL_PADDING = 4
const TOTALS_HEIGHT = 120

type Struct = ReturnType<typeof group>

/** '12.5 hours × $165.00'; '' for a single item at its price. */
export const quantityText = ({ unit, unitPrice }: ProposalItem, quantity: number): string =>
  quantity === 100 && unit === ''
    ? ''
    : `${quantity / 100}${unit ? ` ${unit}` : ''} × ${formatDollars(unitPrice)}`

interface Cells {
  work: string
  quantity?: string
  amount: string
}

function writeRow(sheet: Sheet, parent: Struct, cells: Cells, isBold = false): void {
  const style = isBold ? textStyles.label : textStyles.muted
  const height = measure(sheet, cells.work, style, WORK) + 2 * CELL_PADDING
  if (sheet.y + height > BOTTOM) addPage(sheet)
  rule(sheet, sheet.y)
  const row = group(sheet, parent, 'TR')
  const y = sheet.y + CELL_PADDING
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
  const title = toPrintable(item.title, 200)
  const description = toPrintable(item.description, 600)
  const group = item.kind === 'alternative' ? `${toPrintable(item.group, 60)}: ` : ''
  return {
    work: `${group}${title}${description ? `. ${description}` : ''}`,
    quantity: quantityText(item, line.quantity),
    amount: formatDollars(line.amount),
  }
}

function writeSection(sheet: Sheet, table: Struct, title: string, rows: Priced[]): void {
  if (sheet.y + 60 > BOTTOM) addPage(sheet)
  const body = group(sheet, table, 'TBody')
  sheet.y += 8
  const row = group(sheet, body, 'TR')
  writeAt(sheet, sheet.y, toPrintable(title, 60), textStyles.label, {
    ...WORK,
    tag: 'TH',
    parent: row,
  })
  sheet.y += 18
  for (const row of rows) writeRow(sheet, body, cellsOf(row))
}

/** The chosen items with their sums, then the other options. */
export function writePrices(
  sheet: Sheet,
  { draft }: ProposalSnapshot,
  { lines, sum, discount, subtotal, gst, total }: ProposalPrice,
): void {
  beginChapter(sheet, 'Price', 200)
  const priced = draft.items.flatMap((item, index): Priced[] => {
    const line = lines[index]
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
  if (sheet.y + TOTALS_HEIGHT > BOTTOM) addPage(sheet)
  const footer = group(sheet, table, 'TFoot')
  sheet.y += 10
  if (discount > 0) {
    writeRow(sheet, footer, { work: 'Sum', amount: formatDollars(sum) })
    writeRow(sheet, footer, { work: 'Discount', amount: formatDollars(-discount) })
  }
  writeRow(sheet, footer, { work: 'Subtotal, before GST', amount: formatDollars(subtotal) })
  writeRow(sheet, footer, {
    ...{ work: `GST, ${draft.gstBasisPoints / 100}%`, amount: formatDollars(gst) },
  })
  const y = sheet.y + 4
  artifact(sheet, () => sheet.doc.rect(MARGIN, y, CONTENT_WIDTH, 32).fill(sheet.palette.brand))
  const row = group(sheet, footer, 'TR')
  const style = { ...textStyles.heading, color: 'onBrand' } as const
  writeAt(sheet, y + 8, 'Total including GST', style, { ...WORK, tag: 'TH', parent: row })
  writeAt(sheet, y + 8, formatDollars(total), style, {
    ...{ x: AMOUNT.x - 80, width: AMOUNT.width + 80, align: 'right', tag: 'TD', parent: row },
  })
  sheet.y = y + 44
  sheet.y = writeAt(
    ...([sheet, sheet.y] as const),
    'Amounts in Australian dollars. Prices are before GST; GST is taken once, of the subtotal, and rounded to the cent.',
    textStyles.small,
  )
  const unselected = priced.filter(({ line, item }) => !line.isChosen && item.kind !== 'included')
  if (unselected.length === 0) return
  sheet.y += 12
  writeSection(sheet, group(sheet, sheet.section, 'Table'), 'Not chosen', unselected)
}
