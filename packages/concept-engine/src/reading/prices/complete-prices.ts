import { capitalise, withFullStop } from '../english/sentences.ts'
import type { Offer } from '../offers/offers.ts'

/** '$60 a year or $30' with 'Concession.' below it */
const OTHER_PRICE = /^(.*\$\d[^$]*) or (\$\d[\d,]*(?:\.\d\d)?)$/
const FOR_WHOM =
  /^(conc(?:ession)?s?|family|famil(?:y|ies)|child(?:ren)?|kids|students?|pensioners?|seniors?|members?|singles?|couples?)\.?(?:\s|$)/i
const COMPARED = /^(?:less|more|extra|off|cheaper)(?:\.|$)/i
const DANGLING_TITLE = /\s(?:of|at|for|is|are|to|from|costs?)$/i

/** 'Filter plus GST' at '$14' is a filter at $14 plus GST. */
const TAX_IN_TITLE = /,? ((?:plus|ex(?:cluding)?|inc(?:luding)?|\+)\.? ?GST)$/i
export function withTaxInPrice(offer: Offer): Offer {
  const [tax = '', wording = ''] = offer.price === '' ? [] : (TAX_IN_TITLE.exec(offer.title) ?? [])
  const title = offer.title.slice(0, offer.title.length - tax.length)
  if (tax === '' || title === '') return offer
  return { ...offer, title, price: `${offer.price} ${wording.replace(/^\+ ?/, 'plus ')}` }
}

/** '2 days, $2,350 (third person rides free)' */
const LATER_PRICE =
  /^(\d+(?:\.\d)? (?:days?|hours?|weeks?|nights?|sessions?|lessons?|minutes)), (\$\d[\d,]*(?:\.\d\d)?)(?:\s\(([^()]+)\))?\.?$/i
/** What an amount does, where a list of amounts begins with them: '$25 feeds a wombat, $60 …' */
const DOES =
  /^(?:feeds?|buys?|pays?|covers?|gets?|keeps?|sends?|helps?|gives?|provides?|supports?|plants?|houses?|sponsors?|funds?|trains?)\b.*\$\d/i

/**
 * An offer with its price where a reader of rows left it in the terms, '2 days, $2,350', with the
 * amounts of a list in their places, '$25 feeds a wombat, $60 …', and with a second price that says
 * whom it is for: '$60 a year or $30 concession'.
 */
export function withCompletePrice(offer: Offer): Offer {
  const [, duration = '', later = '', note = ''] =
    offer.price === '' ? (LATER_PRICE.exec(offer.terms) ?? []) : []
  if (later)
    return {
      ...{ ...offer, price: later },
      terms: [duration, ...(note ? [capitalise(note)] : [])].map(withFullStop).join(' '),
    }
  if (offer.price !== '' && DOES.test(offer.terms))
    return {
      ...{ ...offer, price: '' },
      terms: `${offer.price} ${offer.terms.charAt(0).toLowerCase()}${offer.terms.slice(1)}`,
    }
  // 'Unopened $3 a dozen less'
  const [compared = ''] = offer.price === '' ? [] : (COMPARED.exec(offer.terms) ?? [])
  if (compared)
    return {
      ...{ ...offer, price: `${offer.price} ${compared.replace(/\.$/, '').toLowerCase()}` },
      terms: offer.terms.slice(compared.length).trim(),
    }
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
