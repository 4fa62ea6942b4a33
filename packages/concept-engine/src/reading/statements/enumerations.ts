const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
/** '(ii) insurance survey' up to the next mark, or the end of its sentence. */
const ENTRY = /\(([ivx]{1,4}|[a-h])\)\s+((?:(?!\s\([ivxa-h]{1,4}\)\s)[^.;\n]|\.(?=\S))+)([.;]?)/gu
const MIN_ENTRIES = 2
/** 'items (i) and (ii)', 'item (iv)' */
const REFERENCE =
  /\b(?:items?|services?|paragraphs?|clauses?) (\([ivxa-h]{1,4}\)(?:(?:, | and |, and | & )\([ivxa-h]{1,4}\))*)/giu

/** 'I want a tired woman to be able to (1) see what it costs, (2) book.' */
const WISH =
  /(?<=^|[.!?\n]\s?)[^.!?\n]*\b(?:I|we)(?:[’']d| would)? (?:want|need|like) [^.!?\n]*\bto\b[^.!?\n]*\((?:1|a|i)\)[^.!?\n]*/giu

/**
 * A description whose enumerations are lists, 'Scope: (i) survey; (ii) valuation', with the entry in
 * place of each reference to it: 'item (ii) by quotation'.
 */
export function withEnumerations(description: string): string {
  const text = description.replace(WISH, (wish) =>
    wish.replace(/\s?\((?:\d|[a-d]|i{1,3})\)\s/g, ' '),
  )
  const first = /\((?:i|a)\)\s/u.exec(text)
  if (!first) return text
  const marks = first[0].startsWith('(i') ? NUMERALS : LETTERS
  const entries: string[] = []
  let end = first.index
  for (const { 0: whole, 1: mark, 2: wording = '', index } of text.matchAll(ENTRY)) {
    // Between two entries stands nothing but 'and'.
    const isNext = /^[\s,;]*(?:and|or)?\s*$/u.test(text.slice(end, index))
    if (index < first.index || mark !== marks[entries.length] || !isNext) continue
    entries.push(wording.replace(/[\s,]+(?:and|or)?\s*$/u, '').trim())
    end = index + whole.length
  }
  if (entries.length < MIN_ENTRIES) return text
  const rest = text.slice(end).replace(REFERENCE, (reference, list: string) => {
    const names = [...list.matchAll(/[ivxa-h]+(?=\))/gu)].map(
      ([mark]) => entries[marks.indexOf(mark)],
    )
    return names.every((name) => name !== undefined) ? names.join(' and ') : reference
  })
  return `${text.slice(0, first.index).trimEnd()}\n${entries.map((entry) => `- ${entry}`).join('\n')}\n${rest}`
}
