import type { Clause } from '../clauses/clause.ts'
import { isNoun } from '../english/tokens.ts'
import { isTownName, startsWithPlace, withPlaceNames } from '../places/known-places.ts'
import { splitPointsOf } from './price-parts.ts'
import {
  AMOUNT_CONTINUATION,
  hasWords,
  isMeasure,
  PAYMENT_WORD,
  termsOf,
  trimPriceWords,
  VARIANT,
} from './price-words.ts'

const LABEL_MAX = 52

/** Words that belong to the price that follows: 'If you own a tank,'. */
export const PRICE_LEAD_IN =
  /^\s*(?:if|for|when|with|on|at|in|per|each|once|until|after|before|as|where|during|up to|over|under|all)\b/i

/** The item that the words before an amount name, with the text before it and its description. */
export interface Label {
  label: string
  before: string
  terms: string
}

const RELATIVE_CLAUSE = /,\s(?:which|who|that)\s[^,]+,?/i

/** 'The Lantern is a four string at' names the Lantern, and describes it as a four string. */
function splitAtVerb(text: string): [thing: string, description: string] {
  const found = /\s(?:is|are|was|starts?|costs?|can be|may be)\s/i.exec(text)
  if (!found) return [trimPriceWords(text), '']
  const is = trimPriceWords(text.slice(found.index + found[0].length))
  const isDescription =
    /^(?:is|are|was)$/i.test(found[0].trim()) && !/^(?:what|who|how|where|why)\b/i.test(is)
  return [
    trimPriceWords(text.slice(0, found.index)),
    isDescription &&
    /\p{L}\s\p{L}|^\p{Lu}|^\d+ ?(?:hours?|hrs?)\b/u.test(is) &&
    !PAYMENT_WORD.test(is)
      ? is
      : '',
  ]
}

/** In 'Visitors can buy unopened ones' the unopened ones are for sale. */
const BUYERS_LEAD =
  /^\s*(?:visitors|people|customers|members|guests|anyone|everyone|you) (?:can|may) (?:also )?(?:buy|order|hire|rent|book|pick up|get|have) /i

/** 'Restoration quotes follow an inspection': the inspection is what the customer pays for. */
const FOLLOWS_ANOTHER = /^[^,.;:]*\s(?:follow|require|need|begin with|start with)s?\s(?=an?\s)/i

/** 'Need price list - cut and blow-dry $95': the request for a list is not part of the name. */
const PRICE_LIST_REQUEST =
  /^\s*(?:(?:need|want|our|a|the|full) )*(?:price list|prices|fees|rates)\s?[–—:-]\s/i

/** 'Dog training days - bring own dog, any breed,' names its thing before the dash. */
const NAME_BEFORE_DASH =
  /^\s*(\p{L}[\p{L} ’']{3,36}?)\s[–—-]\s(?=(?:bring|includes?|incl|for|you|any|all|by|with|each|max|min|up to)\b)(.*)$/iu
/** 'A bronze plaque takes six weeks and costs': the duration is not part of the name. */
const NAME_WITH_DURATION =
  /^\s*([^,.;:]{4,44}?) takes ((?:about |around |up to )?[\p{L}\d–-]+(?: (?:to|or) [\p{L}\d]+)? (?:minutes?|hours?|days?|weeks?|months?)),? (?:and|and it|it) (?:costs?|is)\s*$/iu
/**
 * The item that the words before an amount name; `isEntry` says whether they are an entry of a
 * list.
 */
export function labelIn(head: string, isEntry: boolean): Label {
  const [, beforeDash = '', dashName = ''] = NAME_BEFORE_DASH.exec(head) ?? []
  if (beforeDash)
    return {
      label: trimPriceWords(beforeDash),
      before: '',
      terms: termsOf(trimPriceWords(dashName)),
    }
  const [, durationLabel = '', time = ''] = NAME_WITH_DURATION.exec(head) ?? []
  if (durationLabel)
    return { label: trimPriceWords(durationLabel), before: '', terms: termsOf(`Takes ${time}`) }
  const stripped = head
    .replace(PRICE_LIST_REQUEST, '')
    .replace(RELATIVE_CLAUSE, '')
    .replace(BUYERS_LEAD, '')
    .replace(FOLLOWS_ANOTHER, '')
    // '…, while a single arch is $1,390'
    .replace(/(^|,)\s*(?:while|whereas|although|though)\s/i, '$1 ')
  const terms = RELATIVE_CLAUSE.exec(head)?.[0] ?? ''
  const colon = /^\s*([^:.]{3,90}):(?=\s|$)/.exec(stripped)
  const following = colon ? stripped.slice(colon[0].length) : ''
  // 'Club: up to 150 people, one mat,' names its thing first; in 'The hats: The Drover,' the first
  // part is a heading.
  // An entry whose details (time, customers) follow a colon has its name before the colon.
  const hasDetails = isEntry && /,\s\S/.test(following.replace(/[,\s]+$/, ''))
  // 'Farm gate prices: unopened' names its thing after the colon, whatever it is.
  const isHeading =
    /\b(?:prices|rates|fees|pricing|charges|costs?|price|(?:price|fee) (?:guide|list))$/i.test(
      colon?.[1] ?? '',
    ) || /^(?:mon|tues|wednes|thurs|fri|satur|sun)days? \p{Ll}{4,}/iu.test(following)
  const text =
    !colon || (!hasDetails && hasWords(following) && (isHeading || !isMeasure(following)))
      ? colon
        ? following
        : stripped
      : (colon[1] ?? '')
  const after = text === following ? '' : following
  if (colon && text !== following && text.length <= LABEL_MAX)
    return { label: splitAtVerb(text)[0], before: '', terms: termsOf(trimPriceWords(after), terms) }
  const splitPoints = splitPointsOf(text).filter(({ start }) =>
    /[,;.–—-]/.test(text.slice(start, start + 2)),
  )
  // An entry of a list begins with its name.
  const [first] = splitPoints
  if (
    isEntry &&
    first &&
    text.length > LABEL_MAX &&
    hasWords(text.slice(0, first.start)) &&
    /\p{L}{3}/u.test(text.slice(first.end))
  )
    return {
      label: trimPriceWords(text.slice(0, first.start)),
      before: '',
      terms: termsOf(text.slice(first.end), trimPriceWords(after), terms),
    }
  // 'Rabbits, birds and guinea pigs' is a single thing.
  const isList =
    /^\s*(?:(?:[\p{L}’-]+\s){0,1}[\p{L}’-]+,\s)+[\p{L}’ -]+\s(?:and|or)\s[\p{L}’ -]+$/u.test(text)
  let from = 0
  // 'Mortar mix, 20 kg bag' and 'boys’ cut, 30 minutes': the measure belongs to the thing before
  // it.
  for (const { start, end } of isList ? [] : splitPoints) {
    // 'If you own a tank, a visit is $120': the thing follows the condition.
    const isThing = !isMeasure(text.slice(end)) || PRICE_LEAD_IN.test(text.slice(from, start))
    if (hasWords(text.slice(end)) && isThing) from = end
  }
  // 'Youth voyage, ages 15 to 20, seven days': an entry of a list begins with its name.
  if (isEntry && from > 0 && first && hasWords(text.slice(0, first.start))) {
    const step = trimPriceWords(text.slice(from))
    const item = trimPriceWords(text.slice(0, first.start))
    return VARIANT.test(step)
      ? {
          label: `${item}, ${step}`,
          before: '',
          terms: termsOf(text.slice(first.end, from), terms),
        }
      : {
          label: item,
          before: '',
          terms: termsOf(text.slice(first.end), trimPriceWords(after), terms),
        }
  }
  // 'Raised on your slab and a three-bay barn frame': the thing follows the 'and'.
  const and = text.slice(from).search(/\sand\s(?:an?|the)\s/i)
  if (and >= 0) from += and
  const [item, description] = splitAtVerb(text.slice(from))
  return {
    label: item,
    before: text.slice(0, from),
    terms: termsOf(description, trimPriceWords(after), terms),
  }
}

const NOT_A_THING =
  /\b(?:we|i|you|they|he|she|it|who|which|that|extra(?! (?:cab|large|small|long|wide|heavy|tall))|deposit|insur\w+|grants?(?! of))\b/i
const ONLY_MEASURE =
  /^(?:\d+|\p{L}+(?:ty|teen)|one|two|three|four|five|six|eight|ten|twelve|half an?)\s?(?:hours?|hrs?|minutes?|mins?|days?|weeks?|months?|kgs?|kms?|kilometres|kilos|litres?|metres?)$/iu

/** Times, seasons and mere introductions are not things to buy. */
const TIME_OR_LEAD_IN =
  /^(?:(?:day|night|evening|morning|weekend|weekday|sept|sep|oct|nov|dec|jan|feb|mar|apr|jun|jul|aug|january|february|march|april|may|june|july|august|september|october|november|december|mon|tue|wed|thu|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|to|and|from|or|until)s?(?:\s|$))+$/i
const UNFINISHED =
  /^[’']|^add$|^only\b|\b(?:has|have|take|takes|need|needs|must|can|should|will)$|^\d+ (?:visitors|people|guests|places|seats|spots|kids|children|students|members)$|^(?:followed|including|included|based|depending|starting)\b|^\d+ (?:for|minimum|min|call)\b|\b(?:then|after|before|of|the|a|an|its|it’s|and|or|to|for|from|at|in|with|within|per|then its)$|^charges?\b|^(?:dozen|days?|hours?|weeks?|months?|nights?|minutes?|people|persons?)$|\s\d{2,4}\s(?!(?:min|minutes?|mm|cm|m|kg|g|l|litres?|hours?|hrs?|days?|weeks?|months?|years?|ft|foot|seats?|seater|people|pieces?|sheets?|strings?|kids|x)\b)\p{Ll}/iu
const namesPlaces = (label: string) => {
  const words = label.split(/\s+/).filter((word) => !/^(?:to|and|from|the|or)$/i.test(word))
  return (
    words.length > 1 &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    withPlaceNames(label.toLowerCase()) !== label.toLowerCase()
  )
}

/** 'Cancel with 24 hours or it’s $30': what costs money is not for sale. */
export const isCustomerConduct = (label: string) => /^(?:cancel|reschedule)\b/i.test(label)

/** Whether the words name something that can be bought. */
export const isLabel = (label: string, { tokens, kind }: Clause) => {
  // 'Barber in Footscray, $35': the location of the business is not something to buy.
  if (/\sin \p{Lu}\p{L}+/u.test(label)) return false
  // A delivery destination is not something to buy.
  if (startsWithPlace(label) && /^\S+(?: \p{Lu}\p{Ll}+)?,? (?:and|or|on|if|only|&)\b/u.test(label))
    return false
  if (
    isCustomerConduct(label) ||
    TIME_OR_LEAD_IN.test(label) ||
    UNFINISHED.test(label) ||
    namesPlaces(label) ||
    isTownName(label)
  )
    return false
  const words = new Set(label.toLowerCase().match(/[\p{L}’]+/gu) ?? [])
  return (
    label.length >= 2 &&
    label.length <= LABEL_MAX &&
    !ONLY_MEASURE.test(label) &&
    !NOT_A_THING.test(label) &&
    // 'Leonie runs a cheesemaking day' says who does what, and is not the name of something to buy.
    !tokens.some(
      (token, index) =>
        words.has(token.lower) &&
        token.pos === 'VERB' &&
        /[^s]s$/.test(token.lower) &&
        tokens[index - 1] !== undefined &&
        /^(?:PROPN|PRON)$/.test(tokens[index - 1]?.pos ?? '') &&
        /^(?:DET|ADJ)$/.test(tokens[index + 1]?.pos ?? ''),
    ) &&
    (kind === 'item' ||
      tokens.some(
        (token) => words.has(token.lower) && (isNoun(token) || /^(?:VERB|X|ADJ)$/.test(token.pos)),
      ))
  )
}

/** The item named directly after an amount, up to its verb or its terms. */
export function labelAfter(tail: string, { tokens }: Clause): { label: string; after: string } {
  const strippedTail = tail.replace(
    /^\s*(?:for|per|gets you|buys)?\s*(?:an? (?!grade|class|frame|size)|the |your )?/i,
    '',
  )
  const range = /^\d+(?:\s?(?:to|-|–)\s?\d+)?(?=[\s,;.]*$)/.exec(strippedTail)?.[0]
  if (range) return { label: range, after: strippedTail.slice(range.length) }
  if (!/^\d/.test(strippedTail) && AMOUNT_CONTINUATION.test(strippedTail))
    return { label: '', after: tail }
  const end = strippedTail.search(
    /[,;.!?()]|\s[–—-]\s|\s(?:and|or(?!\s\p{L}+\s*(?:[.,;]|$))|but|plus|then|min|minimum|max|including|incl|inc|with|which|that|who|before|after|up|depending|extra|all in|all up|flat|installed|each|if|when|on|as|in|at|for)\b|(?<!\b(?:under|over|aged|to))\s\d+\b/iu,
  )
  const words = (end < 0 ? strippedTail : strippedTail.slice(0, end)).trim().split(/\s+/)
  const verbs = new Set(
    tokens.filter(({ pos }) => pos === 'VERB' || pos === 'AUX').map(({ lower }) => lower),
  )
  const startsWithVerb =
    verbs.has(words[0]?.toLowerCase() ?? '') && !/(?:ing|ed)$/.test(words[0] ?? '')
  if (startsWithVerb) return { label: '', after: tail }
  const verb = words.findIndex(
    (word, index) => index > 0 && verbs.has(word.toLowerCase()) && !/ing$/.test(word),
  )
  const label = words.slice(0, verb < 0 ? undefined : verb).join(' ')
  // In '$150, loaner gear provided' the price is not for the gear alone.
  if (
    /^\s(?:provided|included|supplied)\b/i.test(
      strippedTail.slice(strippedTail.indexOf(label) + label.length),
    ) ||
    /\b(?:provided|included|supplied)$/i.test(label)
  )
    return { label: '', after: tail }
  return { label, after: strippedTail.slice(strippedTail.indexOf(label) + label.length) }
}

const COUNTED_UNIT =
  /^ (?:an?|per) (?!(?:hour|day|week|fortnight|month|quarter|year|term|person|head|metre|km|kilometre|kilo|kg|tonne|litre|m²|m|ha|hectare|dozen|meter|session|time|go|piece|lesson|class|visit|child|kid|adult|night|guest)\b)(.+)$/i
/** The item that a unit and the words after it name: 'envelope', 'place card'. */
export const itemOf = (unit: string, following: string) => {
  const countedUnit = COUNTED_UNIT.exec(unit)?.[1]
  return countedUnit ? `${countedUnit} ${following}`.trim() : ''
}
