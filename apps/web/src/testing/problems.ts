/** What the page logged as an error or a warning; a test removes the lines that it expects. */
export const problems: string[] = []
