import { type Amount, amountsIn } from './amounts.ts'
import {
  AMOUNT_CONTINUATION,
  CUSTOMERS_AFTER_AMOUNT,
  continuesAmount,
  hasWords,
  isMeasure,
  trimPriceWords,
  VARIANT,
} from './price-words.ts'

/** An amount with the words before and after it that belong to it. */
export interface Part extends Amount {
  head: string
  tail: string
}

/**
 * The points outside of brackets at which a text can be split: commas and full stops, or else 'and'
 * and similar words.
 */
export function splitPointsOf(gap: string): { start: number; end: number }[] {
  const withoutBrackets = gap.replace(/\([^)]*\)/g, (inner) => '_'.repeat(inner.length))
  const found = (pattern: RegExp) =>
    [...withoutBrackets.matchAll(pattern)].map(({ 0: separator, index }) => ({
      start: index,
      end: index + separator.length,
    }))
  const strong = found(
    /(?:,(?!\d{3})|;|(?<!\b(?:inc|incl|min|max|approx))\.(?=\s)|\s[–—-](?=\s))\s?(?:(?:and|or|then|plus|but)\s)?/gi,
  )
  return strong.length > 0 ? strong : found(/\s(?:and|or|plus|then|but|while)\s|\s\/\s/gi)
}

/**
 * The position between two amounts that separates the text of the first from the text of the
 * second. `thingsFirst` means that things come before their amounts.
 */
function splitOffsetIn(betweenText: string, thingsFirst: boolean, sizesFollow: boolean): number {
  // 'Weekend hire - $150': the dash introduces the amount.
  const gap = betweenText.replace(/\s[–—-]\s*$/, (dash) => '_'.repeat(dash.length))
  if (CUSTOMERS_AFTER_AMOUNT.test(gap)) {
    const [next] = splitPointsOf(gap)
    return next?.end ?? gap.length
  }
  const found = splitPointsOf(gap)
  // If the text can only be split at an 'and', the split is unclear, unless an amount or its
  // continuation is next to the 'and'.
  const isUnclear = found.some(({ start }) => !/[,;.–—-]/.test(gap.slice(start, start + 2)))
  const splitPoints = found.filter(
    ({ start, end }) =>
      !isUnclear ||
      !/\p{L}|\d/u.test(gap.slice(end)) ||
      continuesAmount(gap.slice(0, start)) ||
      !/\p{L}|\d/u.test(gap.slice(0, start)),
  )
  const last = splitPoints.at(-1)
  if (!last) return thingsFirst && !sizesFollow && !continuesAmount(gap) ? 0 : gap.length
  // '… before the subsidy and a half day, 8am to 1pm, is': the next thing begins with its article.
  const article = gap.search(/\s(?:and|or|plus|but)\s(?:an?|the)\s\p{L}/iu)
  if (
    thingsFirst &&
    article >= 0 &&
    !/\bwith(?:out)?\s[^,]*$|\bfor\s[^,]*$/i.test(gap.slice(0, article))
  ) {
    const before = splitPoints.filter(
      ({ start, end }) =>
        start < article && hasWords(gap.slice(end, article)) && !isMeasure(gap.slice(end)),
    )
    if (before.length === 0) return article + 1
  }
  if (!thingsFirst || !hasWords(gap.slice(last.end))) return last.end
  const first = splitPoints.find(({ end }) => !AMOUNT_CONTINUATION.test(gap.slice(end).trimStart()))
  return (first ?? last).end
}

/**
 * 'Paling from $115 a metre, colorbond from 105': an amount without a dollar sign has the same unit
 * as the one before.
 */
const withUnits = (text: string, all: readonly Amount[]): Amount[] => {
  const [first] = all
  return all.map((amount, index) =>
    index > 0 &&
    first &&
    /^ (?:per|an?) /.test(first.unit) &&
    amount.unit === '' &&
    /^\d/.test(text.slice(amount.start))
      ? { ...amount, unit: first.unit }
      : amount,
  )
}

const CUSTOMER_GROUP = /\b(?:men|women|ladies|gents|boys|girls)[’']?s? $/i

/**
 * The amounts of a text, each with the related words. `dollars` says whether the brief
 * uses '$'; if it does, a bare number is not a price.
 */
export function partsOf(text: string, dollars: boolean): Part[] {
  const all = withUnits(text, amountsIn(text, dollars))
  const [first] = all
  const final = all.at(-1)
  if (!first || !final) return []
  // '…, 250 for a funeral 350 for a wedding' names its things after their amounts.
  const isFollowedByFor = ({ end }: Amount) => /^\s?for\s(?:an?|the)\s/i.test(text.slice(end))
  const before = text.slice(0, first.start)
  // '… can rent at $39 a week for a small machine or $52 for a fridge' names both things after
  // their amounts.
  const thingsLast =
    isFollowedByFor(first) &&
    (/[,;:]\s*$/.test(before) ||
      (all.length > 1 && all.every(isFollowedByFor) && /\bat\s*$/.test(before)))
  const thingsFirst = !thingsLast && hasWords(text.slice(0, first.start))
  // In 'Wheel bearings $190 single axle $290 tandem' the sizes follow their amounts.
  const behindAll = trimPriceWords(
    text.slice(final.end).split(/[,.;(]|\s(?:inc|incl|including|plus|with)\b/)[0] ?? '',
  )
  const sizesFollow = VARIANT.test(behindAll)
  const cutOffsets = all.slice(1).map((next, index) => {
    const from = all[index]?.end ?? 0
    const gap = text.slice(from, next.start)
    // 'After that' says when the next amount applies.
    const nextStart = gap.search(/\b(?:after (?:that|this)|thereafter|afterwards)\s*$/i)
    // 'Mens 48 kids 35': the customers for the first amount are already named.
    const isOtherCustomer =
      CUSTOMERS_AFTER_AMOUNT.test(gap) && CUSTOMER_GROUP.test(text.slice(0, all[index]?.start))
    return (
      from +
      (isOtherCustomer
        ? 0
        : nextStart > 0
          ? nextStart
          : splitOffsetIn(gap, thingsFirst, sizesFollow))
    )
  })
  return all.map((amount, index) => ({
    ...amount,
    head: text.slice(index === 0 ? 0 : cutOffsets[index - 1], amount.start),
    tail: text
      .slice(amount.end, cutOffsets[index] ?? text.length)
      .replace(/(?:[\s,;]|\b(?:and|or|then|plus|but)\b)+$/i, ''),
  }))
}

const PRONOUN_START =
  /^\W*(?:and |but )?(?:it|this|that|they|these|free|which|all|both|is|are|was|will|can|refunded|credited|waived|paid|payable)\b/i
const INCLUSION = /\b(?:covers?|includes?|including|incl|inc|comes with)\b/i

/** Splits a tail where the subject changes. */
export function splitTail(tail: string): [related: string, rest: string] {
  const strong = splitPointsOf(tail).filter(({ start }) =>
    /[,;.–—-]/.test(tail.slice(start, start + 2)),
  )
  const cut = strong.find(
    ({ end }) =>
      hasWords(tail.slice(end)) &&
      !isMeasure(tail.slice(end)) &&
      // '… is $220, and it is free if we then act' and 'covers four visits, the painting and a
      // check'.
      !PRONOUN_START.test(tail.slice(end)) &&
      // '… in English, Tamil or Hindi' is a single list.
      !/^[\p{L}’-]+(?: [\p{L}’-]+)?(?:, [\p{L}’-]+)*,? (?:or|and) [\p{L}’-]+(?=[,.;]|$)/u.test(
        tail.slice(end),
      ) &&
      !INCLUSION.test(tail.slice(0, end)),
  )
  return cut ? [tail.slice(0, cut.start), tail.slice(cut.end)] : [tail, '']
}
