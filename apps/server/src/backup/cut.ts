const LONGEST = 400

/**
 * The beginning of a text for a terminal, on one line: what PostgreSQL says of a row may hold the whole
 * row, and that may hold anything.
 */
export function cut(text: string, longest = LONGEST): string {
  const line = text.slice(0, longest).replace(/\p{Cc}+/gu, ' ')
  return text.length > longest ? `${line} …` : line
}
