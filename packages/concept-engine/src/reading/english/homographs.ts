import type { Token } from './token.ts'
import { isWork } from './work-verbs.ts'

const isNounLike = ({ pos }: Token) => pos === 'NOUN' || pos === 'PROPN'
const isVerbLike = ({ pos, lemma }: Token) => pos === 'VERB' || (pos === 'AUX' && lemma === 'do')

/** 'Locks', 'covers', 'walks': either a verb with a singular subject, or a plural noun. */
const isVerbOrPlural = ({ lower, lemma }: Token) => lower.endsWith('s') && lemma !== lower

const PLURAL_PRONOUN = /^(?:i|we|you|they)$/
const POSSESSIVE = /^(?:my|our|your|their|his|her|its)$/

/** The first word of a verb's object. */
const beginsObject = (token: Token | undefined) =>
  token !== undefined && /^(?:NOUN|PROPN|DET|PRON|ADJ|NUM)$/.test(token.pos)

/**
 * 'When water leaks': a word between the two may be a subject that the tagger mistakes for a verb.
 */
const SUBORDINATOR = /^(?:when|where|how|why|if|that|because|since|while|until|unless|as)$/

/** 'Everything we make lasts': the preceding verb belongs to a relative clause. */
function isRelative(tokens: readonly Token[], verb: number): boolean {
  if (SUBORDINATOR.test(tokens[verb - 1]?.lower ?? '')) return true
  let subject = verb - 1
  while (tokens[subject]?.pos === 'ADV') subject -= 1
  const before = tokens[subject - 1]
  return (
    PLURAL_PRONOUN.test(tokens[subject]?.lower ?? '') &&
    before !== undefined &&
    (isNounLike(before) || before.pos === 'PRON')
  )
}

/**
 * Whether a word that can be either is a plural noun here: a verb in -s has a singular subject
 * before it. A noun without an article after a verb, or in a list, is not a subject: 'we do dog
 * walks'. A word by itself cannot be decided.
 */
function isPlural(tokens: readonly Token[], index: number): boolean {
  let left = index - 1
  while (tokens[left]?.pos === 'ADV') left -= 1
  const hasObject = beginsObject(tokens[index + 1])
  while (!hasObject && /^(?:NOUN|ADJ)$/.test(tokens[left]?.pos ?? '')) left -= 1
  const before = tokens[left]
  if (before && isVerbLike(before)) return !isRelative(tokens, left)
  if (before && (before.text === ',' || before.pos === 'CCONJ')) {
    const joined = tokens[left - 1]?.text === ',' ? tokens[left - 2] : tokens[left - 1]
    return joined !== undefined && isNounLike(joined) && !hasObject
  }
  const close = tokens[index - 1]
  if (close && /^(?:DET|ADJ|ADP)$/.test(close.pos)) return true
  if (before) return left === index - 1 && POSSESSIVE.test(before.lower)
  const next = tokens[index + 1]
  return next !== undefined && (next.text === ',' || next.pos === 'CCONJ')
}

/** Singular words for a group, whose members do things together. */
const COLLECTIVE_NOUN = /^(?:team|staff|crew|family|people|police|band|committee|group|public)$/

/** No verb follows these: 'we do house moves'. */
const TAKES_NOUN_OBJECT = /^(?:do|offer|provide|sell|stock|supply)$/

/** Whether a verb's base form that is also a noun is a noun here: the next entry of a list. */
function isEntry(tokens: readonly Token[], index: number): boolean {
  const [before, next] = [tokens[index - 1], tokens[index + 1]]
  if (before && TAKES_NOUN_OBJECT.test(before.lemma)) {
    // 'We do repair bikes' emphasises the verb.
    const isEmphasised =
      before.lemma === 'do' && isWork(tokens[index] as Token) && beginsObject(next)
    return !isEmphasised && !isRelative(tokens, index - 1)
  }
  // 'A lash lift', 'brow wax $25': a singular noun does not agree with a base form.
  const isSingular =
    before?.pos === 'NOUN' && before.lemma === before.lower && !COLLECTIVE_NOUN.test(before.lower)
  const isNotFollowedByObject = !next || /^(?:PUNCT|SYM|NUM|CCONJ|AUX)$/.test(next.pos)
  if (isSingular && isNotFollowedByObject) return true
  if (!before || beginsObject(next)) return false
  if (before.text === ',' || before.pos === 'CCONJ') {
    const joined = tokens[index - 2]?.text === ',' ? tokens[index - 3] : tokens[index - 2]
    return joined?.pos === 'NOUN'
  }
  const isListed = next !== undefined && (next.text === ',' || next.pos === 'CCONJ')
  return isVerbLike(before) && isListed && !isRelative(tokens, index - 1)
}

/**
 * The tokens, with every word that can only be a noun in its position tagged as one. `canBeNoun`
 * says whether a word can be a noun: the tagger mistakes 'locks' in 'we sell locks' and 'hire' in
 * 'we do repairs and hire' for verbs.
 */
export function withNouns(tokens: readonly Token[], canBeNoun: (word: string) => boolean): Token[] {
  const tagged = [...tokens]
  for (const [index, token] of tokens.entries()) {
    const isNoun =
      token.pos === 'VERB' &&
      (isVerbOrPlural(token)
        ? isPlural(tagged, index)
        : token.lemma === token.lower && isEntry(tagged, index) && canBeNoun(token.lower))
    if (isNoun) tagged[index] = { ...token, pos: 'NOUN' }
  }
  return tagged
}
