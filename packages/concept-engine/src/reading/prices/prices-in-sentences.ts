import type { Clause } from '../clauses/clause.ts'
import { capitalise } from '../english/sentences.ts'
import type { Token } from '../english/token.ts'
import { isNoun, tokensOf } from '../english/tokens.ts'
import type { Priced } from './price-list.ts'
import { pricesOf } from './prices.ts'

/** A sentence with more prices than this becomes a list. */
const MAX_SENTENCE_PRICES = 2

/** 'A consultation is $350 for two hours on site' states a price in a full sentence. */
const PRICE_SENTENCE =
  /\b(?:where|which|in which|that) (?:you|we|members|people|customers|they|guests|kids)\b[^$]*\$|^(?:we|I)(?:’ve| have)\b[^$]{12,}\$|\b(?:is|are|will be|costs?|starts?|begins?|runs?|comes? to|adds?|ranges?)\b[^$]{0,60}\$|\bthere’s (?:an? )?\$/i

const NOT_OWN_PRICE = /\b(?:no|not|don’t|never|without|instead of|old|competitors?|others?)\b/i
/**
 * 'A simple guide is helpful: plaques from $650, headstones from $2,900': prices in a request are
 * still prices.
 */
export function pricesInRequest(clause: Clause, dollars: boolean): Priced | undefined {
  const [lead = '', list = ''] = clause.text.split(/:\s(?=[^:]*\$\d[^:]*\$\d[^:]*$)/)
  if (list === '' || NOT_OWN_PRICE.test(lead)) return undefined
  const found = pricesOf({ ...clause, text: list, tokens: tokensOf(list) }, dollars)
  return found.prices.length >= MAX_SENTENCE_PRICES ? found : undefined
}

/** Whether a sentence with only one or two prices reads better than a list would. */
export const readsBetterAsSentence = ({ kind, text }: Clause, { prices }: Priced) =>
  kind === 'sentence' &&
  prices.length > 0 &&
  prices.length <= MAX_SENTENCE_PRICES &&
  PRICE_SENTENCE.test(text)

/** 'Ear plugs for swimmers, ' before 'shooters and musicians': the list of customers continues. */
const LIST_CONTINUES =
  /(?<=^|[;:.]\s|,\s)(\p{L}[^;:.,$]*\s(?:for|of|with|from|in|on)\s(?:[\p{L}’-]+\s){0,2}[\p{L}’-]+,\s(?:[\p{L}’ -]+,\s)*(?:and\s|or\s)?)$/iu
const TITLE_MAX = 70

/**
 * Names that make no sense in a list: 'five or more', 'okay, for weddings', 'three loads or more
 * take off'.
 */
const DEPENDENT_NAME =
  /^(?:okay|ok|yes|well|sure|alright)\b|^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen)(?:\+| (?:or|and) more)$|\b(?:take off|less|minus|save|knock off|deduct|off|discount(?: of)?)$/i
/**
 * '$380 up to 25,000 L, $520 above that' depends on the price before it, '$450, or free if you sign'
 * and 'if we have to cut a wall it’s $180 extra' on a condition.
 */
const DEPENDENT_PRICE =
  /\bin (?:that|this|such a) case\b|^(?:if|when|once|should)\b[^$]*\b(?:it|that)(?:’s| is|’ll be| will be)\b[^$]*\$|\$\d[\d.,]*[^$.]{0,12} (?:above|over|beyond|past|after) (?:that|this)\b|\$\d[^$.]*\bor free (?:if|when|with|for)\b/i

/**
 * Prices with the complete names of their items; empty if one of the names is too long for a list,
 * or makes no sense in one.
 */
export function withWholeNames({ text }: Clause, priced: Priced): Priced {
  let { rest } = priced
  const prices = priced.prices.map((price) => {
    const offset = text.toLowerCase().indexOf(price.title.toLowerCase())
    const [before = ''] = offset > 0 ? (LIST_CONTINUES.exec(text.slice(0, offset)) ?? []) : []
    // 'Left in a pile for free, take away $70': the free service is not part of the name.
    if (before === '' || /\bfree, $/i.test(before)) return price
    rest = rest.replace(before.trim(), '').replace(/^[\s,.;]+/, '')
    return { ...price, title: capitalise(before) + text.slice(offset, offset + price.title.length) }
  })
  const isTooLong = prices.some(
    ({ title }, index) => title !== priced.prices[index]?.title && title.length > TITLE_MAX,
  )
  // '$95 for one ear or $130 for both': the $130 is not for one ear.
  const belongsToAnother = priced.prices.some(({ title, price }) => {
    const offset = text.toLowerCase().indexOf(title.toLowerCase())
    const [, sum = ''] =
      /(\$\d[\d,.]*)(?: \p{L}+)? for $/u.exec(text.slice(0, Math.max(0, offset))) ?? []
    return sum !== '' && !price.includes(sum)
  })
  const isDependent =
    DEPENDENT_PRICE.test(text) || prices.some(({ title }) => DEPENDENT_NAME.test(title))
  return isTooLong || belongsToAnother || isDependent
    ? { prices: [], rest: text }
    : { prices, rest }
}

const CONTENT_POS = /^(?:NOUN|PROPN|VERB|ADJ|NUM)$/
/**
 * The number of meaningful words, missing from both the list and the rest of a sentence, that make
 * a separate statement.
 */
const MIN_LEFTOVER_WORDS = 3
const BRACKETED_SUM = /\s?\((?:from |about )?\$[^()]*\)/gi

/** 'Full re-leading is $980 to $1,450 per square metre depending on detail.' */
const PLAIN_PRICE_SENTENCE =
  /^(?!(?:if|when|where|for|we|I|it|this|that|there|you|they|which|these|those|all|most|everything|the (?:total|rest|most))\b)[^,;:$]{3,60}\s(?:is|are|costs?)\s(?:from\s)?\$[\d,.]*\d(?:\sto\s\$[\d,.]*\d)?(?![^$]*\$)[^.]*\.?$/iu

/** Meaningful words of a clause that appear in neither its prices nor the remaining text. */
function lostWordsIn({ tokens }: Clause, { prices, rest }: Priced): Token[] {
  const listedTexts = prices.map(({ title, price, terms }) => `${title} ${price} ${terms}`)
  const shownWords = new Set(`${listedTexts.join(' ')} ${rest}`.toLowerCase().match(/[\p{L}\d]+/gu))
  return tokens.filter(
    ({ pos, lower }) => CONTENT_POS.test(pos) && /\p{L}{3}/u.test(lower) && !shownWords.has(lower),
  )
}

/**
 * Whether a sentence states only what one item costs, and is short enough for a row of a price
 * list.
 */
export const isPlainPrice = (clause: Clause, priced: Priced): boolean =>
  clause.kind === 'sentence' &&
  priced.prices.length === 1 &&
  PLAIN_PRICE_SENTENCE.test(clause.text.trim()) &&
  // 'Is $60, taken off the final bill' contains more.
  lostWordsIn(clause, { ...priced, rest: '' }).every(({ lower }) =>
    /^(?:is|are|costs?)$/.test(lower),
  )

/** What is said of all prices of a sentence, after the last of them. */
const COMMON_ENDING =
  /(?<=\$[\d,.]*\d)[,;]? ((?:all |both |prices )?(?:incl?(?:uding|usive)?|excl?(?:uding|usive)?|plus|not including)\b[^$]{8,})$/i
/**
 * The prices with their whole sentence as the remaining text, if the list and the rest would not
 * contain all of it.
 */
export function withLeftOver(clause: Clause, priced: Priced): Priced {
  const { kind, text } = clause
  if (kind !== 'sentence' || priced.prices.length === 0) return priced
  const lostWords = lostWordsIn(clause, priced)
  // 'Fees depend on weight: birds $170, cats $290': the list contains the rest.
  const lead = /^[^:$]{8,}(?=:\s)/.exec(text)?.[0] ?? ''
  if (lostWords.length > 0 && lostWords.every(({ end }) => end <= lead.length))
    return { ...priced, rest: `${lead}.` }
  // '…, both $1,950, all including GST but excluding duty': only the end is not in the list.
  const [sum, ending = ''] = COMMON_ENDING.exec(text) ?? []
  if (
    priced.prices.length > 1 &&
    sum &&
    lostWords.every(({ start }) => start >= text.length - sum.length)
  )
    return { ...priced, rest: capitalise(ending) }
  // '…, next one starts in February' is a separate clause.
  const hasClause =
    lostWords.length > 1 &&
    lostWords.some(({ pos, lower }) => pos === 'VERB' && !/ing$/.test(lower))
  return lostWords.length < MIN_LEFTOVER_WORDS && !hasClause
    ? { ...priced, rest: withSharedPrice(priced.rest) }
    : { ...priced, rest: text.replace(BRACKETED_SUM, '') }
}

/**
 * Items without a price among those that have one: 'brakes, timing belts' becomes 'Brakes and
 * timing belts'.
 */
function withSharedPrice(rest: string): string {
  const things = rest.replace(/[.\s]+$/, '').split(/,\s(?:and\s)?|\sand\s/)
  const areAllThings =
    things.length > 1 &&
    things.every((item) => {
      const tokens = tokensOf(item)
      const last = tokens.at(-1)
      return (
        last !== undefined &&
        tokens.length <= 4 &&
        isNoun(last) &&
        tokens.every(({ pos }) => /^(?:NOUN|PROPN|ADJ)$/.test(pos))
      )
    })
  if (!areAllThings) return rest
  return `${things.slice(0, -1).join(', ')} and ${things.at(-1)}.`
}

/** Words that a row of prices does without. */
const ROW_FILLER =
  /^(?:an?|the|is|are|was|be|for|at|from|to|of|and|or|plus|our|my|your|we|i|it|its|it’s|they|they’re|which|that|this|there|charge[sd]?|costs?|costing|price[sd]?|prices|starts?|starting|run|runs|do|does|have|has|offer|sell|sells|make|makes|you|can|get|gets|pay|pays|with|in|on|per|each|only|just|about|around|roughly|usually|normally|currently|will|also|then|so|but|dollars?|bucks|comes?|works?|out|setting|back|hi|yes|ok|well|fixed|flat|hour|hourly|day|week|month|year)$/i
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}’-]{2,}/gu) ?? []
/** 'A joining fee of $15 applies' says more than a row 'Applies: $15' would. */
export function losesWords({ kind, text }: Clause, { prices, rest }: Priced): boolean {
  // Several prices were read by the list they make.
  if (prices.length !== 1 || kind !== 'sentence') return false
  const kept = new Set(
    wordsIn(
      `${prices.map((price) => `${price.title} ${price.price} ${price.terms}`).join(' ')} ${rest}`,
    ),
  )
  return wordsIn(text).some(
    (word) => !kept.has(word) && !ROW_FILLER.test(word) && !isInflected(word, kept),
  )
}
/** 'hr' and 'hour', 'min' and 'minutes' are the same word. */
const isInflected = (word: string, kept: ReadonlySet<string>) =>
  [...kept].some((other) => other.slice(0, 4) === word.slice(0, 4)) || word.length <= 3
