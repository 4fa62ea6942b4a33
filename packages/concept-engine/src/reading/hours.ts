import { capitalise } from './sentences.ts'

const DAY =
  '(?:mondays?|mon|tuesdays?|tues?|wednesdays?|weds?|thursdays?|thurs?|thu|fridays?|fri|saturdays?|sat|sundays?|sun)'
const DAYS = `(?:every\\s?day|daily|weekdays|weekends|(?:seven|7|six|6|five|5) days(?: a week)?|${DAY}(?:\\s*(?:-|–|—|to|through|till|and|&|,|\\/)\\s*${DAY})*)`
const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.)?'
const TIMES = `(?:${CLOCK}|noon)\\s*(?:-|–|—|to|until|till)\\s*(?:${CLOCK}|late|midnight|noon)`
const DAYS_FIRST = new RegExp(
  `\\b(${DAYS})\\b(?:\\s*[:,(]|\\s+from|\\s+between)?\\s*(${TIMES})`,
  'gi',
)
const TIMES_FIRST = new RegExp(`\\b(${TIMES})\\s*,?\\s*(?:on\\s+)?(${DAYS})\\b`, 'gi')
const CLOSED = new RegExp(`\\bclosed\\s+(?:on\\s+)?(${DAYS})\\b`, 'gi')

const FULL = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const fullDay = (day: string) =>
  FULL.find((name) => name.toLowerCase().startsWith(day.toLowerCase().slice(0, 3))) ?? day

const titleOf = (days: string) =>
  capitalise(
    days
      .replace(new RegExp(`\\b${DAY}\\b`, 'gi'), fullDay)
      .replace(/\s*(?:-|–|—|through|till)\s*/g, ' to ')
      .replace(/\s*[&/]\s*/g, ' and ')
      .replace(/\s+/g, ' '),
  )

const timesOf = (times: string) =>
  times
    .replace(/\s*(?:-|–|—|\bto\b|\buntil\b|\btill\b)\s*/i, ' – ')
    .replace(/\s(?=[ap]\.?m)/gi, '')
    .trim()

export interface OpeningHours {
  /** 'Tuesday to Sunday'. */
  title: string
  /** '7am – 3pm', or 'Closed'. */
  value: string
}

/** The opening hours that are written, in the order of the text; days without times are not. */
export function hoursOf(text: string): OpeningHours[] {
  const found: OpeningHours[] = []
  const add = (days: string, value: string) => {
    const title = titleOf(days)
    if (found.length < 7 && !found.some((other) => other.title === title))
      found.push({ title, value })
  }
  // '8.30am to 7pm weekdays, 8am to 1pm weekends' has the days behind their times.
  const trails = [...text.matchAll(TIMES_FIRST)].length > 1
  for (const [, days = '', times = ''] of trails ? [] : text.matchAll(DAYS_FIRST)) {
    // '7 to 9' may be ages or people; a clock has am, pm or minutes, or stands beside 'open'.
    if (/[ap]\.?m|[:.]\d\d|noon|late|midnight/i.test(times) || /\bopen\b|\bhours\b/i.test(text))
      add(days, timesOf(times))
  }
  if (found.length === 0)
    for (const [, times = '', days = ''] of text.matchAll(TIMES_FIRST))
      if (/[ap]\.?m|[:.]\d\d|noon|late/i.test(times)) add(days, timesOf(times))
  for (const [, days = ''] of text.matchAll(CLOSED)) add(days, 'Closed')
  return found
}

const EACH_DAY = new RegExp(`\\b${DAY}\\b`, 'gi')
const EACH_TIME = /\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?\b|\bnoon\b|\bmidnight\b/gi

/** Whether a text says no more of days and times than the hours that were read from it. */
export function coversHours(text: string, hours: readonly OpeningHours[]): boolean {
  const shown = hours.map(({ title, value }) => `${title} ${value}`).join(' ')
  const days = new Set((text.match(EACH_DAY) ?? []).map(fullDay))
  const isDayShown = [...days].every((day) => shown.includes(day) || /\bto\b/.test(shown))
  const times = (of: string) => of.match(EACH_TIME)?.length ?? 0
  return (
    isDayShown && days.size <= (shown.match(EACH_DAY)?.length ?? 0) && times(text) <= times(shown)
  )
}
