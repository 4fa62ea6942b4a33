import type { Facts, Statement } from '../reading/facts.ts'
import { capitalise, wordsOf } from '../reading/sentences.ts'
import { tokensOf } from '../reading/tokens.ts'
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

/** A statement without what the headline says of it; undefined where it says nothing else. */
export function beyond(statement: Statement, headline: string): Statement | undefined {
  if (same(statement.text, headline)) return undefined
  const heard = new Set(lettersOf(headline))
  if (lettersOf(statement.text).every((word) => heard.has(word))) return undefined
  const { text } = statement
  const at = text.toLowerCase().indexOf(headline.toLowerCase())
  // 'Skip bin hire Melton' is said by 'Skip bin hire in Melton'.
  const plain = headline.replace(/\sin\s|,? and |, /g, ' ').toLowerCase()
  const isAlike = at < 0 && text.toLowerCase().startsWith(plain)
  const isHeard = (at >= 0 && at <= LEAD_IN) || isAlike
  if (!isHeard || wordsOf(headline).length < 3) return statement
  const rest = text
    .slice(isAlike ? plain.length : at + headline.length)
    .replace(/^[\s,;:–—+-]+/, '')
  // '… behind the old bank, so no one can find us': why is told to the agency.
  if (wordsOf(rest).length < 2 || /^so\b/i.test(rest)) return undefined
  const isBound =
    /^(?:and|but|or|to|of|as|than|which|that|who|whose|where|is|are|has|have|’)/i.test(rest)
  const goesOn = /^and (?=\p{Ll})/u.exec(rest)?.[0] ?? ''
  const who = /^(?:We|I)\b/.exec(text)?.[0]
  const [first] = tokensOf(rest.slice(goesOn.length))
  const isDoing = who !== undefined && first?.pos === 'VERB' && !/(?:ing|ed)$/.test(first.lower)
  if (goesOn && isDoing) return { ...statement, text: `${who} ${rest.slice(goesOn.length)}` }
  if (isBound) return statement
  // 'We sell farms, manage a rent roll': who does is left out with the headline.
  return { ...statement, text: isDoing ? `${who} ${rest}` : capitalise(rest) }
}
