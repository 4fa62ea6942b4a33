import { capitalise } from '../english/sentences.ts'

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+(?:\.\d{1,2})?`
const SIGNED = String.raw`(?:(?:AU?)?\$\s?(?:${NUMBER})(?:\s?k\b)?|(?:(?:${NUMBER})\s?(?:-|–|to)\s?)?(?:${NUMBER})\s?(?:dollars?|bucks)\b)`
/** In '$55 - 3 working days' the second number is no amount. */
const TIME_OR_PEOPLE = String.raw`\s(?:(?:working|business) )?(?:days?|weeks?|months?|hours?|hrs?|minutes?|mins?|people|pax|guests)\b`
const RANGE = String.raw`${SIGNED}(?:\s?(?:-|–|to)\s?\$?(?:${NUMBER})(?:\s?k\b)?(?![\d%:]|${TIME_OR_PEOPLE}))?`
const LEAD = String.raw`(?:\b(?:starting (?:from|at)|starts? (?:from|at)|from|about|around|approx\.?|roughly|up to|only|just|add|an extra|(?<!\beach )extra|plus|another)\s|(?<=^|[\s(,;])\+\s?)?`
/** Words that follow an amount and say for how much of a thing it is. */
const UNIT = String.raw`(?:\s?(?:\/\s?|\bper\s|\ban?\s)(?!bit\b|lot\b|few\b)(?:(?:extra|half|full|whole|single|double|linear|lineal|square|sq|face|cubic|running|trailer|adult) )?[\p{L}²³]+(?:-\p{L}+)?|\s(?:per cent )?(?:each way|each|one way|return|flat|all up|fixed)(?!\p{L})|\s(?:more|extra|on top)(?=\s*(?:[,.;)]|$))|\s?(?:ea|pp|pw|p\/p|ph|p\/h)(?!\p{L})|\s?(?:doz(?:en)?|hr|kg|m[2²]|sqm)(?![\p{L}\d])|\s(?:week ?ends?|wkends?|wknds?|wk|week|month|mth|night|day|hour)(?=[.,;)]|\s*(?:$|\/)|\s\$)|\s?(?:\+|plus|inc(?:l(?:uding)?)?\.?|ex(?:cl(?:uding)?)?\.?)\s?GST(?!\p{L}))*`
const AMOUNT = new RegExp(`(${LEAD})(?<![\\d.])(${RANGE})(${UNIT})`, 'giu')

export interface Amount {
  start: number
  end: number
  /** 'From $280 a single grave' */
  price: string
}

export const dollars = (wording: string) =>
  wording
    .replace(/AU?\$/g, '$')
    .replace(/\$\s/g, '$')
    .replace(new RegExp(`(?<![\\d$.,])(${NUMBER})\\s?(?:dollars?|bucks)\\b`, 'gi'), '$$$1')
    .replace(/(\$[\d,.]+k?\s?(?:-|–|to)\s?)(?=\d)/g, '$1$$')
    .replace(/(?<=[\dk])\s?(?:-|–)\s?(?=\$)/g, ' to ')
    .replace(
      /\$(\d+(?:\.\d+)?)\s?k\b/gi,
      (_, thousands: string) => `$${Math.round(Number(thousands) * 1000).toLocaleString('en-AU')}`,
    )
    // '19.5' is $19.50.
    .replace(/(\$\d+\.\d)(?!\d)/g, '$10')
export const unitWords = (wording: string) =>
  wording
    .replace(/^\s?\/\s?/, ' per ')
    .replace(/\s?\b(?:pp|p\/p)\b/i, ' per person')
    .replace(/\s?\b(?:ph|p\/h)\b/i, ' per hour')
    .replace(/\s?\bpw\b/i, ' per week')
    .replace(/\s?\bea\b/i, ' each')
    .replace(/\bhrs?\b/i, 'hour')
    .replace(/^ hour/, ' an hour')
    .replace(/^\s?doz(?:en)?\b/i, ' a dozen')
    .replace(/\bdoz\b/i, 'dozen')
    .replace(/\b(?:mth|mo)\b/i, 'month')
    .replace(/^\s(?:wkends?|wknds?|week ?ends?)\b/i, ' a weekend')
    .replace(/^\s(wk|week|month|mth|night|day)\b/i, ' a $1')
    .replace(/\bwk\b/i, 'week')
    .replace(/\byr\b/i, 'year')
    .replace(/^\s?kg\b/i, ' per kg')
    .replace(/^\s?(?:m2|m²|sqm)/i, ' per m²')
    .replace(/\s?\+ ?gst/i, ' plus GST')
    .replace(/\bgst\b/i, 'GST')
const leadWords = (wording: string) =>
  wording
    .replace(/^starts? (?:from|at)|^starting (?:from|at)/i, 'from')
    .replace(/^\+\s?/, 'add ')
    .replace(/^(?:only|just|an extra|extra|another)\s/i, (word) =>
      /extra|another/i.test(word) ? 'add ' : '',
    )

/** The amounts of a text that carry a dollar sign or the word, with their units. */
export const amountsOf = (text: string): Amount[] =>
  [...text.matchAll(AMOUNT)].flatMap((match) => {
    const [all, lead = '', sum = '', unit = ''] = match
    // '$20 million', '$10 off'
    const isOther = /^\s?(?:million|billion|m\b|off\b(?! (?:the|a|your|our) )|discount|%)/i.test(
      text.slice(match.index + all.length),
    )
    return isOther
      ? []
      : [
          {
            start: match.index,
            end: match.index + all.length,
            price: capitalise(`${leadWords(lead)}${dollars(sum)}${unitWords(unit)}`.trim()),
          },
        ]
  })
