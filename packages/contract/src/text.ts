import { z } from 'zod'

/** NUL and lone surrogates: PostgreSQL cannot store the first, UTF-8 cannot carry the second. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** The first `max` UTF-16 units of a text, less the half of a character that a cut there would leave. */
export const cut = (text: string, max: number) =>
  text.length > max ? text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '') : text

/** Spaces, controls and signs that are drawn as nothing, alone, name nobody. */
const isSeen = (text: string) =>
  /[^\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/u.test(text)

/**
 * Characters without a shape of their own: those that turn the direction of writing, spaces without a
 * width, tags, fillers, controls; and separators of lines. In a name they show another one than is
 * stored. Joiners, variation selectors and U+034F stay: names in Persian, Sinhala, Malayalam, Japanese
 * or Hebrew are written with them, and they turn nothing.
 */
const INVISIBLE =
  /(?!\u200c|\u200d|\u034f|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029\ufff9-\ufffb]/gu

/** Controls that other rules handle: a NUL and the end of a line are refused, a tab is space. */
const HANDLED_ELSEWHERE = ['\0', '\t', '\r', '\n']

const withoutInvisible = (text: string) =>
  text.replace(INVISIBLE, (each) => (HANDLED_ELSEWHERE.includes(each) ? each : ''))

const count = (n: number) => `${n} character${n === 1 ? '' : 's'}`

const anyOf = (text: z.ZodString, max: number) =>
  text
    .trim()
    .max(max, `Please keep this to ${count(max)}.`)
    .refine(isStorable, 'This contains characters that cannot be stored.')

const requiredOf = (text: z.ZodString, max: number, missing: string) =>
  text
    .trim()
    .min(1, missing)
    .refine((words) => words === '' || isSeen(words), missing)
    .max(max, `Please keep this to ${count(max)}.`)
    .refine(isStorable, 'This contains characters that cannot be stored.')

const oneLine = (text: z.ZodString) =>
  text.refine((words) => !/[\r\n]/.test(words), 'Please keep this to one line.')

/** Text of at most `max` UTF-16 units, trimmed; '' too. */
export const anyText = (max: number) => anyOf(z.string(), max)

/** The same, '' when absent. */
export const optionalText = (max: number) => anyText(max).default('')

const MISSING = 'This field is required.'

/** Required text of 1 to `max` UTF-16 units after trimming, one of which can be seen. */
export const requiredText = (max: number, missing = MISSING) =>
  requiredOf(z.string(missing), max, missing)

/** One line: no CR or LF, so that it can stand in an email header, and nothing that turns what it says. */
export const requiredLine = (max: number, missing = MISSING) =>
  oneLine(requiredOf(z.string(missing).overwrite(withoutInvisible), max, missing))

/** The same; '' too. */
export const anyLine = (max: number) => oneLine(anyOf(z.string().overwrite(withoutInvisible), max))

export const emailAddress = requiredLine(254, 'Please enter your email address.').pipe(
  z.email('Please enter a valid email address.'),
)

/** A day of the calendar, YYYY-MM-DD. There is no year 0: PostgreSQL would throw. */
export const calendarDay = z
  .string()
  .refine(
    (text) =>
      /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) &&
      !Number.isNaN(Date.parse(text)) &&
      new Date(text).toISOString().startsWith(text),
    'Please enter a date as YYYY-MM-DD.',
  )

const isWebAddress = (text: string) => {
  try {
    const { protocol, hostname } = new URL(text)
    return /^https?:$/.test(protocol) && hostname !== ''
  } catch {
    return false
  }
}
/** Browsers, and URL, read https:name and https:/name as well: nobody who looks at them does. */
const hasItsSlashes = (text: string) => /^https?:\/\/[^/\\]/i.test(text)

const NOT_AN_ADDRESS = 'Please enter a web address that starts with http:// or https://.'
const address = anyText(2_048).refine(
  (text) => !/[\r\n]/.test(text),
  'Please keep this to one line.',
)

/** An http or https address, as earlier releases accepted it: what they stored has to be read. */
export const storedWebAddress = address.refine(isWebAddress, NOT_AN_ADDRESS)

/** The same; '' for none. */
export const optionalStoredWebAddress = address.refine(
  (text) => text === '' || isWebAddress(text),
  NOT_AN_ADDRESS,
)

/** An http or https address. */
export const webAddress = address.refine(
  (text) => isWebAddress(text) && hasItsSlashes(text),
  NOT_AN_ADDRESS,
)

/** The same; '' for none. */
export const optionalWebAddress = address.refine(
  (text) => text === '' || (isWebAddress(text) && hasItsSlashes(text)),
  NOT_AN_ADDRESS,
)
