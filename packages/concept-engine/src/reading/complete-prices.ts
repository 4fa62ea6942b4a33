import type { Offer } from './offers.ts'

/** '$60 a year or $30' with 'Concession.' below it */
const OTHER_PRICE = /^(.*\$\d[^$]*) or (\$\d[\d,]*(?:\.\d\d)?)$/
const FOR_WHOM =
  /^(conc(?:ession)?s?|family|famil(?:y|ies)|child(?:ren)?|kids|students?|pensioners?|seniors?|members?|singles?|couples?)\.?(?:\s|$)/i
const DANGLING_TITLE = /\s(?:of|at|for|is|are|to|from|costs?)$/i

/** An offer whose second price says whom it is for: '$60 a year or $30 concession'. */
export function withCompletePrice(offer: Offer): Offer {
  const title = offer.title.replace(DANGLING_TITLE, '')
  const [, price = '', other = ''] = OTHER_PRICE.exec(offer.price) ?? []
  const [wording = '', whom = ''] = FOR_WHOM.exec(offer.terms) ?? []
  return price && whom
    ? {
        ...{ ...offer, title, terms: offer.terms.slice(wording.length) },
        price: `${price} or ${other} ${whom.toLowerCase()}`,
      }
    : { ...offer, title }
}
