import type { Clause } from '../clauses/clause.ts'
import { capitalise } from '../english/sentences.ts'
import { isListable, type Price } from './price-list.ts'
import { termsOf } from './price-words.ts'

/** A thing of a few words, or a size, directly followed by its amount. */
const NAME_WITH_AMOUNT =
  /((?:\d+(?:\.\d+)?\s?(?:m³|m3|m|ft|kg|g|l|ml|hrs?|hours?|days?|packs?)|\p{L}[\p{L}’&-]*(?:\s\p{L}[\p{L}’&-]*){0,4}))\s(\$?)(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+(?:\.\d{2})?)(?![\p{L}\d%:/-]|\.\d|\s(?:minutes?|hours?|hrs?|days?|weeks?|months?|years?|sessions?|people|guests|metres?|km|kg)\b)[,;]?\s*/uy
/** Words that turn the text into a sentence, which is read as one. */
const SENTENCE_WORD =
  /\b(?:is|are|was|for|to|of|with|and|or|in|per|at|from|than|over|under|plus|extra|every|by|about|up|sleeps|since|within|before|after|until|age[ds]?|no|number|open|mon|tue|wed|thu|fri|sat|sun)\b/i
const SIZE_WORD =
  /^(?:x{0,2}[sl]|m|med|medium|small|large|lge|big|little|tiny|huge|kids?|adults?|child|family|famly|conc|concession|single|double|half|full)$/i
const MIN_PRICES = 3
const REST_MAX_WORDS = 6

/**
 * The prices of 'Small castle $230 big slide $360 obstacle course 480', and the text after them.
 */
export function pricesOfRun(
  text: string,
  dollars: boolean,
): { prices: Price[]; rest: string } | undefined {
  NAME_WITH_AMOUNT.lastIndex = 0
  const prices: Price[] = []
  let signs = 0
  let end = 0
  for (let pair = NAME_WITH_AMOUNT.exec(text); pair; pair = NAME_WITH_AMOUNT.exec(text)) {
    const [, name = '', sign = '', amount = ''] = pair
    if (SENTENCE_WORD.test(name)) break
    // Sizes are read together with the thing before them.
    if (SIZE_WORD.test(name)) return undefined
    if (sign !== '') signs += 1
    prices.push({ title: capitalise(name), price: `$${amount}`, terms: '' })
    end = NAME_WITH_AMOUNT.lastIndex
  }
  const rest = text.slice(end).replace(/[.\s]+$/, '')
  const isPriceRun =
    prices.length >= MIN_PRICES &&
    (!dollars || signs * 2 >= prices.length) &&
    new Set(prices.map(({ title }) => title.toLowerCase())).size === prices.length &&
    !/\d{2}/.test(rest) &&
    rest.split(/\s+/).length <= REST_MAX_WORDS
  return isPriceRun ? { prices, rest: termsOf(rest).replace(/\.$/, '') } : undefined
}

const SIZE = String.raw`\d+(?:\.\d+)?\s?(?:m\s?)?[x×]\s?\d+(?:\.\d+)?(?:\s?m)?`
const SIZE_WITH_PRICE = String.raw`(${SIZE}) (\$\d+(?:,\d{3})*(?:\.\d\d)?)(?:\s?(?:/|per |an? )(\p{L}+))?`
const SIZES_WITH_PRICES = new RegExp(
  String.raw`^${SIZE_WITH_PRICE}(?:, ${SIZE_WITH_PRICE})+(?: \(([^()]+)\))?\.?$`,
  'iu',
)
/**
 * The prices of '1.5 x 1.5 $119/mth, 3 x 3 $285 (ground floor plus $25)': each size with its
 * price, in the unit that is stated once; undefined if any other text is left.
 */
export function pricesBySize(text: string): { prices: Price[]; rest: string } | undefined {
  const match = SIZES_WITH_PRICES.exec(text)
  if (!match) return undefined
  const sizes = [...text.matchAll(new RegExp(SIZE_WITH_PRICE, 'giu'))]
  const unit = sizes.map(([, , , per = '']) => per).find((per) => per !== '') ?? ''
  const perUnit = unit && ` per ${/^(?:mth|mo)$/i.test(unit) ? 'month' : unit}`
  return {
    prices: sizes.map(([, title = '', amount = '']) => ({
      ...{ title, price: `${amount}${perUnit}`, terms: '' },
    })),
    rest: (match.at(-1) ?? '').replace(/\+\s?(?=\$)/, 'plus '),
  }
}

const AMOUNT = String.raw`((?:from |about |around )?\$\d{1,3}(?:,?\d{3})*(?:\.\d{2})?)`
const UNIT = String.raw`((?:\s(?:each|pp|an?\s\p{L}+|per\s\p{L}+(?:\s\p{L}+)?))?)((?:\s(?:for|with|including|plus)\s[^,;$]{3,40}?)?)`
const ARTICLE = String.raw`(?:(?:an?|the|our|your|each|every)\s)?`
const NAME = String.raw`(\p{L}[^,;:$.()]{2,44}?)`
const SEPARATOR = String.raw`\s*(?:(?:,|;|,?\sand|,?\sthen)\s+|\.?$)`
/** 'A brow wax is $25, a lash lift is $85 and a spray tan is $40' */
const NAME_COSTS_AMOUNT = new RegExp(
  `${ARTICLE}${NAME}\\s(?:is|are|costs?|will be|starts?|at)(?:\\s(?:just|only|at))?\\s${AMOUNT}${UNIT}${SEPARATOR}`,
  'iuy',
)
/** '$25 for a brow wax, $85 for a lash lift and $40 for a spray tan' */
const AMOUNT_FOR_NAME = new RegExp(`${AMOUNT}()\\sfor\\s${ARTICLE}${NAME}()${SEPARATOR}`, 'iuy')
/** Wording that introduces such a list and can be left out. */
const PRICE_LEAD_IN =
  /^(?:it’s|that’s|(?:we|I) charge|you(?:’ll)? pay|expect to pay|(?:our |the |my )?(?:prices|rates|fees|costs) (?:are|start):?|it costs)\s+/i
/** Words that stand in for a thing, or begin a new sentence. */
const NOT_A_NAME = /^(?:it|that|this|they|there|he|she|which|what|we|I|you|everything|all|both)\b/i

/**
 * The prices of a text that contains only prices with their items, at least `least` of them;
 * undefined if any other text is left.
 */
export function pricesInOrder(text: string, min = MIN_PRICES): Price[] | undefined {
  const wording = text.replace(PRICE_LEAD_IN, '')
  const amountComesFirst = /^(?:from |about |around )?\$/i.test(wording)
  const form = amountComesFirst ? AMOUNT_FOR_NAME : NAME_COSTS_AMOUNT
  const prices: Price[] = []
  let end = 0
  for (;;) {
    form.lastIndex = end
    const found = form.exec(wording)
    if (!found) break
    const [first = '', second = '', third = '', fourth = ''] = found.slice(1)
    const [name, amount, unit, terms] = amountComesFirst
      ? [third, first, second, fourth]
      : [first, second, third, fourth]
    if (NOT_A_NAME.test(name)) return undefined
    prices.push({
      title: capitalise(name),
      price: capitalise(`${amount}${unit}`),
      terms: termsOf(terms),
    })
    end = form.lastIndex
  }
  return prices.length >= min && end === wording.length && isListable(prices, '')
    ? prices
    : undefined
}

/** '$140 two bed unit, $185 three bed house' */
const AMOUNT_BEFORE_NAME = new RegExp(
  `${AMOUNT}\\s(?!(?:for|a|per|an|each|to|and|or|with|plus|if|when|more|extra|off|deposit|pp|hr|hour|day|week|month|including|includes|inc|gst|bond|on|in|at|by|from|of|until|after|before|which|is|are)\\b)(\\p{L}[^,;:$.()]{2,38}?)\\s*(?:(?:,|;|,?\\sand)\\s+(?=(?:from |about )?\\$)|\\.?$)`,
  'iuy',
)
const MIN_AMOUNTS_FIRST = 2

/**
 * The prices of a text in which each amount comes before its item; undefined if any other text is
 * left.
 */
export function pricesBeforeNames(text: string): Price[] | undefined {
  const prices: Price[] = []
  let end = 0
  AMOUNT_BEFORE_NAME.lastIndex = 0
  for (let found = AMOUNT_BEFORE_NAME.exec(text); found; found = AMOUNT_BEFORE_NAME.exec(text)) {
    const [, amount = '', name = ''] = found
    prices.push({ title: capitalise(name.trim()), price: capitalise(amount), terms: '' })
    end = AMOUNT_BEFORE_NAME.lastIndex
  }
  const isWholeText =
    end === text.length &&
    prices.length >= MIN_AMOUNTS_FIRST &&
    prices.every(({ title }) => title.includes(' '))
  return isWholeText && isListable(prices, '') ? prices : undefined
}

const TIME_PERIOD = String.raw`(?:before|after|until|from|between|on|at|in|during|outside|over)\s[^,$.;()]{2,30}?|weekdays|weeknights|weekends|midweek|after|off[- ]peak|peak`
/** 'Lockouts from $145 before 6pm, $210 after hours': a thing whose price depends on the time. */
const EACH_UNIT = String.raw`(\s(?:each|an?\s\p{L}+|per\s\p{L}+))?`
const PRICE_BY_TIME = new RegExp(
  String.raw`^((?!.*\b(?:we|I|you)\b)\p{L}[^,;:$.()]{2,44}?),?\s(?:is\s|are\s|costs?\s)?${AMOUNT}${EACH_UNIT}\s(${TIME_PERIOD})((?:(?:,|\sor|\sand|,?\sthen)\s\$[^,$]+)+)$`,
  'iu',
)
const NEXT_TIME = new RegExp(
  String.raw`(?:,|\sor|\sand|,?\sthen)\s${AMOUNT}${EACH_UNIT}\s(${TIME_PERIOD})(?=,|\sor\s|\sand\s|$)`,
  'iuy',
)

/** The prices of a single item by the time of day or year; undefined if any other text is left. */
export function pricesByTime(text: string): Price[] | undefined {
  const [, name = '', amount = '', unit = '', timePeriod = '', nextTimes = ''] =
    PRICE_BY_TIME.exec(text.replace(/[.\s]+$/, '')) ?? []
  if (!name) return undefined
  const prices: Price[] = [
    {
      title: `${capitalise(name)}, ${timePeriod}`,
      price: capitalise(`${amount}${unit}`),
      terms: '',
    },
  ]
  NEXT_TIME.lastIndex = 0
  let end = 0
  for (let next = NEXT_TIME.exec(nextTimes); next; next = NEXT_TIME.exec(nextTimes)) {
    const [, sum = '', perUnit = '', time = ''] = next
    const period = /^after$/i.test(time) ? 'after that' : time
    prices.push({
      title: `${capitalise(name)}, ${period}`,
      price: capitalise(`${sum}${perUnit}`),
      terms: '',
    })
    end = NEXT_TIME.lastIndex
  }
  return end === nextTimes.length && isListable(prices, '') ? prices : undefined
}

/**
 * 'Juniors (7–11, Tuesdays, $210 a term)': a name, then brackets with its amount and other details.
 */
const NAME_WITH_BRACKETED_PRICE =
  /(\p{Lu}[^(),;:.]{2,50}?)\s\(([^()$]*?)(?:,\s|\s)?(?:from\s)?(\$\d[\d,.]*\d|\$\d)((?:\s(?:an?|per|each)\s?\p{L}*)?)(?:,\s([^()$]+))?\)/gu

/**
 * '… are hourly research ($85 an hour, with a report), book repair (from $40)': names between
 * brackets.
 */
const NAME_BETWEEN_BRACKETS =
  /(?:^|[,;:]\s(?:and\s)?|\b(?:are|include|includes|offer|do)\s)([^(),;:$]{3,50})\s\(((?:from |about )?\$\d[\d,.]*(?<![,.])(?:\s(?!takes|with|and)[^(),]{2,24})?)(?:[,;]?\s([^()]+))?\)/giu
function namesBetween(text: string): Price[] {
  const found = [...text.matchAll(NAME_BETWEEN_BRACKETS)]
  const prices = found.map(([, name = '', amount = '', after = '']) => ({
    title: capitalise(
      name
        .replace(/^.*\b(?:are|includes?|offer|do)\s/i, '')
        .replace(/^["“”‘’']+|["“”‘’']+(?=\s|$)/g, '')
        .trim(),
    ),
    price: capitalise(amount),
    terms: termsOf(after),
  }))
  return found.length > 1 && found.length === (text.match(/\$\d/g)?.length ?? 0) ? prices : []
}

/**
 * The prices of a text in which at least two items have their prices in brackets; empty if there is
 * an amount outside of brackets.
 */
export function pricesInBrackets(text: string): Price[] {
  const found = [...text.matchAll(NAME_WITH_BRACKETED_PRICE)]
  const inside = found.length
  const prices = found.map(([, name = '', before = '', amount = '', unit = '', after = '']) => ({
    title: capitalise(
      name.replace(/^.*\b(?:for|are|have|offer|run|and an?)\s(?=\p{Lu})/u, '').trim(),
    ),
    price: `${amount}${unit}`,
    terms: termsOf(before, after),
  }))
  const amounts = text.match(/\$\d/g)?.length ?? 0
  return inside > 1 && amounts - inside <= 1 ? prices : namesBetween(text)
}

/** Maximum length of the names of things that are sold together, in characters. */
const BUNDLE_MAX = 70
/** 'New patient exam, x-rays and clean $199': several things with a single price. */
const BUNDLE =
  /^((?!.*\b(?:we|I|you|our|my|from|each|all|is|are|was|were|for|about|around)\b)\p{L}[^.;:$()]*,[^.;:$()]*\sand\s[^.;:$(),]+?),?\s(\$\d[\d,]*(?:\.\d{2})?)[.\s]*$/iu
/** Items that a sentence sells together; undefined if it says anything more. */
export function bundleOf({ text, tokens }: Pick<Clause, 'text' | 'tokens'>): Price | undefined {
  const [, title = '', price = ''] = BUNDLE.exec(text) ?? []
  const isSentence = tokens.some(
    ({ pos, lower }) => pos === 'AUX' || (pos === 'VERB' && /s$/.test(lower)),
  )
  const bundle = { title: capitalise(title), price, terms: '' }
  return title !== '' && title.length <= BUNDLE_MAX && !isSentence ? bundle : undefined
}
