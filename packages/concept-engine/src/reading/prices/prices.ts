import type { Clause } from '../clauses/clause.ts'
import { capitalise, wordsOf } from '../english/sentences.ts'
import { tokensOf } from '../english/tokens.ts'
import { timedPrice, withoutDuration } from './durations.ts'
import { addPart, type Draft, entryPrice, titleOf, withTax } from './price-drafts.ts'
import {
  isListable,
  mentionsPricesOnly,
  PRICE_HEADING,
  type Price,
  type Priced,
  TITLE_MAX,
} from './price-list.ts'
import { partsOf } from './price-parts.ts'
import {
  bundleOf,
  pricesBeforeNames,
  pricesBySize,
  pricesByTime,
  pricesInBrackets,
  pricesInOrder,
  pricesOfRun,
} from './price-runs.ts'
import { columnPrices, entryPrices, rowPrices } from './price-table.ts'
import { lowered, termsOf } from './price-words.ts'

/** In 'Retail is by the box: plain $9.50' the plain box is the thing, not retail. */
const CATEGORY_LABEL =
  /^(?:(?:the |our )?menu|what (?:people|you|customers|we) .*|retail|wholesale|everything|standard|full range|range|menu|products?|services?)$/i
/** 'Charters, half day' for 'half day' under charters. */
function underLabel(title: string, label: string): string {
  const fullTitle = `${label}, ${lowered(title)}`
  const isAlreadyNamed = title.toLowerCase().includes(label.toLowerCase())
  return label === '' ||
    isAlreadyNamed ||
    CATEGORY_LABEL.test(label) ||
    PRICE_HEADING.test(label) ||
    fullTitle.length > TITLE_MAX
    ? title
    : fullTitle
}

const AMOUNT_BEFORE_GROUP =
  /(\$\d(?:[\d,.]*\d)?)\s(single|family|junior|juniors|adults?|child(?:ren)?|kids?|conc(?:ession)?|seniors?|students?|pensioners?|couples?|double|members?|non-members?)(?=[\s,;.)]|$)/gi
/** Rewrites 'Membership $45 single $65 family' as 'membership, single $45, family $65'. */
function withLabelsFirst(text: string): string {
  const labelled = text.match(AMOUNT_BEFORE_GROUP) ?? []
  const isWholeText = labelled.length >= 2 && labelled.length === (text.match(/\$\d/g)?.length ?? 0)
  const written = isWholeText
    ? text.replace(AMOUNT_BEFORE_GROUP, '$2 $1,').replace(/,(?=\s*[,.;]|$)/g, '')
    : text
  return written
}

/**
 * A text with its amounts moved out of brackets: 'a dry cut ($140, with a wash)' becomes 'a dry cut
 * $140 (with a wash)', and 'packages (Sole trader $110, venue $390)' becomes a list.
 */
const unbracketed = (text: string) =>
  withLabelsFirst(text)
    .replace(
      /\s\(((?:from )?\$\d[\d,.]*(?: (?:each|an? \p{L}+|per \p{L}+|pp))?)(?:[,;] ([^()$]{2,60}))?\)/gu,
      (_match, amount: string, terms?: string) => ` ${amount}${terms ? ` (${terms})` : ''}`,
    )
    .replace(
      /\s\(((?:pensioners?|concession|conc|(?:non-?)?members?|students?|kids?|child(?:ren)?|seniors?|adults?) \$\d[\d.,]*)\)/gi,
      ', $1',
    )
    .replace(/\s\((\p{L}[^()]{0,40}\$\d[^()]*,[^()]*)\)/gu, ': $1')

/** 'Bunches 45 / 70 / 110' in a text without dollar signs: all of the numbers are amounts. */
const withSigns = (text: string, dollars: boolean) =>
  dollars
    ? text
    : text.replace(
        /(?<![\d/.$-])\d{2,3}(?: \/ \d{2,3}){1,3}(?![\d/])(?!\s?(?:mm|cm|m|kg|g|ml|l|am|pm)\b)/g,
        (row) => row.replace(/\d+/g, (sum) => `$${sum}`),
      )

/**
 * 'Catering: weddings, christenings, council events, from $22 a head' has one price for all of
 * them.
 */
const PRICE_OF_LIST = /:\s[^:$]*,[^:$]*,\s*(?:(?:all |each )?from\s)?\$[^$]*$/i

/**
 * '90 minutes $112' is a line of a list; its heading, or the business, says what takes that long.
 */
const MEASURED_ROW =
  /^((?:\d+(?:\.\d+)?|one|two|three|four|half an?) (?:hours?|minutes?|days?|weeks?|nights?|months?))[ :–-]+((?:from )?\$\d[\d,.]*(?: (?:each|per \p{L}+|pp))?)$/iu

/** 'Ten-pack $290, valid 4 months' */
const PRICE_DETAIL =
  /^(?:valid|includ(?:es|ing)|minimum|maximum|up to|expires?|ready in|takes|lasts|one per|two per)\b/i
/**
 * 'Weight-driven clock, two visits a year with cleaning and oiling, $1,450': a sentence without a
 * verb has a name, its details and a price.
 */
const DETAILS_BEFORE_PRICE =
  /^(\p{L}[\p{L} ’&-]{3,40}), ((?:\d|one|two|three|four|five|six|up to|with|includ\p{L}+)[^$]{8,110}), ((?:from )?\$\d[\d,]*(?:\.\d\d)?(?: (?:each|an? \p{L}+|per \p{L}+))?)[.\s]*$/iu

/** Words of a statement about the business. */
const STATEMENT_WORD =
  /\b(?:is|are|was|were|has|have|will|can|can’t|must|we|I|they|it|don’t|not|no)\b/i

/**
 * 'Starter culture – $7, makes 1 kg, posted $4': once a detail follows its price, a further amount
 * belongs to the same thing.
 */
const DETAILS_AFTER_PRICE =
  /^(\p{L}[^$–—:]{2,50}?)\s[–—-]\s((?:from )?\$\d[\d,]*(?:\.\d\d)?(?: (?:each|an? \p{L}+|per \p{L}+))?), ((?:needs|takes|makes|includes|lasts|comes|fits|feeds|serves|with|plus|for|up to|minimum|maximum|bring|requires?|runs|only) [^$,]+,[^$]*\$.+)$/iu

/** 'Crossovers (council permit you sort, or we do it for $250)': the amount is for the permit. */
export const isPricedInAside = ({ text }: Pick<Clause, 'text'>): boolean => {
  const outside = text.replace(/\([^()]*\b(?:we|I|you)\b[^()]*\)/gi, '')
  return outside !== text && /\$\d/.test(text) && !/\$\d/.test(outside)
}

function readPrices(clause: Clause, dollars: boolean): Priced {
  const none = { prices: [], rest: clause.text }
  const durationMatch = clause.kind === 'item' ? MEASURED_ROW.exec(clause.text) : null
  if (durationMatch) {
    const [, title = '', price = ''] = durationMatch
    return { prices: [{ title, price: capitalise(price), terms: '' }], rest: '' }
  }
  const row =
    clause.kind === 'item'
      ? (columnPrices(clause.text) ?? rowPrices(clause, (next) => readPrices(next, true)))
      : undefined
  if (row) return row
  const [, item = '', sum = '', details = ''] =
    (clause.kind === 'item' && DETAILS_AFTER_PRICE.exec(clause.text)) || []
  if (details)
    return {
      prices: [{ title: capitalise(item), price: capitalise(sum), terms: termsOf(details) }],
      rest: '',
    }
  const [, detailed = '', detail = '', sumAtEnd = ''] =
    (!STATEMENT_WORD.test(clause.text) && DETAILS_BEFORE_PRICE.exec(clause.text)) || []
  if (detailed)
    return {
      prices: [
        { title: capitalise(detailed), price: capitalise(sumAtEnd), terms: termsOf(detail) },
      ],
      rest: '',
    }
  const statedPrices =
    pricesInOrder(clause.text) ?? pricesByTime(clause.text) ?? pricesBeforeNames(clause.text.trim())
  if (statedPrices) return { prices: statedPrices, rest: '' }
  const run = pricesBySize(clause.text) ?? pricesOfRun(clause.text, dollars)
  if (run) return run
  const bracketed = pricesInBrackets(clause.text)
  if (isListable(bracketed, '') && bracketed.length > 0) {
    const last = clause.text.slice(clause.text.lastIndexOf(')') + 1)
    return { prices: bracketed, rest: /\$/.test(last) ? termsOf(last).replace(/\.$/, '') : '' }
  }
  const bundle = clause.kind === 'sentence' ? bundleOf(clause) : undefined
  if (bundle) return { prices: [bundle], rest: '' }
  if (
    mentionsPricesOnly(clause.text) ||
    (clause.kind !== 'item' && PRICE_OF_LIST.test(clause.text))
  )
    return none
  if (isPricedInAside(clause)) return none
  const parts = partsOf(withSigns(unbracketed(clause.text), dollars), dollars)
  const [part] = parts
  const entry = clause.kind === 'item' && parts.length === 1 && part ? entryPrice(part) : []
  if (entry.length > 0) return { prices: entry, rest: '' }
  // 'Cycloramas, gauzes. Star cloth hire $480 a week': the thing is in the sentence with the price.
  const [before = '', priceText = ''] =
    /^(.*?[^\d.](?<!\b(?:incl?|excl?|approx|min|max|no))\.)\s+([^.]*\$\s?\d.*)$/isu
      .exec(clause.text)
      ?.slice(1) ?? []
  if (clause.kind === 'item' && priceText) {
    const found = readPrices({ ...clause, text: priceText, tokens: tokensOf(priceText) }, dollars)
    const [first, ...otherPrices] = found.prices
    // 'Lessons $60 each. Bond $50 back on return'
    const hasEarlierAmount = /\$\s?\d/.test(before)
      ? readPrices({ ...clause, text: before, tokens: tokensOf(before) }, dollars)
      : undefined
    if (hasEarlierAmount)
      return first && hasEarlierAmount.prices.length > 0
        ? {
            prices: [...hasEarlierAmount.prices, ...found.prices],
            rest: termsOf(hasEarlierAmount.rest, found.rest),
          }
        : none
    return first
      ? { ...found, prices: [{ ...first, terms: termsOf(before, first.terms) }, ...otherPrices] }
      : none
  }
  // 'Charters: half day $4,800, full day $8,500': both are charters.
  const named = /^(\p{L}[^:$()]{2,39})(?:\s\([^()]*\))?:\s(?=\p{Ll})/u.exec(clause.text)?.[1] ?? ''
  // 'Repairs are quicker: reflocking $380': reflocking is a repair.
  const category = named.replace(/\s(?:is|are|start)\s.*$/i, '')
  const draft: Draft = { clause, parts, prices: [], rest: [], item: '' }
  if (parts.length === 0 || !parts.every((part, index) => addPart(draft, part, index))) return none
  const prices = withTax(draft.prices)
    .map((price) => ({ ...price, title: titleOf(price) }))
    .map((price) => ({ ...price, title: underLabel(price.title, category) }))
  const rest = termsOf(...draft.rest).replace(/\.$/, '')
  const [onlyPrice] = prices
  // '$480, up to 10 guests, weekdays only, 20 minutes': a few more words are terms as well.
  const isShortTerm =
    wordsOf(rest).length <= 12 && !STATEMENT_WORD.test(rest) && !/^open\b/i.test(rest)
  if (
    clause.kind === 'sentence' &&
    prices.length === 1 &&
    onlyPrice &&
    (onlyPrice.terms || PRICE_DETAIL.test(rest)) &&
    rest &&
    isShortTerm &&
    isListable(prices, '')
  )
    return { prices: [{ ...onlyPrice, terms: termsOf(onlyPrice.terms, rest) }], rest: '' }
  // The other words of a list entry describe its thing.
  if (clause.kind === 'item' && prices.length === 1 && onlyPrice && rest && isListable(prices, ''))
    return { prices: [{ ...onlyPrice, terms: termsOf(onlyPrice.terms, rest) }], rest: '' }
  return isListable(prices, rest) ? { prices, rest } : none
}

/** 'April and September near.' was cut before the place. */
const withWholeTerms = (price: Price): Price => ({
  ...price,
  terms: price.terms
    .split(/(?<=[.]) /)
    .filter((term) => !/\s(?:near|in|at|of|for|to|with|from|by|the|an?)\.$/i.test(term))
    .join(' '),
})

/** 'A coat of mail $55 a week, bond $150': the bond is for the coat. */
const FEE_OF_THING = /^(?:(?:refundable|security) )?(?:bond|deposit|postage|freight|cleaning)$/i
const withThings = (prices: readonly Price[], { text }: Clause): Price[] =>
  prices.map((price, index) => {
    if (/\.\s/.test(text)) return price
    const item = prices.slice(0, index).findLast(({ title }) => !FEE_OF_THING.test(title))?.title
    const fullTitle = `${item}, ${lowered(price.title)}`
    return FEE_OF_THING.test(price.title) && item && fullTitle.length <= TITLE_MAX
      ? { ...price, title: fullTitle }
      : price
  })

/**
 * The prices of a clause, with all related words. If it is unclear what one of them is for, none is
 * used, and the clause is shown instead. `dollars` says whether the brief uses '$'; if it does, a
 * bare number is not a price.
 */
export function pricesOf(clause: Clause, dollars: boolean): Priced {
  const timed = timedPrice(clause.text)
  if (timed) return { prices: [timed], rest: '' }
  const readClause = readPrices(clause, dollars)
  const prices =
    readClause.prices.length > 0 || clause.kind !== 'item' ? [] : entryPrices(clause.text)
  const found = prices.length > 0 ? { prices, rest: '' } : readClause
  return { ...found, prices: withThings(withoutDuration(found.prices), clause).map(withWholeTerms) }
}
