import type { Token } from '../english/token.ts'
import type { Clause } from './clause.ts'
import type { Span } from './tagger.ts'

const tokenRange = (tokens: readonly Token[], { start, end }: Pick<Span, 'start' | 'end'>) => ({
  from: tokens.findIndex((token) => token.start >= start),
  to: tokens.findLastIndex((token) => token.end <= end),
})

/** Words that neither begin nor end a name. */
const FUNCTION_POS = /^(?:DET|ADP|CCONJ|SCONJ|PUNCT|PRON|PART|AUX)$/
/** Words that belong to the name next to them. */
const NAME_POS = /^(?:NOUN|PROPN|ADJ)$/
const UNIT =
  /^(?:ft|foot|hr|hour|kg|g|l|ml|m|mm|cm|min|minute|day|week|month|litre|metre|tonne|t|acre|seat|person)s?$/
const isConjunction = (token: Token | undefined) =>
  token?.text === '-' || /^[’']s$/.test(token?.lower ?? '')

/**
 * A run of words as a complete name, without introductory words and with the rest of its noun
 * phrase.
 */
export function asName(span: Span, clause: Clause): Span | undefined {
  const { tokens, text } = clause
  let { from, to } = tokenRange(tokens, span)
  if (from < 0) return undefined
  while (from <= to && FUNCTION_POS.test(tokens[from]?.pos ?? '')) from += 1
  while (
    to >= from &&
    (FUNCTION_POS.test(tokens[to]?.pos ?? '') ||
      (to > from + 1 && tokens[to]?.pos === 'VERB' && !/(?:ing|ed)$/.test(tokens[to]?.lower ?? '')))
  )
    to -= 1
  const first = tokens[from]
  const last = tokens[to]
  if (!first || !last || to < from) return undefined
  while (
    from > 0 &&
    ((NAME_POS.test(tokens[from - 1]?.pos ?? '') && !tokens[from - 1]?.negated) ||
      isConjunction(tokens[from - 1]))
  )
    from -= 1
  while (
    NAME_POS.test(tokens[to + 1]?.pos ?? '') ||
    (isConjunction(tokens[to + 1]) && NAME_POS.test(tokens[to + 2]?.pos ?? ''))
  )
    to += 1
  // 'Normal block front and back'
  const [and, other, after] = tokens.slice(to + 1, to + 4)
  if (
    /^(?:and|or)$/.test(and?.lower ?? '') &&
    other &&
    !/^(?:NUM|SYM)$/.test(other.pos) &&
    (!after || after.pos === 'PUNCT')
  )
    to += 2
  while (isConjunction(tokens[from])) from += 1
  // 'A 9.5 ft clinker dinghy', '24hr breakdown recovery': a unit includes its number.
  if (UNIT.test(tokens[from]?.lower ?? '') && tokens[from - 1]?.pos === 'NUM') from -= 1
  const [start, end] = [tokens[from]?.start ?? span.start, tokens[to]?.end ?? span.end]
  return { ...span, start, end, text: text.slice(start, end) }
}

/** A price with up to two words after it that end its part of the sentence: '$1,800 fitted'. */
export function asPrice(span: Span, clause: Clause, otherSpans: readonly Span[]): Span {
  const { tokens, text } = clause
  const { to } = tokenRange(tokens, span)
  const after = tokens.findIndex(({ lower }, index) => index > to && ENTRY_BOUNDARY.test(lower))
  const end = after < 0 ? tokens.length : after
  const stop = tokens[end - 1]?.end ?? span.end
  const isFree = !otherSpans.some(
    (other) => other.clause === span.clause && other.start >= span.end && other.start < stop,
  )
  if (to < 0 || end - to - 1 > 2 || !isFree || stop < span.end) return span
  return { ...span, end: stop, text: text.slice(span.start, stop) }
}

/** The end of a list entry within a sentence. */
const ENTRY_BOUNDARY = /^(?:[,;:.()!?]|–|and|or|plus|\/)$/
const MAX_EXTENSION = 4

/**
 * A run of words, extended to a complete list entry: up to the surrounding commas, brackets or
 * 'and', if they are near.
 */
export function asEntry(span: Span, clause: Clause): Span {
  const { tokens, text } = clause
  let { from, to } = tokenRange(tokens, span)
  if (from < 0 || to < from) return span
  const before = tokens.slice(0, from).findLastIndex(({ lower }) => ENTRY_BOUNDARY.test(lower))
  const after = tokens.findIndex(({ lower }, index) => index > to && ENTRY_BOUNDARY.test(lower))
  const end = (after < 0 ? tokens.length : after) - 1
  if (from - before - 1 <= MAX_EXTENSION && before >= 0) from = before + 1
  if (end - to <= MAX_EXTENSION) to = end
  while (from < to && /^(?:DET)$/.test(tokens[from]?.pos ?? '')) from += 1
  const [start, stop] = [tokens[from]?.start ?? span.start, tokens[to]?.end ?? span.end]
  return { ...span, start, end: stop, text: text.slice(start, stop) }
}

const PHRASE_END_POS = /^(?:ADP|AUX|CCONJ|DET|PART|PRON|PUNCT|SCONJ)$/
/**
 * A run of words with the rest of the noun phrases at its beginning and end: 'Chip timing', not
 * 'timing'.
 */
export function asLine(span: Span, clause: Clause): Span {
  const { tokens, text } = clause
  let { from, to } = tokenRange(tokens, span)
  if (from < 0 || to < from) return span
  const isNamePart = (token: Token | undefined) =>
    NAME_POS.test(token?.pos ?? '') && !token?.negated
  if (isNamePart(tokens[from])) while (isNamePart(tokens[from - 1])) from -= 1
  const phraseFrom = (first: number) => {
    const rest = tokens.slice(first)
    const boundary = rest.findIndex(({ pos }) => PHRASE_END_POS.test(pos))
    return boundary < 0 ? rest : rest.slice(0, boundary)
  }
  // 'School cross countries': taggers mistake some names of things for verbs.
  const after = phraseFrom(to + 1)
  if (isNamePart(tokens[to]) && isNamePart(after.at(-1)) && after.length <= 2) to += after.length
  // A list continues to its last entry.
  const last = phraseFrom(to + 2)
  const isListed = tokens.slice(from, to).filter(({ text: mark }) => mark === ',').length > 1
  if (isListed && tokens[to + 1]?.pos === 'CCONJ' && isNamePart(last.at(-1)) && last.length <= 4)
    to += 1 + last.length
  const [start, end] = [tokens[from]?.start ?? span.start, tokens[to]?.end ?? span.end]
  return { ...span, start, end, text: text.slice(start, end) }
}
