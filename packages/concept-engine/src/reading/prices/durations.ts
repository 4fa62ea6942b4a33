import type { Price } from './price-list.ts'
import { termsOf } from './price-words.ts'

/** 'Min' for minutes, not for a minimum: 'initial consult 45 min $120'. */
const MINUTES =
  /(?<![$\d.,:])(\d+)[ -]?mins?\b(?!imum)\.?(?! (?:order|spend|charge|hire|booking|people|persons|pax|guests|(?:\d+|an?|one|two|three|four|half)[ -]?(?:hours?|hrs?|days?|nights?|people|pax|guests|weeks?))\b)(?=( \p{Ll}+)?)/giu
/**
 * Words after minutes that are not the name of a thing: 'at' in '45 min at $120', unlike '45 min
 * massage'.
 */
const NOT_A_NAME =
  / (?:for|at|from|is|are|or|and|to|per|with|each|plus|on|in|by|then|if|between|of|driving|walking|away|west|east|north|south|inland|out|down|up|walk|drive|late|early|before|after|notice|waiting|travelling)$/u
/** A smaller number before 'min' is usually a minimum of something else. */
const MIN_DURATION = 15

/** The maximum duration in minutes: 'from $1800 min' is a minimum. */
const MAX_DURATION = 300

/** 'After 8pm it’s 190 min' states what it costs at least. */
const MIN_PRICE =
  /(?<=\b(?:after|before|weekends?|sundays?|saturdays?|public holidays?|emergenc(?:y|ies)|call ?-?outs?)\b[^.;]{0,24}\b(?:it[’']?s|is) )(\d{2,4}) min(?:imum)?\b(?! (?:away|from|to|drive|walk|later|slot|session))/gi

/** A text with its minutes written in full: '45 minutes $120', 'a 60-minute massage'. */
export const withMinutes = (text: string): string =>
  text
    .replace(MIN_PRICE, '$$$1 minimum')
    .replace(MINUTES, (match, count: string, next: string | undefined) => {
      if (
        Number(count) % 5 !== 0 ||
        Number(count) > MAX_DURATION ||
        (Number(count) < MIN_DURATION && !next)
      )
        return match
      // '$35 per 15 min. Service plan $290'
      if (match.endsWith('.') && (!next || /^ \p{Lu}/u.test(next))) return `${count} minutes.`
      return next && !NOT_A_NAME.test(next) ? `${count}-minute` : `${count} minutes`
    })

/** A duration at the end of a thing's name: 'Full fitting, about 75 minutes'. */
const TRAILING_DURATION =
  /^(.{3,}?)(?<!\b(?:within|of|after|before|for|over|under|every|per|up to|to|from|in|and|or|first|last|next|extra|additional|than|each|another)),? ((?:about |around |roughly )?\d+(?:\.\d+)?(?: ?(?:–|-|to) ?\d+)?[ -](?:minutes?|hours?|weeks?|days?|sessions?|lessons?))$/iu

/**
 * 'Initial consult 45 minutes' becomes 'Initial consult' with 45 minutes, unless another row has
 * that name.
 */
export function withoutDuration(prices: readonly Price[]): Price[] {
  const names = prices.map(({ title }) =>
    (TRAILING_DURATION.exec(title)?.[1] ?? title).toLowerCase(),
  )
  return prices.map((price, index) => {
    const [, name, time] = TRAILING_DURATION.exec(price.title) ?? []
    const isAlone = names.filter((other) => other === names[index]).length === 1
    return name && time && isAlone
      ? { ...price, title: name, terms: `${termsOf(time)} ${price.terms}`.trim() }
      : price
  })
}

/** 'Initial home visit is 90 minutes, $220' */
const TIMED_PRICE =
  /^(?:(?:an?|the|our|my) )?(\p{L}[^$,;:]{2,50}?) (?:is|are|takes?|lasts?|runs?(?: for)?) ((?:about |around )?\d[\d.]*(?: ?(?:-|–|to) ?\d+)? ?(?:minutes?|mins?|hours?|hrs?)),?(?: and(?: (?:costs?|is))?| at| for| is| costs?)? (\$\d[\d,]*(?:\.\d\d)?(?: each| per \p{L}+)?)\.?$/iu
/** The price of something whose duration the sentence states as well. */
export function timedPrice(text: string): Price | undefined {
  const [, title = '', duration = '', price = ''] = TIMED_PRICE.exec(text) ?? []
  return title === '' ? undefined : { title, price, terms: termsOf(duration) }
}
