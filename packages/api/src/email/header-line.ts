const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Truncates text to `max` graphemes; an ellipsis marks the cut. */
export function truncateGraphemes(text: string, max: number): string {
  // No grapheme is shorter than one UTF-16 unit.
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
 * Makes text that a person entered safe for a header: one line, whatever was sent. Control
 * characters and bidirectional marks become spaces, and nothing can be read as an encoded word (RFC
 * 2047).
 */
export const headerLine = (text: string, max = 150): string =>
  truncateGraphemes(
    text
      .toWellFormed()
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]+/gu, ' ')
      .replaceAll('=?', '= ?')
      .replace(/\s+/g, ' ')
      .trim(),
    max,
  )
