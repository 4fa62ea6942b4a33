// What somebody means who types a day and a time into a booking form, or what to ask them.

/** The sample's today: Monday 2 March 2026. */
const TODAY = Date.UTC(2026, 2, 2)
const DAY_MS = 86_400_000
const DAYS_AHEAD = 56

/** Hour of opening and of closing by day of the week, Sunday first; closed without. */
const openingHours: readonly (readonly [open: number, close: number] | undefined)[] = [
  undefined,
  [9, 17],
  [9, 17],
  [9, 17],
  [9, 17],
  [9, 17],
  [9, 13],
]
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export type Answer =
  | { kind: 'slot'; text: string }
  /** What is still to be said; each offer is a complete answer. */
  | { kind: 'question'; text: string; offers: string[] }

const dateOf = (day: number) => new Date(TODAY + day * DAY_MS)
const weekdayOf = (day: number) => dateOf(day).getUTCDay()
const dayFormat = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const nameOf = (day: number) => dayFormat.format(dateOf(day)).replace(',', '')
const clock = (minutes: number) => {
  const hour = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `${((hour + 11) % 12) + 1}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`
}
const slot = (day: number, minutes: number) => `${nameOf(day)} at ${clock(minutes)}`

/** Days from today, two of them if the words can mean either. */
function daysIn(text: string): number[] {
  if (/\btoday\b/.test(text)) return [0]
  if (/\btomorrow\b|\btmrw\b/.test(text)) return [1]
  const numeric = /\b(\d{1,2})[/-](\d{1,2})\b/.exec(text)
  const named = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months.join('|')})`).exec(text)
  if (numeric || named) {
    const date = Number((numeric ?? named)?.[1])
    const month = numeric ? Number(numeric[2]) - 1 : months.indexOf(named?.[2] ?? '')
    const time = Date.UTC(2026, month, date)
    // A date that has passed is one of next year.
    const day = (time < TODAY ? Date.UTC(2027, month, date) - TODAY : time - TODAY) / DAY_MS
    return dateOf(day).getUTCDate() === date ? [day] : []
  }
  const weekday = new RegExp(`\\b(next )?(${weekdays.join('|')})[a-z]*\\b`).exec(text)
  if (!weekday) return []
  const ahead = (weekdays.indexOf(weekday[2] ?? '') - weekdayOf(0) + 7) % 7 || 7
  return weekday[1] && ahead < 7 ? [ahead, ahead + 7] : [ahead]
}

/** Minutes after midnight. Without "am" or "pm", a time of day when shops are open. */
function minutesIn(text: string): number | undefined {
  if (/\b(noon|midday)\b/.test(text)) return 12 * 60
  const numbers: Record<string, string> = {}
  for (const [index, word] of [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ].entries()) {
    numbers[word] = String(index + 1)
  }
  const digits = text
    .replace(/\b\d{1,2}[/-]\d{1,2}([/-]\d{2,4})?\b/g, ' ')
    .replace(new RegExp(`\\b\\d{1,2}(st|nd|rd|th)?( of)? (${months.join('|')})[a-z]*`, 'g'), ' ')
    .replace(/[a-z]+/g, (word) => numbers[word] ?? word)
  const match =
    /(half past|quarter past|quarter to)? ?\b(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)?\b/.exec(digits)
  if (!match) return undefined
  const [, part, hourText, minuteText, half] = match
  let hour = Number(hourText)
  const shift = { 'half past': 30, 'quarter past': 15, 'quarter to': -15 }[part ?? ''] ?? 0
  if (half === 'pm' && hour < 12) hour += 12
  else if (half === 'am' && hour === 12) hour = 0
  else if (!half && hour < 8) hour += 12
  const minutes = hour * 60 + Number(minuteText ?? 0) + shift
  return hour < 24 && Number(minuteText ?? 0) < 60 ? minutes : undefined
}

const isOpen = (day: number, minutes: number) => {
  const hours = openingHours[weekdayOf(day)]
  return hours !== undefined && minutes >= hours[0] * 60 && minutes < hours[1] * 60
}
/** The next day from this one on which the shop is open at a time, or at ten. */
function nextOpen(day: number, minutes: number): string {
  for (let each = day; each < day + 7; each += 1) {
    if (isOpen(each, minutes)) return slot(each, minutes)
  }
  return nextOpen(day, 10 * 60)
}

/** As the form did it: one way to write it, and a number when it is not that. */
export const answerStrictly = (text: string) =>
  /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/.test(text) ? 'OK' : 'ERR 22: invalid value in field DT_START'

export function answerBooking(input: string): Answer {
  const text = input.toLowerCase().replace(/\s+/g, ' ').trim()
  const [day, otherDay] = daysIn(text)
  const minutes = minutesIn(text)
  const question = (asked: string, ...offers: string[]): Answer => ({
    kind: 'question',
    text: asked,
    offers,
  })
  if (day === undefined && minutes === undefined) {
    return question('Tell us a day and a time, the way you would on the phone.', slot(3, 10 * 60))
  }
  if (day === undefined) {
    const time = minutes ?? 0
    const first = nextOpen(1, time)
    return question(`${clock(time)} on which day?`, first, nextOpen(4, time))
  }
  if (day > DAYS_AHEAD) {
    return question(
      `${nameOf(day)} is more than eight weeks away. Did you mean sooner?`,
      nextOpen(1, minutes ?? 600),
    )
  }
  if (otherDay !== undefined) {
    const offers = [day, otherDay].map((each) => nextOpen(each, minutes ?? 600))
    return question('This week or the week after?', ...offers)
  }
  const hours = openingHours[weekdayOf(day)]
  if (!hours) {
    return question(`We are closed on ${nameOf(day)}.`, nextOpen(day, minutes ?? 600))
  }
  const range = `from ${clock(hours[0] * 60)} to ${clock(hours[1] * 60)}`
  if (minutes === undefined) {
    return question(`What time on ${nameOf(day)}? We are open ${range}.`, slot(day, 600))
  }
  if (!isOpen(day, minutes)) {
    return question(`On ${nameOf(day)} we are open ${range}.`, nextOpen(day, minutes))
  }
  return { kind: 'slot', text: slot(day, minutes) }
}
