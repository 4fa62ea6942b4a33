import { capitalise, withFullStop } from '../english/sentences.ts'
import { type Amount, amountsOf } from './dollar-amounts.ts'
import { nameOf, singleRow } from './named-prices.ts'
import type { Price } from './price-list.ts'

/** What stands between a thing and its first amount. */
const LINK =
  /(?:\s(?:is|are|costs?|runs? (?:to|at)|at|comes? (?:in )?at|will be|(?:is|are) (?:just|only))|:|\s[–—-])\s*$/i
/** Words that announce amounts without naming a thing. */
const ANNOUNCED =
  /^(?:(?:we|I)(?:’d| currently| only)? (?:charge|ask)|(?:it|that)(?:’s| is)|(?:the|our|my)? ?(?:prices?|fees?|rates?|costs?|charges?)(?: (?:is|are))?)\W*$/i

const PREPOSITION =
  '(?:for|in|to|on|at|from|within|under|over|up to|past|before|after|with|without)'
/** One to seven words that name a variant. */
const NAME = String.raw`[\p{L}\d][\p{L}\d’'&%+-]*(?: [\p{L}\d’'&%+-]+){0,6}?`
const VARIANT = new RegExp(
  String.raw`^ ((?:${PREPOSITION} )?${NAME})(?:[,;]|,? (?:and|or|then|plus))\s+$`,
  'iu',
)
const LAST_VARIANT = new RegExp(
  String.raw`^ ((?:${PREPOSITION} )?${NAME})\s*(?:$|[.]$|[,;] (?:(?:and|plus|then) )?(?<rest>.+)$|(?<condition>(?:if|when|unless|until|provided) .+)$)`,
  'iu',
)
const STARTS_WITH_PREPOSITION = new RegExp(`^${PREPOSITION} `, 'i')
/** Words that say something of an amount, or begin another statement. */
const NOT_A_VARIANT =
  /^(?:feeds|pays|buys|covers|keeps|gets|gives|helps|holds|goes|each|per|every|flat|plus|including|incl?|inc|min|max|minimum|maximum|if|when|unless|which|that|depending|because|as|otherwise|extra|more|less|off|deposit|upfront|and|or|all|both|it|this|you|we|I|they|bond|callout|discount)\b|\b(?:I|we|you|it|they|is|are|was|will|have|has|which|who|if|when|do|does)\b/i
/** '$150 for two' says two of what only with a thing before it. */
const ONLY_A_COUNT = /^(?:for )?(?:\d+|one|two|three|four|five|six|eight|ten|both|that|the rest)$/i
/** What is said of all of them: 'due in July each year'. */
const NOTE_MAX = 80

const titleOf = (thing: string, variant: string) =>
  capitalise(
    thing === ''
      ? variant.replace(/^for (?:(?:an?|the|our|your) )?/i, '')
      : `${thing}${STARTS_WITH_PREPOSITION.test(variant) && !thing.includes(',') ? '' : ','} ${variant}`,
  )

/** The thing whose variants follow, '' if amounts are only announced; undefined if it is neither. */
function thingOf(before: string): string | undefined {
  const lead = before.trim()
  if (lead === '' || ANNOUNCED.test(lead)) return ''
  const name = nameOf(lead.replace(LINK, ''))
  // 'A donation of' breaks off.
  // 'Free at Hastings, $120 elsewhere' is not the price of what is free.
  return name === undefined || /\b(?:of|for|with|to)$|^free\b/i.test(name) ? undefined : name
}

/** Rows behind the variants: 'cats $22', 'pick up and delivery another $40'. */
function rowsIn(text: string): Price[] | undefined {
  const rows = text.split(/[,;] (?:and )?|(?<=\$[^,;]*) and /).map((part) => singleRow(part))
  return rows.every((row) => row !== undefined) ? rows : undefined
}

/**
 * The prices of a sentence that names variants behind their amounts: 'Boarding is $38 a night for
 * one dog, $65 for two in the same kennel, cats $22'. Undefined unless every word has its place.
 */
export function variantPrices(text: string): { prices: Price[]; note: string } | undefined {
  const amounts = amountsOf(text)
  const [first, second] = amounts
  if (!first || !second) return undefined
  const thing = thingOf(text.slice(0, first.start))
  if (thing === undefined) return undefined
  const prices: Price[] = []
  const add = (variant: string, { price }: Amount) => {
    const bare = variant.replace(STARTS_WITH_PREPOSITION, '')
    const isNamed =
      !NOT_A_VARIANT.test(bare) && (thing !== '' || (!ONLY_A_COUNT.test(bare) && nameOf(bare)))
    if (isNamed) prices.push({ title: titleOf(thing, variant), price, terms: '' })
    return Boolean(isNamed)
  }
  for (const [index, amount] of amounts.entries()) {
    const next = amounts[index + 1]
    const [, variant] = next ? (VARIANT.exec(text.slice(amount.end, next.start)) ?? []) : []
    if (variant) {
      if (!add(variant, amount)) return undefined
      continue
    }
    const found = LAST_VARIANT.exec(text.slice(amount.end))
    const { rest = '', condition = '' } = found?.groups ?? {}
    if (!found?.[1] || prices.length === 0 || !add(found[1], amount)) return undefined
    const row = prices.at(-1)
    if (row && condition) row.terms = withFullStop(capitalise(condition))
    const hasRows = amountsOf(rest).length > 0
    const rows = hasRows ? rowsIn(rest.replace(/\.$/, '')) : []
    return rows && rest.length <= NOTE_MAX
      ? {
          prices: [...prices, ...rows],
          note: hasRows || rest === '' ? '' : capitalise(thing ? `${thing}: ${rest}` : rest),
        }
      : undefined
  }
  return undefined
}

/** A size by itself, which is no thing. */
const ONLY_SIZE = /^(?:(?:extra )?(?:small|medium|large|big|little)|x{0,2}[sl]|m|med|lge)$/i

/**
 * Whether rows have names from the wrong side of their amounts: in 'Tuning $220 for an upright, $250
 * for a grand' the upright does not cost $250.
 */
export function isBoundBackwards(text: string, prices: readonly Price[]): boolean {
  const amounts = amountsOf(text)
  const hasRow = (name: string, { price }: Amount) =>
    prices.some(
      (row) =>
        row.price.includes(/\$[\d,.]*\d/.exec(price)?.[0] ?? price) &&
        name.toLowerCase().includes(row.title.toLowerCase()),
    )
  const isOfPrevious = amounts.slice(1).some((amount, index) => {
    const [, variant] = VARIANT.exec(text.slice(amounts[index]?.end, amount.start)) ?? []
    return variant !== undefined && !NOT_A_VARIANT.test(variant) && hasRow(variant, amount)
  })
  const [first, second] = prices
  return (
    isOfPrevious ||
    (first !== undefined &&
      second !== undefined &&
      // 'Small (up to a matchbox)'
      !ONLY_SIZE.test(first.title.replace(/\s?\([^()]*\)$/, '')) &&
      ONLY_SIZE.test(second.title))
  )
}
