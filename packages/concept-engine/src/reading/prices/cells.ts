/** The cells of a row with '|' or tabs between them. */
export const pipedCells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/\s*\|\s*|\t+/)
    .map((cell) => cell.trim())

/** The cells of a row with tabs or several spaces between them. */
export const wideCells = (line: string): string[] => line.trim().split(/ {2,}|\t+/)
