import type { Price } from './price-list.ts'
import { termsOf } from './price-words.ts'

/** How long something takes, not how many there are at least: 'initial consult 45 min $120'. */
const MINUTES =
  /(?<![$\d.,:])(\d+)[ -]?mins?\b(?!imum)\.?(?! (?:order|spend|charge|hire|booking|people|persons|pax|guests)\b)(?=( \p{Ll}+)?)/giu
/** What does not go on with the name of a thing: '45 min at $120' beside '45 min massage'. */
const NO_NAME = / (?:for|at|from|is|are|or|and|to|per|with|each|plus|on|in|by|then|if|between|of)$/u
/** Fewer minutes are mostly a least of something else. */
const SHORT = 15

/** A text with minutes in full: '45 minutes $120', 'a 60-minute massage'. */
export const withMinutes = (text: string): string =>
  text.replace(MINUTES, (whole, count: string, next: string | undefined) => {
    if (Number(count) % 5 !== 0 || (Number(count) < SHORT && !next)) return whole
    return next && !NO_NAME.test(next) ? `${count}-minute` : `${count} minutes`
  })

/** How long a thing takes, at the end of its name. */
const LASTS =
  /^(.{3,}?)(?<!\b(?:within|of|after|before|for|over|under|every|per|up to|to|from|in|and|or|first|last|next|extra|additional|than|each|another)),? (\d+(?:\.\d+)?(?: ?(?:–|-|to) ?\d+)?[ -](?:minutes?|hours?|weeks?|days?|sessions?|lessons?))$/iu

/** 'Initial consult 45 minutes' is 'Initial consult', of 45 minutes, where no other row has that name. */
export function withoutDuration(prices: readonly Price[]): Price[] {
  const names = prices.map(({ title }) => (LASTS.exec(title)?.[1] ?? title).toLowerCase())
  return prices.map((price, at) => {
    const [, name, time] = LASTS.exec(price.title) ?? []
    const isAlone = names.filter((other) => other === names[at]).length === 1
    return name && time && isAlone
      ? { ...price, title: name, terms: `${termsOf(time)} ${price.terms}`.trim() }
      : price
  })
}
