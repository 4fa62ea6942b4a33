import { wordsOf } from '../reading/english/sentences.ts'
import type { Statement } from '../reading/facts.ts'
import { type Draft, markUsed, notInHeadline } from './draft.ts'
import { isOnlyPlaceOrTime } from './headlines.ts'

const LEAD_MAX = 260
/** Text that refers to an earlier statement is not a lead: 'We are those people.' */
const REFERS_BACK =
  /^(?:\S+ ){0,3}(?:those|these|them|that|this)\b(?! \p{L}+ (?:is|are)\b)|^(?:deducted|credited|refunded)\b/iu
const PRONOUN_START = /^(?:It|They|He|She|Her|His|Their|Its)\b/
/** 'Who for: mine surveyors' is a row of a list. */
export const LABELLED_ROW = /^\p{Lu}[\p{L} ]{2,20}: /u
/**
 * An incomplete sentence is a lead only if it says since when, where or for whom: 'Third
 * generation, established in 1951'.
 */
const DESCRIBES_BUSINESS =
  /^(?:\d|Established|Family|Since|From|For|In|Across|Around|At|With|Serving|Based|Run|Owned|\p{Lu}\p{Ll}+ (?:generation|years))(?!\p{L})|\b(?:years|since|established)\b/u
/** Instructions before a visit are not a lead: 'Keep the pets in.' */
export const VISIT_INSTRUCTION =
  /^(?:please|keep|bring|wrap|wear|post|send|leave|drop|allow|book|ring|call|text|boys|girls|you|if|there’s|there is|now|turn|charge|clear|plug|sign|do not|don’t|do|have|come|take|freeze|store|wash|rinse|soak|measure|count|park|follow|look|mind|remember|make sure|check|phone|email|write|arrive|stay|remove|lift|tie|tell|owners|clients|customers)\b|\b(?:need|have) to be\b/iu
/** A longer note is not a lead, in characters. */
const MAX_NOTE_LENGTH = 120
/** 'Me and my mum.' is not a lead by itself. */
const MIN_LEAD_WORDS = 5

/** A longer opening leaves no room for a limit next to it, in characters. */
const MAX_OPENING_LENGTH = 140

/** Clients say what they do in their first statements; a later one is a detail. */
const OPENING_STATEMENTS = 4

/** Whether a text has all the longer words of another. */
const covers = (text: string, other: string): boolean => {
  const known = new Set(text.toLowerCase().match(/\p{L}{4,}/gu))
  const words = other.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.length >= 3 && words.every((word) => known.has(word))
}

/** 'Our director is Marguerite Oyelaran.', 'My assistant is my daughter, Mirela' */
export const INTRODUCES_PERSON =
  /^(?:[Mm]y|[Oo]ur|[Tt]he) [\p{L} -]{2,24} (?:is|are) (?:(?:my|our) \p{L}+, )?\p{Lu}\p{Ll}+/u

/** The client’s main message, and the first sentences that the headline does not contain. */
export function writeLead(draft: Draft, headline: string): string[] {
  const { messages, statements } = draft.facts
  const starts = statements.map(({ span: [from] }) => from).toSorted((a, b) => a - b)
  const lastOpening = starts[OPENING_STATEMENTS - 1] ?? Number.POSITIVE_INFINITY
  const first = draft.left.filter(({ text }) => messages.includes(text))
  const others = draft.left.filter(
    ({ topic, text, isSentence, span: [from] }) =>
      from <= lastOpening &&
      !messages.includes(text) &&
      !LABELLED_ROW.test(text) &&
      !/^Based (?!on\b)/.test(text) &&
      (topic === 'story' || topic === 'proof' || (topic === 'person' && isSentence)) &&
      (isSentence ||
        // 'Registered BAS agent working with tradies in Wollongong' opens the description.
        (from === starts[0] && !/\bfree\b/i.test(text)) ||
        DESCRIBES_BUSINESS.test(text) ||
        text.toLowerCase().startsWith(headline.toLowerCase())) &&
      !VISIT_INSTRUCTION.test(text) &&
      // '2nd child less 10 %' and 'a week is five times the day price' are no opening.
      !/\d ?%|\$\s?\d|\b(?:prices?|rates?|fees?|(?:is|are) (?:double|half))\b/i.test(text) &&
      !REFERS_BACK.test(text) &&
      // 'Strata, 2 or more pools: ask.' is a row of a price list.
      !/: (?:ask|poa|call|varies|free|on application)\.?$/i.test(text) &&
      !/^(?:Her|His|Their|Its) /.test(text) &&
      !isOnlyPlaceOrTime(text, draft.facts.places) &&
      // 'We fix kilns!' opens the description, however short.
      (wordsOf(text).length >= MIN_LEAD_WORDS ||
        (from === starts[0] && isSentence && /^(?:we|I) /i.test(text))),
  )
  // Within a later paragraph, a sentence belongs to the one before it.
  const isInContext = (statement: Statement) => {
    const before = statements[statements.indexOf(statement) - 1]
    const { text } = draft.facts
    const isInOpening = !text.slice(statements[0]?.span[0], statement.span[0]).includes('\n')
    return (
      isInOpening ||
      before === undefined ||
      text.slice(before.span[0], statement.span[0]).includes('\n') ||
      others.includes(before)
    )
  }
  others.splice(0, others.length, ...others.filter(isInContext))
  // Who somebody is can wait until it is said what they do.
  const described = others.filter(({ text }) => !INTRODUCES_PERSON.test(text))
  if (described.length > 0) others.splice(0, others.length, ...described)
  // A short opening comes before a limit that the client stresses: 'We do not do weddings.'
  const opening = others.slice(0, 1).filter(({ text }) => text.length <= MAX_OPENING_LENGTH)
  const isLimit = ({ topic }: Statement) => topic === 'limit'
  const candidates = [
    ...first.filter((statement) => !isLimit(statement)),
    ...(first.some(isLimit) ? opening : []),
    ...first.filter(isLimit),
    ...others.filter((statement) => !(first.some(isLimit) && opening.includes(statement))),
  ]
  const chosen: Statement[] = []
  for (const [index, candidate] of candidates.entries()) {
    // 'It is owned by two teachers' needs the description before it.
    const isReferredTo = PRONOUN_START.test(candidates[index + 1]?.text ?? '')
    const statement =
      notInHeadline(candidate, headline, draft.facts.companyName) ??
      (isReferredTo ? candidate : undefined)
    if (statement === undefined) {
      markUsed(draft, candidate)
      continue
    }
    // What the headline says is not said again right below it; the story has the whole sentence.
    if (statement.text.toLowerCase().startsWith(headline.toLowerCase()) && candidates.length > 1)
      continue
    // 'We are a cattery, only cats' after 'We are a cattery in Moe, only cats, no dogs'
    if (chosen.some(({ text }) => covers(text, statement.text))) {
      markUsed(draft, candidate)
      continue
    }
    const length = chosen.reduce((sum, { text }) => sum + text.length + 1, 0)
    if (length + statement.text.length > LEAD_MAX || length > 150) break
    chosen.push(statement)
    markUsed(draft, candidate)
  }
  // In a short brief, the price or the hours say more than a headline alone.
  const listed = draft.facts.offers.filter(({ price }) => price !== '')
  const short =
    listed.length > 1
      ? undefined
      : draft.left.find(
          ({ text, topic }) =>
            ((topic === 'prices' && text.includes('$')) || topic === 'hours') &&
            text.length <= MAX_NOTE_LENGTH &&
            !REFERS_BACK.test(text),
        )
  const priceOrHours = chosen.length === 0 && short ? notInHeadline(short, headline) : undefined
  if (short && priceOrHours) {
    markUsed(draft, short)
    return [priceOrHours.text]
  }
  return chosen.length > 0 ? [chosen.map(({ text }) => text).join(' ')] : []
}
