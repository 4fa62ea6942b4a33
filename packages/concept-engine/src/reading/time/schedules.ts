import { wordsOf } from '../english/sentences.ts'
import { pipedCells } from '../prices/cells.ts'
import { DAY, MONTH, TIME } from './calendar-words.ts'
import { dayTitle } from './hours.ts'
import type { Timetable } from './timetables.ts'

const DAYS = `${DAY}(?:\\s?(?:,|&|\\+|and|to|-|–|/)\\s?${DAY})*`
const TIMES = `${TIME}(?:\\s?(?:-|–|to|until|till)\\s?${TIME})?`
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)(?:,? 20\\d\\d)?`
const DATES = `(?:\\d{1,2}(?:st|nd|rd|th)?\\s?(?:-|–|to|&|and)\\s?)?${DATE}(?:\\s?(?:-|–|to|until|till|and|&)\\s?${DATE})?`
const MONTHS = `${MONTH}(?:\\s?(?:-|–|/|to|and|&)\\s?${MONTH})?`
/** Date or time expressions that can start a row. */
const WHEN = [
  `(?:every |each |(?:every |each )?(?:first|second|third|fourth|last|other|1st|2nd|3rd|4th)(?: and (?:third|fourth|last|3rd|4th))? )?${DAYS}(?:,? ${DATES})?(?: of (?:the|each|every) month)?`,
  DATES,
  `(?:week|wk)(?: of| commencing| beginning) ${DATES}`,
  '(?:terms?|weeks?|rounds?|days?|sessions?|wk) \\d{1,2}(?:\\s?(?:-|–|to|and|&)\\s?\\d{1,2})?',
  MONTHS,
  '(?:early |late |mid-?)?(?:spring|summer|autumn|winter)',
  '(?:(?:school|public) holidays|daylight saving|easter|christmas|weekends?|weekdays?|daily)',
].join('|')
/**
 * 'Fri - Meat raffle, $2 each', '22 Sep – Singleton, Scone', 'Mon 9.30–11.30 Playgroup (0–5)':
 * what is on, and when.
 */
const ROW = new RegExp(
  `^(?:[-–—•*·]\\s*|\\d{1,2}[.)]\\s+)?(?<when>${WHEN})(?:,?\\s(?<time>${TIMES}))?(?:\\s?[:–—-]\\s|,?\\s)(?<what>\\S.*)$`,
  'iu',
)
const CLOCK_ROW = new RegExp(
  `^(?:[-–—•*·]\\s*)?(?<when>(?<time>\\d{1,2}(?:[.:]\\d{2})?\\s?[ap]\\.?m\\.?|\\d{1,2}[.:]\\d{2})(?:\\s?(?:-|–|to)\\s?${TIME})?)(?:\\s?[:–—-]\\s|,?\\s)(?<what>\\p{L}.*)$`,
  'iu',
)
const IS_WEEKDAY = new RegExp(`^(?:every )?${DAYS}$`, 'i')
/** A sentence that begins with a date is not a row: 'Term 3 is full', 'Saturday is our busiest day'. */
const GOES_ON =
  /^(?:is|are|was|were|will|has|have|had|may|can|must|should|we|I|you|they|only|by|if|when|and|or|nights?|mornings?|evenings?|afternoons?)\b/i
const MAX_ROW_LENGTH = 140

/** 'Closed', '9 to 5' and '10am till late' are opening hours. */
const HOURS_WORD =
  /(?<!\p{L})(?:closed?|open|all day|by appointment|late|midnight|noon|midday|am|pm|to|until|till|and)(?!\p{L})/giu
const isOnlyHours = (what: string): boolean =>
  !/\p{L}/u.test(what.replace(/\d/g, ' ').replace(HOURS_WORD, ''))
/** '$45', 'adults $20, kids $10': a row of prices belongs to the price list. */
const IS_PRICE = /^(?:from )?\$\s?\d[^.;]{0,24}$/i

/** The row of a line, as a page shows it; undefined if the line does not say what is on and when. */
function rowOf(line: string): string | undefined {
  // 'Saturday 3 October ... 9.00 – 5.00'
  const text = line
    .trim()
    .replace(/[.;]$/, '')
    .replace(/\s*\.{2,}\s*/g, ' – ')
  if (text.length > MAX_ROW_LENGTH) return undefined
  const { when = '', time = '', what = '' } = (ROW.exec(text) ?? CLOCK_ROW.exec(text))?.groups ?? {}
  if (when === '' || !/\p{L}{2}|\d/u.test(what)) return undefined
  // 'Sat 12 Sept, 7 pm'
  if (time !== '' && /^[ap]\.?m\.?$/i.test(what)) return `${when}: ${time} ${what}`
  if (GOES_ON.test(what) || IS_PRICE.test(what)) return undefined
  const named = IS_WEEKDAY.test(when) ? dayTitle(when) : when
  return time !== '' && time !== when ? `${named}, ${time.trim()}: ${what}` : `${named}: ${what}`
}
/** What a row says beside its date. */
const contentOf = (row: string) => row.slice(row.indexOf(': ') + 2)
const HAS_DATE = new RegExp(`(?<![\\p{L}\\d])${DATE}(?!\\p{L})`, 'iu')
const isDated = (row: string) => HAS_DATE.test(row)
/** Whether a row says more than when the business is open: what is on, or at least the date. */
const isEvent = (row: string) => isDated(row) || !isOnlyHours(contentOf(row))

const IS_DAY = new RegExp(`^${DAY}(?:\\s?(?:,|&|and|to|-|–|/)\\s?${DAY})*$`, 'i')
const IS_TIME = new RegExp(`^${TIME}(?:\\s?(?:-|–|to|until|till)\\s?${TIME})?$`, 'i')
/** 'Mon | 6.15 am | Slow flow | Ingrid' */
const isDayRow = (cells: readonly string[]) =>
  cells.length >= 3 && IS_DAY.test(cells[0] ?? '') && IS_TIME.test(cells[1] ?? '')
/** 'Sun | none' */
const isFreeDay = (cells: readonly string[]) =>
  cells.length >= 2 &&
  IS_DAY.test(cells[0] ?? '') &&
  cells.slice(1).every((cell) => /^(?:none|closed|no classes|nil|[-–—]?)$/i.test(cell))

/** 'Sun | – | closed unless we have a function' */
const isOtherwise = (cells: readonly string[]) =>
  cells.length >= 3 &&
  IS_DAY.test(cells[0] ?? '') &&
  /^[-–—]?$/.test(cells[1] ?? '') &&
  /^\p{L}.*\s\p{L}/u.test(cells[2] ?? '')

/** A programme in a table of days and times, and its lines with its header and heading. */
function tableProgramme(
  lines: readonly string[],
): { programme: Timetable; from: number; end: number } | undefined {
  const first = lines.findIndex((line) => isDayRow(pipedCells(line)))
  if (first < 0) return undefined
  const rows: string[] = []
  let end = first
  for (; end < lines.length; end += 1) {
    const cells = pipedCells(lines[end] ?? '')
    const [day = '', time = '', what = '', ...others] = cells
    if (isDayRow(cells)) {
      const details = others.filter((cell) => /\p{L}|\d/u.test(cell))
      rows.push(`${dayTitle(day)}, ${time}: ${[what, ...details].join(', ')}`)
    } else if (isOtherwise(cells)) {
      rows.push(`${dayTitle(day)}: ${what}`)
    } else if (!isFreeDay(cells)) break
  }
  if (rows.length < MIN_ROWS) return undefined
  const header = pipedCells(lines[first - 1] ?? '').length >= 3 ? first - 1 : first
  const above = lines.slice(0, header).findLastIndex((line) => line.trim() !== '')
  const title = (lines[above] ?? '').trim()
  const isHeading = above >= header - 2 && title.length <= 40 && /\p{L}{3}[^.!?]*$/u.test(title)
  return {
    programme: { heading: isHeading ? title.replace(/[:\s]+$/, '') : '', rows },
    from: isHeading ? above : header,
    end,
  }
}

const DAY_CELL = new RegExp(`^${DAY}$`, 'i')
const MIN_DAY_CELLS = 3
/** '✓', 'x', 'yes': something takes place on that day; '–' and nothing: it does not. */
const IS_MARK = /^(?:[✓✔✗✘x*•●■]|yes|y)$/iu
const IS_NONE = /^(?:[-–—.]*|no|n|nil|none|closed)$/i
/** A cell that a client's table of the week repeats for each day. */
function weekRow(cells: readonly string[], days: readonly string[]): string | undefined {
  const [title = '', ...marks] = cells
  if (!/\p{L}{3}/u.test(title) || marks.length > days.length) return undefined
  const on = marks.flatMap((mark, index) => {
    const day = dayTitle(days[index] ?? '')
    return IS_NONE.test(mark) ? [] : [IS_MARK.test(mark) ? day : `${day} ${mark}`]
  })
  if (on.length === 0) return undefined
  const list = on.length > 1 ? `${on.slice(0, -1).join(', ')} and ${on.at(-1)}` : on[0]
  return `${title}: ${list}`
}
/** A programme in a table with a column for each day, and its lines with its heading. */
function weekProgramme(
  lines: readonly string[],
): { programme: Timetable; from: number; end: number } | undefined {
  const header = lines.findIndex(
    (line) => pipedCells(line).filter((cell) => DAY_CELL.test(cell)).length >= MIN_DAY_CELLS,
  )
  if (header < 0) return undefined
  const days = pipedCells(lines[header] ?? '').filter((cell) => DAY_CELL.test(cell))
  const rows: string[] = []
  let end = header + 1
  for (; end < lines.length; end += 1) {
    const row = weekRow(pipedCells(lines[end] ?? ''), days)
    if (row === undefined || pipedCells(lines[end] ?? '').length < MIN_DAY_CELLS) break
    rows.push(row)
  }
  if (rows.length < MIN_HEADED_ROWS) return undefined
  const above = headingAbove(lines, header)
  return {
    // '(from brochure)' says where the client copied it.
    programme: { heading: above?.heading.replace(/\s*\([^()]*\)$/, '') ?? '', rows },
    from: above?.line ?? header,
    end,
  }
}

/** 'Mon–Fri', 'Sun & pub hols', 'Christmas Day, Good Friday' */
const IS_DAYS = new RegExp(
  `^(?:${DAY}(?:\\s?(?:,|&|and|to|-|–|/)\\s?(?:${DAY}|pub(?:lic)?\\.? hol(?:iday)?s?))*|(?:public holidays?|pub\\.? hols?|christmas day|good friday|anzac day|weekdays|weekends|daily)(?:(?:,| and| &) [\\p{L} ]{4,20})?)$`,
  'iu',
)
/** 'Mon–Fri | 5.45am | 8.15am', 'Good Friday | no service': when something leaves. */
const isTimesRow = (cells: readonly string[]) =>
  cells.length >= 2 &&
  IS_DAYS.test(cells[0] ?? '') &&
  cells
    .slice(1)
    .every((cell) => IS_TIME.test(cell) || /^(?:no \p{L}+|closed|none|[-–—])$/iu.test(cell))
/** A table of departures, with days before their times, and its lines with its heading. */
function departures(
  lines: readonly string[],
  first: number,
): { programme: Timetable; end: number; above: Heading | undefined } | undefined {
  let end = first
  while (isTimesRow(pipedCells(lines[end] ?? ''))) end += 1
  const rows = lines.slice(first, end).map((line) => {
    const [days = '', ...times] = pipedCells(line)
    return `${dayTitle(days)}: ${times.filter((time) => /\p{L}|\d/u.test(time)).join(', ')}`
  })
  const hasTimes = rows.filter((row) => /\d.*, .*\d/.test(row)).length > 0
  if (rows.length < MIN_HEADED_ROWS || !hasTimes) return undefined
  const above = headingAbove(lines, first)
  return { programme: { heading: above?.heading ?? '', rows }, end, above }
}

const MIN_ROWS = 3
/** Below a heading, or with dates in all of them, two rows are enough. */
const MIN_HEADED_ROWS = 2
const MAX_HEADING = 44
/** What stands above a list for the designer, or of people, fields and prices. */
const OTHER_HEADING =
  /\b(?:pages?|web ?site|site|sections?|forms?|fields?(?! (?:trips?|days?|naturalists))|home|menu items|must|should|need|want|please|notes?|colou?rs?|photos?|prices?|pricing|fees?|rates?|costs?|hours|open)\b/i

const SCHEDULE_NAME =
  /(?<=[.!?]\s)((?:\p{L}+ ){0,2}(?:program(?:me)?|timetable|schedule|sessions|classes|dates|events|what[’']s on)(?: \([^()]{2,20}\))?)$/iu
interface Heading {
  heading: string
  /** Its line, and where it starts there. */
  line: number
  from: number
  /** Whether it can only be about the lines below: it ends with a colon, or has few words. */
  isLabel: boolean
}
const MAX_LABEL_WORDS = 3

/** The heading above a line: a short line, or the end of one. */
function headingAbove(lines: readonly string[], first: number): Heading | undefined {
  const line = lines.slice(0, first).findLastIndex((text) => text.trim() !== '')
  if (line < 0 || line < first - 2) return undefined
  const text = (lines[line] ?? '').trimEnd()
  const whole = text.replace(/^[\s\d.)(-]*(?=\p{L})/u, '')
  if (
    whole.length <= MAX_HEADING &&
    /\p{L}{3}/u.test(whole) &&
    !/[.!?,;]$/.test(whole) &&
    !/[.!?]\s/.test(whole)
  )
    return {
      ...{ heading: whole.replace(/[:\s]+$/, ''), line, from: 0 },
      isLabel: whole.endsWith(':') || wordsOf(whole).length <= MAX_LABEL_WORDS,
    }
  // '… We follow school terms. The rest of this year:'
  const [, last = ''] = /(?<=[.!?]\s)([^.!?]{3,44}):$/.exec(text) ?? []
  if (last !== '')
    return { heading: last, line, from: text.length - last.length - 1, isLabel: true }
  // '… Carpark free. Program (draft)'
  const [, name = ''] = SCHEDULE_NAME.exec(text) ?? []
  return name === ''
    ? undefined
    : { heading: name, line, from: text.length - name.length, isLabel: true }
}

/** 'Weekly: Mon croquet 9.30. Tues ladies’ pennant 10am. Sat pennant 1pm.' */
const IN_LINE = new RegExp(
  `^(?<before>\\s*(?:[-–—•*·]|\\d{1,2}[.)])?\\s*)(?<heading>\\p{L}[\\p{L}’' ]{2,30}):\\s(?<rows>(?:every )?${DAYS}\\b.*)$`,
  'iu',
)
const NEXT_DAY = new RegExp(`(?:[.;,]|\\s\\|)\\s(?=(?:every )?${DAY}\\b)`, 'iu')

/** The schedule of a single line; undefined if it holds none. */
function inLine(line: string): Timetable | undefined {
  const { heading = '', rows: text = '' } = IN_LINE.exec(line)?.groups ?? {}
  const rows = text.split(NEXT_DAY).map(rowOf)
  return rows.length >= MIN_ROWS &&
    !OTHER_HEADING.test(heading) &&
    rows.every((row) => row !== undefined) &&
    rows.filter(isEvent).length >= MIN_ROWS
    ? { heading, rows }
    : undefined
}

/** 'Calendar: Term 4 starts 17 October. Exam 21 November. …': what is on, with its date behind it. */
const DATES_LABEL =
  /^(?<before>\s*(?:[-–—•*·]|\d{1,2}[.)])?\s*)(?<heading>(?:(?:our|the|key|important|other|upcoming|coming|next|school|club|\d{4}) )*(?:calendar|dates|events|what[’']s on|coming up|diary)(?: (?:for )?\d{4})?):\s(?<rows>.+)$/iu
const HAS_MONTH = new RegExp(`(?<!\\p{L})(?:${DATE}|${MONTH})(?!\\p{L})`, 'iu')
/** The dates behind such a label, each in its own words, up to the first sentence without one. */
function labelledDates(line: string): { programme: Timetable; end: number } | undefined {
  const { before = '', heading = '', rows: text = '' } = DATES_LABEL.exec(line)?.groups ?? {}
  const rows: string[] = []
  let end = before.length + heading.length + 2
  for (const { 0: sentence } of text.matchAll(/[^.;]+(?:[.;](?=\s|$)\s*|$)|[^.;]+[.;]\S+/gu)) {
    if (!HAS_MONTH.test(sentence)) break
    rows.push(sentence.trim().replace(/[.;]$/, ''))
    end += sentence.length
  }
  return rows.length >= MIN_HEADED_ROWS ? { programme: { heading, rows }, end } : undefined
}

/**
 * The schedules of a description as it was sent, each with its heading, and the description without
 * them, with the same offsets: what is on each week, the dates of a term, the route of a tour. Rows
 * stay as they are written, with their prices.
 */
export function schedulesIn(description: string): { schedules: Timetable[]; rest: string } {
  const lines = description.split('\n')
  const rest = [...lines]
  const schedules: Timetable[] = []
  const blank = (line: number, from = 0) => {
    const text = rest[line] ?? ''
    rest[line] = text.slice(0, from) + ' '.repeat(Math.max(0, text.length - from))
  }
  for (const table of [tableProgramme(lines), weekProgramme(lines)]) {
    if (!table) continue
    schedules.push(table.programme)
    for (let line = table.from; line < table.end; line += 1) blank(line)
  }
  for (let first = 0; first < lines.length; first += 1) {
    if ((rest[first] ?? '').trim() === '') continue
    const leaving = departures(lines, first)
    if (leaving) {
      schedules.push(leaving.programme)
      for (let line = first; line < leaving.end; line += 1) blank(line)
      if (leaving.above) blank(leaving.above.line, leaving.above.from)
      first = leaving.end - 1
      continue
    }
    const dated = labelledDates(lines[first] ?? '')
    if (dated) {
      schedules.push(dated.programme)
      const text = rest[first] ?? ''
      rest[first] = ' '.repeat(dated.end) + text.slice(dated.end)
      continue
    }
    const single = inLine(lines[first] ?? '')
    if (single) {
      schedules.push(single)
      blank(first)
      continue
    }
    const rows: string[] = []
    for (let line = first; line < lines.length; line += 1) {
      const row = rest[line] === lines[line] ? rowOf(lines[line] ?? '') : undefined
      if (row === undefined) break
      rows.push(row)
    }
    const above = headingAbove(lines, first)
    const events = rows.filter(isEvent).length
    const isOtherList = above?.isLabel && OTHER_HEADING.test(above.heading)
    const isHeaded = above !== undefined && !OTHER_HEADING.test(above.heading)
    // Where each row has its price, they are a price list.
    const isPriceList = rows.every((row) => /\$\s?\d/.test(row))
    if (
      isPriceList ||
      isOtherList ||
      rows.length < (isHeaded || rows.every(isDated) ? MIN_HEADED_ROWS : MIN_ROWS) ||
      events * 4 < rows.length * 3
    ) {
      first += Math.max(0, rows.length - 1)
      continue
    }
    schedules.push({ heading: isHeaded ? above.heading : '', rows })
    for (let line = first; line < first + rows.length; line += 1) blank(line)
    if (isHeaded) blank(above.line, above.from)
    first += rows.length - 1
  }
  return { schedules, rest: rest.join('\n') }
}
