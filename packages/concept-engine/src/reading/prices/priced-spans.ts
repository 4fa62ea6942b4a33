import type { Clause } from '../clauses/clause.ts'
import { asName, asPrice } from '../clauses/extend-spans.ts'
import type { Span } from '../clauses/tagger.ts'
import { capitalise, wordsOf } from '../english/sentences.ts'
import { isTownName } from '../places/known-places.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { isCustomerConduct } from './price-labels.ts'
import type { Priced } from './price-list.ts'
import { isListable, mentionsPricesOnly, type Price } from './price-list.ts'
import { PAYMENT_WORD, termsOf } from './price-words.ts'

/** A run of words within a sentence, with the indexes of its first and last word. */
interface Item {
  span: Span
  from: number
  to: number
}

const overlap = (a: Span, b: Span) => a.clause === b.clause && a.start < b.end && a.end > b.start

/** The distance that punctuation between two runs of words adds; a word counts as 1. */
const SEPARATOR_DISTANCES: Record<string, number> = {
  ',': 2,
  ';': 4,
  '.': 6,
  '!': 6,
  '?': 6,
  '–': 2,
  '-': 1,
}
/** The cost of a price without an item next to it. */
const UNASSIGNED_COST = 12

/** The clauses of one sentence, and their words in order. */
class Sentence {
  readonly clauses: readonly Clause[]
  readonly first: number
  readonly words: { text: string; clause: number; start: number; end: number }[]

  constructor(all: readonly Clause[], first: number, after: number) {
    this.first = first
    this.clauses = all.slice(first, after)
    this.words = this.clauses.flatMap(({ tokens }, index) => [
      ...(index > 0 ? [{ text: ',', clause: -1, start: 0, end: 0 }] : []),
      ...tokens.map(({ lower, start, end }) => ({
        text: lower,
        clause: first + index,
        start,
        end,
      })),
    ])
  }

  itemOf(span: Span): Item {
    const isInSentence = (word: (typeof this.words)[number]) =>
      word.clause === span.clause && word.start >= span.start && word.end <= span.end
    return {
      span,
      from: this.words.findIndex(isInSentence),
      to: this.words.findLastIndex(isInSentence),
    }
  }

  gap(a: Item, b: Item): number {
    return this.words
      .slice(a.to + 1, b.from)
      .reduce((displayAmount, { text }) => displayAmount + (SEPARATOR_DISTANCES[text] ?? 1), 0)
  }
}

/**
 * The item for each price, depending on whether items come before or after their prices in this
 * sentence.
 */
function assignThings(sentence: Sentence, things: readonly Item[], prices: readonly Item[]) {
  const assignInOrder = (thingsFirst: boolean) => {
    const found = prices.map((price, index) =>
      thingsFirst
        ? things.findLast(({ to, from }) => to < price.from && from > (prices[index - 1]?.to ?? -1))
        : things.find(
            ({ from }) =>
              from > price.to && from < (prices[index + 1]?.from ?? Number.POSITIVE_INFINITY),
          ),
    )
    const cost = found.reduce((sum, item, index) => {
      const price = prices[index] as Item
      if (!item) return sum + UNASSIGNED_COST
      return sum + (thingsFirst ? sentence.gap(item, price) : sentence.gap(price, item))
    }, 0)
    return { found, cost }
  }
  const [before, after] = [assignInOrder(true), assignInOrder(false)]
  return after.cost < before.cost ? after.found : before.found
}

const FREE_WORDS = /\b(?:free|no charge|no cost|no gap|by donation|gold coin)\b/i
/** 'Bridal ask me first': the price depends on the job. */
const PRICE_ON_REQUEST =
  /^(?:ask|call|ring|phone|quoted?|enquire|by quote|poa|(?:price )?on (?:request|application))\b/i
const PRICE_LEAD_IN =
  /^(?:(?:another|only|just|at|is|are|for|costs?|extra|between|usually|normally|somewhere|an?|price|prices)\s)+/i
const PRICE_PREFIXES: [pattern: RegExp, prefix: string][] = [
  [/^(?:from|starts? (?:at|from)|starting (?:at|from)|upwards of|as low as)\s*$/i, 'From '],
  [/^(?:about|around|roughly|approx(?:imately|\.)?)\s*$/i, 'About '],
  [/^up to\s*$/i, 'Up to '],
]

/**
 * A price as the page shows it: 'From $280', '$600 to $1,400', 'Free', 'Ask'; undefined if the run
 * of words contains no amount, or details that cannot be shown.
 */
function shownPrice({ text, start, end }: Span, amounts: readonly Amount[]): string | undefined {
  const [low, high, ...otherAmounts] = amounts.filter(
    (amount) => amount.start < end && amount.end > start,
  )
  if (!low) {
    const isShort = text.length <= 32 && (FREE_WORDS.test(text) || PRICE_ON_REQUEST.test(text))
    return isShort ? capitalise(text) : undefined
  }
  const from = text.slice(0, Math.max(0, low.start - start)).replace(PRICE_LEAD_IN, '')
  const kind = PRICE_PREFIXES.find(([words]) => words.test(from))
  const rest = kind || from.trim() === '' ? '' : undefined
  if (rest === undefined || otherAmounts.length > 0) return undefined
  const last = high ?? low
  const tail = text
    .slice(Math.max(0, last.end - start))
    .replace(/\+\s?gst/i, 'plus GST')
    .trim()
  // '$14 a child minimum twenty-five kids' has no minimum price.
  if (wordsOf(tail).length > 3 || /^(?:min|max)(?:imum)?$/i.test(tail)) return undefined
  const sum = high ? `${low.amount}${low.unit}, ${high.amount}` : low.amount
  return `${kind?.[1] ?? ''}${sum}${last.unit}${tail ? ` ${tail}` : ''}`
}

/**
 * The number of additional words up to which a clause can be replaced by its prices in the list.
 */
const MAX_EXTRA_WORDS = 3
const CONTENT_POS = /^(?:NOUN|PROPN|VERB|ADJ|NUM)$/

const ACCOMPANIED_BY = /\bwith (?:me|us|one of us)(?:,| and| plus)? (?:an? |my |our )?$/i
const TITLE_MAX = 60
const isJoined = (sentence: Sentence, a: Item, b: Item) =>
  a.span.clause === b.span.clause &&
  sentence.words.slice(a.to + 1, b.from).every(({ text }) => /^(?:,|and|or|&|\/)$/.test(text))

/** Whether there are meaningful words between a price and the next. */
const hasContentBetween = ({ words, clauses, first }: Sentence, a: Item | undefined, b: Item) =>
  words.slice((a?.to ?? -1) + 1, b.from).filter(({ clause, start }) => {
    const token = clauses[clause - first]?.tokens.find((token) => token.start === start)
    return token !== undefined && CONTENT_POS.test(token.pos)
  }).length > 1
/**
 * Whether something that is not a run of words by itself is named between a thing and its price.
 */
const namesAnother = (
  { words, clauses, first }: Sentence,
  item: Item,
  price: Item,
  items: readonly Item[],
) =>
  words.slice(item.to + 1, price.from).some(({ clause, start }, i) => {
    const token = clauses[clause - first]?.tokens.find((token) => token.start === start)
    const index = item.to + 1 + i
    const isFound = items.some(({ from, to }) => index >= from && index <= to)
    return !isFound && token !== undefined && /^(?:which|who|where)$/.test(token.lower)
  })
/** A detail that is further than this from all things and prices belongs to something else. */
const MAX_DETAIL_DISTANCE = 5

/**
 * Items that share a price are shown in one line: 'Custom mixes, smoke treatment and
 * scarification'.
 */
function titleOf(
  sentence: Sentence,
  things: readonly Item[],
  item: Item,
  priced: ReadonlySet<Item>,
  clauses: readonly Clause[],
): string {
  let first = item
  for (let index = things.indexOf(item) - 1; index >= 0; index -= 1) {
    const before = things[index] as Item
    if (priced.has(before) || !isJoined(sentence, before, first)) break
    first = before
  }
  const sharedTitle = clauses[item.span.clause]?.text.slice(first.span.start, item.span.end) ?? ''
  return (sharedTitle.length <= TITLE_MAX ? sharedTitle : item.span.text).replace(
    /^["“”'’\s]+|["“”'’\s]+$|\s(?:sells?|costs?|goes|retails?)$/g,
    '',
  )
}

/** A title of one or two words needs the heading of its list: 'single' of 'memberships'. */
const isBare = (title: string) => wordsOf(title).length <= 2
function headOf(
  sentence: Sentence,
  things: readonly Item[],
  priced: ReadonlySet<Item>,
): Item | undefined {
  const [first, second] = things
  if (!first || !second || priced.has(first) || !priced.has(second)) return undefined
  return sentence.words[first.to + 1]?.text === ':' ? first : undefined
}

/**
 * The prices of the clauses of one sentence, built from the runs of words found in them. If it is
 * unclear what an amount is for, none is used, and the clauses are shown instead.
 */
function pricesOfSentence(
  all: readonly Clause[],
  sentence: Sentence,
  spans: readonly Span[],
  dollars: boolean,
): Map<number, Priced> {
  const none = new Map<number, Priced>()
  const items = spans
    .flatMap((span) => {
      const clause = all[span.clause] as Clause
      if (span.kind === 'offer') {
        const name = asName(span, clause)
        // '$95 an hour with me and offsider' is not the price of an offsider.
        return name && !ACCOMPANIED_BY.test(clause.text.slice(0, name.start)) ? name : []
      }
      return span.kind === 'price' ? asPrice(span, clause, spans) : span
    })
    .filter((span, index, all) => !all.slice(0, index).some((other) => overlap(span, other)))
    .map((span) => sentence.itemOf(span))
    .filter(({ from }) => from >= 0)
  const ofKind = (kind: string) => items.filter(({ span }) => span.kind === kind)
  const [things, prices, details] = [ofKind('offer'), ofKind('price'), ofKind('detail')]
  const mentionsPrices = sentence.clauses.some(({ text }) => mentionsPricesOnly(text))
  if (prices.length === 0 || things.length === 0 || mentionsPrices) return none
  const amounts = sentence.clauses.map(({ text }) =>
    amountsIn(text, dollars).filter(({ amount }) => amount.startsWith('$')),
  )
  // 'First meeting free' by itself reads better as a sentence than as a list.
  if (amounts.every((clauseAmounts) => clauseAmounts.length === 0)) return none
  const areAllRead = amounts.every((clauseAmounts, index) =>
    clauseAmounts.every(({ start, end }) =>
      prices.some(
        ({ span }) =>
          span.clause === sentence.first + index && span.start < end && span.end > start,
      ),
    ),
  )
  const assignments = assignThings(sentence, things, prices)
  const priced = new Set(assignments.filter((item) => item !== undefined))
  if (!areAllRead || priced.size === 0) return none
  const rows = new Map<Item, Price>()
  const head = headOf(sentence, things, priced)
  let last: Item | undefined
  for (const [index, price] of prices.entries()) {
    const item = assignments[index] ?? last
    const priceText = shownPrice(price.span, amounts[price.span.clause - sentence.first] ?? [])
    if (!item || !priceText) return none
    // '… ride-ons and the castle which members can hire for $50': the nearer thing is the one that
    // is paid for.
    if (item.to < price.from && namesAnother(sentence, item, price, items)) return none
    const row = rows.get(item)
    const title = titleOf(sentence, things, item, priced, all)
    // '… and if it’s gone it’s only $80': the list cannot show what a further price is for.
    if (row && last && hasContentBetween(sentence, prices[index - 1], price)) return none
    if (row) row.price += `, ${priceText.charAt(0).toLowerCase()}${priceText.slice(1)}`
    else
      rows.set(item, {
        title: capitalise(
          head && isBare(title) && !PAYMENT_WORD.test(head.span.text)
            ? `${head.span.text}, ${title}`
            : title,
        ),
        ...{ price: priceText, terms: '' },
      })
    last = item
  }
  for (const detail of details) {
    const [nearest] = [...things, ...prices]
      .map((item) => ({
        item,
        gap: item.to < detail.from ? sentence.gap(item, detail) : sentence.gap(detail, item) + 1,
      }))
      .sort((a, b) => a.gap - b.gap)
    if (!nearest || nearest.gap > MAX_DETAIL_DISTANCE) return none
    const index = nearest ? prices.indexOf(nearest.item) : -1
    const assignedItem = index < 0 ? nearest?.item : (assignments[index] ?? last)
    const row = assignedItem && rows.get(assignedItem)
    if (row) row.terms = `${row.terms} ${termsOf(detail.span.text)}`.trim()
  }
  const list = [...rows.values()]
  // If the place determines the price, the sentence is shown.
  const dependsOnTown = list.some(({ title }) => isTownName(title.split(', ')[0] ?? ''))
  if (dependsOnTown || list.some(({ title }) => isCustomerConduct(title)) || !isListable(list, ''))
    return none
  const found = new Map<number, Priced>()
  for (const [i, clause] of sentence.clauses.entries()) {
    const index = sentence.first + i
    const coveredItems = items.filter(({ span }) => span.clause === index)
    const extraTokens = clause.tokens.filter(
      ({ pos, start }) =>
        CONTENT_POS.test(pos) &&
        !coveredItems.some(({ span }) => start >= span.start && start < span.end),
    )
    const clauseRows = [...rows].flatMap(([{ span }, row]) => (span.clause === index ? [row] : []))
    if (coveredItems.length === 0) continue
    // A sentence with more to say than its single price is shown as a sentence.
    const isTold = extraTokens.length > MAX_EXTRA_WORDS
    found.set(index, {
      prices: isTold && clauseRows.length === 1 ? [] : clauseRows,
      rest: isTold ? clause.text : '',
    })
  }
  return found
}

/** The prices of all clauses about the business, built from the runs of words found in them. */
export function pricesFrom(
  clauses: readonly Clause[],
  spans: readonly Span[],
  dollars: boolean,
): Map<number, Priced> {
  const found = new Map<number, Priced>()
  let first = 0
  while (first < clauses.length) {
    const clause = clauses[first] as Clause
    let after = first + 1
    while (
      clause.kind === 'sentence' &&
      clauses[after]?.kind === 'sentence' &&
      clauses[after]?.sentence === clause.sentence &&
      clauses[after]?.role === 'business'
    )
      after += 1
    if (clause.role === 'business') {
      const clauseSpans = spans.filter(({ clause: index }) => index >= first && index < after)
      for (const [index, priced] of pricesOfSentence(
        clauses,
        new Sentence(clauses, first, after),
        clauseSpans,
        dollars,
      ))
        found.set(index, priced)
    }
    first = after
  }
  return found
}
