import { DAY, MONTH } from './calendar-words.ts'

/** What takes place at a time: 'gates 4.45', 'marshalling 5.10', 'smoko 10.30'. */
const CLOCK_WORD =
  '(?:gates?(?: open)?|doors?(?: open)?|marshall?ing|muster(?:ing)?|warm[- ]?up|kick[- ]?off|start(?:s|ing)?|finish(?:es)?|arriv(?:e|al)|meet(?:ing)?|assembly|roll call|training|practice|rehearsals?|smoko|morning tea|lunch|dinner|service|mass|first (?:race|event|game|session)|done by|drop[- ]?off|pick[- ]?up|closes?|opens?|ends?|bell)'
const CLOCK_TIME = new RegExp(
  `(?<=\\b${CLOCK_WORD}(?: is| at| from| by)? )(\\d{1,2})\\.([0-5]\\d)(?![\\d.]|\\s?(?:each|ea|per|pp|a|an)\\b|\\s?(?:-|–|to|till?|until)\\s?\\d)`,
  'giu',
)
/** 'Come and try 5 & 12 Sept': the first of the numbers is a day as well. */
const DAYS_OF_MONTH = new RegExp(
  `(?<=\\p{L} )(?<!\\b(?:on|from|until|till|to|and|or|for|the) )(\\d{1,2}(?:, ?\\d{1,2})*,? ?(?:&|and|\\+) ?\\d{1,2} ${MONTH})(?!\\p{L})`,
  'giu',
)

/** 'Monday to Friday 0700–1700', 'daily 0600–2100', 'weekdays 0830 to 1600' */
const MILITARY_HOURS = new RegExp(
  `(?<=\\b(?:${DAY}|daily|weekdays|weekends|holidays)(?:[:,])? )(?<from>[01]\\d|2[0-3])(?<fromMinutes>[0-5]\\d)(?:h|hrs)?\\s?(?:-|–|to)\\s?(?<to>[01]\\d|2[0-3])(?<toMinutes>[0-5]\\d)(?:h|hrs)?(?!\\d)`,
  'giu',
)
const onClock = (hour: string, minutes: string) =>
  `${Number(hour) % 12 || 12}${minutes === '00' ? '' : `.${minutes}`}${Number(hour) < 12 ? 'am' : 'pm'}`

/** '0630-1500 m-f', '0800–1630 weekdays': before their days */
const HOURS_BEFORE_DAYS = new RegExp(
  `(?<![\\d$.])(?<from>[01]\\d|2[0-3])(?<fromMinutes>[0-5]\\d)\\s?(?:-|–|to)\\s?(?<to>[01]\\d|2[0-3])(?<toMinutes>[0-5]\\d)(?= (?:A[CEW]?ST )?(?:m-f|${DAY}|daily|weekdays|weekends))`,
  'giu',
)
/** 'Forklift stops 1430', 'gate closes 1600' */
const MILITARY_TIME =
  /(?<=\b(?:stops?|closes?|opens?|starts?|finish(?:es)?|ends?|leaves?|departs?|until|by) (?:at )?)(0\d|1[0-8]|2[1-3])([0-5]\d)(?=\s*(?:[.,;)\n]|$| (?:on|sharp|daily)))/giu
const WEEKDAYS = /(?<!\p{L})m(?:on)?\s?[-–]\s?f(?:ri)?(?!\p{L})/giu
/** 'Open 7.30 – 5 mon thurs, 7.30 – 4 fri': days from the first to the second */
const FIRST_AND_LAST_DAY =
  /(?<=\d ?(?:am|pm)? )(mon|monday|tue|tues|tuesday)s? (wed|weds|wednesday|thu|thur|thurs|thursday|fri|friday)s?(?=[,.;\n]|$)/giu
/** A description whose times and days cannot be taken for prices: 'gates 4:45', 'on 5 & 12 Sept'. */
export const withClockTimes = (text: string): string =>
  text
    .replace(WEEKDAYS, 'Mon-Fri')
    .replace(FIRST_AND_LAST_DAY, '$1 to $2')
    .replace(MILITARY_TIME, (_time, hour: string, minutes: string) => onClock(hour, minutes))
    .replace(HOURS_BEFORE_DAYS, (...match) => {
      const { from, fromMinutes, to, toMinutes } = match.at(-1)
      return `${onClock(from, fromMinutes)}–${onClock(to, toMinutes)}`
    })
    .replace(CLOCK_TIME, '$1:$2')
    .replace(DAYS_OF_MONTH, 'on $1')
    .replace(MILITARY_HOURS, (...match) => {
      const { from, fromMinutes, to, toMinutes } = match.at(-1)
      return `${onClock(from, fromMinutes)}–${onClock(to, toMinutes)}`
    })
