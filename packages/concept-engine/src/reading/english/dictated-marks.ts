/** 'We do brakes full stop closed Sundays comma yes': dictated punctuation marks. */
const DICTATED_MARKS: [spoken: RegExp, mark: string][] = [
  [/,? full stops?\b[.,]?/gi, '.'],
  [/,? question mark\b[.,]?/gi, '?'],
  [/,? exclamation (?:mark|point)\b[.,]?/gi, '!'],
  [/,? comma\b,?/gi, ','],
  [/[, ]*\bnew (?:line|paragraph)\b[.,]?/gi, '.'],
]
/**
 * 'Twelve thousand litres comma that’s $290': in this position the word is always a dictated mark.
 */
const DICTATED_COMMA =
  /(?<=\p{Ll}{2}) comma (?=\p{Ll}|I\b)(?!\p{L}+(?:s|ed)? (?:separated|delimited))/gu
/** A text with the punctuation marks that it dictates. */
export const withDictatedMarks = (text: string) =>
  /\bfull stop\b|(?<!\b(?:the|an?|your|start|in) )\bnew paragraph\b/i.test(text)
    ? DICTATED_MARKS.reduce((text, [spoken, mark]) => text.replace(spoken, mark), text)
    : text.replace(DICTATED_COMMA, ', ')
