import type { Requirement } from './wishes.ts'

/** 'Maybe show where I am this week? Simple calendar.' is no calendar to book in. */
const SHOWS_WHERE =
  /\bwhere (?:I|we)(?:’m|’re| am| are| will be|’ll be)\b[^.]*\b(?:week|day|today|month)\b/i
const BARE_CALENDAR =
  /^(?:an? )?(?:(?:simple|little|small|basic|just) )*(?:an? )?calendar\b[^,]{0,12}$/i

/** A calendar of somebody who takes no bookings shows what is on. */
const TAKES_BOOKINGS =
  /\b(?:book(?:ing|ings|ed)?|hire|reserv\p{L}*|availab\p{L}*|vacan\p{L}*|appointments?|(?:free|spare|open) (?:days?|dates?|slots?))\b/iu
const NO_DAYS_TO_CHOOSE = /^(?!.*\b(?:availab|free|choose|pick|book|slots?)).*\bcalendars?\b/i

/** Whether a wish for a calendar only asks to show dates, in a description that takes no bookings. */
export const onlyShowsDates = ({ purpose, text }: Requirement, description: string): boolean =>
  purpose === 'calendar' &&
  (SHOWS_WHERE.test(description) || !TAKES_BOOKINGS.test(description)) &&
  (BARE_CALENDAR.test(text) || NO_DAYS_TO_CHOOSE.test(text))
