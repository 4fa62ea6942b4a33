import type { Estimate, TimelinePhase } from '@agency/contract/estimate'
import {
  artifact,
  beginSection,
  dollars,
  GUTTER,
  group,
  hoursOf,
  INNER,
  ink,
  MARGIN,
  measure,
  newPage,
  room,
  rule,
  type Sheet,
  THIRD,
  title,
  type,
  writeAt,
} from './pdf-sheet.ts'
import { printable } from './pdf-text.ts'

const head = (sheet: Sheet, text: string) => {
  sheet.y = writeAt(sheet, sheet.y, text, type.head, { tag: 'H2' }) + 4
}

/** The range as a line with its two ends and the likely price between them. */
function writeRange(sheet: Sheet, { low, total, high }: Estimate): void {
  const { doc } = sheet
  const marks = [
    ['At the least', low, 'left'],
    ['Likely', total, 'centre'],
    ['At the most', high, 'right'],
  ] as const
  for (const [index, [name, cents, align]] of marks.entries()) {
    const place = { x: MARGIN + index * (THIRD + GUTTER), width: THIRD, align }
    const y = writeAt(sheet, sheet.y, name, type.small, place)
    writeAt(sheet, y, dollars(cents), index === 1 ? type.title : type.head, {
      ...place,
      ...(index !== 1 && { options: {} }),
    })
  }
  const y = sheet.y + 46
  const at = high > low ? MARGIN + (INNER * (total - low)) / (high - low) : MARGIN + INNER / 2
  artifact(sheet, () => {
    doc.roundedRect(MARGIN, y, INNER, 6, 3).fill(ink.line)
    doc.roundedRect(MARGIN, y, Math.max(6, at - MARGIN), 6, 3).fill(ink.brand)
    doc.circle(at, y + 3, 7).fill(ink.ink)
  })
  sheet.y = y + 22
}

/** What moves the price, side by side with its effect. */
function writeDrivers(sheet: Sheet, { drivers }: Estimate): void {
  if (drivers.length === 0) return
  head(sheet, 'What moves it')
  const top = sheet.y + 4
  let below = top
  for (const [index, { name, description, amount }] of drivers.entries()) {
    const place = { x: MARGIN + index * (THIRD + GUTTER), width: THIRD }
    rule(sheet, top, place.x, THIRD)
    let y = writeAt(sheet, top + 6, name, type.label, place)
    y = writeAt(sheet, y, `up to ${dollars(amount)} either way`, type.label, {
      ...{ ...place, color: ink.brandText },
    })
    below = Math.max(below, writeAt(sheet, y + 2, description, type.muted, place))
  }
  sheet.y = below + 22
}

const OPTION_NAME = 178
const OPTION_AMOUNT = 76
const OPTION_HOURS = 46
const OPTION_TEXT = INNER - OPTION_NAME - OPTION_AMOUNT - OPTION_HOURS - 2 * GUTTER

/** Extras, each with its own price; none is in the total. */
function writeOptions(sheet: Sheet, { options }: Estimate): void {
  if (options.length === 0) return
  room(sheet, 24 + 60)
  head(sheet, 'You could add')
  sheet.y =
    writeAt(sheet, sheet.y, 'Prices include GST. None of these is in the total.', type.muted) + 6
  const table = group(sheet, sheet.section, 'Table')
  const hoursAt = MARGIN + INNER - OPTION_AMOUNT - OPTION_HOURS
  for (const { name, description, quarterHours, amount } of options) {
    const height = measure(sheet, description, type.muted, { width: OPTION_TEXT })
    room(sheet, height + 9)
    rule(sheet, sheet.y)
    const parent = group(sheet, table, 'TR')
    const y = sheet.y + 4
    const cells = [
      [name, type.label, MARGIN, OPTION_NAME, 'left', 'TH'],
      [description, type.muted, MARGIN + OPTION_NAME + GUTTER, OPTION_TEXT, 'left', 'TD'],
      [hoursOf(quarterHours), type.muted, hoursAt, OPTION_HOURS, 'right', 'TD'],
      [dollars(amount), type.label, hoursAt + OPTION_HOURS, OPTION_AMOUNT, 'right', 'TD'],
    ] as const
    for (const [text, style, x, width, align, tag] of cells) {
      const options = tag === 'TH' ? { scope: 'Row' } : {}
      writeAt(sheet, y, printable(text, 160), style, { x, width, align, tag, parent, options })
    }
    sheet.y = y + height + 5
  }
  sheet.y += 22
}

const PHASE_NAME = 78
const BARS = { x: MARGIN + PHASE_NAME, width: 210 }
const NEEDS = { x: BARS.x + BARS.width + GUTTER, width: INNER - PHASE_NAME - BARS.width - GUTTER }

const weeksText = ({ firstWeek, weeks }: TimelinePhase) =>
  weeks === 1 ? `Week ${firstWeek}` : `Weeks ${firstWeek} to ${firstWeek + weeks - 1}`

/** The phases as bars over the weeks, and what each needs from the client. */
function writeTimeline(sheet: Sheet, { timeline, weeks }: Estimate): void {
  const last = Math.max(1, ...timeline.map((phase) => phase.firstWeek + phase.weeks - 1))
  const each = BARS.width / last
  const rows = timeline.map((phase) => ({
    phase,
    height: Math.max(28, measure(sheet, phase.needs, type.muted, NEEDS) + 10),
  }))
  const height = rows.reduce((sum, row) => sum + row.height, 0)
  room(sheet, 70 + height)
  head(sheet, 'How long it takes')
  const words = `${weeks} ${weeks === 1 ? 'week' : 'weeks'} from the first workshop to launch, if what we need from you comes in time.`
  sheet.y = writeAt(sheet, sheet.y, words, type.muted) + 8
  const { doc } = sheet
  const table = group(sheet, sheet.section, 'Table')
  const row = group(sheet, group(sheet, table, 'THead'), 'TR')
  for (const [text, place] of [
    ['Phase', { x: MARGIN, width: PHASE_NAME }],
    ['Weeks', BARS],
    ['What we need from you', NEEDS],
  ] as const) {
    writeAt(sheet, sheet.y, text, type.smallBold, {
      ...{ ...place, tag: 'TH', parent: row, options: { scope: 'Column' } },
    })
  }
  sheet.y += 16
  const launch = BARS.x + weeks * each
  artifact(sheet, () => {
    doc.lineWidth(0.4).strokeColor(ink.line)
    const step = Math.max(1, Math.ceil(last / 14))
    for (let week = 0; week <= last; week += step) {
      const x = BARS.x + week * each
      doc
        .moveTo(x, sheet.y)
        .lineTo(x, sheet.y + height)
        .stroke()
    }
    doc.lineWidth(1).strokeColor(ink.ink)
    doc
      .moveTo(launch, sheet.y - 2)
      .lineTo(launch, sheet.y + height)
      .stroke()
  })
  for (const { phase, height } of rows) {
    rule(sheet, sheet.y)
    const parent = group(sheet, table, 'TR')
    writeAt(sheet, sheet.y + 6, phase.phase, type.label, {
      ...{ width: PHASE_NAME, tag: 'TH', parent, options: { scope: 'Row' } },
    })
    const x = BARS.x + (phase.firstWeek - 1) * each
    const width = phase.weeks * each
    const { y } = sheet
    artifact(sheet, () =>
      doc
        .roundedRect(x + 1, y + 7, width - 2, 14, 2)
        .fill(phase.phase === 'Care' ? ink.line : ink.brand),
    )
    const label = weeksText(phase)
    const fits = width > 62
    writeAt(sheet, y + 8.2, label, type.small, {
      ...(fits
        ? { x: x + 6, width: width - 8, color: ink.onBrand }
        : x + width + 66 < BARS.x + BARS.width
          ? { x: x + width + 4, width: 64 }
          : { x: x - 68, width: 64, align: 'right' as const }),
      ...{ tag: 'TD', parent },
    })
    writeAt(sheet, y + 6, phase.needs, type.muted, { ...NEEDS, tag: 'TD', parent })
    sheet.y += height
  }
  sheet.y += 22
}

/** The range and what moves it, what could be added, and the time it takes. */
export function writePlanPages(sheet: Sheet, estimate: Estimate): void {
  newPage(sheet)
  beginSection(sheet, 'Range, options and time')
  title(sheet, 'How sure we are')
  writeRange(sheet, estimate)
  writeDrivers(sheet, estimate)
  writeOptions(sheet, estimate)
  writeTimeline(sheet, estimate)
}
