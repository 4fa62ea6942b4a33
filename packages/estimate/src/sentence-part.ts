/** A text as a part of a sentence: its first letter small, unless it begins an abbreviation. */
export const asPart = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`
