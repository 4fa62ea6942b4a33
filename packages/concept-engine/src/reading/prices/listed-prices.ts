import { capitalise, cleanText, withFullStop } from '../english/sentences.ts'
import { tidyEnglish } from '../english/tidy.ts'
import type { Statement } from '../facts.ts'
import type { Offer } from '../offers/offers.ts'
import { termsForVisitors } from '../statements/for-visitors.ts'
import { withMinutes, withoutDuration } from './durations.ts'
import { priceBlocksIn } from './price-blocks.ts'
import type { Price } from './price-list.ts'

/** A price from a row of a list, and the offset of that row in the description. */
export type ListedPrice = Price & { start: number }

const NOTE_OF_PRICES: Omit<Statement, 'text'> = {
  topic: 'prices',
  isSentence: true,
  span: [0, 0],
  isEntry: false,
  isListed: false,
  heading: '',
}
/** The clause of an offer that was read from a row of a list, before the text was split. */
const LISTED = -1
/** '1 kg' after 'Honey, 500 g' is honey as well. */
const UNIT = '(?:g|grams?|kgs?|kilos?|mls?|l|lt?rs?|litres?|m|metres?|mins?|minutes|hrs?|hours)'
const MEASURE = new RegExp(`^\\d[\\d.]* ?${UNIT}\\+?$`, 'i')
const MEASURED = new RegExp(`^(\\p{L}.*?),? (\\d[\\d.]* ?${UNIT})$`, 'iu')
function withMeasuredThings(offers: readonly Offer[]): Offer[] {
  let thing = ''
  return offers.map((offer) => {
    if (MEASURE.test(offer.title) && thing) return { ...offer, title: `${thing}, ${offer.title}` }
    thing = MEASURED.exec(offer.title)?.[1] ?? ''
    return offer
  })
}
/** The offers of both kinds in the order in which the description names them. */
export function offersInOrder(
  listed: readonly ListedPrice[],
  others: readonly Offer[],
  description: string,
): Offer[] {
  let last = 0
  const placed = [
    ...listed.map(({ start, ...price }) => ({ offer: { ...price, clause: LISTED }, start })),
    ...others.map((offer) => {
      const start = description.indexOf(offer.title.toLowerCase().slice(0, 14))
      last = Math.max(last, start)
      return { offer, start: start < 0 ? last : start }
    }),
  ]
  return withMeasuredThings(placed.toSorted((a, b) => a.start - b.start).map(({ offer }) => offer))
}

const SIZES: Record<string, string> = {
  ...{ xs: 'Extra small', sml: 'Small', sm: 'Small', med: 'Medium', md: 'Medium' },
  ...{ lge: 'Large', lrg: 'Large', lg: 'Large', xl: 'Extra large', xxl: 'Extra extra large' },
}
/** A row of a list in correct English; what is carefully written stays as it is. */
function tidiedPrice(
  { title, price, terms, group }: Price,
  names: readonly string[],
  sloppy: boolean,
): Price {
  const tidy = (text: string) =>
    sloppy
      ? tidyEnglish(text, names).trim()
      : withMinutes(cleanText(text).trim())
          .replace(/(?<=\p{L}) ?[&+] ?(?=\p{L})/gu, ' and ')
          .replace(/(?<!\d ?)\bw(?:\/\s?|\s)(?=[\p{L}\d])/gu, 'with ')
          .replace(/\bhols\b/g, 'holidays')
          .replace(/\bmths?\b/g, 'months')
          .replace(/(?<=\p{L} )hrs\b/gu, 'hours')
          .replace(/\bM(?:on)?-F(?:ri)?\b/g, 'Monday to Friday')
          .replace(/\bSat(?=\b(?!ur))/g, 'Saturday')
          .replace(/\bSun(?=\b(?!day)| ?\/)/g, 'Sunday')
          .replace(/(?<=\p{L} ?(?:\/|and|&) ?)(?:PH|pub(?:lic)? hols?)\b/gu, 'public holidays')
          .replace(/\b(?:jnr|jr)s?\b/gi, 'junior')
          .replace(/\bsnrs?\b/gi, 'senior')
          .replace(/^(.{3,30}?) also(?=, )/i, '$1')
          // 'Fixed fees (inc GST, per year): sole trader'
          .replace(
            /^(?:\p{L}+ )?(?:prices?|fees?|rates?|costs?|pricing|services)(?: \([^()]*\))?: (?=\p{L})/iu,
            '',
          )
          .replace(/\b(\d+) ?nts?\b/g, '$1 nights')
          .replace(/\bw[’']end\b/gi, 'weekend')
          .replace(/\b(\d+) ?hrs?\b/g, (_time, count: string) =>
            count === '1' ? '1 hour' : `${count} hours`,
          )
          .replace(/^incl\.? (?=\p{L}|\d)/iu, 'including ')
          .replace(/'/g, '’')
  // 'PREMIUM GARDEN MIX' is a name like any other; 'LED' alone is an abbreviation.
  const isCapitals = (text: string) =>
    /\s/.test(text) && /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)
  // 'Auto to manual" crash course' has lost the quotation mark before it.
  const withPairs = (text: string) =>
    (text.match(/["“”]/g)?.length ?? 0) % 2 === 1 ? text.replace(/["“”]/g, '') : text
  const named = (text: string) =>
    capitalise(tidy(withPairs(isCapitals(text) ? text.toLowerCase() : text))).replace(/\.$/, '')
  return {
    // '3,201 - 5,000 L' is a range, not a name and a note.
    title: (SIZES[title.toLowerCase()] ?? named(title)).replace(
      /(?<=\d) [-–] (?=\d)(?!\d+ (?:nights?|days?|hours?|weeks?|people)\b)/g,
      '–',
    ),
    price: price
      .replace(/(?<=\d) \+$/, '+')
      .replace(/(?<=\$\d{1,3})(?=\d{3}(?![\d,]))/g, ',')
      .replace(/\b(?:incl?\.?|inclusive(?: of)?) gst\b/i, 'including GST'),
    terms: terms === '' ? '' : withFullStop(capitalise(tidy(terms))),
    // A heading of one word, 'SCISSORS', is no abbreviation.
    ...(group && {
      group: /^\p{Lu}{4,}$/u.test(group) ? capitalise(group.toLowerCase()) : named(group),
    }),
  }
}

/**
 * The prices that a description lists in rows, in correct English, with what their headings say of
 * them ('All plus GST.'), and the text without the rows. `names` keep their spelling.
 */
export function listedPricesIn(
  description: string,
  names: readonly string[],
  sloppy: boolean,
): { prices: ListedPrice[]; notes: Statement[]; rest: string } {
  const { prices: rows, notes, rest } = priceBlocksIn(description)
  const prices = withoutDuration(rows.map((row) => tidiedPrice(row, names, sloppy)))
  return {
    prices: prices.map((price, index) => ({ ...price, start: rows[index]?.start ?? 0 })),
    notes: notes
      .map((note) => termsForVisitors(withFullStop(capitalise(tidyEnglish(note, names).trim()))))
      .filter((text) => text !== '')
      .map((text) => ({ ...NOTE_OF_PRICES, text })),
    rest,
  }
}
