import { type Estimate, type EstimateLine, type Phase, phases } from '@agency/contract/estimate'
import {
  artifact,
  BOTTOM,
  beginChapter,
  exactDollars,
  group,
  hoursOf,
  INNER,
  type InkStyle,
  MARGIN,
  measure,
  newPage,
  paintAt,
  rule,
  type Sheet,
  type TextOptions,
  type,
  writeAt,
} from './pdf-sheet.ts'
import { printable } from './pdf-text.ts'

/** Space between the edge of the table and the text of its header and rows. */
const INSET = 8
const AMOUNT = { x: MARGIN + INNER - 72 - INSET, width: 72, align: 'right' } as const
const RATE = { x: AMOUNT.x - 72, width: 64, align: 'right' } as const
const HOURS = { x: RATE.x - 56, width: 50, align: 'right' } as const
const WORK = { x: MARGIN + INSET, width: HOURS.x - MARGIN - INSET - 12, align: 'left' } as const
const columns = [
  { text: 'Work', ...WORK },
  { text: 'Hours', ...HOURS },
  { text: 'Rate', ...RATE },
  { text: 'Amount', ...AMOUNT },
]
const HEAD = 20
const PAD = 4
/** Height of a phase's row. */
const PHASE = 28
/** A table that starts further down would show too little of itself. */
const FIRST_ROWS = 200
const SUM = 19
const TOTAL = 38
/** Height of the note under the table. */
const NOTE = 24
/** Adjustments, subtotal, GST, total and note: they stay on the same page as the last line. */
const sumsHeight = ({ adjustments }: Estimate) =>
  10 + (adjustments.length + 2) * SUM + TOTAL + 4 + NOTE

type Struct = ReturnType<typeof group>

const drawHeadGround = (sheet: Sheet) =>
  sheet.doc.rect(MARGIN, sheet.y, INNER, HEAD).fill(sheet.palette.ink)

/** The header as a part of the table's structure. */
function writeHead(sheet: Sheet, table: Struct): void {
  artifact(sheet, () => drawHeadGround(sheet))
  const row = group(sheet, group(sheet, table, 'THead'), 'TR')
  for (const { text, ...place } of columns) {
    writeAt(sheet, sheet.y + PAD, text, type.smallBold, {
      ...{ ...place, color: 'onInk', tag: 'TH', parent: row, options: { scope: 'Column' } },
    })
  }
  sheet.y += HEAD
}

/** The header again at the top of a following page, as visual decoration only. */
function repeatHead(sheet: Sheet): void {
  artifact(
    sheet,
    () => {
      drawHeadGround(sheet)
      for (const { text, ...place } of columns) {
        paintAt(sheet, sheet.y + PAD, text, type.smallBold, { ...place, color: 'onInk' })
      }
    },
    'Pagination',
  )
  sheet.y += HEAD
}

/** Starts a new page, with the table's header, if less than `needed` points are left. */
function tableRoom(sheet: Sheet, needed: number): void {
  if (sheet.y + needed <= BOTTOM) return
  newPage(sheet)
  repeatHead(sheet)
}

interface Cells {
  work: string
  hours?: string
  rate?: string
  amount: string
}

/** Writes one row at the sheet's current y; an empty cell is a column without a figure. */
function writeRow(
  sheet: Sheet,
  body: Struct,
  cells: Cells,
  { y, style, written = {} }: { y: number; style: InkStyle; written?: TextOptions },
): void {
  const row = group(sheet, body, 'TR')
  const cell = (text: string | undefined, place: TextOptions, tag = 'TD', options = {}) => {
    if (text) writeAt(sheet, y, text, style, { ...place, ...written, tag, parent: row, options })
    else group(sheet, row, 'TD')
  }
  cell(cells.work, WORK, 'TH', { scope: 'Row' })
  cell(cells.hours, HOURS)
  cell(cells.rate, RATE)
  cell(cells.amount, AMOUNT)
}

const worded = (line: EstimateLine) => printable(line.description, 200)

const heightOf = (sheet: Sheet, line: EstimateLine) =>
  measure(sheet, worded(line), type.body, WORK) + 2 * PAD

/**
 * One phase: its name with its sums, then its lines. Its row is never left without a line; the last
 * line keeps `below` points free for what must stay with it.
 */
function writePhase(
  sheet: Sheet,
  table: Struct,
  { phase, lines, below }: { phase: Phase; lines: EstimateLine[]; below: number },
): void {
  const [first] = lines
  if (!first) return
  tableRoom(sheet, PHASE + heightOf(sheet, first) + (lines.length === 1 ? below : 0))
  const body = group(sheet, table, 'TBody')
  const quarterHours = lines.reduce((sum, line) => sum + line.quarterHours, 0)
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const sums = { work: phase, hours: hoursOf(quarterHours), amount: exactDollars(amount) }
  writeRow(sheet, body, sums, { y: sheet.y + 9, style: type.label })
  sheet.y += PHASE
  for (const line of lines) {
    const height = heightOf(sheet, line)
    tableRoom(sheet, height + (line === lines.at(-1) ? below : 0))
    rule(sheet, sheet.y)
    const cells = {
      ...{ work: worded(line), hours: hoursOf(line.quarterHours) },
      ...{ rate: exactDollars(line.hourly), amount: exactDollars(line.amount) },
    }
    writeRow(sheet, body, cells, { y: sheet.y + PAD, style: type.muted })
    sheet.y += height
  }
  rule(sheet, sheet.y, MARGIN, INNER, 'ink')
}

/** Adjustments, subtotal, GST and the total, together on one page. */
function writeSums(
  sheet: Sheet,
  table: Struct,
  { adjustments, subtotal, gst, total, rateCard }: Estimate,
): void {
  const body = group(sheet, table, 'TFoot')
  const percent = rateCard.gstBasisPoints / 100
  sheet.y += 10
  const rows: [work: string, cents: number][] = [
    ...adjustments.map(({ description, amount }): [string, number] => [
      printable(description, 200),
      amount,
    ]),
    ['Subtotal, before GST', subtotal],
    [`GST, ${percent}%`, gst],
  ]
  for (const [work, cents] of rows) {
    const cells = { work, amount: exactDollars(cents) }
    writeRow(sheet, body, cells, { y: sheet.y, style: type.body })
    sheet.y += SUM
  }
  const { doc } = sheet
  const y = sheet.y + 4
  artifact(sheet, () => doc.rect(MARGIN, y, INNER, TOTAL - 6).fill(sheet.palette.brand))
  const row = group(sheet, body, 'TR')
  const style = { ...type.head, color: 'onBrand' } as const
  const written = { parent: row }
  writeAt(sheet, y + 8, 'Total including GST', style, {
    ...{ ...written, ...WORK, tag: 'TH', options: { scope: 'Row' } },
  })
  group(sheet, row, 'TD')
  group(sheet, row, 'TD')
  writeAt(sheet, y + 8, exactDollars(total), style, {
    ...{
      ...written,
      tag: 'TD',
      align: 'right',
      x: RATE.x,
      width: AMOUNT.x + AMOUNT.width - RATE.x,
    },
  })
  sheet.y = y + TOTAL
}

/**
 * The lines by phase with hours, rate and amount, then the totals; the header repeats on every
 * page.
 */
export function writeCostPages(sheet: Sheet, estimate: Estimate): void {
  beginChapter(sheet, 'What it costs', FIRST_ROWS)
  const table = group(sheet, sheet.section, 'Table')
  writeHead(sheet, table)
  const groups = phases
    .map((phase) => ({ phase, lines: estimate.lines.filter((line) => line.phase === phase) }))
    .filter(({ lines }) => lines.length > 0)
  for (const each of groups) {
    writePhase(sheet, table, { ...each, below: each === groups.at(-1) ? sumsHeight(estimate) : 0 })
  }
  writeSums(sheet, table, estimate)
  const note = `Amounts in Australian dollars. Hours and rates are before GST; GST is taken once, of the subtotal, and rounded to the cent. Rate card version ${estimate.rateCardVersion}.`
  sheet.y = writeAt(sheet, sheet.y + 4, note, type.small)
}
