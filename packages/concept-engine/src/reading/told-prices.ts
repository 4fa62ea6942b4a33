import type { Clause } from './clause.ts'
import { type Priced, pricesOf } from './prices.ts'
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

const CONTENT = /^(?:NOUN|PROPN|VERB|ADJ|NUM)$/
/** So many words that neither the list nor the rest of a sentence has say something of their own. */
const LEFT_OVER = 3
const BRACKETED_SUM = /\s?\((?:from |about )?\$[^()]*\)/gi

/** Prices with the whole of their sentence as what is left, where list and rest together lose a part of it. */
export function withLeftOver({ kind, text, tokens }: Clause, read: Priced): Priced {
  if (kind !== 'sentence' || read.prices.length === 0) return read
  const listed = read.prices.map(({ title, price, terms }) => `${title} ${price} ${terms}`)
  const shown = new Set(`${listed.join(' ')} ${read.rest}`.toLowerCase().match(/[\p{L}\d]+/gu))
  const lost = tokens.filter(
    ({ pos, lower }) => CONTENT.test(pos) && /\p{L}{3}/u.test(lower) && !shown.has(lower),
  )
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
