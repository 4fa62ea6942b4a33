/** A currency sign before the number; a currency's name or a per cent sign after it. */
const UNITS = /^(?:AUD|AU\$|A\$|\$)|(?:AUD|%)$/gi
/** No real number has more characters. */
const MAX_LENGTH = 40
const stripUnits = (text: string) =>
  text.length <= MAX_LENGTH ? text.trim().replace(UNITS, '').trim() : ''
/**
 * Digits, with the same comma or space between all thousands or none, and up to two decimal places.
 */
const NUMBER = /^(\d+|\d{1,3}(?:([,\s])\d{3}(?:\2\d{3})*)|(?=\.))(?:\.(\d{1,2}))?$/

/**
 * Parses a number as written in Australia, in hundredths: '$1,250.50' is 125050. Parsed digit by
 * digit, since 1.15 times 100 is not 115 in floating point. NaN for anything else: a comma before
 * cents ('160,50') is never taken for a thousands separator.
 */
export function readHundredths(text: string): number {
  const [, integer, , decimals = ''] = NUMBER.exec(stripUnits(text)) ?? []
  return integer === undefined
    ? Number.NaN
    : Number(integer.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Parses a whole number; NaN for anything else. */
export function readWholeNumber(text: string): number {
  const hundredths = readHundredths(text)
  return hundredths % 100 === 0 ? hundredths / 100 : Number.NaN
}

/** Message for a number whose commas and points are ambiguous. */
export const AMBIGUOUS_NUMBER =
  'Please write a comma or space between thousands and a point before decimals, such as 1,250.50.'

/** Whether a text consists only of digits, commas and points, but is ambiguous. */
export const isAmbiguousNumber = (text: string): boolean =>
  Number.isNaN(readHundredths(text)) && /^\d[\d.,\s]*[.,][\d.,\s]*$/.test(stripUnits(text))

/** Digits, a point and digits: no sign, exponent, other base or blank. */
const DECIMAL = /^(?:\d+(?:\.\d+)?|\.\d+)$/

/** Parses a decimal as forms send it, such as '0.5'; NaN for anything else, including ''. */
export function readDecimal(text: string): number {
  return DECIMAL.test(text) ? Number(text) : Number.NaN
}
