import { capitalise } from '../english/sentences.ts'

const DAY =
  '(?:mondays?|mon|tuesdays?|tues?|wednesdays?|weds?|thursdays?|thurs?|thu|fridays?|fri|saturdays?|sat|sundays?|sun)'
const DAY_LIST = `${DAY}(?:(?:\\s?(?:-|–|—|&|,|\\/|,? ?and|to|through|thru|till?)\\s?|\\s)${DAY})*`
const DAY_GROUP =
  'every\\s?day|daily|weekdays|weekends|weeknights|public holidays|(?:seven|7|six|6|five|5) days(?: a week)?'
const RECURRENCE =
  '(?:(?:every|each) (?:second|other)|(?:the )?(?:first|second|third|fourth|last)(?: and (?:third|fourth|last))?|(?:the )?[1-5](?:st|nd|rd|th)(?:(?: and | & )[1-5](?:st|nd|rd|th))?)'
const DAYS = `(?:(?:${DAY_GROUP})(?: (?:except|but(?: not)?)(?: on)? ${DAY_LIST})?|(?:${RECURRENCE} )?${DAY_LIST}(?: of (?:the|each|every) month)?)`
const CLOCK_TIME =
  '(?:\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.)?|noon|midday|midnight)'
const APPROXIMATELY = '(?:(?:about|around|roughly|approx\\.?) )?'
const TIME_RANGE = `${CLOCK_TIME}\\s?(?:-|–|—|to|until|till?)\\s?${APPROXIMATELY}(?:${CLOCK_TIME}|late)`
const TIMES = `(?:${TIME_RANGE}(?:(?:,|,? and| &)\\s${TIME_RANGE})*|(?:until|till?) (?:${CLOCK_TIME}|late)|closed|shut)`
const UNITS = new RegExp(
  `(?<![\\p{L}\\p{N}$.])(?:(?<days>${DAYS})|(?<times>${TIMES}))(?![\\p{L}\\p{N}%$]|[.:]\\d)`,
  'giu',
)
/** Text that may separate days from their times, and one such pair from the next. */
const GAP =
  /^[\s,;:.()–—-]*(?:(?:and|from|between|on|open|opens|we|we’re|are|is|also|only|late|night|nights|the|shop|office)\b[\s,;:–—-]*)*$/i

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const fullDay = (day: string) =>
  DAY_NAMES.find((name) => name.toLowerCase().startsWith(day.toLowerCase().slice(0, 3))) ?? day

/** 'Monday to Friday' for 'Mon-Fri'. */
export const dayTitle = (days: string) =>
  capitalise(
    days
      .replace(new RegExp(`\\b${DAY}\\b`, 'gi'), fullDay)
      .replace(/\s?(?:-|–|—|\b(?:through|thru|till?)\b)\s?/g, ' to ')
      .replace(/\s?[&/]\s?/g, ' and ')
      .replace(/day (?=\p{Lu})/gu, 'day and ')
      .replace(/^the /i, '')
      .replace(/\s+/g, ' ')
      // 'Tuesday and Wednesday and Thursday'
      .replace(/ and (?=.* and )/g, ', '),
  )

const timesOf = (times: string) =>
  capitalise(
    times
      .replace(/\s?(?:-|–|—|(?<=\S )\b(?:to|until|till?)\b)\s?/gi, ' – ')
      .replace(/\s?[ap]\.?m\b/gi, (half) => half.trim().toLowerCase())
      .replace(/^till?\b/i, 'until')
      .replace(/^shut$/i, 'closed')
      .replace(/\s+/g, ' ')
      .trim(),
  )

interface Unit {
  kind: 'days' | 'times'
  text: string
  start: number
  end: number
}

const unitsIn = (text: string): Unit[] =>
  [...text.matchAll(UNITS)].map(({ 0: wording, index, groups }) => ({
    kind: groups?.days === undefined ? 'times' : 'days',
    ...{ text: wording, start: index, end: index + wording.length },
  }))

const isClosed = ({ text }: Unit) => /^(?:closed|shut)$/i.test(text)

/** The days and times of a text, grouped; any other text in between starts a new group. */
function runsIn(text: string): Unit[][] {
  const units = unitsIn(text)
  const isNear = (a: Unit | undefined, b: Unit | undefined) =>
    a !== undefined && b !== undefined && GAP.test(text.slice(a.end, b.start))
  const runs: Unit[][] = []
  for (const [index, unit] of units.entries()) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const next = units[index + 1]
    // 'Shut all of July' is not about days of the week.
    const isAboutWeekdays =
      (next?.kind === 'days' && isNear(unit, next)) ||
      (before?.kind === 'days' && isNear(before, unit))
    if (isClosed(unit) && !isAboutWeekdays) continue
    if (run && isNear(before, unit)) run.push(unit)
    else runs.push([unit])
  }
  // 'Seven days: 8 to 7 weekdays, 8 to 1 weekends' has its times before their days.
  return runs.map((run) => {
    const [first, second] = run
    const isSummary =
      first?.kind === 'days' && second && text.slice(first.end, second.start).includes(':')
    return isSummary && run.length % 2 === 1 && run.at(-1)?.kind === 'days' ? run.slice(1) : run
  })
}

export interface OpeningHours {
  /** 'Tuesday to Sunday'. */
  title: string
  /** '7am – 3pm', 'Until 8pm' or 'Closed'. */
  value: string
}

/** Times that precede their days: '9 to 1 on Friday', 'closed Sunday'. */
const connects = (text: string, times: Unit, next: Unit) =>
  isClosed(times) || /\bon\s*$/i.test(text.slice(times.end, next.start))

/** The days of a run with their times; days without times are left out. */
function pairsIn(text: string, run: readonly Unit[]): OpeningHours[] {
  const pairs: OpeningHours[] = []
  const timesComeFirst = run[0]?.kind === 'times'
  let days: string[] = []
  let times = ''
  const close = () => {
    // 'Tuesday to Saturday, Thursday until 8' gives one of the days separate hours.
    const parts = dayTitle(days.join(' and '))
      .split(/, | and /)
      .map((title) => ({ title, value: '' }))
    const isConflicting = parts.some((part, index) =>
      parts.slice(index + 1).some((other) => sharesDay(part, other)),
    )
    if (days.length > 0 && times && !isConflicting)
      pairs.push({ title: dayTitle(days.join(' and ')), value: timesOf(times) })
    days = []
    times = ''
  }
  for (const [index, unit] of run.entries()) {
    const next = run[index + 1]
    const begins =
      unit.kind === 'times'
        ? timesComeFirst || (next?.kind === 'days' && connects(text, unit, next))
        : !timesComeFirst &&
          times !== '' &&
          !(run[index - 1]?.kind === 'times' && connects(text, run[index - 1] as Unit, unit))
    if (begins && (times !== '' || (unit.kind === 'times' && days.length > 0))) close()
    // 'Tues–Sat, late night Thursday until 9'
    const before = run[index - 1]
    // 'Tues–Sat, Thursday late until 9': a day within a range has its own hours.
    const isWithin =
      before?.kind === 'days' &&
      unit.kind === 'days' &&
      sharesDay(
        { title: dayTitle(before.text), value: '' },
        { title: dayTitle(unit.text), value: '' },
      )
    if (
      before &&
      unit.kind === 'days' &&
      (isWithin || /\blate\b/i.test(text.slice(before.end, unit.start)))
    ) {
      times ||= 'open'
      close()
    }
    if (unit.kind === 'days') days.push(unit.text)
    else times = times ? `${times}, ${unit.text}` : unit.text
  }
  close()
  return pairs
}

const OPENING_WORD = /\b(?:open\w*|hours?|closed?|shut|staffed)\b/i
const CLEARLY_TIME = /[ap]\.?m\b|[:.]\d\d|noon|midday|midnight|late|closed|shut/i
/**
 * '7 to 9' may be ages or a number of people; '9 to 5' can only be times, as it continues past
 * noon.
 */
const goesOverNoon = (times: string) => {
  const [from = 0, to = 0] = (times.match(/\d+/g) ?? []).map(Number)
  return from > to && from <= 11
}

/** A day that is open for a part whose times are not stated. */
const PART_OF_DAY =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)\p{L}* (?:mornings?|afternoons?|arvos?|evenings?|nights?)(?!\p{L})(?! ?(?:from |at |till? |until |to )?\d)(?=.*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|only|by appointment|winter|summer|season))/iu

const MONTH =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|tember|ober|ember)?'
/** 'Saturday 8 to 11.30 from September to March only': hours that depend on the season. */
const SEASONAL = new RegExp(
  `\\b${MONTH}\\s?(?:-|–|to|till?|until|through)\\s?${MONTH}\\b|\\b(?:in|during|over) (?:the )?(?:summer|winter|autumn|spring|wet season|dry season|school (?:holidays|terms?))\\b|\\b(?:summer|winter|autumn|spring|school holidays?|term time) (?:only|hours)\\b`,
  'i',
)

/** 'Open 11 till 8, Fri Sat 8.30': the last time says until when, for those days only. */
const LATER_CLOSING = new RegExp(
  String.raw`${TIME_RANGE},? (?:but |and )?${DAY_LIST},? (?:till? |until )?\d{1,2}[.:]\d{2}(?!\d|\s?(?:am|pm)?\s?(?:-|–|—|to|until|till?)\s?\d)`,
  'i',
)

/** The opening hours that are stated, in the order of the text; days without times are left out. */
export function hoursOf(text: string): OpeningHours[] {
  const found: OpeningHours[] = []
  // 'Monday to Friday 7.30 to 5 and Sat mornings, April to October': a row cannot express that.
  if (PART_OF_DAY.test(text) || SEASONAL.test(text) || LATER_CLOSING.test(text)) return found
  for (const run of runsIn(text)) {
    if (run.length < 2) continue
    const pairs = pairsIn(text, run)
    const isClearlyHours =
      OPENING_WORD.test(text) ||
      pairs.length > 1 ||
      pairs.some(({ value }) => CLEARLY_TIME.test(value) || goesOverNoon(value))
    // 'Friday closed 12.30 to 2.30': a row cannot express that.
    if (pairs.some(({ value }) => /closed/i.test(value) && /\d/.test(value))) return []
    for (const pair of isClearlyHours ? pairs : [])
      if (found.length < 7 && !found.some(({ title }) => title === pair.title)) found.push(pair)
  }
  return found
}

/** The positions of times of day in a text with opening hours: a number there is not a price. */
export const timesIn = (text: string): { start: number; end: number }[] =>
  runsIn(text)
    .filter((run) => run.length > 1 || OPENING_WORD.test(text))
    .flat()
    .filter(({ kind, text: times }) => kind === 'times' && /\d/.test(times))

/** Whether the hours that were read from a text cover everything it says about days and times. */
export function coversHours(text: string, hours: readonly OpeningHours[]): boolean {
  const rowsText = hours.map(({ title, value }) => `${title} ${value}`).join(' ')
  const isShown = ({ kind, text: wording }: Unit) =>
    rowsText
      .toLowerCase()
      .includes((kind === 'days' ? dayTitle(wording) : timesOf(wording)).toLowerCase())
  return runsIn(text).flat().every(isShown)
}

/** Words that add nothing next to opening hours. */
const HOURS_FILLER =
  /\b(?:we|we’re|I’m|are|is|am|our|the|my|and|on|from|between|open|opens|opening|trading|working|hours of (?:work|business)|office|shop|showroom|studio|clinic|salon|yard|store|workshop|gallery|caf[eé]|taproom|cellar door|farm gate|farm shop|bar|nursery|factory|outlet|warehouse|depot|rooms|surgery|practice|counter|desk|hall|pool|gym|museum|library|kitchen|hours|days|times|only|also|as well|a (?:week|month|fortnight))\b/giu

/** Whether a text consists only of opening hours. */
export const isAllHours = (text: string): boolean => isFiller(text.replace(UNITS, ' '))
const isFiller = (text: string) => !/\p{L}{2}/u.test(text.replace(HOURS_FILLER, ' '))

/** A number or address with its label, before the hours in a line of contact details. */
const CONTACT =
  /\b(?:ph|phone|tel|telephone|mob|mobile|fax|call|ring|text|e-?mail)\b\.?|(?:\d[\s-]?){8,}|\uE001/giu

/** Whether the hours apply to the whole business, not to its lessons or one of its shops. */
export const coversWholeBusiness = (text: string): boolean => {
  const subject = text.slice(0, unitsIn(text)[0]?.start ?? 0).replace(CONTACT, ' ')
  return isFiller(subject) || /\b(?:opens?|staffed|hours)\b/i.test(subject)
}

/** Whether two rows cover a common day, as 'Monday to Friday' and 'Tuesday' do. */
export const sharesDay = (a: OpeningHours, b: OpeningHours): boolean =>
  daysIn(a.title).some((day) => daysIn(b.title).includes(day))

function daysIn(title: string): string[] {
  if (/every day|daily|seven|7/i.test(title)) return DAY_NAMES
  if (/weekday/i.test(title)) return DAY_NAMES.slice(0, 5)
  if (/weekend/i.test(title)) return DAY_NAMES.slice(5)
  const named = DAY_NAMES.filter((day) => title.includes(day))
  const [first = '', last = ''] = / to /.test(title) ? named : []
  return last ? DAY_NAMES.slice(DAY_NAMES.indexOf(first), DAY_NAMES.indexOf(last) + 1) : named
}
