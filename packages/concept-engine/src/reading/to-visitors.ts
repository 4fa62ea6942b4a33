/** Rewrites a text about visitors so that it addresses them. */
export const addressVisitors = (text: string) =>
  text
    .replace(/\b(?:they’re|they are)\b/gi, 'you’re')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthemselves\b/gi, 'yourself')
    .replace(/\b(?:they|them)\b/gi, 'you')
