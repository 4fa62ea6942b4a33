import type { Clause } from './clause.ts'
import { type Priced, pricesOf } from './prices.ts'
import { tokensOf } from './tokens.ts'

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
