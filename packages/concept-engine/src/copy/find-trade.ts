import type { Trade } from './trade.ts'
import { FOREIGN_TERMS, TRAPS } from './trade-terms.ts'
import { trades } from './trades/all-trades.ts'

/** A word that names a trade, and one that only hints at it. */
const NAME = 5
const HINT = 1.5
/** A word of the industry field that one trade alone claims: 'architecture'. */
const OWN_FIELD = 3
/** A word in the industry field, against one in the description. */
const FIELD = 4
/** 'Software for dentists': the dentists are the clients. */
const BEHIND_FOR = 0.25
const FIRST_SENTENCE = 1.6
const LONGEST = 4

interface Pointer {
  trade: number
  weight: number
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/café/g, 'cafe')
    .replace(/[’']/g, '')

const index = new Map<string, Pointer[]>()
const fieldIndex = new Map<string, Pointer[]>()
const add = (to: Map<string, Pointer[]>, term: string, pointer: Pointer) =>
  to.set(plain(term), [...(to.get(plain(term)) ?? []), pointer])

for (const [at, { names, hints, field }] of trades.entries()) {
  for (const term of names) add(index, term, { trade: at, weight: NAME })
  for (const term of hints) add(index, term, { trade: at, weight: HINT })
  for (const term of field) {
    const own =
      names.includes(term) && trades.every((other, i) => i === at || !other.field.includes(term))
    add(fieldIndex, term, { trade: at, weight: own ? OWN_FIELD : HINT })
  }
}
// A trap is a known phrase that points nowhere, so that its words do not count on their own.
for (const trap of TRAPS) index.set(trap, [])

const singular = (word: string) =>
  /ies$/.test(word)
    ? word.replace(/ies$/, 'y')
    : /(?:ss|us|is)$/.test(word)
      ? word
      : word.replace(/s$/, '')

const lookUp = (words: readonly string[], extra: Map<string, Pointer[]> | undefined) => {
  const phrase = words.join(' ')
  const last = words.at(-1) ?? ''
  const forms = [
    phrase,
    [...words.slice(0, -1), singular(last)].join(' '),
    phrase.replace(/es$/, ''),
  ]
  for (const form of forms) {
    // A broad word of the industry field covers several trades, whatever else it names.
    const found = extra?.get(form) ?? index.get(form)
    if (found) return found
  }
  return undefined
}

/** Adds the pointers of a text to the scores: longest phrases first, each distinct one once. */
function score(text: string, factor: number, scores: number[], extra?: Map<string, Pointer[]>) {
  const counted = new Set<string>()
  let sentence = 0
  for (const clause of plain(text).split(/[.,;:!?()\n–—]+/)) {
    const words = clause.match(/[\p{L}\p{N}&-]+/gu) ?? []
    let behind = -9
    for (let at = 0; at < words.length; at += 1) {
      if (
        /^(?:for|serving|helping|beside|opposite|near|behind|above|where|like|to)$/.test(
          words[at] ?? '',
        )
      )
        behind = at
      for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
        const phrase = words.slice(at, at + length)
        const pointers = lookUp(phrase, extra)
        if (!pointers) continue
        const key = phrase.join(' ')
        const place = at - behind <= 3 ? BEHIND_FOR : sentence === 0 && !extra ? FIRST_SENTENCE : 1
        if (!counted.has(key))
          for (const { trade, weight } of pointers)
            scores[trade] = (scores[trade] ?? 0) + weight * factor * place
        counted.add(key)
        at += length - 1
        break
      }
    }
    if (words.length > 0) sentence += 1
  }
}

/** Words of other scripts stand without spaces; they are looked for anywhere. */
function scoreForeign(text: string, scores: number[]) {
  const low = text.toLowerCase()
  for (const [key, terms] of FOREIGN_TERMS) {
    const at = trades.findIndex(({ industry }) => industry.key === key)
    for (const term of terms.split(' ')) {
      if (low.includes(term.replaceAll('_', ' '))) scores[at] = (scores[at] ?? 0) + NAME
    }
  }
}

/**
 * The trade of a brief: the industry's own words count four times those of the description, and
 * a company that carries its trade in its name is believed.
 */
export function findTrade(industry: string, description: string, companyName = ''): Trade {
  const scores = trades.map(() => 0)
  score(industry, FIELD, scores, fieldIndex)
  score(companyName, 1, scores)
  score(description, 1, scores)
  scoreForeign(`${industry} ${description}`, scores)
  const best = Math.max(...scores)
  // Nothing known: the vocabulary of work that people do for people, without a trade's tools.
  const found = best > 0 ? trades[scores.indexOf(best)] : undefined
  return found ?? trades[0]
}
