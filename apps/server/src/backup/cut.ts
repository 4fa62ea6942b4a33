const MAX_LENGTH = 400

/**
 * Truncates a text to one line for the terminal. A PostgreSQL error can quote a whole row, and a
 * row can contain anything.
 */
export function cut(text: string, longest = MAX_LENGTH): string {
  const line = text.slice(0, longest).replace(/\p{Cc}+/gu, ' ')
  return text.length > longest ? `${line} …` : line
}
