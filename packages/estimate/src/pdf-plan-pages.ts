import type { Estimate, TimelinePhase } from '@agency/contract/estimate'
import {
  artifact,
  beginChapter,
  CONTENT_WIDTH,
  drawTextAt,
  ensureSpace,
  formatHours,
  formatWholeDollars,
  GUTTER,
  group,
  HALF_WIDTH,
  MARGIN,
  measure,
  rule,
  type Sheet,
  THIRD_WIDTH,
  textStyles,
  writeAt,
} from './pdf-sheet.ts'
import { toPrintable } from './pdf-text.ts'

/** The range as a line with its two ends and the expected price between them. */
function writeRange(sheet: Sheet, { low, total, high }: Estimate): void {
  const { doc } = sheet
  const labels = [
    ['Low', low, 'left'],
    ['Expected', total, 'centre'],
    ['High', high, 'right'],
  ] as const
  for (const [index, [name, cents, align]] of labels.entries()) {
    const column = { x: MARGIN + index * (THIRD_WIDTH + GUTTER), width: THIRD_WIDTH, align }
    const y = writeAt(sheet, sheet.y, name, textStyles.small, column)
    writeAt(
      sheet,
      y,
      formatWholeDollars(cents),
      index === 1 ? textStyles.title : textStyles.heading,
      column,
    )
  }
  const y = sheet.y + 48
  const totalX =
    high > low
      ? MARGIN + (CONTENT_WIDTH * (total - low)) / (high - low)
      : MARGIN + CONTENT_WIDTH / 2
  artifact(sheet, () => {
    doc.roundedRect(MARGIN, y, CONTENT_WIDTH, 6, 3).fill(sheet.palette.line)
    doc.roundedRect(MARGIN, y, Math.max(6, totalX - MARGIN), 6, 3).fill(sheet.palette.brand)
    doc.circle(totalX, y + 3, 7).fill(sheet.palette.ink)
  })
  sheet.y = y + 22
}

/** The factors that could change the price, each next to its effect. */
function writeDrivers(sheet: Sheet, { drivers }: Estimate): void {
  if (drivers.length === 0) return
  sheet.y = writeAt(sheet, sheet.y, 'What could change the price', textStyles.heading, {
    tag: 'H2',
  })
  const top = sheet.y + 4
  let bottom = top
  for (const [index, { name, description, amount }] of drivers.entries()) {
    const column = { x: MARGIN + index * (THIRD_WIDTH + GUTTER), width: THIRD_WIDTH }
    rule(sheet, top, column.x, THIRD_WIDTH)
    let y = writeAt(sheet, top + 6, name, textStyles.label, column)
    y = writeAt(sheet, y, `up to ${formatWholeDollars(amount)}`, textStyles.label, {
      ...{ ...column, color: 'brandText' },
    })
    bottom = Math.max(bottom, writeAt(sheet, y + 2, description, textStyles.muted, column))
  }
  sheet.y = bottom
}

/** The questions that would narrow the range, one per line. */
function writeQuestions(sheet: Sheet, { questions }: Estimate): void {
  if (questions.length === 0) return
  const height = questions.reduce(
    (sum, question) =>
      sum + measure(sheet, question, textStyles.muted, { width: CONTENT_WIDTH }) + 4,
    26,
  )
  ensureSpace(sheet, height)
  sheet.y =
    writeAt(sheet, sheet.y + 10, 'Answers that narrow it', textStyles.heading, { tag: 'H2' }) + 4
  const list = group(sheet, sheet.section, 'L')
  for (const question of questions) {
    const item = group(sheet, list, 'LI')
    sheet.y =
      writeAt(sheet, sheet.y, question, textStyles.muted, {
        width: CONTENT_WIDTH,
        tag: 'LBody',
        parent: item,
      }) + 4
  }
}

const OPTION_NAME = 150
const OPTION_HOURS = 46
const OPTION_AMOUNT = 66
const OPTION_TEXT = CONTENT_WIDTH - OPTION_NAME - OPTION_HOURS - OPTION_AMOUNT - GUTTER

/** Extras, each with its own price; none is included in the total. */
function writeOptions(sheet: Sheet, { options }: Estimate): void {
  if (options.length === 0) return
  const rows = options.map((option) => ({
    ...option,
    height: Math.max(
      measure(sheet, option.name, textStyles.label, { width: OPTION_NAME }),
      measure(sheet, option.description, textStyles.muted, { width: OPTION_TEXT }),
    ),
  }))
  const height = rows.reduce((sum, row) => sum + row.height + 7, 20)
  beginChapter(sheet, 'What you could add', height)
  const note = 'Each is a price of its own, including GST. None is in the total.'
  sheet.y = writeAt(sheet, sheet.y, note, textStyles.muted) + 6
  const table = group(sheet, sheet.section, 'Table')
  const textX = MARGIN + OPTION_NAME + GUTTER
  for (const { name, description, quarterHours, amount, height } of rows) {
    ensureSpace(sheet, height + 7)
    rule(sheet, sheet.y)
    const parent = group(sheet, table, 'TR')
    const y = sheet.y + 3
    const cells = [
      [name, textStyles.label, MARGIN, OPTION_NAME, 'left', 'TH'],
      [description, textStyles.muted, textX, OPTION_TEXT, 'left', 'TD'],
      [
        formatHours(quarterHours),
        textStyles.muted,
        textX + OPTION_TEXT,
        OPTION_HOURS,
        'right',
        'TD',
      ],
      [
        formatWholeDollars(amount),
        textStyles.label,
        MARGIN + CONTENT_WIDTH - OPTION_AMOUNT,
        OPTION_AMOUNT,
        'right',
        'TD',
      ],
    ] as const
    for (const [text, style, x, width, align, tag] of cells) {
      const options = tag === 'TH' ? { scope: 'Row' } : {}
      writeAt(sheet, y, toPrintable(text, 160), style, { x, width, align, tag, parent, options })
    }
    sheet.y = y + height + 4
  }
}

const PHASE_COLUMN = { x: MARGIN, width: 84 }
const BARS_COLUMN = { x: MARGIN + PHASE_COLUMN.width, width: HALF_WIDTH - PHASE_COLUMN.width }
const NEEDS_COLUMN = { x: MARGIN + HALF_WIDTH + GUTTER, width: HALF_WIDTH }
/** Minimum distance between week numbers, in points. */
const MIN_WEEK_SPACING = 17

const weeksText = ({ firstWeek, weeks }: TimelinePhase) =>
  weeks === 1 ? `Week ${firstWeek}` : `Weeks ${firstWeek} to ${firstWeek + weeks - 1}`

/** The header of the timeline: its columns, with the week numbers above the bars. */
function writeWeeks(sheet: Sheet, table: ReturnType<typeof group>, weeks: number): void {
  const row = group(sheet, group(sheet, table, 'THead'), 'TR')
  for (const [text, column] of [
    ['Phase', PHASE_COLUMN],
    ['What we need from you', NEEDS_COLUMN],
  ] as const) {
    writeAt(sheet, sheet.y, text, textStyles.smallBold, {
      ...{ ...column, tag: 'TH', parent: row, options: { scope: 'Column' } },
    })
  }
  const weekWidth = BARS_COLUMN.width / weeks
  const step = Math.ceil(MIN_WEEK_SPACING / weekWidth)
  artifact(sheet, () => {
    for (let week = 1; week <= weeks; week += step) {
      const x = BARS_COLUMN.x + (week - 1) * weekWidth
      drawTextAt(sheet, sheet.y, String(week), textStyles.small, {
        x,
        width: Math.max(weekWidth, MIN_WEEK_SPACING),
      })
    }
  })
  sheet.y += 15
}

/** The phases as bars across the weeks, and what each phase needs from the client. */
function writeTimeline(sheet: Sheet, { timeline, weeks }: Estimate): void {
  const lastWeek = Math.max(1, ...timeline.map((phase) => phase.firstWeek + phase.weeks - 1))
  const weekWidth = BARS_COLUMN.width / lastWeek
  const rows = timeline.map((phase) => ({
    phase,
    height: Math.max(30, measure(sheet, phase.needs, textStyles.muted, NEEDS_COLUMN) + 6),
  }))
  const height = rows.reduce((sum, row) => sum + row.height, 0)
  beginChapter(sheet, 'How long it takes', height + 38)
  const summary = `${weeks} ${weeks === 1 ? 'week' : 'weeks'} from the first workshop to launch, where what we need from you comes in time.`
  sheet.y = writeAt(sheet, sheet.y, summary, textStyles.muted) + 10
  const { doc } = sheet
  const table = group(sheet, sheet.section, 'Table')
  writeWeeks(sheet, table, lastWeek)
  artifact(sheet, () => {
    const launch = BARS_COLUMN.x + weeks * weekWidth
    doc.rect(BARS_COLUMN.x, sheet.y, weeks * weekWidth, height).fill(sheet.palette.soft)
    doc.lineWidth(0.8).strokeColor(sheet.palette.ink)
    doc
      .moveTo(launch, sheet.y)
      .lineTo(launch, sheet.y + height)
      .stroke()
  })
  for (const { phase, height } of rows) {
    rule(sheet, sheet.y)
    const parent = group(sheet, table, 'TR')
    const headerCell = { ...PHASE_COLUMN, tag: 'TH', parent, options: { scope: 'Row' } }
    const y = writeAt(sheet, sheet.y + 3, phase.phase, textStyles.label, headerCell)
    writeAt(sheet, y, weeksText(phase), textStyles.small, { ...PHASE_COLUMN, tag: 'TD', parent })
    const bar = {
      x: BARS_COLUMN.x + (phase.firstWeek - 1) * weekWidth,
      width: phase.weeks * weekWidth,
    }
    const top = sheet.y + height / 2 - 6
    const colour = phase.phase === 'Care' ? sheet.palette.line : sheet.palette.brand
    artifact(sheet, () => doc.roundedRect(bar.x, top, bar.width, 12, 2).fill(colour))
    writeAt(sheet, sheet.y + 3, phase.needs, textStyles.muted, {
      ...NEEDS_COLUMN,
      tag: 'TD',
      parent,
    })
    sheet.y += height
  }
  rule(sheet, sheet.y)
}

/** Height of the range and its price factors. */
const RANGE_HEIGHT = 190

/** The range and its price factors, the timeline, and what could be added. */
export function writePlanPages(sheet: Sheet, estimate: Estimate): void {
  beginChapter(sheet, 'Price range', RANGE_HEIGHT)
  writeRange(sheet, estimate)
  writeDrivers(sheet, estimate)
  writeQuestions(sheet, estimate)
  writeTimeline(sheet, estimate)
  writeOptions(sheet, estimate)
}
