import type { Estimate, TimelinePhase } from '@agency/contract/estimate'
import {
  artifact,
  beginChapter,
  dollars,
  ensureSpace,
  GUTTER,
  group,
  HALF,
  hoursOf,
  INNER,
  MARGIN,
  measure,
  paintAt,
  rule,
  type Sheet,
  THIRD,
  type,
  writeAt,
} from './pdf-sheet.ts'
import { printable } from './pdf-text.ts'

/** The range as a line with its two ends and the expected price between them. */
function writeRange(sheet: Sheet, { low, total, high }: Estimate): void {
  const { doc } = sheet
  const marks = [
    ['Low', low, 'left'],
    ['Expected', total, 'centre'],
    ['High', high, 'right'],
  ] as const
  for (const [index, [name, cents, align]] of marks.entries()) {
    const place = { x: MARGIN + index * (THIRD + GUTTER), width: THIRD, align }
    const y = writeAt(sheet, sheet.y, name, type.small, place)
    writeAt(sheet, y, dollars(cents), index === 1 ? type.title : type.head, place)
  }
  const y = sheet.y + 48
  const at = high > low ? MARGIN + (INNER * (total - low)) / (high - low) : MARGIN + INNER / 2
  artifact(sheet, () => {
    doc.roundedRect(MARGIN, y, INNER, 6, 3).fill(sheet.palette.line)
    doc.roundedRect(MARGIN, y, Math.max(6, at - MARGIN), 6, 3).fill(sheet.palette.brand)
    doc.circle(at, y + 3, 7).fill(sheet.palette.ink)
  })
  sheet.y = y + 22
}

/** The factors that could change the price, each next to its effect. */
function writeDrivers(sheet: Sheet, { drivers }: Estimate): void {
  if (drivers.length === 0) return
  sheet.y = writeAt(sheet, sheet.y, 'What could change the price', type.head, { tag: 'H2' })
  const top = sheet.y + 4
  let below = top
  for (const [index, { name, description, amount }] of drivers.entries()) {
    const place = { x: MARGIN + index * (THIRD + GUTTER), width: THIRD }
    rule(sheet, top, place.x, THIRD)
    let y = writeAt(sheet, top + 6, name, type.label, place)
    y = writeAt(sheet, y, `up to ${dollars(amount)}`, type.label, {
      ...{ ...place, color: 'brandText' },
    })
    below = Math.max(below, writeAt(sheet, y + 2, description, type.muted, place))
  }
  sheet.y = below
}

/** The questions that would narrow the range, one per line. */
function writeQuestions(sheet: Sheet, { questions }: Estimate): void {
  if (questions.length === 0) return
  const height = questions.reduce(
    (sum, question) => sum + measure(sheet, question, type.muted, { width: INNER }) + 4,
    26,
  )
  ensureSpace(sheet, height)
  sheet.y = writeAt(sheet, sheet.y + 10, 'Answers that narrow it', type.head, { tag: 'H2' }) + 4
  const list = group(sheet, sheet.section, 'L')
  for (const question of questions) {
    const item = group(sheet, list, 'LI')
    sheet.y =
      writeAt(sheet, sheet.y, question, type.muted, { width: INNER, tag: 'LBody', parent: item }) +
      4
  }
}

const OPTION_NAME = 150
const OPTION_HOURS = 46
const OPTION_AMOUNT = 66
const OPTION_TEXT = INNER - OPTION_NAME - OPTION_HOURS - OPTION_AMOUNT - GUTTER

/** Extras, each with its own price; none is included in the total. */
function writeOptions(sheet: Sheet, { options }: Estimate): void {
  if (options.length === 0) return
  const rows = options.map((option) => ({
    ...option,
    height: Math.max(
      measure(sheet, option.name, type.label, { width: OPTION_NAME }),
      measure(sheet, option.description, type.muted, { width: OPTION_TEXT }),
    ),
  }))
  const height = rows.reduce((sum, row) => sum + row.height + 9, 20)
  beginChapter(sheet, 'What you could add', height)
  const note = 'Each is a price of its own, including GST. None is in the total.'
  sheet.y = writeAt(sheet, sheet.y, note, type.muted) + 6
  const table = group(sheet, sheet.section, 'Table')
  const text = MARGIN + OPTION_NAME + GUTTER
  for (const { name, description, quarterHours, amount, height } of rows) {
    ensureSpace(sheet, height + 9)
    rule(sheet, sheet.y)
    const parent = group(sheet, table, 'TR')
    const y = sheet.y + 4
    const cells = [
      [name, type.label, MARGIN, OPTION_NAME, 'left', 'TH'],
      [description, type.muted, text, OPTION_TEXT, 'left', 'TD'],
      [hoursOf(quarterHours), type.muted, text + OPTION_TEXT, OPTION_HOURS, 'right', 'TD'],
      [dollars(amount), type.label, MARGIN + INNER - OPTION_AMOUNT, OPTION_AMOUNT, 'right', 'TD'],
    ] as const
    for (const [words, style, x, width, align, tag] of cells) {
      const options = tag === 'TH' ? { scope: 'Row' } : {}
      writeAt(sheet, y, printable(words, 160), style, { x, width, align, tag, parent, options })
    }
    sheet.y = y + height + 5
  }
}

const PHASE = { x: MARGIN, width: 84 }
const BARS = { x: MARGIN + PHASE.width, width: HALF - PHASE.width }
const NEEDS = { x: MARGIN + HALF + GUTTER, width: HALF }
/** Minimum distance between week numbers, in points. */
const WEEK = 17

const weeksText = ({ firstWeek, weeks }: TimelinePhase) =>
  weeks === 1 ? `Week ${firstWeek}` : `Weeks ${firstWeek} to ${firstWeek + weeks - 1}`

/** The header of the timeline: its columns, with the week numbers above the bars. */
function writeWeeks(sheet: Sheet, table: ReturnType<typeof group>, weeks: number): void {
  const row = group(sheet, group(sheet, table, 'THead'), 'TR')
  for (const [text, place] of [
    ['Phase', PHASE],
    ['What we need from you', NEEDS],
  ] as const) {
    writeAt(sheet, sheet.y, text, type.smallBold, {
      ...{ ...place, tag: 'TH', parent: row, options: { scope: 'Column' } },
    })
  }
  const each = BARS.width / weeks
  const step = Math.ceil(WEEK / each)
  artifact(sheet, () => {
    for (let week = 1; week <= weeks; week += step) {
      const x = BARS.x + (week - 1) * each
      paintAt(sheet, sheet.y, String(week), type.small, { x, width: Math.max(each, WEEK) })
    }
  })
  sheet.y += 15
}

/** The phases as bars across the weeks, and what each phase needs from the client. */
function writeTimeline(sheet: Sheet, { timeline, weeks }: Estimate): void {
  const last = Math.max(1, ...timeline.map((phase) => phase.firstWeek + phase.weeks - 1))
  const each = BARS.width / last
  const rows = timeline.map((phase) => ({
    phase,
    height: Math.max(34, measure(sheet, phase.needs, type.muted, NEEDS) + 10),
  }))
  const height = rows.reduce((sum, row) => sum + row.height, 0)
  beginChapter(sheet, 'How long it takes', height + 38)
  const words = `${weeks} ${weeks === 1 ? 'week' : 'weeks'} from the first workshop to launch, where what we need from you comes in time.`
  sheet.y = writeAt(sheet, sheet.y, words, type.muted) + 10
  const { doc } = sheet
  const table = group(sheet, sheet.section, 'Table')
  writeWeeks(sheet, table, last)
  artifact(sheet, () => {
    const launch = BARS.x + weeks * each
    doc.rect(BARS.x, sheet.y, weeks * each, height).fill(sheet.palette.soft)
    doc.lineWidth(0.8).strokeColor(sheet.palette.ink)
    doc
      .moveTo(launch, sheet.y)
      .lineTo(launch, sheet.y + height)
      .stroke()
  })
  for (const { phase, height } of rows) {
    rule(sheet, sheet.y)
    const parent = group(sheet, table, 'TR')
    const head = { ...PHASE, tag: 'TH', parent, options: { scope: 'Row' } }
    const y = writeAt(sheet, sheet.y + 5, phase.phase, type.label, head)
    writeAt(sheet, y, weeksText(phase), type.small, { ...PHASE, tag: 'TD', parent })
    const bar = { x: BARS.x + (phase.firstWeek - 1) * each, width: phase.weeks * each }
    const top = sheet.y + height / 2 - 6
    const colour = phase.phase === 'Care' ? sheet.palette.line : sheet.palette.brand
    artifact(sheet, () => doc.roundedRect(bar.x, top, bar.width, 12, 2).fill(colour))
    writeAt(sheet, sheet.y + 5, phase.needs, type.muted, { ...NEEDS, tag: 'TD', parent })
    sheet.y += height
  }
  rule(sheet, sheet.y)
}

/** Height of the range and its price factors. */
const RANGE = 190

/** The range and its price factors, the timeline, and what could be added. */
export function writePlanPages(sheet: Sheet, estimate: Estimate): void {
  beginChapter(sheet, 'Price range', RANGE)
  writeRange(sheet, estimate)
  writeDrivers(sheet, estimate)
  writeQuestions(sheet, estimate)
  writeTimeline(sheet, estimate)
  writeOptions(sheet, estimate)
}
