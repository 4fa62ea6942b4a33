import { z } from 'zod'
import { hasVisibleCharacter, withoutInvisible } from './characters.ts'

/** NUL and lone surrogates: PostgreSQL cannot store the first, UTF-8 cannot encode the second. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/**
 * The first `max` UTF-16 units of a text, without a surrogate that the cut would leave unpaired.
 */
export const truncate = (text: string, max: number) =>
  text.length > max ? text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '') : text

const count = (n: number) => `${n} character${n === 1 ? '' : 's'}`

const optionalOf = (text: z.ZodString, max: number) =>
  text
    .trim()
    .max(max, `Please keep this to ${count(max)}.`)
    .refine(isStorable, 'This contains characters that cannot be stored.')

const requiredOf = (text: z.ZodString, max: number, missing: string) =>
  text
    .trim()
    .min(1, missing)
    .refine((value) => value === '' || hasVisibleCharacter(value), missing)
    .max(max, `Please keep this to ${count(max)}.`)
    .refine(isStorable, 'This contains characters that cannot be stored.')

const oneLine = (text: z.ZodString) =>
  text.refine((value) => !/[\r\n]/.test(value), 'Please keep this to one line.')

/** Text of at most `max` UTF-16 units, trimmed; may be ''. */
export const anyText = (max: number) => optionalOf(z.string(), max)

/** The same, '' when absent. */
export const optionalText = (max: number) => anyText(max).default('')

const MISSING = 'This field is required.'

/** Required text of 1 to `max` UTF-16 units after trimming, with at least one visible character. */
export const requiredText = (max: number, missing = MISSING) =>
  requiredOf(z.string(missing), max, missing)

/**
 * One line: no CR or LF, so that it can be used in an email header, and no bidirectional controls.
 */
export const requiredLine = (max: number, missing = MISSING) =>
  oneLine(requiredOf(z.string(missing).overwrite(withoutInvisible), max, missing))

/** The same; may be ''. */
export const anyLine = (max: number) =>
  oneLine(optionalOf(z.string().overwrite(withoutInvisible), max))

export const emailAddress = requiredLine(254, 'Please enter your email address.').pipe(
  z.email('Please enter a valid email address.'),
)

/** A calendar day, YYYY-MM-DD. There is no year 0, for which PostgreSQL would throw. */
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
/**
 * Browsers, and URL, also accept https:name and https:/name, which people do not recognise as URLs.
 */
const hasDoubleSlash = (text: string) => /^https?:\/\/[^/\\]/i.test(text)

const INVALID_WEB_ADDRESS = 'Please enter a web address that starts with http:// or https://.'
const address = anyText(2_048).refine(
  (text) => !/[\r\n]/.test(text),
  'Please keep this to one line.',
)

/** An http or https URL, with the rules of earlier releases, so that stored ones stay readable. */
export const storedWebAddress = address.refine(isWebAddress, INVALID_WEB_ADDRESS)

/** The same; '' for none. */
export const optionalStoredWebAddress = address.refine(
  (text) => text === '' || isWebAddress(text),
  INVALID_WEB_ADDRESS,
)

/** An http or https URL. */
export const webAddress = address.refine(
  (text) => isWebAddress(text) && hasDoubleSlash(text),
  INVALID_WEB_ADDRESS,
)

/** The same; '' for none. */
export const optionalWebAddress = address.refine(
  (text) => text === '' || (isWebAddress(text) && hasDoubleSlash(text)),
  INVALID_WEB_ADDRESS,
)
