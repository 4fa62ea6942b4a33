const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
/** '(ii) insurance survey' up to the next mark, or the end of its sentence. */
const ENTRY = /\(([ivx]{1,4}|[a-h])\)\s+((?:(?!\s\([ivxa-h]{1,4}\)\s)[^.;\n]|\.(?=\S))+)([.;]?)/gu
const MIN_ENTRIES = 2
/** 'items (i) and (ii)', 'item (iv)' */
const REFERENCE =
  /\b(?:items?|services?|paragraphs?|clauses?) (\([ivxa-h]{1,4}\)(?:(?:, | and |, and | & )\([ivxa-h]{1,4}\))*)/giu

/**
 * A description whose enumerations are lists, 'Scope: (i) survey; (ii) valuation', with the entry in
 * place of each reference to it: 'item (ii) by quotation'.
 */
export function withEnumerations(text: string): string {
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
