const HOURS = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  'twelve',
]
const MINUTES: Record<string, string> = {
  fifteen: '15',
  thirty: '30',
  'forty-five': '45',
  'forty five': '45',
}
const HOUR = `(?:${HOURS.join('|')})`
const TIME = `(${HOUR})(?: (${Object.keys(MINUTES).join('|')}))?`
const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|every ?day|daily|month|open)'
/**
 * Days and the text between them and their hours: 'Monday to Friday seven thirty to six', 'the
 * first Saturday of the month nine till twelve'.
 */
const SPOKEN_RANGE = new RegExp(
  String.raw`(?<=(?<!\p{L})${DAY}(?:[,:]? (?:from |mornings? |afternoons? |nights? |evenings? )?)?)${TIME} (to|till?|until) ${TIME}(?!\p{L})(?! (?:dollars?|bucks|people|kids|children|years?|hundred|thousand|percent|metres?|km|kilometres)(?!\p{L}))`,
  'giu',
)
/**
 * 'Wednesday till eight', 'juniors Wednesday at four thirty', 'Friday nights five to six fifteen'
 * end with a time.
 */
const SPOKEN_TIME = new RegExp(
  String.raw`(?<=(?<!\p{L})${DAY} )(till?|until|at) ${TIME}(?!\p{L})(?! (?:dollars?|bucks|hundred|thousand|people|to)(?!\p{L}))`,
  'giu',
)

const inFigures = (hour: string, minutes: string | undefined) => {
  const hourInDigits = String(HOURS.indexOf(hour.toLowerCase()) + 1)
  return minutes ? `${hourInDigits}:${MINUTES[minutes.toLowerCase()]}` : hourInDigits
}

/**
 * The text with the times of its days in digits: 'Monday to Friday 7:30 to 6' for 'seven thirty to
 * six'.
 */
export const withTimes = (text: string): string =>
  text
    .replace(
      SPOKEN_RANGE,
      (_match, from: string, past: string, to: string, until: string, late: string) =>
        `${inFigures(from, past)} ${to} ${inFigures(until, late)}`,
    )
    .replace(
      SPOKEN_TIME,
      (_match, lead: string, hour: string, past: string) => `${lead} ${inFigures(hour, past)}`,
    )
