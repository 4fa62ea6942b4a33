import type { Facts } from '../reading/facts.ts'
import { trades } from './all-trades.ts'
import type { Trade } from './trade.ts'
import { MISLEADING_PHRASES } from './traps.ts'

/**
 * The score of a trade's name, in the texts in which the business describes itself, and elsewhere.
 */
const IN_NAME = 4
const IN_INDUSTRY = 4
const IN_OPENING = 3
const IN_OFFERS = 1.5
const ELSEWHERE = 1
/** A hint counts a fraction of a name, and hints alone never determine a trade. */
const HINT = 0.2
const HINTS_MAX = 1.2
const FIELD = 0.6
/** 'Software for dentists': the dentists are the customers. */
const WEIGHT_AFTER_FOR = 0.12
/** Below this score, or without this lead over the next trade, the trade is unknown. */
export const FLOOR = 6.6
export const MARGIN = 1.5

const plain = (text: string) =>
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
const keyOf = (phrase: string) => plain(phrase).split(' ').map(singular).join(' ')

type Kind = 'name' | 'hint' | 'field'
const index = new Map<string, { trade: number; kind: Kind }[]>()
for (const [trade, { names, hints, field }] of trades.entries()) {
  const add = (term: string, kind: Kind) =>
    index.set(keyOf(term), [...(index.get(keyOf(term)) ?? []), { trade, kind }])
  for (const term of names) add(term, 'name')
  for (const term of hints) add(term, 'hint')
  for (const term of field) if (!names.includes(term)) add(term, 'field')
}
// A trap is a known phrase without a trade, so that its words do not count separately.
for (const trap of MISLEADING_PHRASES) index.set(keyOf(trap), [])

/** 'Hair and beauty' is a single phrase, so its 'and' does not separate two. */
const PAIRS = [...index.keys()].filter((key) => key.includes(' and '))
const withPairs = (text: string) =>
  PAIRS.reduce((wording, pair) => wording.replaceAll(pair, pair.replaceAll(' and ', ' & ')), text)

const MAX_WORDS = 4
const PATTERN_AFTER =
  /^(?:for|serving|helping|beside|opposite|near|behind|above|below|under|where|like|to|next|from|by|with|between|was|ex|former|formerly|instead|than|not|no|never)$/

/** Adds the scores of a text's phrases: longest first, without duplicates. */
function score(
  text: string,
  weight: number,
  scores: number[],
  hints: number[],
  counted: Set<string>,
  inField = false,
) {
  for (const clause of withPairs(plain(text)).split(/[.,;:!?()\n–—/]+|\sand\s/)) {
    const words = clause.match(/[\p{L}\p{N}&-]+/gu) ?? []
    let after = -9
    for (let i = 0; i < words.length; i += 1) {
      if (PATTERN_AFTER.test(words[i] ?? '')) after = i
      for (let length = Math.min(MAX_WORDS, words.length - i); length > 0; length -= 1) {
        const key = words
          .slice(i, i + length)
          .map((word) => (word === '&' ? 'and' : singular(word)))
          .join(' ')
        const pointers = index.get(key)
        if (!pointers) continue
        const place = i - after <= 3 ? WEIGHT_AFTER_FOR : 1
        for (const { trade, kind } of pointers) {
          if (counted.has(`${key} ${trade}`)) continue
          counted.add(`${key} ${trade}`)
          if (kind === 'name') scores[trade] = (scores[trade] ?? 0) + weight * place
          else if (kind === 'hint') hints[trade] = (hints[trade] ?? 0) + weight * place * HINT
          else if (inField) hints[trade] = (hints[trade] ?? 0) + FIELD
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
  const counted = new Set<string>()
  if (facts.language !== 'en') {
    const low = `${facts.industry} ${facts.text}`.toLowerCase()
    for (const [index, { foreign }] of trades.entries())
      scores[index] = foreign.filter((term) => low.includes(term)).length * FLOOR
  }
  const affirmed = facts.statements.filter(({ topic }) => topic !== 'limit' && topic !== 'person')
  score(facts.industry, IN_INDUSTRY, scores, hints, counted, true)
  score(facts.companyName, IN_NAME, scores, hints, counted)
  for (const [index, { text }] of affirmed.entries())
    score(text, index === 0 ? IN_OPENING : index === 1 ? 2 : ELSEWHERE, scores, hints, counted)
  score(facts.offers.map(({ title }) => title).join('. '), IN_OFFERS, scores, hints, counted)
  const totals = scores.map((named, index) =>
    named > 0 ? named + Math.min(hints[index] ?? 0, HINTS_MAX) : 0,
  )
  const best = Math.max(...totals)
  const [, second = 0] = [...totals].sort((a, b) => b - a)
  return best >= FLOOR && best >= second * MARGIN ? trades[totals.indexOf(best)] : undefined
}
