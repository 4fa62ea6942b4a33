import type { Clause } from '../clauses/clause.ts'
import { capitalise } from '../english/sentences.ts'
import { entryOf } from './list-rows.ts'
import { isLabel, itemOf, type Label, labelAfter, labelIn, PRICE_LEAD_IN } from './price-labels.ts'
import { isListable, PRICE_HEADING, type Price, TITLE_MAX } from './price-list.ts'
import { type Part, splitTail } from './price-parts.ts'
import {
  hasBalancedBrackets,
  hasWords,
  lowered,
  PAYMENT_WORD,
  termsOf,
  trimPriceWords,
  VARIANT,
} from './price-words.ts'

/** An amount with its qualifiers: minimum, maximum or approximate, and its quantity. */
function shownOf({ head, amount, unit }: Part): string {
  const count = /(?:^|\s)(\d+|an? dozen|half a dozen|two|three|four|five|six|ten) for\s*$/i.exec(
    head,
  )?.[1]
  const kind =
    /\b(?:(from|starts?(?: (?:at|from))?|usually from|starting (?:at|from)|upwards of|as low as)|(about|around|roughly|usually|approx(?:imately|\.)?)|(up to)|(adds?))\s*$/i.exec(
      head,
    )
  const before = /\bfrom about\s*$/i.test(head)
    ? 'From about '
    : (['From ', 'About ', 'Up to ', 'Add '].find((_, index) => kind?.[index + 1]) ?? '')
  return count ? `${capitalise(count)} for ${amount}${unit}` : `${before}${amount}${unit}`
}
const withoutCount = (head: string) =>
  head.replace(/(?:^|\s)(?:\d+|an? dozen|half a dozen|two|three|four|five|six|ten) for\s*$/i, ' ')

const LEADING_SIZE = /^(?:small|medium|large|big|little|single|double) /i
const TRAILING_SIZE = /[\s,]+(?:small|medium|large|big|little|single|double)$/i
/** Sizes of one thing that is not repeated: 'xs $79 small $129 med $199'. */
const ONLY_SIZE =
  /^(?:x{0,2}[sl]|m|(?:extra )?(?:small|large)|medium|med|lge|little|big|tiny|huge)$/i
const SIZE_NAMES: Record<string, string> = {
  ...{ xs: 'Extra small', s: 'Small', m: 'Medium', med: 'Medium', l: 'Large', lge: 'Large' },
  ...{ xl: 'Extra large', xxl: 'Extra extra large' },
}
const join = (title: string, step: string) => {
  // 'Small (up to a matchbox) $90, medium $160': the brackets are those of the small one.
  const named = title.replace(/\s?\([^()]*\)$/, '')
  if (ONLY_SIZE.test(named) && ONLY_SIZE.test(step)) return capitalise(step)
  if (title.toLowerCase().includes(step.toLowerCase())) return title
  // 'Sheep 1-5', then '6 - 20' and 'more': the thing is named once.
  const [, countedThing = ''] = /^(.+?) \d+ ?(?:–|-|to) ?\d+$/iu.exec(title) ?? []
  if (countedThing && /^(?:\d+ ?(?:–|-|to) ?\d+|more|over|above)$/i.test(step))
    return `${countedThing}${/^\d/.test(step) ? ' ' : ', '}${lowered(step)}`
  // 'Small dogs start at $75, medium $95': the size is replaced in the name.
  if (LEADING_SIZE.test(title) && LEADING_SIZE.test(`${step} `))
    return title.replace(LEADING_SIZE, `${capitalise(step)} `)
  // 'Day sail, adults' and then '8–17 years'.
  // 'Dogs under 15 kg $340, 15–40 $420'
  const [, before = '', unit = ''] =
    /^(.+) (?:under|over|up to|to) \d+ ?(kg|cm|m|ha|l)$/i.exec(title) ?? []
  if (before && /^\d+ ?[–-] ?\d+$/.test(step)) return `${before} ${step} ${unit}`
  const [, item = title, size = ''] = /^(.+), ([^,]+)$/.exec(title) ?? []
  return `${(VARIANT.test(size) ? item : title).replace(TRAILING_SIZE, '')}, ${step}`
}

/** 'We post on Mondays, $12' is a sentence; 'we charge' and 'I do' only introduce a thing. */
const ACTIVITY_SENTENCE =
  /^(?:we|I) (?!(?:also )?(?:charge|offer|sell|do|make|hire|run|have|rent|supply|bake|build|teach|provide|restring|cut|repair|fix|clean|sew|print|grow|take)\b)\p{Ll}+/iu

/** An amount with two candidates for its item, from the words before it and after it. */
interface Reading extends Label {
  part: Part
  /** The amount as the page shows it: 'From $12,500'. */
  displayPrice: string
  /** The words before it, without the quantity: '6 for'. */
  head: string
  /** The words after it that are about it. */
  tail: string
  /** The words after it that are about something else. */
  remainder: string
  trailing: { label: string; after: string }
}

/**
 * '$190 min after 6pm' is a minimum; 'min 10 ha' and 'min charge' are minimums of something else.
 */
const MIN_PRICE =
  /^\s*min(?:imum)?\b\.?(?=\s|,|;|$)(?!\s(?:\$?\d|(?:one|two|three|four|five|six|eight|ten|twelve|twenty)\b|(?:charge|fee|spend|order|hire|booking|call)\b))/i

/** '$2.5k upward', '$11k plus': the amount is a minimum. */
const AND_UP = /^\s?(?:upwards?|and up|plus(?! \p{L})|\+(?! ?\p{L}))(?=[\s,;.)]|$)/iu

function readPart(part: Part, clause: Clause): Reading {
  const head = withoutCount(part.head)
  const [wording, remainder] = splitTail(part.tail)
  const tail = wording.replace(MIN_PRICE, '')
  const isMinimum = AND_UP.test(tail)
  const amount =
    isMinimum && !/^(?:From|About|Up)/.test(shownOf(part)) ? `From ${shownOf(part)}` : shownOf(part)
  const displayPrice = tail === wording ? amount : `${amount} minimum`
  return {
    ...labelIn(head, clause.kind === 'item'),
    ...{ part, displayPrice, head, tail: tail.replace(AND_UP, ''), remainder },
    trailing: labelAfter(tail.replace(AND_UP, ''), clause),
  }
}

/** The price list so far, while a clause is being read. */
export interface Draft {
  clause: Clause
  parts: readonly Part[]
  prices: Price[]
  rest: string[]
  /** The item that the following sizes belong to, or ''. */
  item: string
}

function add({ prices, item }: Draft, title: string, price: string, ...terms: string[]): void {
  const isLong = title.length > TITLE_MAX
  prices.push({ title: isLong ? item : title, price, terms: termsOf(...terms) })
}

/** 'At $1,480 a day, with a four-hour minimum of $890': the minimum is for the thing before it. */
function addCondition(draft: Draft, { part, label, terms, displayPrice }: Reading): void {
  const title = join(draft.item, lowered(label))
  const isLong = title.length > TITLE_MAX
  add(draft, isLong ? draft.item : title, displayPrice, isLong ? label : '', terms, part.tail)
}

/** 'Lessons: $19.50 (group of 4), $38 (private)': the words in brackets distinguish the prices. */
const BRACKETED_VARIANT = /^\s*\(([^()$]{3,30})\)\W*$/

const CONDITION = /^\W*(?:if|with|when|once|unless|before|on)\b/i

const CUSTOMER_GROUP =
  /^(?:kids?|child(?:ren)?|adults?|seniors?|students?|pensioners?|concession|members?|non-?members?)$/i
const CUSTOMER_GROUP_START =
  /^(?:kids?|child(?:ren)?|adults?|seniors?|students?|pensioners?|members?)\b/i
/**
 * Adds a further price of the last item, or the price of an item that follows; returns false if
 * there is neither.
 */
function addStep(draft: Draft, reading: Reading): boolean {
  const { clause, parts, prices, item } = draft
  const { part, displayPrice, head, label, tail, trailing } = reading
  const last = prices.at(-1)
  const countedThing = itemOf(part.unit, trailing.label)
  if (last && item) {
    const isStep =
      VARIANT.test(label) ||
      AGE_RANGE.test(label) ||
      (/ \d+ ?(?:–|-|to) ?\d+$/.test(item) && /^more$/i.test(label))
    // In 'Kids under 12 $26, pensioners $25' the two are different groups of customers.
    if (isStep && CUSTOMER_GROUP.test(label) && CUSTOMER_GROUP_START.test(item)) {
      add(draft, capitalise(label), displayPrice, tail)
      draft.item = capitalise(label)
      return true
    }
    const [step, after] = isStep ? [label, tail] : [trailing.label, trailing.after]
    // 'Eggs $23, hash $25, kids $12': after several things, a price for children is a separate
    // entry.
    const appliesToAll =
      isStep && CUSTOMER_GROUP.test(label) && new Set(prices.map(({ title }) => title)).size > 1
    if (
      appliesToAll &&
      !prices.some(({ title }) => title.includes(', ') || CUSTOMER_GROUP.test(title))
    ) {
      add(draft, capitalise(label), displayPrice, after)
      return true
    }
    // 'From $650 plus any cemetery permit, usually $85': an amount for something else.
    if (step === '' && /^Plus (?!GST)/.test(last.terms)) return false
    if (step === '' && termsOf(tail) === '') last.price += `, ${lowered(displayPrice)}`
    else if (isLabel(step, clause) || VARIANT.test(step) || /\d/.test(step))
      add(draft, join(item, step), displayPrice, after)
    else if (BRACKETED_VARIANT.test(tail))
      add(draft, join(item, BRACKETED_VARIANT.exec(tail)?.[1] ?? ''), displayPrice)
    // '$90 a year, or $60 if you help twice': a single thing that is cheaper on a condition.
    else if (CONDITION.test(tail))
      last.terms = `${last.terms} ${termsOf(`${displayPrice} ${tail.trim()}`)}`.trim()
    else add(draft, item, displayPrice, tail)
  } else if (parts.length === 1 && CUSTOMER_GROUP.test(label)) {
    // '$20 casual' after adults is for adults.
    add(draft, capitalise(label), displayPrice, tail)
    draft.item = capitalise(label)
  } else if (isLabel(countedThing, clause) && !/^\s?for\s/i.test(part.tail)) {
    // In '$4.50 an envelope' the unit is the thing that is bought.
    const perPiece = `${displayPrice.slice(0, displayPrice.length - part.unit.length)} each`
    add(draft, capitalise(countedThing), perPiece, trailing.after)
  } else if (last && VARIANT.test(trailing.label) && LEADING_SIZE.test(last.title)) {
    // '$45 small ding, $80 medium': the size is replaced in the name.
    const title = last.title.replace(LEADING_SIZE, `${capitalise(trailing.label)} `)
    add(draft, title, displayPrice, trailing.after)
  } else if (isLabel(trailing.label, clause))
    add(draft, capitalise(trailing.label), displayPrice, trailing.after)
  else if (parts.length === 1 && /\b(?:fees?|rates?|price|cost|charge)\b/i.test(head))
    add(draft, capitalise(trimPriceWords(head)), displayPrice, tail)
  else return false
  return true
}

/** '8ft' after '7 foot recloth' is another size of the same thing. */
const MEASURE =
  /^\d+(?:\.\d+)?\s?(?:ft|foot|feet|m|metres?|cm|mm|kg|l|litres?|inch(?:es)?|tonnes?|hp|kw)$/i
const MEASURED_ITEM =
  /^\d+(?:\.\d+)?\s?(?:ft|foot|feet|m|metres?|cm|mm|kg|l|litres?|inch(?:es)?|tonnes?|hp|kw)\s(?=\p{L})/iu
function sizedLike(label: string, prices: readonly Price[]): string {
  const like = prices.find(({ title }) => MEASURED_ITEM.test(title))?.title
  return like && MEASURE.test(label) ? like.replace(MEASURED_ITEM, `${label} `) : label
}

/** Adds the price of the preceding item; returns false if there is none. */
function addThing(draft: Draft, reading: Reading, index: number): boolean {
  const { clause, parts } = draft
  const { displayPrice, head, label, before, terms, tail, trailing } = reading
  if (!isLabel(label, clause) || (index === 0 && ACTIVITY_SENTENCE.test(head) && !before))
    return false
  const isLeadIn = PRICE_LEAD_IN.test(before)
  if (!isLeadIn) draft.rest.push(before)
  const item = capitalise(sizedLike(label, draft.prices))
  draft.item = item
  // The size for the first price may follow it: '$190 single axle $290 tandem'.
  const isStep =
    VARIANT.test(trailing.label) || /\d/.test(trailing.label) || isLabel(trailing.label, clause)
  const next = parts[index + 1]
  const hasSteps = next !== undefined && !hasWords(withoutCount(next.head)) && isStep
  const title = hasSteps ? join(item, trailing.label) : item
  add(draft, title, displayPrice, isLeadIn ? before : '', terms, hasSteps ? trailing.after : tail)
  return true
}

/** '8–17 yrs' is the age group for the thing before it. */
const AGE_RANGE = /^\d+\s?(?:–|-|to)\s?\d+(?:\s?(?:years|yrs|year olds))?$/i

/** Adds the price of one amount; returns false if it is unclear what the amount is for. */
export function addPart(draft: Draft, part: Part, index: number): boolean {
  const reading = readPart(part, draft.clause)
  const { head, label, trailing } = reading
  if (draft.item !== '' && /^\W*(?:and )?with\b/i.test(part.head) && hasWords(head)) {
    addCondition(draft, reading)
    return true
  }
  // 'Pick up or $90 courier': the thing that is paid for follows the amount.
  const isOther =
    index === 0 &&
    (/\bor\s*$/i.test(head) ||
      (/(?:[,;:]|(?<!\bstart(?:s|ing)? )\bat)\s*$/.test(part.head) &&
        /^\s?for\s(?:an?|the)\s/i.test(part.tail))) &&
    isLabel(trailing.label, draft.clause)
  if (isOther && hasWords(head)) draft.rest.push(head.replace(/\bor\s*$/i, ''))
  const namesNothing =
    (draft.item !== '' && (AGE_RANGE.test(label) || /^more$/i.test(label))) ||
    !trimPriceWords(head) ||
    PAYMENT_WORD.test(label) ||
    PRICE_HEADING.test(label) ||
    VARIANT.test(label)
  const isAdded =
    isOther || namesNothing ? addStep(draft, reading) : addThing(draft, reading, index)
  draft.rest.push(reading.remainder)
  return isAdded
}

/** 'Club: up to 150 people, one mat, $890': a name, its details, and its price. */
export function entryPrice(part: Part): Price[] {
  // 'The short one - $850. Up to 20 guests': an entry that begins with a name has a price of that
  // name.
  const [, entryName = ''] =
    /^\s*(\p{L}[^:,$–—]{2,44}?)\s?(?::|\s[–—-])\s*(?:from |about )?$/u.exec(part.head) ?? []
  const named = { title: capitalise(entryName), price: shownOf(part), terms: termsOf(part.tail) }
  if (
    entryName &&
    !PRICE_HEADING.test(entryName) &&
    !PAYMENT_WORD.test(entryName) &&
    isListable([{ ...named, terms: '' }], '')
  )
    return [named]
  const { name = '', rest = '' } = entryOf(part.head) ?? {}
  const has = trimPriceWords(rest)
  const terms = termsOf(has, part.tail)
  const isNamed = !PRICE_HEADING.test(name) && hasBalancedBrackets(terms) && /\s.*\s|,/.test(has)
  const entry = { title: name, price: shownOf(part), terms: '' }
  return isNamed && isListable([entry], '') ? [{ ...entry, terms }] : []
}

/** A remark about tax at the end applies to all prices. */
export function withTax(prices: readonly Price[]): Price[] {
  const tax = /\b(?:plus|inc(?:l(?:uding|udes)?)?|ex(?:cluding)?) gst\b/i.exec(
    prices.at(-1)?.terms ?? '',
  )?.[0]
  return prices.map((price) =>
    tax && !/gst/i.test(`${price.price} ${price.terms}`)
      ? { ...price, terms: `${price.terms} ${termsOf(tax.replace(/gst/i, 'GST'))}`.trim() }
      : price,
  )
}

export const titleOf = ({ title }: Price) =>
  /^minimum$/i.test(title)
    ? 'Minimum charge'
    : (SIZE_NAMES[title.toLowerCase()] ??
      capitalise(
        title.replace(
          /^[+&]\s*|\s*=$|^(?:oh|also|plus)(?: and)?,? |^(?:prices?|rates?|costs?)(?: (?:are|is|roughly|about|start|from))* (?=\p{L})/giu,
          '',
        ),
      ).replace(
        /(?:\s(?:sells?|costs?|retails?|typically|usually|normally|generally|mostly|commonly|often|falls?|lies?|sits?|ranges?|runs?))+$/i,
        '',
      ))
