import type { Clause } from './clause.ts'
import { type Priced, pricesOf } from './prices.ts'
import { capitalise } from './sentences.ts'
import type { Token } from './token.ts'
import { isNoun, tokensOf } from './tokens.ts'

/** More prices than these make a list of a sentence. */
const FEW_PRICES = 2

/** 'A consultation is $350 for two hours on site' */
const TELLS_PRICE =
  /\b(?:where|which|in which|that) (?:you|we|members|people|customers|they|guests|kids)\b[^$]*\$|^(?:we|I)(?:’ve| have)\b[^$]{12,}\$|\b(?:is|are|will be|costs?|starts?|begins?|runs?|comes? to|adds?|ranges?)\b[^$]{0,40}\$/i

const NOT_TOLD = /\b(?:no|not|don’t|never|without|instead of|old|competitors?|others?)\b/i
/** 'A simple guide is helpful: plaques from $650, headstones from $2,900': a wish that lists prices tells them. */
export function pricesTold(clause: Clause, dollars: boolean): Priced | undefined {
  const [lead = '', list = ''] = clause.text.split(/:\s(?=[^:]*\$\d[^:]*\$\d[^:]*$)/)
  if (list === '' || NOT_TOLD.test(lead)) return undefined
  const found = pricesOf({ ...clause, text: list, tokens: tokensOf(list) }, dollars)
  return found.prices.length >= FEW_PRICES ? found : undefined
}

/** A sentence of the client's that tells a price or two says them better than a list would. */
export const tellsPrices = ({ kind, text }: Clause, { prices }: Priced) =>
  kind === 'sentence' && prices.length > 0 && prices.length <= FEW_PRICES && TELLS_PRICE.test(text)

/** 'Ear plugs for swimmers, ' before 'shooters and musicians': the list goes on with whom the thing is for. */
const LIST_GOES_ON =
  /(?<=^|[;:.]\s|,\s)(\p{L}[^;:.,$]*\s(?:for|of|with|from|in|on)\s(?:[\p{L}’-]+\s){0,2}[\p{L}’-]+,\s(?:[\p{L}’ -]+,\s)*(?:and\s|or\s)?)$/iu
const TITLE_MAX = 70

/** Prices whose things have the whole of their names; none where one of these is too long for a list. */
export function withWholeNames({ text }: Clause, read: Priced): Priced {
  let { rest } = read
  const prices = read.prices.map((price) => {
    const at = text.toLowerCase().indexOf(price.title.toLowerCase())
    const [before = ''] = at > 0 ? (LIST_GOES_ON.exec(text.slice(0, at)) ?? []) : []
    // 'Left in a pile for free, take away $70'
    if (before === '' || /\bfree, $/i.test(before)) return price
    rest = rest.replace(before.trim(), '').replace(/^[\s,.;]+/, '')
    return { ...price, title: capitalise(before) + text.slice(at, at + price.title.length) }
  })
  const isTooLong = prices.some(
    ({ title }, at) => title !== read.prices[at]?.title && title.length > TITLE_MAX,
  )
  // '$95 for one ear or $130 for both': an ear is not what costs $130.
  const isOfAnother = read.prices.some(({ title, price }) => {
    const at = text.toLowerCase().indexOf(title.toLowerCase())
    const [, sum = ''] =
      /(\$\d[\d,.]*)(?: \p{L}+)? for $/u.exec(text.slice(0, Math.max(0, at))) ?? []
    return sum !== '' && !price.includes(sum)
  })
  return isTooLong || isOfAnother ? { prices: [], rest: text } : { prices, rest }
}

const CONTENT = /^(?:NOUN|PROPN|VERB|ADJ|NUM)$/
/** So many words that neither the list nor the rest of a sentence has say something of their own. */
const LEFT_OVER = 3
const BRACKETED_SUM = /\s?\((?:from |about )?\$[^()]*\)/gi

/** 'Full re-leading is $980 to $1,450 per square metre depending on detail.' */
const PLAIN =
  /^(?!(?:if|when|where|for|we|I|it|this|that|there|you|they|which|these|those|all|most|everything|the (?:total|rest|most))\b)[^,;:$]{3,60}\s(?:is|are|costs?)\s(?:from\s)?\$[\d,.]*\d(?:\sto\s\$[\d,.]*\d)?(?![^$]*\$)[^.]*\.?$/iu

/** Words of a clause that say something and stand neither in its prices nor in what is left of it. */
function lostIn({ tokens }: Clause, { prices, rest }: Priced): Token[] {
  const listed = prices.map(({ title, price, terms }) => `${title} ${price} ${terms}`)
  const shown = new Set(`${listed.join(' ')} ${rest}`.toLowerCase().match(/[\p{L}\d]+/gu))
  return tokens.filter(
    ({ pos, lower }) => CONTENT.test(pos) && /\p{L}{3}/u.test(lower) && !shown.has(lower),
  )
}

/** Whether a sentence says what one thing costs and no more than a row of a price list has room for. */
export const isPlainPrice = (clause: Clause, read: Priced): boolean =>
  clause.kind === 'sentence' &&
  read.prices.length === 1 &&
  PLAIN.test(clause.text.trim()) &&
  // 'Is $60, taken off the final bill' says more.
  lostIn(clause, { ...read, rest: '' }).every(({ lower }) => /^(?:is|are|costs?)$/.test(lower))

/** Prices with the whole of their sentence as what is left, where list and rest together lose a part of it. */
export function withLeftOver(clause: Clause, read: Priced): Priced {
  const { kind, text } = clause
  if (kind !== 'sentence' || read.prices.length === 0) return read
  const lost = lostIn(clause, read)
  // 'Fees depend on weight: birds $170, cats $290' has said the rest in its list.
  const lead = /^[^:$]{8,}(?=:\s)/.exec(text)?.[0] ?? ''
  if (lost.length > 0 && lost.every(({ end }) => end <= lead.length))
    return { ...read, rest: `${lead}.` }
  // '…, next one starts in February' is a clause of its own.
  const hasClause =
    lost.length > 1 && lost.some(({ pos, lower }) => pos === 'VERB' && !/ing$/.test(lower))
  return lost.length < LEFT_OVER && !hasClause
    ? { ...read, rest: besides(read.rest) }
    : { ...read, rest: text.replace(BRACKETED_SUM, '') }
}

/** Things without a price among those that have one: 'brakes, timing belts' is 'Brakes and timing belts'. */
function besides(rest: string): string {
  const things = rest.replace(/[.\s]+$/, '').split(/,\s(?:and\s)?|\sand\s/)
  const areThings =
    things.length > 1 &&
    things.every((thing) => {
      const said = tokensOf(thing)
      const last = said.at(-1)
      return (
        last !== undefined &&
        said.length <= 4 &&
        isNoun(last) &&
        said.every(({ pos }) => /^(?:NOUN|PROPN|ADJ)$/.test(pos))
      )
    })
  if (!areThings) return rest
  return `${things.slice(0, -1).join(', ')} and ${things.at(-1)}.`
}
