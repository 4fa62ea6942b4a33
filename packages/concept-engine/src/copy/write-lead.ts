import type { Statement } from '../reading/facts.ts'
import { wordsOf } from '../reading/sentences.ts'
import { beyond, type Draft, take } from './draft.ts'
import { saysOnlyWhere } from './headlines.ts'

const LEAD_MAX = 260
/** What points at something before it leads nothing: 'We are those people.' */
const LEANS =
  /^(?:\S+ ){0,3}(?:those|these|them|that|this)\b(?! \p{L}+ (?:is|are)\b)|^(?:deducted|credited|refunded)\b/iu
const REFERS = /^(?:It|They|He|She)\b/
/** 'Who for: mine surveyors' is a row of a list. */
const LABELLED = /^\p{Lu}[\p{L} ]{2,20}: /u
/** A note of more is no lead. */
const LEAD_SHORT = 120
/** 'Me and my mum.' leads nothing by itself. */
const LEAD_WORDS = 5

/** The first sentences about the business that the headline does not say already. */
export function writeLead(draft: Draft, headline: string): string[] {
  const told = draft.left.filter(
    ({ topic, text, whole }) =>
      !LABELLED.test(text) &&
      (topic === 'story' || topic === 'proof' || (topic === 'person' && whole)) &&
      !LEANS.test(text) &&
      !saysOnlyWhere(text, draft.facts.places) &&
      wordsOf(text).length >= LEAD_WORDS,
  )
  const chosen: Statement[] = []
  for (const [at, one] of told.entries()) {
    // 'It is owned by two teachers' needs what it is before it.
    const isNeeded = REFERS.test(told[at + 1]?.text ?? '')
    const statement = beyond(one, headline, draft.facts.companyName) ?? (isNeeded ? one : undefined)
    if (statement === undefined) {
      take(draft, one)
      continue
    }
    const length = chosen.reduce((sum, { text }) => sum + text.length + 1, 0)
    if (length + statement.text.length > LEAD_MAX || length > 150) break
    chosen.push(statement)
    take(draft, one)
  }
  // A short brief's price or hours say more than a headline alone.
  const listed = draft.facts.offers.filter(({ price }) => price !== '')
  const short =
    listed.length > 1
      ? undefined
      : draft.left.find(
          ({ text, topic }) =>
            ((topic === 'prices' && text.includes('$')) || topic === 'hours') &&
            text.length <= LEAD_SHORT &&
            !LEANS.test(text),
        )
  const only = chosen.length === 0 && short ? beyond(short, headline) : undefined
  if (short && only) {
    take(draft, short)
    return [only.text]
  }
  return chosen.length > 0 ? [chosen.map(({ text }) => text).join(' ')] : []
}
