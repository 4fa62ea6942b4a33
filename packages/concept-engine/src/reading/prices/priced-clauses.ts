import type { Clause } from '../clauses/clause.ts'
import { tokensOf } from '../english/tokens.ts'
import { isLabelled } from '../statements/passages.ts'
import { listInBrackets } from '../wishes/site-content.ts'
import { timedPrice } from './durations.ts'
import type { Priced } from './price-list.ts'
import { pricesInOrder, pricesOfRun } from './price-runs.ts'
import { isBoundBackwards } from './price-variants.ts'
import { isPricedInAside, pricesOf } from './prices.ts'
import {
  isPlainPrice,
  losesWords,
  pricesInRequest,
  readsBetterAsSentence,
  withLeftOver,
  withWholeNames,
} from './prices-in-sentences.ts'

const SIZE_CONTINUATION =
  /^(?:small|medium|large|big|giant|extra large|xl)(?: (?:ones?|dogs?|cats?))?,? \$/i

/** Names of prices that say nothing without the event that they are for. */
const OF_AN_EVENT =
  /^(?:entry|admission|tickets?|tables?|stalls?|sites?|adults?|kids|children|concession|famil(?:y|ies)|members?|at the door|deposit|places?)$/i

/** 'First hour then', 'outside the ring road add': no thing that somebody pays for. */
const NAMES_NOTHING =
  /^(?:the )?(?:first|next|second|each|every|after|then)\b.*\b(?:hours?|days?|weeks?|months?|visits?|minutes?|mins|half hour)(?:,? (?:then|after that))?$|\b(?:below|under|less than|then)$|\b(?:have|has|attracts?|carry|carries)\b|^free\b/i
/** 'We no longer accept fit-outs below $25,000' */
const REFUSES_SUM =
  /\b(?:no longer|don’t|do not|won’t|cannot|can’t|never)\b[^$]*\b(?:below|under|less than|smaller than) \$/i
/** 'Software: Xero only. We will move you for $660' is not what the software costs. */
const SENTENCE_BELOW_LABEL =
  /^(?<label>\p{L}[^:.$]{1,24}): [^$]*\b(?:we|I)(?:’ll| will| can| could)? \p{Ll}+ [^$]*\$/iu
/** Whether the rows of a clause name what they are for, and their amounts are stated as such. */
function isPlausible({ text, sentence }: Clause, { prices }: Priced): boolean {
  const label = SENTENCE_BELOW_LABEL.exec(sentence)?.groups?.label ?? ''
  const hasCurrency = /\$|\bdollars?\b|\bbucks\b|\d ?c\b/i.test(text)
  return prices.every(({ title, price }) => {
    const [sum = ''] = /\d[\d,.]*/.exec(price) ?? []
    return (
      !NAMES_NOTHING.test(title) &&
      !REFUSES_SUM.test(text) &&
      !(label !== '' && title.toLowerCase() === label.toLowerCase()) &&
      (hasCurrency || text.replaceAll(',', '').includes(sum.replace(/[.,]/g, '')))
    )
  })
}

/**
 * What each clause states as prices, and the rest of it. `bySpans` has the prices that the tagger
 * found, by the index of their clause; they count where no rule finds any.
 */
export function pricedClauses(
  clauses: readonly Clause[],
  bySpans: ReadonlyMap<number, Priced>,
  {
    stepClauses,
    dollars,
    sloppy,
    text: description,
  }: { stepClauses: readonly Clause[]; dollars: boolean; sloppy: boolean; text: string },
): Priced[] {
  const businessClauses = clauses.filter(({ role }) => role === 'business')
  // Three prices make a list, however many sentences state them.
  const listsPrices =
    businessClauses.flatMap(({ text }) => pricesInOrder(text, 1) ?? []).length >= 3
  const rows = clauses.map((clause, index): Priced => {
    if (clause.role !== 'business' || isPricedInAside(clause))
      return { prices: [], rest: clause.text }
    const byRules = pricesOf(clause, dollars)
    const found = byRules.prices.length > 0 ? byRules : (bySpans.get(index) ?? byRules)
    const named = withWholeNames(clause, found)
    // In 'Main event: Hamfest, 8 November. Entry $6, tables $15.' only the label says of what.
    const line = description.split('\n').find((text) => text.includes(clause.sentence)) ?? ''
    const isBelowLabel = isLabelled(line.trim()) && !line.trim().startsWith(clause.sentence)
    const startsWithAmount = /^\$\d/.test(clause.sentence)
    if (!isPlausible(clause, named)) return { prices: [], rest: clause.text }
    if (
      isBelowLabel &&
      (startsWithAmount || named.prices.some(({ title }) => OF_AN_EVENT.test(title)))
    )
      return { prices: [], rest: clause.text }
    return losesWords(clause, named) || isBoundBackwards(clause.text, named.prices)
      ? { prices: [], rest: clause.text }
      : named
  })
  // 'Small dog wash $65, full clip $95. Medium $80 and $115.': sizes that depend on the text before
  // them stay in the text.
  for (const [index, { text }] of clauses.entries())
    if (SIZE_CONTINUATION.test(text) && (rows[index - 1]?.prices.length ?? 0) > 1)
      for (let i = index - 1; i < clauses.length; i += 1) {
        const clauseText = clauses[i]?.text ?? ''
        if (i > index && !SIZE_CONTINUATION.test(clauseText)) break
        rows[i] = { prices: [], rest: clauseText }
      }
  const isPlainRow = (clause: Clause, index: number) => {
    const row = rows[index]
    return row !== undefined && isPlainPrice(clause, row)
  }
  // Three sentences that are short enough for a row make a list as well.
  const hasRows = clauses.filter(isPlainRow).length >= 3
  const pricedRows = rows.filter(({ prices }) => prices.length > 0).length
  return clauses.map((clause, index): Priced => {
    const none = { prices: [], rest: clause.text }
    // A step of a process states its own price.
    if (clause.role !== 'business' || stepClauses.includes(clause)) {
      const run = /(?:[,:]|\bmenu)\s+(\p{Ll}.*)$/iu.exec(clause.text)?.[1] ?? ''
      const runPrices = clause.role === 'website' ? pricesOfRun(run, dollars) : undefined
      if (runPrices) return runPrices
      const requestPrices = /^(?:website|private)$/.test(clause.role)
        ? pricesInRequest(clause, dollars)
        : undefined
      if (requestPrices) return requestPrices
      const bracketedList = clause.role === 'website' ? listInBrackets(clause) : undefined
      return bracketedList
        ? pricesOf(
            { ...clause, kind: 'item', text: bracketedList, tokens: tokensOf(bracketedList) },
            dollars,
          )
        : none
    }
    const rowPrices = rows[index] ?? none
    // 'We deliver locally for $40' describes an activity, not something to buy.
    if (rowPrices.prices.some(({ title }) => /^deliver\s/i.test(title))) return none
    const statesPrice =
      !sloppy &&
      !listsPrices &&
      !(hasRows && isPlainRow(clause, index)) &&
      // 'Initial visit is 90 minutes, $220' beside 'follow up (60 minutes) $150'
      !(pricedRows >= 3 && timedPrice(clause.text)) &&
      readsBetterAsSentence(clause, rowPrices)
    return statesPrice ? none : withLeftOver(clause, rowPrices)
  })
}
