import { capitalise, wordsOf } from '../reading/english/sentences.ts'
import type { Token } from '../reading/english/token.ts'
import { isVerb, tokensOf } from '../reading/english/tokens.ts'
import type { Facts, Statement } from '../reading/facts.ts'
import type { RequestedSection } from './copy-deck.ts'

/** The material for the copy: `left` has the statements that no part of the page has used yet. */
export interface Draft {
  facts: Facts
  requested: readonly RequestedSection[]
  left: Statement[]
}

/** Removes statements that a part has used, so that they are not repeated. */
export const markUsed = (draft: Draft, ...statements: Statement[]) => {
  draft.left = draft.left.filter((statement) => !statements.includes(statement))
}

/** Whether two texts have the same letters and numbers. */
export const sameLetters = (a: string, b: string) =>
  a.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') === b.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The words and numbers that say something: 'cleaning' and '1851' of 'Cleaning to AS 1851'. */
const longWordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

/**
 * Maximum length of the words before the headline's text: 'Penhallow Marsh is an accounting
 * practice …'.
 */
const LEAD_IN_MAX = 60
/** A statement with at most this many words that the headline lacks adds nothing to it. */
const MAX_NEW_WORDS = 1

/**
 * A statement next to a headline: undefined if the headline says all of it, the text after its
 * colon if the headline says the text before it, otherwise the statement itself. A sentence whose
 * beginning is the headline is repeated in full, as a fragment would be meaningless.
 */
export function notInHeadline(
  statement: Statement,
  headline: string,
  companyName = '',
): Statement | undefined {
  const { text } = statement
  if (sameLetters(text, headline)) return undefined
  // 'HandsUp is a Deaf-owned agency' under 'A Deaf-owned agency' is a repetition.
  const headlineLetters = new Set(longWordsIn(`${headline} ${companyName}`))
  const textLetters = longWordsIn(text)
  const fresh = textLetters.filter((word) => !headlineLetters.has(word)).length
  if (fresh === 0 || (fresh <= MAX_NEW_WORDS && textLetters.length > 4)) return undefined
  const offset = text.toLowerCase().indexOf(headline.toLowerCase())
  if (offset < 0 || offset > LEAD_IN_MAX || wordsOf(headline).length < 3) return statement
  const left = text.slice(offset + headline.length).replace(/[.!]$/, '')
  // 'Hollow Oak is a clinic in Cobram.' under 'A clinic in Cobram', and with 'in Cobram' only.
  if (
    wordsOf(left).length < 2 ||
    /^,? (?:in|at|near|outside) (?:the )?(?:\p{Lu}[\p{L}’-]+(?:,? |$))+$/u.test(left)
  )
    return undefined
  const textAfter = text.slice(offset + headline.length)
  // '… around Maryborough, Avoca and Dunolly' only adds where, which has its own section.
  if (ONLY_AREA.test(textAfter.trim())) return undefined
  // '… in southern Tasmania, and my daughter does the French polishing' continues with another
  // sentence.
  // '… with skipper Dale Wozniak, who fished these waters' continues with a description of him.
  const [name = ''] = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.exec(headline) ?? []
  const [, clause = ''] = name ? (/^, who (\p{L}+.+)$/u.exec(textAfter) ?? []) : []
  // '… two electricians, Steph Olivieri and Ash Tran, who work on homes' is about both.
  const isLastOfTwo = name !== '' && headline.endsWith(` and ${name}`)
  if (clause) return { ...statement, text: `${isLastOfTwo ? 'We' : name} ${clause}` }
  const rest =
    /^\s?[:;–—-]\s+(.+)$/u.exec(textAfter)?.[1] ??
    /^,? and (?:have|has) (?:done (?:so|it|this)|been (?:at it|doing (?:so|it))) (since .+)$/u.exec(
      textAfter,
    )?.[1] ??
    /^(?:,? (?:and|but)|,) ((?:my|our|we|I)(?:’\p{Ll}+)? .{16,})$/u.exec(textAfter)?.[1] ??
    // 'Anton has tuned pianos around Adelaide' is a sentence, and leaves 'for 41 years' without one.
    (isSubjectOnly(text.slice(0, offset)) && !tokensOf(headline).some(isFiniteVerb)
      ? (CONTINUATION.exec(textAfter) ?? ADDITION.exec(textAfter))?.[1]
      : undefined) ??
    (offset === 0 ? FOR_WHOM.exec(textAfter)?.[1] : undefined) ??
    ''
  // 'In Bruthen and hire it out' and 'of Victoria: …' are not sentences.
  const breaksOff =
    !/^(?:my|our|we|I)\b/i.test(rest) &&
    (/^(?:of|to|that|as|than)\s/i.test(rest) || statesMore(rest))
  // 'At Gembrook and a few more …' adds to a count before it.
  const continuation =
    COUNT_CONTINUATION.test(rest) || breaksOff
      ? ''
      : rest.replace(/^\(([^()]*)\)(?=[.!]?$|,)/, '$1')
  // 'A driving instructor in Dandenong' continues with other places, which have their own section.
  if (/^(?:\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*(?:, (?:and )?| and |\.|$))+$/u.test(rest))
    return undefined
  // 'Anywhere from Balranald across to Griffith and up to Ivanhoe'
  if (ONLY_AREA.test(rest)) return undefined
  // 'In people’s driveways' says nothing without the headline that it was cut from.
  if (SHORT_PHRASE.test(continuation) && wordsOf(continuation).length <= MAX_PHRASE_WORDS)
    return undefined
  return wordsOf(continuation).length >= 2
    ? { ...statement, text: capitalise(continuation) }
    : statement
}

const ONLY_AREA =
  /^(?:anywhere |everywhere )?(?:from|across|between|around|throughout) (?:(?:from|to|across|up|down|out|over|and|as far as|the|around|between|into|or) |\p{Lu}[\p{L}’-]+(?:,? |[.!]?$))+$/u
const SHORT_PHRASE = /^(?:in|on|at|to|with) (?:\p{Ll}|\p{Lu}[\p{L}’]* \p{Lu}?[\p{L}’]* \p{Ll})/u
const MAX_PHRASE_WORDS = 5

const PREPOSITION =
  /^(?:for|covering|serving|seeing|around|across|with|based|located|run by|specialising in|supplying|offering|made|built|from|in|at|on|near|by|anywhere)\s/i
const isFiniteVerb = (token: Token | undefined) =>
  token !== undefined && isVerb(token) && !/(?:ing|ed|en|built|made|run)$/.test(token.lower)
/**
 * Whether a continuation makes another statement, as 'in Bruthen and hire it out' does; 'near
 * Moe, using flowers that I grow' does not.
 */
function statesMore(text: string): boolean {
  const tokens = tokensOf(text)
  if (!PREPOSITION.test(text)) return tokens.some(isFiniteVerb)
  return tokens.some(({ lower }, index) => {
    const [next, afterNext] = tokens.slice(index + 1)
    return /^(?:and|but|or)$/.test(lower) && isFiniteVerb(next?.pos === 'ADV' ? afterNext : next)
  })
}

/** Whether the headline begins its sentence, apart from the subject: 'I am a', 'We’re'. */
const isSubjectOnly = (before: string) =>
  /^(?:(?:we|I|it|this)(?:’re|’m|’s|’ve got|’ve| are| am| is| have got| have| own)? (?:an? |the )?)?$/i.test(
    before,
  )
/**
 * Continuations that can become a separate sentence: 'covering the Riverina', 'for motels and
 * cafés'.
 */
const CONTINUATION =
  /^,? ((?:anywhere|for|covering|serving|seeing|around|across|with|based|located|run by|specialising in|supplying|offering|made|built|from|in|at|on|near|by)\s.{12,}|(?!c\.|and\b|or\b|but\b|who\b|which\b|that\b)[^,]{4,}(?:,[^,]+){2,})$/iu
/** 'We cut gaskets for pump, food plant and rail customers', but not 'for 41 years' */
const FOR_WHOM =
  /^,? (for (?!(?:over|about|nearly|almost|more|just|free|sale|hire|the (?:last|past))\b|\d|\$|(?:\p{L}+[ -]){1,2}(?:years|months|weeks|decades|generations)\b)[^.]{12,}\.?)$/iu
const COUNT_CONTINUATION =
  /^(?:at|in|on|near|by|from)\s[^,]*\sand (?:an?(?:other)?|some|several|more|many|\d+|one|two|three) /i
/** Additions that can do so as well: 'just me and my apprentice', 'north east of Melbourne'. */
const ADDITION =
  /^, ((?!(?:which|who|that|where|when|because|so|and|but|or|not|our|my|we|I)\b)(?:\p{Ll}[\p{L}’-]*)(?: [^,;]+){3,}(?:,.*)?|(?:just|only) .{8,})$/u
