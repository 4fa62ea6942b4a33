/**
 * 'What suits them'; in 'has anyone sprayed them' and 'how long have you had them' it is the things
 * that are meant.
 */
export const OBJECT_PRONOUN =
  /(?<=\b(?:suits?|for|to|with|worries|bothers|reach|contact|call|ring|text|email|help|tell|of|about|from) )them\b/gi
/** Rewrites a text about visitors so that it addresses them. */
export const addressVisitors = (text: string) =>
  text
    .replace(/\b(?:they’re|they are)\b/gi, 'you’re')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthemselves\b/gi, 'yourself')
    .replace(/\bthey\b/gi, 'you')
    .replace(OBJECT_PRONOUN, 'you')
