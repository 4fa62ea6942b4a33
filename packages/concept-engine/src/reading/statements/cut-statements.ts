import { escaped } from '../english/sentences.ts'

/** Whether a text says all that a shorter one says, in the same words. */
export const repeats = (text: string, part: string): boolean =>
  text.length > part.length + 8 &&
  new RegExp(`(?<!\\p{L})${escaped(part.replace(/[.!]$/, ''))}(?!\\p{L})`, 'iu').test(text)

/**
 * 'I’m on call every day except.', 'cost plus margin, we.', 'the rest is here if you.': the rest was
 * cut off. 'We won’t sell things for you.' is complete.
 */
const BREAKS_OFF =
  /(?:\b(?:except|and|or|but|of|the|an?|because|than|whose|which|unless|including|such as)|,? (?:we|I|they|it’s|that’s)|(?:,|\b(?:and|but|so|if|when|once|because|that|what|which|until|before|after)) you)\.$/iu
export const breaksOff = (text: string): boolean => BREAKS_OFF.test(text)
