import { escaped } from '../english/sentences.ts'

/** Whether a text says all that a shorter one says, in the same words. */
export const repeats = (text: string, part: string): boolean =>
  text.length > part.length + 8 &&
  new RegExp(`(?<!\\p{L})${escaped(part.replace(/[.!]$/, ''))}(?!\\p{L})`, 'iu').test(text)

/** 'I’m on call every day except.', 'cost plus margin, we.': the rest was cut off. */
const BREAKS_OFF =
  /(?:\b(?:except|and|or|but|of|the|an?|because|than|whose|which|unless|including|such as)|,? (?:we|I|they|you|it’s|that’s))\.$/iu
export const breaksOff = (text: string): boolean => BREAKS_OFF.test(text)
