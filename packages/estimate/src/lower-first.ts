/**
 * Lower-cases the first letter for use within a sentence, unless the text starts with an
 * abbreviation.
 */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`
