const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The text, cut before `max` characters as a reader counts them; an ellipsis says so. */
export function shortened(text: string, max: number): string {
  // No character as a reader counts them is shorter than one unit.
  if (text.length <= max) return text
  let short = ''
  let count = 0
  for (const { segment } of graphemes.segment(text)) {
    count += 1
    if (count === max) return `${short.trimEnd()}…`
    short += segment
  }
  return text
}

/**
 * A person's words as part of a header: one line, whatever was sent. Control characters and marks
 * that turn the direction of text become spaces, and nothing reads as an encoded word (RFC 2047).
 */
export const headerLine = (text: string, max = 150): string =>
  shortened(
    text
      .toWellFormed()
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]+/gu, ' ')
      .replaceAll('=?', '= ?')
      .replace(/\s+/g, ' ')
      .trim(),
    max,
  )
