import type { Facts, Statement } from '../reading/facts.ts'
import { capitalise, wordsOf } from '../reading/sentences.ts'
import type { Asked } from './copy-deck.ts'

/** What the writing takes from: statements that no part has used are left. */
export interface Draft {
  facts: Facts
  asked: readonly Asked[]
  left: Statement[]
}

/** Statements that a part has used are not said again. */
export const take = (draft: Draft, ...statements: Statement[]) => {
  draft.left = draft.left.filter((each) => !statements.includes(each))
}

/** Whether two texts have the same letters and numbers. */
export const same = (a: string, b: string) =>
  a.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') === b.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const lettersOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** Characters before what the headline says: 'Penhallow Marsh is an accounting practice …'. */
const LEAD_IN = 60
/** So many words of a statement may be new, and it still says nothing else. */
const FEW_NEW = 1

/**
 * A statement beside a headline: undefined where the headline says it all, what stands behind its
 * colon where the headline says what stands before it, else the statement itself. A sentence that
 * the headline only begins is said whole: what is cut off in the middle says nothing.
 */
export function beyond(
  statement: Statement,
  headline: string,
  companyName = '',
): Statement | undefined {
  const { text } = statement
  if (same(text, headline)) return undefined
  // 'HandsUp is a Deaf-owned agency' under 'A Deaf-owned agency' says it again.
  const heard = new Set(lettersOf(`${headline} ${companyName}`))
  const said = lettersOf(text)
  const fresh = said.filter((word) => !heard.has(word)).length
  if (fresh === 0 || (fresh <= FEW_NEW && said.length > 4)) return undefined
  const at = text.toLowerCase().indexOf(headline.toLowerCase())
  if (at < 0 || at > LEAD_IN || wordsOf(headline).length < 3) return statement
  const left = text.slice(at + headline.length).replace(/[.!]$/, '')
  // 'Hollow Oak is a clinic in Cobram.' under 'A clinic in Cobram', and with 'in Cobram' only.
  if (
    wordsOf(left).length < 2 ||
    /^,? (?:in|at|near|outside) (?:the )?(?:\p{Lu}[\p{L}’-]+(?:,? |$))+$/u.test(left)
  )
    return undefined
  const behind = text.slice(at + headline.length)
  // '… in southern Tasmania, and my daughter does the French polishing' goes on with another sentence.
  const rest =
    /^\s?[:;–—-]\s+(.+)$/u.exec(behind)?.[1] ??
    /^(?:,? (?:and|but)|,) ((?:my|our|we|I)(?:’\p{Ll}+)? .{16,})$/u.exec(behind)?.[1] ??
    (isHead(text.slice(0, at)) ? (GOES_ON.exec(behind) ?? ADDS.exec(behind))?.[1] : undefined) ??
    ''
  // 'At Gembrook and a few more …' counts what stands before it.
  const told = COUNTS_ON.test(rest) ? '' : rest.replace(/^\(([^()]*)\)(?=[.!]?$)/, '$1')
  return wordsOf(told).length >= 2 ? { ...statement, text: capitalise(told) } : statement
}

/** Where the headline begins its sentence, but for who it is: 'I am a', 'We’re'. */
const isHead = (before: string) =>
  /^(?:(?:we|I|it|this)(?:’re|’m|’s|’ve got|’ve| are| am| is| have got| have| own)? (?:an? |the )?)?$/i.test(
    before,
  )
/** What goes on with it as a sentence of its own would: 'covering the Riverina', 'for motels and cafés'. */
const GOES_ON =
  /^,? ((?:anywhere|for|covering|serving|seeing|around|across|with|based|located|run by|specialising in|supplying|offering|made|built|from|in|at|on|near|by)\s.{12,}|(?!c\.|and\b|or\b|but\b)[^,]{4,}(?:,[^,]+){2,})$/iu
const COUNTS_ON =
  /^(?:at|in|on|near|by|from)\s[^,]*\sand (?:an?(?:other)?|some|several|more|many|\d+|one|two|three) /i
/** Or with what is said beside it: 'just me and my apprentice', 'north east of Melbourne'. */
const ADDS =
  /^, ((?!(?:which|who|that|where|when|because|so|and|but|or|not|our|my|we|I)\b)(?:\p{Ll}[\p{L}’-]*)(?: [^,;]+){3,}(?:,.*)?|(?:just|only) .{8,})$/u
