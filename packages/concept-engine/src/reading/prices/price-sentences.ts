import { capitalise } from '../english/sentences.ts'
import { type Amount, amountsOf } from './dollar-amounts.ts'
import { hasBalancedBrackets } from './price-words.ts'

/** A sentence or a line; the stop of a decimal does not end it. */
const SENTENCE = /(?:[^.!?\n]|\.(?=\d|\S*@))+[.!?]?/gu
/** Rows, cells and forms are read as they are written. */
const IS_ROW =
  /^\s*[-–—•*·]\s|^\s*(?:mon|tue|wed|thu|fri|sat|sun)|[|\t]|\S\s{2,}\S|\s\/\s|\b(?:form|fields?)\b|\d[.:]\d\d\s?(?:[ap]m|[-–])|\b\d{1,2} ?[ap]m\b/iu
/** Whoever does something is in a sentence, and no name of a thing. */
const IN_SENTENCE =
  /(?:^|\s)(?:i|i[’']m|we|we[’']re|you|you[’']re|your (?:only|first)|they|he|she|it|it[’']s|is|are|was|were|be|been|have|has|had|will|would|can|could|must|don[’']?t|doesn[’']?t|won[’']?t|costs?|costing|charged?|charges?|pays?|starts?|begins?|comes?|goes|runs?|ranges?|sits?|because|if|when|unless|which|who|where|that|but|so|then|there[’']s|ring|call|text|please|instead|than|under the)(?=\s|$)/iu
/** What is said of an amount, not the name of the next thing. */
const IS_TERM =
  /^(?:min(?:imum)?|max(?:imum)?|incl?|includ\p{L}*|inclusive|plus|\+|ex|excl\p{L}*|no|not|with|without|for|per|each|all|same|over|under|up to|after|before|until|from \d|at|on|in|by|free|gst|deposit|bond|off|once|one way|return|then|and|or|\d+(?:[-–]\d+)? ?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|people|pax|g|kg|ml|m|km)|about \d)(?![\p{L}])/iu
const UNSIGNED =
  /^(?<name>(?=.*\p{L}{3}).*?\p{L}\)?) (?<from>from )?(?<sum>\d{1,2},\d{3}|\d{2,4}(?:\.\d\d)?)(?<unit> (?:each|ea|pp))?$/iu
const NUMBERED =
  /\b(?:of|to|over|under|from|in|since|up|max|min|about|for|at|page|level|unit|no|and|or|the|age|aged|ages|under)$/iu
const TITLE_MAX = 70
const TERMS_MAX = 70

/** 'Hedges priced on the spot', 'ice 5.50 bag' */
const HAS_OWN_PRICE =
  /\b(?:quoted?|priced|poa|free|nil|ask|accepted|gap|by donation|market price|areas?|region|district|suburbs?|on (?:request|application))\b|\d\.\d\d|:\s|\b\d+ (?:doz|each|ea)\b/iu
/** 'Five or more, $7 each', 'small, weekend $190': of another thing, or one of its cases. */
const IS_VARIANT =
  /^(?:\d+|one|two|three|four|five|six|eight|ten|twelve|a dozen|first|second)(?:\+| or more| grade)?(?:,|$)|,\s(?:\d+ \p{L}+|weekends?|weekdays?|week|day|night|month|hour|adults?|child(?:ren)?|kids|members?|small|medium|large)$/iu
const MAX_LISTED_WORDS = 3
const AND = /\s(?:and|or|&)\s/u
/** 'Within Hobart, Kingston and Glenorchy', 'rabbits, birds and guinea pigs': one name. */
function isList(name: string): boolean {
  const [, ...listed] = name.split(', ')
  const last = listed.pop() ?? ''
  return (
    AND.test(last) &&
    [...listed, last.split(AND)[0] ?? ''].every(
      (entry) => entry.split(' ').length <= MAX_LISTED_WORDS,
    )
  )
}

interface Row {
  name: string
  price: string
  terms: string
}

const isName = (name: string) =>
  /\p{L}{3}/u.test(name) &&
  name.length <= TITLE_MAX &&
  hasBalancedBrackets(name) &&
  !HAS_OWN_PRICE.test(name) &&
  !IS_VARIANT.test(name) &&
  !/^(?:and|or|plus|also|then|an?|our|in|at|on|for|with|from|within|about|around|between)\b|\b(?:from|to|of|and|or|the|at|for|is|usually|about)$|["“”@#?]|\d{3}[ -]\d{3}/iu.test(
    name,
  ) &&
  !IN_SENTENCE.test(name)
const piecesOf = (text: string) =>
  text
    .split(/[,;]\s+(?:and\s+)?(?![^()]*\))/)
    .map((piece) => piece.trim())
    .filter(Boolean)

/** The names and the terms between two amounts: what stands directly behind the first is of it. */
function between(text: string): { terms: string[]; names: string[] } | undefined {
  const [direct = '', ...others] = text.split(/[,;]\s+(?:and\s+)?(?![^()]*\))/)
  const terms = direct.trim() === '' ? [] : [direct.trim()]
  let from = 0
  while (from < others.length - 1 && IS_TERM.test(others[from] ?? '')) from += 1
  terms.push(...others.slice(0, from))
  const names = others.slice(from).map((piece) => piece.trim())
  return names.length > 0 && names.every(Boolean) ? { terms, names } : undefined
}

/** '…, team of 10 or more 85 each' beside amounts with their signs. */
const withSigns = (sentence: string) =>
  sentence
    .split(/(?<=[,;]\s)(?![^()]*\))/)
    .map((piece) => {
      const [, body = '', end = ''] = /^(.*?)([,;.]?\s*)$/su.exec(piece) ?? []
      const { name = '', from = '', sum = '', unit = '' } = UNSIGNED.exec(body)?.groups ?? {}
      return sum && !body.includes('$') && !NUMBERED.test(name) && !/^(?:19|20)\d\d$/.test(sum)
        ? `${name} ${from}$${sum}${unit}${end}`
        : piece
    })
    .join('')

/** Each amount of a sentence with what it is for; undefined if that cannot be said of all of them. */
function rowsOf(text: string, amounts: readonly Amount[]): Row[] | undefined {
  const rows: Row[] = []
  let names = piecesOf(text.slice(0, amounts[0]?.start))
  for (const [index, amount] of amounts.entries()) {
    const next = amounts[index + 1]
    const rest = text.slice(amount.end, next?.start)
    const found = next ? between(rest) : { terms: piecesOf(rest), names: [] }
    const whole = names.join(', ')
    const name = isList(whole) ? whole : (names[0] ?? '')
    // '…, brakes, timing belts, inspections $220': the first of them may have no price at all.
    if (!found || !isName(whole) || (index > 0 && names.length > 1)) return undefined
    const terms = [...(name === whole ? [] : names.slice(1)), ...found.terms].join(', ')
    if (terms.length > TERMS_MAX || IN_SENTENCE.test(terms) || !hasBalancedBrackets(terms))
      return undefined
    rows.push({ name, price: text.slice(amount.start, amount.end).trim(), terms })
    names = found.names
  }
  return rows
}

const HEADING = /^(\p{L}[^:$\d(]{2,40}):\s+(?=\S)/u

/**
 * A description in which sentences that only say what things cost are rows of a list. A name may
 * have commas: 'Rescue plans, written, $650 each', 'a longcase within Hobart, Kingston and Glenorchy
 * $90'.
 */
export const withPriceSentences = (text: string): string =>
  text.replace(SENTENCE, (sentence) => {
    if (!sentence.includes('$') || IS_ROW.test(sentence)) return sentence
    const [, lead = '', body = ''] = /^(\s*)(.*?)[.!?]?$/su.exec(sentence) ?? []
    const [labelled = '', heading = ''] = HEADING.exec(body) ?? []
    const signed = withSigns(body.slice(labelled.length))
    const amounts = amountsOf(signed)
    const isSigned = signed !== body.slice(labelled.length)
    const rows = amounts.length > 0 ? rowsOf(signed, amounts) : undefined
    const hasCommas = /,\s+\S/.test(signed.slice(0, amounts[0]?.start).replace(/\([^()]*\)/g, ''))
    if (!rows || !(hasCommas || isSigned)) return sentence
    // 'Opened 20 doz' may be a price as well.
    if (isSigned && rows.some(({ name, terms }) => /\d/.test(`${name}${terms}`))) return sentence
    const lines = rows.map(
      ({ name, price, terms }) => `- ${capitalise(name)}: ${price}${terms ? `, ${terms}` : ''}`,
    )
    return `${lead.replace(/\S/g, '')}\n\n${heading ? `${heading}:\n` : ''}${lines.join('\n')}\n\n`
  })
