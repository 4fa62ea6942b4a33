import type { Token } from '../english/token.ts'
import { isNoun, tokensOf } from '../english/tokens.ts'
import { OBJECT_PRONOUN } from './to-visitors.ts'

const QUESTION_WORD = /^(?:what|which|where|when|who|whose|why|how)$/
/** Verbs that precede their subject in a question. */
const AUXILIARY =
  /^(?:is|are|was|were|has|have|can|could|will|would|should|may|must|do|does|did|’s|'s|’re|'re)$/
const CONTRACTIONS: Record<string, string> = { s: 'is', re: 'are' }
const VISITOR_SUBJECT = /^(?:they|them|people|customers|clients|visitors|patients|parents)$/

const POSSESSIVE = /^(?:their|your|its|his|her|our|my)$/

const wordsOf = (tokens: readonly Token[], text: string) =>
  tokens.length === 0 ? '' : text.slice(tokens[0]?.start, tokens.at(-1)?.end)

/** The index after a noun phrase that begins at a token; -1 if no noun phrase begins there. */
function phraseEnd(tokens: readonly Token[], from: number): number {
  const first = tokens[from]
  if (!first) return -1
  const isOwned = POSSESSIVE.test(first.lower)
  if (
    !isOwned &&
    (first.pos === 'PRON' || VISITOR_SUBJECT.test(first.lower) || first.lower === 'there')
  )
    return from + 1
  if (!isOwned && !/^(?:DET|ADJ)$/.test(first.pos) && !isNoun(first)) return -1
  let i = from + 1
  while (tokens[i] && (isNoun(tokens[i] as Token) || tokens[i]?.pos === 'ADJ')) i += 1
  // 'Coastal salt damages panels': a word that could be a noun is a verb if something follows it.
  if (i === tokens.length && i - from > 2) {
    const verb = tokens.findLastIndex(
      ({ lower }, index) => index > from && index < i - 1 && /[^s]s$/.test(lower),
    )
    if (verb > from) return verb
  }
  return i > from + 1 || isNoun(first) ? i : -1
}

/** A subject with the rest of its clause, with the verb first: 'they use' becomes 'do you use'. */
function verbFirst(tokens: readonly Token[], text: string): string | undefined {
  const end = phraseEnd(tokens, 0)
  const verb = tokens[end]
  if (end < 0 || !verb || !/^(?:VERB|AUX|PART|NOUN)$/.test(verb.pos)) return undefined
  const subject = VISITOR_SUBJECT.test(tokens[0]?.lower ?? '')
    ? 'you'
    : wordsOf(tokens.slice(0, end), text)
  const rest = wordsOf(tokens.slice(end + 1), text)
  const join = (...parts: string[]) => parts.filter((part) => part !== '').join(' ')
  // In 'It’s had its shots' the 's stands for 'has'.
  const isDone = verb.lower.endsWith('s') && /^(?:had|been|got)\b/i.test(rest)
  // 'They have had surgery' asks 'have you had surgery'.
  const isPerfect =
    verb.lower === 'have' && /^(?:had|been|done|got|seen|given|taken|\p{L}+ed)\b/u.test(rest)
  if (isPerfect || (AUXILIARY.test(verb.lower) && !/^(?:do|have)$/.test(verb.lower)))
    return join(isDone ? 'has' : (CONTRACTIONS[verb.lower.slice(1)] ?? verb.lower), subject, rest)
  // 'What they struggling with' omits its verb.
  if (/ing$/.test(verb.lower))
    return join(subject === 'you' ? 'are' : 'is', subject, verb.lower, rest)
  const isMany = subject === 'you' || subject === 'there' || /^(?:we|I|they)$/.test(subject)
  if (verb.lower === verb.lemma && (isMany || /s$/.test(subject)))
    return join('do', subject, verb.lower, rest)
  // 'How they heard about us' asks how you did hear.
  if (isMany && verb.pos === 'VERB' && verb.lower !== verb.lemma && !/s$/.test(verb.lower))
    return join('did', subject, verb.lemma, rest)
  return verb.lower !== verb.lemma && /s$/.test(verb.lower)
    ? join('does', subject, verb.lemma, rest)
    : undefined
}

/**
 * An indirect question as a direct one, without its question mark: 'what software they use' becomes
 * 'what software do you use', 'if the dog bites' becomes 'does the dog bite', and 'which days suit
 * them' asks what suits you. Undefined if the words are not such a question.
 */
export function directQuestion(wording: string): string | undefined {
  if (/^what (?:if|about)\b/i.test(wording)) return wording
  // 'What you already know' is 'what do you already know': the adverb is put back after 'you'.
  const [, before = '', often = '', after = ''] =
    /^(.*?\b(?:you|they)) (already|currently|usually|normally|really|also) (.+)$/i.exec(wording) ??
    []
  if (often)
    return directQuestion(`${before} ${after}`)?.replace(/\b(you)\b/i, `$1 ${often.toLowerCase()}`)
  const text = wording
    .trim()
    .replace(/\b(you|they)[’']d\b/gi, '$1 would')
    // 'If they got a shed' means 'if they have a shed'.
    .replace(/\b(you|they)(?:[’']ve)? got (?=(?:an?|any|the|your|their|enough)\b)/gi, '$1 have ')
    .replace(/\bits (?=an?\b|the\b|\p{L}+ing\b)/iu, 'it is ')
    // 'What suburb there in' means 'they are in'.
    .replace(/\bthere (?=(?:in|at|on|from|after)$|\p{L}+ing\b)/iu, 'they are ')
  const tokens = tokensOf(text)
  const [first] = tokens
  if (!first) return undefined
  if (/^(?:if|whether)$/.test(first.lower)) return toYou(verbFirst(tokens.slice(1), text))
  if (!QUESTION_WORD.test(first.lower)) return undefined
  // The question word is followed by what it asks for, up to the subject: 'what breed | the dog
  // is'.
  for (let index = 1; index < tokens.length; index += 1) {
    const token = tokens[index] as Token
    if (AUXILIARY.test(token.lower)) return toYou(text)
    const isSubject =
      token.pos === 'PRON' ||
      token.pos === 'DET' ||
      // 'How many people are coming' asks about them, not for them.
      (VISITOR_SUBJECT.test(token.lower) &&
        !/^(?:many|what|which)$/.test(tokens[index - 1]?.lower ?? '')) ||
      token.lower === 'there'
    if (!isSubject || (VISITOR_SUBJECT.test(token.lower) && index === tokens.length - 1)) continue
    const requested = verbFirst(tokens.slice(index), text)
    return requested === undefined
      ? undefined
      : toYou(`${wordsOf(tokens.slice(0, index), text)} ${requested}`)
  }
  return toYou(text)
}

const toYou = (question: string | undefined) =>
  question
    ?.replace(/\btheir\b/gi, 'your')
    .replace(/\bthey\b/gi, 'you')
    .replace(OBJECT_PRONOUN, 'you')
    .replace(/’s (?=\p{L}+ing\b)/gu, ' is ')
