import type { Facts } from '../reading/facts.ts'
import { trades } from './all-trades.ts'
import { MISLEADING_PHRASES } from './misleading-phrases.ts'
import type { Trade } from './trade.ts'

/**
 * The score of a trade's name, in the texts in which the business describes itself, and elsewhere.
 */
const NAME_SCORE = 4
const INDUSTRY_SCORE = 4
const OPENING_SCORE = 3
const OFFER_SCORE = 1.5
const DEFAULT_SCORE = 1
/** A hint counts a fraction of a name, and hints alone never determine a trade. */
const HINT_FACTOR = 0.2
const MAX_HINT_SCORE = 1.2
const INDUSTRY_WORD_FACTOR = 0.6
/** 'Software for dentists': the dentists are the customers. */
const AFTER_FOR_FACTOR = 0.12
/** Below this score, or without this lead over the next trade, the trade is unknown. */
export const MIN_SCORE = 6.6
export const MIN_LEAD = 1.5

const normalise = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/café/g, 'cafe')
    .replace(/[’']/g, '')

const singular = (word: string) =>
  /ies$/.test(word)
    ? word.replace(/ies$/, 'y')
    : /(?:ss|us|is)$/.test(word)
      ? word
      : word.replace(/s$/, '')
const normaliseKey = (phrase: string) => normalise(phrase).split(' ').map(singular).join(' ')

type Kind = 'name' | 'hint' | 'field'
const index = new Map<string, { trade: number; kind: Kind }[]>()
for (const [trade, { names, hints, field }] of trades.entries()) {
  const add = (term: string, kind: Kind) =>
    index.set(normaliseKey(term), [...(index.get(normaliseKey(term)) ?? []), { trade, kind }])
  for (const term of names) add(term, 'name')
  for (const term of hints) add(term, 'hint')
  for (const term of field) if (!names.includes(term)) add(term, 'field')
}
// A misleading phrase is known but has no trade, so that its words do not count separately.
for (const trap of MISLEADING_PHRASES) index.set(normaliseKey(trap), [])

/** 'Hair and beauty' is a single phrase, so its 'and' does not separate two. */
const AND_PHRASES = [...index.keys()].filter((key) => key.includes(' and '))
const withPairs = (text: string) =>
  AND_PHRASES.reduce(
    (wording, pair) => wording.replaceAll(pair, pair.replaceAll(' and ', ' & ')),
    text,
  )

const MAX_WORDS = 4
const NOT_BUSINESS_AFTER =
  /^(?:for|serving|helping|beside|opposite|near|behind|above|below|under|where|like|to|next|from|by|with|between|was|ex|former|formerly|instead|than|not|no|never)$/

/** Adds the scores of a text's phrases: longest first, without duplicates. */
function score(
  text: string,
  weight: number,
  scores: number[],
  hints: number[],
  countedKeys: Set<string>,
  inField = false,
) {
  for (const clause of withPairs(normalise(text)).split(/[.,;:!?()\n–—/]+|\sand\s/)) {
    const words = clause.match(/[\p{L}\p{N}&-]+/gu) ?? []
    let after = -9
    for (let i = 0; i < words.length; i += 1) {
      if (NOT_BUSINESS_AFTER.test(words[i] ?? '')) after = i
      for (let length = Math.min(MAX_WORDS, words.length - i); length > 0; length -= 1) {
        const key = words
          .slice(i, i + length)
          .map((word) => (word === '&' ? 'and' : singular(word)))
          .join(' ')
        const nextWords = index.get(key)
        if (!nextWords) continue
        const place = i - after <= 3 ? AFTER_FOR_FACTOR : 1
        for (const { trade, kind } of nextWords) {
          if (countedKeys.has(`${key} ${trade}`)) continue
          countedKeys.add(`${key} ${trade}`)
          if (kind === 'name') scores[trade] = (scores[trade] ?? 0) + weight * place
          else if (kind === 'hint')
            hints[trade] = (hints[trade] ?? 0) + weight * place * HINT_FACTOR
          else if (inField) hints[trade] = (hints[trade] ?? 0) + INDUSTRY_WORD_FACTOR
        }
        i += length - 1
        break
      }
    }
  }
}

/**
 * The trade of a business; undefined if its words indicate none, or two equally: its page then uses
 * only its facts. Only affirmed words count, and most in the texts in which the business describes
 * itself.
 */
export function findTrade(
  facts: Pick<Facts, 'companyName' | 'industry' | 'statements' | 'offers' | 'text' | 'language'>,
): Trade | undefined {
  const scores = trades.map(() => 0)
  const hints = trades.map(() => 0)
  const countedKeys = new Set<string>()
  if (facts.language !== 'en') {
    const low = `${facts.industry} ${facts.text}`.toLowerCase()
    for (const [index, { foreign }] of trades.entries())
      scores[index] = foreign.filter((term) => low.includes(term)).length * MIN_SCORE
  }
  const affirmedStatements = facts.statements.filter(
    ({ topic }) => topic !== 'limit' && topic !== 'person',
  )
  score(facts.industry, INDUSTRY_SCORE, scores, hints, countedKeys, true)
  score(facts.companyName, NAME_SCORE, scores, hints, countedKeys)
  for (const [index, { text }] of affirmedStatements.entries())
    score(
      text,
      index === 0 ? OPENING_SCORE : index === 1 ? 2 : DEFAULT_SCORE,
      scores,
      hints,
      countedKeys,
    )
  score(facts.offers.map(({ title }) => title).join('. '), OFFER_SCORE, scores, hints, countedKeys)
  const totals = scores.map((named, index) =>
    named > 0 ? named + Math.min(hints[index] ?? 0, MAX_HINT_SCORE) : 0,
  )
  const best = Math.max(...totals)
  const [, second = 0] = [...totals].sort((a, b) => b - a)
  return best >= MIN_SCORE && best >= second * MIN_LEAD ? trades[totals.indexOf(best)] : undefined
}
