import { dayTitle } from './hours.ts'
import { capitalise } from './sentences.ts'

/** What takes place on which day, as a description lists it. */
export interface Timetable {
  /** The client's heading, or ''. */
  heading: string
  /** 'Monday, 9.30: golf croquet', in the order of the text. */
  rows: string[]
}

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?'
const TIME = '\\d{1,2}(?:[.:]\\d{2})?\\s?(?:[ap]\\.?m\\.?)?'
const ENTRY = new RegExp(
  `^(?:[-–—•*·]\\s*)?(?<days>(?:every )?${DAY}(?:(?:\\s?(?:,|&|and|to|-|–|/)\\s?)${DAY})*)\\s?[:,–-]?\\s(?<time>${TIME}(?:\\s?(?:-|–|to|until|till)\\s?${TIME})?)[,:]?\\s(?:[–-]\\s)?(?<what>(?!(?:to|until|till|am|pm|and)\\b)\\p{L}[^$]{2,70})$`,
  'iu',
)
const CONTINUED = new RegExp(`^${TIME}\\s\\p{L}[^$|]{2,60}$`, 'iu')
const MIN_ROWS = 3
/** A line or a sentence; a full stop within a time ends none. */
const UNIT = /[^\n]+?(?:[.!](?=\s|$)|(?=\n)|$)/gu
const HEADING = /^\s*(?<heading>\p{L}[\p{L}\d’& -]{2,40})(?::\s|:?$)/u

/** 'Mon 9.00 Babies | 3.30 Tadpoles': several times of one day. */
const SEVERAL = new RegExp(
  `^(?:[-–—•*·]\\s*)?(?<days>${DAY})\\s?[:,–-]?\\s(?<times>${TIME}\\s\\p{L}[^|;]*(?:\\s?[|;]\\s?${TIME}\\s\\p{L}[^|;]*)+)$`,
  'iu',
)
const rowOf = (text: string): string | undefined => {
  const several = SEVERAL.exec(text.trim().replace(/[.!]$/, ''))?.groups
  if (several)
    return `${dayTitle(several.days ?? '')}: ${(several.times ?? '').split(/\s?[|;]\s?/).join(', ')}`
  const {
    days = '',
    time = '',
    what = '',
  } = ENTRY.exec(text.trim().replace(/[.!]$/, ''))?.groups ?? {}
  return days ? `${dayTitle(days)}, ${time.trim()}: ${what.trim()}` : undefined
}

/**
 * The timetable of a tidied description, 'Playing times: Mon 9.30 golf croquet, Tue 12.45
 * association, …', and the text without it, with the same offsets; undefined if there is none.
 */
export function timetableIn(text: string): { timetable: Timetable | undefined; rest: string } {
  let heading = ''
  let rows: string[] = []
  let from = 0
  let end = 0
  const units = [...text.matchAll(UNIT)]
  for (const [index, { 0: unit, index: start }] of units.entries()) {
    const label = HEADING.exec(unit)
    const body = label && unit.length > label[0].length ? unit.slice(label[0].length) : unit
    const parts = body.includes('|') ? [body] : body.split(/[,;]\s(?![^()]*\))/)
    // '3.30 Tadpoles' below 'Mon 9.00 Babies'
    if (rows.length > 0 && CONTINUED.test(unit.trim())) {
      rows.push(`${rows.pop()}, ${unit.trim()}`)
      end = start + unit.length
      continue
    }
    const found = parts.map(rowOf)
    if (found.every((row) => row !== undefined)) {
      if (rows.length === 0) {
        from = start
        const above = units[index - 1]
        const titled = above && HEADING.exec(above[0])
        heading = body === unit ? '' : (label?.groups?.heading ?? '')
        if (heading === '' && titled && titled[0].length === above[0].length) {
          heading = titled.groups?.heading ?? ''
          from = above.index
        }
      }
      rows.push(...found)
      end = start + unit.length
    } else if (rows.length >= MIN_ROWS) break
    else rows = []
  }
  if (rows.length < MIN_ROWS) return { timetable: undefined, rest: text }
  const named = /\p{Ll}/u.test(heading) ? heading : heading.toLowerCase()
  return {
    timetable: { heading: capitalise(named.trim()), rows },
    rest: text.slice(0, from) + text.slice(from, end).replace(/[^\n]/g, ' ') + text.slice(end),
  }
}

/** 'Fri - Meat raffle tickets from 5.15 drawn 6.30, $2 each': what is on, on a day of the week. */
const DAY_LINE = new RegExp(
  `^(?:[-–—•*·]\\s*)?(?<days>${DAY})\\s?(?:\\s[-–—]|:)\\s(?<what>\\S.*)$`,
  'iu',
)
/** 'Closed', '9 to 5' and '10am till late' are opening hours. */
const HOURS_WORD =
  /(?<!\p{L})(?:closed?|open|all day|by appointment|late|midnight|noon|midday|am|pm|to|until|till|and)(?!\p{L})/giu
const isOnlyHours = (what: string): boolean =>
  !/\p{L}/u.test(what.replace(/\d/g, ' ').replace(HOURS_WORD, ''))
const MIN_DAYS = 4
const MIN_EVENTS = 3

/** The lines with those from `from` to before `end` as spaces. */
const blanked = (lines: readonly string[], from: number, end: number) =>
  lines
    .map((line, index) => (index >= from && index < end ? ' '.repeat(line.length) : line))
    .join('\n')

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/\s*\|\s*|\t+/)
    .map((cell) => cell.trim())
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

/** A programme in a table of days and times, and its lines with its header and heading. */
function tableProgramme(
  lines: readonly string[],
): { programme: Timetable; from: number; end: number } | undefined {
  const first = lines.findIndex((line) => isDayRow(cellsOf(line)))
  if (first < 0) return undefined
  const rows: string[] = []
  let end = first
  for (; end < lines.length; end += 1) {
    const cells = cellsOf(lines[end] ?? '')
    const [day = '', time = '', what = '', ...others] = cells
    if (isDayRow(cells)) {
      const details = others.filter((cell) => /\p{L}|\d/u.test(cell))
      rows.push(`${dayTitle(day)}, ${time}: ${[what, ...details].join(', ')}`)
    } else if (!isFreeDay(cells)) break
  }
  if (rows.length < MIN_ROWS) return undefined
  const header = cellsOf(lines[first - 1] ?? '').length >= 3 ? first - 1 : first
  const above = lines.slice(0, header).findLastIndex((line) => line.trim() !== '')
  const title = (lines[above] ?? '').trim()
  const isHeading = above >= header - 2 && title.length <= 40 && /\p{L}{3}[^.!?]*$/u.test(title)
  return {
    programme: { heading: isHeading ? title.replace(/[:\s]+$/, '') : '', rows },
    from: isHeading ? above : header,
    end,
  }
}

/**
 * The programme of a week of a description as it was sent, one line for each day, and the
 * description without it, with the same offsets; undefined if there is none.
 */
export function weekProgrammeIn(description: string): {
  programme: Timetable | undefined
  rest: string
} {
  const lines = description.split('\n')
  const inTable = tableProgramme(lines)
  if (inTable) {
    const { programme, from, end } = inTable
    return { programme, rest: blanked(lines, from, end) }
  }
  const dayOf = (line: string): { days?: string; what?: string } | undefined =>
    DAY_LINE.exec(line.trim())?.groups
  const first = lines.findIndex((line, index) =>
    [line, ...lines.slice(index + 1, index + MIN_DAYS)].every(dayOf),
  )
  if (first < 0 || first + MIN_DAYS > lines.length)
    return { programme: undefined, rest: description }
  const count = lines.slice(first).findIndex((line) => !dayOf(line))
  const end = count < 0 ? lines.length : first + count
  const days = lines.slice(first, end).flatMap((line) => dayOf(line) ?? [])
  if (days.filter(({ what = '' }) => !isOnlyHours(what)).length < MIN_EVENTS)
    return { programme: undefined, rest: description }
  const above = lines[first - 1]?.trim() ?? ''
  const isHeading = above !== '' && above.length <= 40 && !/[.!?]$/.test(above)
  const from = isHeading ? first - 1 : first
  return {
    programme: {
      heading: isHeading ? above.replace(/[:\s]+$/, '') : '',
      rows: days.map(({ days: day = '', what = '' }) => `${dayTitle(day)}: ${what.trim()}`),
    },
    rest: blanked(lines, from, end),
  }
}
