import { type Estimate, type EstimateLine, type Phase, phases } from '@agency/contract/estimate'
import {
  addPage,
  artifact,
  BOTTOM,
  beginChapter,
  CONTENT_WIDTH,
  drawTextAt,
  formatDollars,
  formatHours,
  group,
  type InkStyle,
  MARGIN,
  measure,
  rule,
  type Sheet,
  type TextOptions,
  textStyles,
  writeAt,
} from './pdf-sheet.ts'
import { toPrintable } from './pdf-text.ts'

/** Space between the edge of the table and the text of its header and rows. */
const INSET = 8
const AMOUNT = { x: MARGIN + CONTENT_WIDTH - 72 - INSET, width: 72, align: 'right' } as const
const RATE = { x: AMOUNT.x - 72, width: 64, align: 'right' } as const
const HOURS = { x: RATE.x - 56, width: 50, align: 'right' } as const
const WORK = { x: MARGIN + INSET, width: HOURS.x - MARGIN - INSET - 12, align: 'left' } as const
const columns = [
  { text: 'Work', ...WORK },
  { text: 'Hours', ...HOURS },
  { text: 'Rate', ...RATE },
  { text: 'Amount', ...AMOUNT },
]
const HEADER_HEIGHT = 20
const CELL_PADDING = 4
interface Density {
  /** Space above and below the text of a line. */
  padding: number
  /** Height of a phase's row. */
  phaseHeight: number
}
const roomy: Density = { padding: CELL_PADDING, phaseHeight: 28 }
/** For a table that is longer than the rest of its page. */
const compact: Density = { padding: 2, phaseHeight: 20 }
/** The table starts on a new page if less space than this is left. */
const MIN_TABLE_HEIGHT = 140
const TOTALS_ROW_HEIGHT = 19
const TOTAL_HEIGHT = 38
/** Height of the note under the table. */
const NOTE_HEIGHT = 24
/** Adjustments, subtotal, GST, total and note: they stay on the same page as the last line. */
const totalsHeight = ({ adjustments }: Estimate) =>
  10 + (adjustments.length + 2) * TOTALS_ROW_HEIGHT + TOTAL_HEIGHT + 4 + NOTE_HEIGHT

type Struct = ReturnType<typeof group>

const drawHeaderBackground = (sheet: Sheet) =>
  sheet.doc.rect(MARGIN, sheet.y, CONTENT_WIDTH, HEADER_HEIGHT).fill(sheet.palette.ink)

/** The header as a part of the table's structure. */
function writeTableHeader(sheet: Sheet, table: Struct): void {
  artifact(sheet, () => drawHeaderBackground(sheet))
  const row = group(sheet, group(sheet, table, 'THead'), 'TR')
  for (const { text, ...position } of columns) {
    writeAt(sheet, sheet.y + CELL_PADDING, text, textStyles.smallBold, {
      ...{ ...position, color: 'onInk', tag: 'TH', parent: row, options: { scope: 'Column' } },
    })
  }
  sheet.y += HEADER_HEIGHT
}

/** Repeats the header at the top of the next page, as an artifact. */
function repeatTableHeader(sheet: Sheet): void {
  artifact(
    sheet,
    () => {
      drawHeaderBackground(sheet)
      for (const { text, ...position } of columns) {
        drawTextAt(sheet, sheet.y + CELL_PADDING, text, textStyles.smallBold, {
          ...position,
          color: 'onInk',
        })
      }
    },
    'Pagination',
  )
  sheet.y += HEADER_HEIGHT
}

/** Starts a new page, with the table's header, if less than `needed` points are left. */
function ensureTableSpace(sheet: Sheet, neededHeight: number): void {
  if (sheet.y + neededHeight <= BOTTOM) return
  addPage(sheet)
  repeatTableHeader(sheet)
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
  { y, style, textOptions = {} }: { y: number; style: InkStyle; textOptions?: TextOptions },
): void {
  const row = group(sheet, body, 'TR')
  const cell = (text: string | undefined, position: TextOptions, tag = 'TD', options = {}) => {
    if (text)
      writeAt(sheet, y, text, style, { ...position, ...textOptions, tag, parent: row, options })
    else group(sheet, row, 'TD')
  }
  cell(cells.work, WORK, 'TH', { scope: 'Row' })
  cell(cells.hours, HOURS)
  cell(cells.rate, RATE)
  cell(cells.amount, AMOUNT)
}

const descriptionOf = (line: EstimateLine) => toPrintable(line.description, 200)

const heightOf = (sheet: Sheet, line: EstimateLine, { padding }: Density) =>
  measure(sheet, descriptionOf(line), textStyles.body, WORK) + 2 * padding

interface PhaseLines {
  phase: Phase
  lines: EstimateLine[]
}
const heightOfPhase = (sheet: Sheet, { lines }: PhaseLines, density: Density) =>
  lines.reduce((sum, line) => sum + heightOf(sheet, line, density), density.phaseHeight)

/**
 * Writes a phase: a row with its name and sums, then its lines. The row never ends a page without a
 * line below it; the last line keeps `spaceBelow` points free for what must stay with it.
 */
function writePhase(
  sheet: Sheet,
  table: Struct,
  { phase, lines, density, spaceBelow }: PhaseLines & { density: Density; spaceBelow: number },
): void {
  const [first] = lines
  if (!first) return
  ensureTableSpace(
    sheet,
    density.phaseHeight + heightOf(sheet, first, density) + (lines.length === 1 ? spaceBelow : 0),
  )
  const body = group(sheet, table, 'TBody')
  const quarterHours = lines.reduce((sum, line) => sum + line.quarterHours, 0)
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const totals = { work: phase, hours: formatHours(quarterHours), amount: formatDollars(amount) }
  writeRow(sheet, body, totals, { y: sheet.y + density.phaseHeight - 19, style: textStyles.label })
  sheet.y += density.phaseHeight
  for (const line of lines) {
    const height = heightOf(sheet, line, density)
    ensureTableSpace(sheet, height + (line === lines.at(-1) ? spaceBelow : 0))
    rule(sheet, sheet.y)
    const cells = {
      ...{ work: descriptionOf(line), hours: formatHours(line.quarterHours) },
      ...{ rate: formatDollars(line.hourly), amount: formatDollars(line.amount) },
    }
    writeRow(sheet, body, cells, { y: sheet.y + density.padding, style: textStyles.muted })
    sheet.y += height
  }
  rule(sheet, sheet.y, MARGIN, CONTENT_WIDTH, 'ink')
}

/** Adjustments, subtotal, GST and the total, together on one page. */
function writeTotals(
  sheet: Sheet,
  table: Struct,
  { adjustments, subtotal, gst, total, rateCard }: Estimate,
): void {
  const body = group(sheet, table, 'TFoot')
  const percent = rateCard.gstBasisPoints / 100
  sheet.y += 10
  const rows: [work: string, cents: number][] = [
    ...adjustments.map(({ description, amount }): [string, number] => [
      toPrintable(description, 200),
      amount,
    ]),
    ['Subtotal, before GST', subtotal],
    [`GST, ${percent}%`, gst],
  ]
  for (const [work, cents] of rows) {
    const cells = { work, amount: formatDollars(cents) }
    writeRow(sheet, body, cells, { y: sheet.y, style: textStyles.body })
    sheet.y += TOTALS_ROW_HEIGHT
  }
  const { doc } = sheet
  const y = sheet.y + 4
  artifact(sheet, () =>
    doc.rect(MARGIN, y, CONTENT_WIDTH, TOTAL_HEIGHT - 6).fill(sheet.palette.brand),
  )
  const row = group(sheet, body, 'TR')
  const style = { ...textStyles.heading, color: 'onBrand' } as const
  const textOptions = { parent: row }
  writeAt(sheet, y + 8, 'Total including GST', style, {
    ...{ ...textOptions, ...WORK, tag: 'TH', options: { scope: 'Row' } },
  })
  group(sheet, row, 'TD')
  group(sheet, row, 'TD')
  writeAt(sheet, y + 8, formatDollars(total), style, {
    ...{
      ...textOptions,
      tag: 'TD',
      align: 'right',
      x: RATE.x,
      width: AMOUNT.x + AMOUNT.width - RATE.x,
    },
  })
  sheet.y = y + TOTAL_HEIGHT
}

/**
 * The lines by phase with hours, rate and amount, then the totals. A table that does not fit the
 * page is set closer; its header repeats on every page, and the last page has two phases at least.
 */
export function writeCostPages(sheet: Sheet, estimate: Estimate): void {
  beginChapter(sheet, 'What it costs', MIN_TABLE_HEIGHT)
  const table = group(sheet, sheet.section, 'Table')
  writeTableHeader(sheet, table)
  const groups = phases
    .map((phase) => ({ phase, lines: estimate.lines.filter((line) => line.phase === phase) }))
    .filter(({ lines }) => lines.length > 0)
  const roomyHeight = groups.reduce(
    (sum, each) => sum + heightOfPhase(sheet, each, roomy),
    totalsHeight(estimate),
  )
  const density = sheet.y + roomyHeight <= BOTTOM ? roomy : compact
  const last = groups.at(-1)
  const lastHeight = last ? heightOfPhase(sheet, last, density) : 0
  for (const [index, phaseGroup] of groups.entries()) {
    const isLast = phaseGroup === last
    const isBeforeLast = index === groups.length - 2
    writePhase(sheet, table, {
      ...{ ...phaseGroup, density },
      spaceBelow: isLast || isBeforeLast ? totalsHeight(estimate) + (isLast ? 0 : lastHeight) : 0,
    })
  }
  writeTotals(sheet, table, estimate)
  const note = `Amounts in Australian dollars. Hours and rates are before GST; GST is taken once, of the subtotal, and rounded to the cent. Rate card version ${estimate.rateCardVersion}.`
  sheet.y = writeAt(sheet, sheet.y + 4, note, textStyles.small)
}
