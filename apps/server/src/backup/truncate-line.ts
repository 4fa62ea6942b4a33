const MAX_LENGTH = 400

/**
 * Truncates a text to one line for the terminal. A PostgreSQL error can quote a whole row, and a
 * row can contain anything.
 */
export function truncateLine(text: string, maxLength = MAX_LENGTH): string {
  const line = text.slice(0, maxLength).replace(/\p{Cc}+/gu, ' ')
  return text.length > maxLength ? `${line} …` : line
}
