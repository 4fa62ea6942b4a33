import type { Clause } from './clauses.ts'
import { capitalise } from './sentences.ts'
import { isNoun } from './tokens.ts'

/** A price that the brief states, with what it is for. */
export interface Price {
  /** As the page shows it: 'From $12,500', '$110 per hour', '$45 small, $60 large'. */
  shown: string
  /** What it buys, in the brief's words: 'Standard gas hot water replacement'. */
  label: string
}

const COUNTED: Record<string, number> = {
  ...{ five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
  ...{ seventy: 70, eighty: 80, ninety: 90, hundred: 100 },
}
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+(?:\.\d{1,2})?`
const WORDS = `(?:${Object.keys(COUNTED).join('|')})(?:[ -](?:five|hundred))?`
/** '$12,500', '12.5k', '45 dollars', 'eighty bucks'. */
const MONEY = String.raw`(?:${NUMBER})(?=\s?(?:\/|p\/)(?:hr|hour|h|day|week|wk|month|head|person|m|metre|sqm|m²|m2|kg)\b|ph\b|pp\b)|\$\s?(?:${NUMBER})(?:\s?k\b)?|(?:${NUMBER}|${WORDS})\s?(?:dollars|bucks)`
const UNIT_NOUN = String.raw`(?:(?:cubic|square|linear|lineal|child|adult|extra|half) )?(?!(?:bit|lot|few|month ago)\b)[a-z][a-z-]+`
const UNIT = String.raw`(?:\s*(?:\/|per |a |an )\s?(?:${UNIT_NOUN}|m²|m2|m3)|\s?(?:pp|p\/p|ph|p\/h|pw)\b|\s(?:hr|hour|day|week|head|person)\b|\s(?:each|flat|all up|all in|all inclusive|installed|a pop|plus gst|inc(?:l(?:uding)?)?\.? gst|ex(?:cluding)? gst|\+ ?gst|gst inc(?:luded)?|one way|return))`
/** '$380-520', 'from 60 to 140'. */
const UP_TO = String.raw`(?:\s?(?:-|–|to)\s?\$?(?:${NUMBER})(?![\p{L}\p{N}%]))?`
const PRICED = new RegExp(`(?<![\\p{L}\\p{N}.])((?:${MONEY})${UP_TO})((?:${UNIT})*)`, 'giu')
/** A bare number behind its thing, in a text that names other amounts or nothing but such pairs. */
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.$\/:-])((?:\d{2,4}(?:\.\d{2})?|\d{1,2}\.\d{2})(?:\s?(?:-|–|to)\s?\d{2,4})?)(?![\p{L}\p{N}%:\/-]|\.\d|,\d{3}|\s?(?:am|pm|years?|yrs?|k|km|kms|metres?|cm|mm|m|kg|kgs|kilos?|litres?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|people|ppl|kids|children|students|percent|per cent|degrees?|acres?|hectares?|seats?|mm|volts?|amps?|tonnes?|members|staff|of|or more|plus years|ft|feet|foot|hands|grade|x|th|st|nd|rd|til|until|to|and over)\b)((?:${UNIT})*)`,
  'giu',
)
const NO_PRICE =
  /\b(?:insur\w*|liability|cover(?:ed)?|grant|budget|saved|raised|turnover|worth|million|fundrais\w*|prize|deposit|extra|another|plus|surcharge|over|under|less than|more than|per cent|owed|licence|abn|rating|card|postcode|permit|registration|reg|no|model|as)\s(?:\p{L}+\s){0,2}$/iu
const NO_PRICE_BEHIND =
  /^\s?(?:million|billion|m\b|off\b|deposit|discount|grant|surcharge|extra|voucher credit)/i

const wordAmount = (text: string) => {
  const [first = '', second = ''] = text.toLowerCase().split(/[ -]/)
  const base = COUNTED[first] ?? 0
  return second === 'hundred' ? base * 100 : base + (second === 'five' ? 5 : 0)
}

/** '$1,950' for '$1950', '$12,500' for '12.5k', '$60 to $140' for '60-140'. */
export function amountOf(written: string): string {
  const [low = '', high] = written.split(/\s?(?:-|–|\bto\b)\s?(?=\$?\d)/)
  if (high) return `${amountOf(low)} to ${amountOf(high)}`
  const digits = /[\d,]+(?:\.\d+)?/.exec(written)?.[0]
  const thousand = /\dk\b|\d\sk\b/i.test(written) ? 1000 : 1
  const value = digits ? Number(digits.replaceAll(',', '')) * thousand : wordAmount(written)
  return `$${value.toLocaleString('en-AU', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })}`
}

const unitOf = (written: string) => {
  const unit = written
    .replace(/^\s*\/\s?/, ' per ')
    .replace(/\bpp\b|p\/p/i, ' per person')
    .replace(/\bph\b|p\/h/i, ' per hour')
    .replace(/^ ?(?=(?:hr|hour|day|week|head|person)\b)/i, ' per ')
    .replace(/\bhr\b/i, 'hour')
    .replace(/\bm2\b/i, 'm²')
    .replace(/\+ ?gst|plus gst/i, ' plus GST')
    .replace(/(?:gst )?inc(?:l(?:uding)?)?\.? gst|gst inc(?:luded)?/i, ' including GST')
    .replace(/\s+/g, ' ')
    .trim()
  return unit ? ` ${unit}` : ''
}

interface Found {
  start: number
  end: number
  amount: string
  unit: string
}

const found = (text: string, pattern: RegExp): Found[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, amount = '', unit = ''] = match
    const end = match.index + whole.length
    if (NO_PRICE.test(text.slice(0, match.index)) || NO_PRICE_BEHIND.test(text.slice(end)))
      return []
    return [{ start: match.index, end, amount: amountOf(amount), unit: unitOf(unit) }]
  })

const NOT_BEHIND =
  /\b(?:in|at|by|to|until|til|before|after|of|over|under|about|every|and|age|grade|up to|within|class|year|level|no|route|unit|row|at least|min|minimum|max|maximum|with|has|have|been|took|us|than|won|lighthouse|takes)\s$/i
const HISTORY =
  /\b(?:since|established|est|opened|founded|licen[cs]e|abn|permit|ticketed|registration|aged?|ages|team of|crew of)\b/i

/**
 * Bare numbers are prices only in a brief that writes no dollar signs, or behind others that have
 * one: where several stand behind things, or one behind 'is' or 'from' or before 'each'.
 */
function bareNumbers(text: string, dollars: boolean): Found[] {
  if (HISTORY.test(text)) return []
  const numbers = found(text, BARE).filter(({ amount, unit, start, end }) => {
    const [low = '', high = low] = amount.split(' to ').map((sum) => sum.slice(1))
    const value = Number(low.replaceAll(',', ''))
    // '9-5' and '7-11' are hours.
    if (high !== low && Number(high.replaceAll(',', '')) < 20) return false
    const before = text.slice(0, start)
    const closes = /^\s?(?:[,.;)]|$)/.test(text.slice(end))
    const opens = unit !== '' || /^\s?for\s/.test(text.slice(end))
    return (
      value >= 5 &&
      !(value >= 1900 && value <= 2035) &&
      (/(?:\p{L}{2}[\p{L}’)]*|\d\p{L}+)\s$|\p{L}\s[-–]\s$|\p{L}:\s$/u.test(before) ||
        (opens && /(?:^|[,;]\s)$/.test(before))) &&
      (!NOT_BEHIND.test(before) || /\b\d+ for\s$/.test(before)) &&
      (!dollars || closes || unit !== '')
    )
  })
  const words = text.split(/\s+/).length
  const sure = numbers.some(
    ({ unit, start, end }) =>
      unit !== '' ||
      /\b(?:is|are|from|cost|costs)\s$/i.test(text.slice(0, start)) ||
      (words <= 4 && end >= text.length - 1),
  )
  return numbers.length >= 2 || (numbers.length > 0 && (sure || dollars)) ? numbers : []
}

/** The amounts of money that a text names, in its order. */
function amountsIn(text: string, dollars: boolean): Found[] {
  const money = found(text, PRICED)
  const bare = !dollars || money.length > 0 ? bareNumbers(text, dollars) : []
  return [...money, ...bare]
    .filter(
      (one, at, list) =>
        list.findIndex((other) => other.start < one.end && one.start < other.end) === at,
    )
    .sort((a, b) => a.start - b.start)
}

/** The text with its amounts as they are written on a page: '$34 each' for '34 each'. */
export function withDollars(text: string, dollars: boolean): string {
  let shown = text
  for (const { start, end, amount, unit } of amountsIn(text, dollars).reverse()) {
    const written = text.slice(start, end)
    if (!written.startsWith('$'))
      shown = `${shown.slice(0, start)}${amount}${unit}${shown.slice(end)}`
  }
  return shown
}

const LEADS =
  /^(?:[\s,;:–—()-]+|(?:and|or|but|also|plus|then|so|for|the|an?|our|my|its|we|i|they|you|charge|offer|sell|with|to|ok|yes|at|in|hi|there|each|per|run|a)\b)+/iu
const TAILS =
  /(?:[\s,;:–—(-]+|\b(?:from|for|is|are|at|cost|costs|costing|starts?|starting|priced|price|only|just|about|around|approx|roughly|be|an?|the|will|can|usually|normally|pay|set|you|back|comes?|work|out|to|as|low|and|or|of|per|charged|charge|now|currently|get)\b)+$/iu
const trimmed = (text: string) =>
  text.replace(LEADS, '').replace(TAILS, '').replace(LEADS, '').trim()

/** Words for what is paid, which say nothing of what for. */
const GENERIC =
  /^(?:(?:all|fixed|standard|usual|flat|hourly|day|daily|weekly|total|whole|thing|it|that|this|which|prices?|fees?|rates?|costs?|charges?|tickets?|entry|minimum|most|jobs?)\s?)+$/i
const SIZE =
  /^(?:(?:for|per) (?:an? )?)?(?:small|medium|large|big|little|short|long|single|double|adults?|child(?:ren)?|kids?|concession|family|families|students?|pensioners?|seniors?|tandem|half|full|extra large|xl|members?|non-members?|weekdays?|weekends?|two|three|four)\b/i
/** A part that measures or dates the thing before it: '20 kg bag', 'six Saturdays', 'in five colours'. */
const MEASURE =
  /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|every|each|with|in|on|at|up|per|by|from|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b)/i
const LABEL_MAX = 52

/** What stands right before an amount: the last part, with what it measures. */
function labelBefore(text: string): string {
  const parts = text
    .split(/(?<=[.;!?])\s|,\s|\s[–—-]\s|:\s/)
    .map(trimmed)
    .filter((part) => /\p{L}{2}/u.test(part))
  let label = parts.pop() ?? ''
  // 'Raised on your slab and a three-bay barn frame': the thing stands behind the 'and'.
  const halves = label.split(/\sand\s(?=(?:an?|the)\s)/i)
  label = trimmed(halves.at(-1) ?? label)
  while (MEASURE.test(label) && parts.length > 0) {
    const before = parts.pop() ?? ''
    const joined = `${before}, ${label}`
    label = joined.length <= LABEL_MAX ? joined : before
  }
  return trimmed(label.replace(/\s(?:is|are|was)\s.*$/i, ''))
}

/** What stands right behind an amount, up to its verb or the next part. */
function labelBehind(text: string, { tokens }: Clause): string {
  const [said = ''] = text.split(
    /[,;.!?()]|\s(?:and|or|but|plus|min|minimum|max|including|incl|inc|with|which|that|who|before|after|up|depending|extra|all in|all up|flat|installed|each)\b|\d/i,
  )
  const words = said.trim().split(/\s+/)
  const verbs = new Set(
    tokens.filter(({ pos }) => pos === 'VERB' || pos === 'AUX').map(({ lower }) => lower),
  )
  const end = words.findIndex(
    (word, at) => at > 0 && verbs.has(word.toLowerCase()) && !/ing$/.test(word),
  )
  return words.slice(0, end < 0 ? undefined : end).join(' ')
}

const hasThing = (label: string, { tokens }: Clause) => {
  const words = new Set(label.toLowerCase().match(/[\p{L}’-]+/gu) ?? [])
  return tokens.some(
    (token) =>
      words.has(token.lower) &&
      (isNoun(token) || token.pos === 'VERB' || token.pos === 'X' || token.pos === 'ADJ'),
  )
}
/** 'Two hours' is how much of it, and not what. */
const ONLY_MEASURE =
  /^(?:\d+|one|two|three|four|half an?)\s?(?:hours?|hrs?|minutes?|mins?|days?|weeks?|months?|kgs?|kms?|people|kids|litres?|metres?)$/i
const MEASURED =
  /^(?:up to |over |under )?\d[\d,.]*\s?(?:-\d+)?\s?(?:ft|foot|feet|inch|mm|cm|m|l|ml|litres?|kg|g|ply|strings?|hours?|hrs?|days?|weeks?|seater|door|people|kids|dogs?|rooms?)?$/i
const hasNoun = (label: string, { tokens }: Clause) => {
  const words = label.toLowerCase().split(/\s+/)
  return tokens.some(
    (token) =>
      words.includes(token.lower) &&
      token.pos === 'NOUN' &&
      !/^\d/.test(token.lower) &&
      !/^(?:ft|foot|feet|inch|mm|cm|m|l|ml|litres?|kg|g|ply|strings?|hours?|hrs?|days?|weeks?)$/.test(
        token.lower,
      ),
  )
}

/** Whom a price is for: each has a line of its own. */
const WHOM =
  /^(?:adults?|kids?|child(?:ren)?|concessions?|famil(?:y|ies)|students?|pensioners?|seniors?|members?|non-members?)$/i
const isLabel = (label: string, clause: Clause) =>
  !ONLY_MEASURE.test(label) &&
  label.length >= 2 &&
  label.length <= LABEL_MAX &&
  !/\b(?:we|i|you|they|he|she|it|who|which|that|extra|deposit|insur\w+|grant)\b/i.test(label) &&
  hasThing(label, clause)
const COUNTED_UNIT =
  /^ (?:an?|per) (?!(?:hour|day|week|fortnight|month|quarter|year|term|person|head|metre|km|kilometre|kilo|kg|tonne|litre|m²|m|ha|hectare|session|time|go|piece|lesson|class|visit|child|kid|adult|night|guest)\b)/i

/** The amounts of a clause with what each seems to buy. */
function bound(clause: Clause, all: readonly Found[]): Price[] {
  const { text } = clause
  const final = all.at(-1)
  // In 'Wheel bearings $190 single axle $290 tandem' the sizes stand behind their amounts.
  const sizesFollow =
    final !== undefined && SIZE.test(labelBehind(text.slice(final.end), clause).trim())
  const prices: Price[] = []
  // Text before this is some price's own.
  let taken = 0
  for (const [at, { start, end, amount, unit }] of all.entries()) {
    const before = text.slice(Math.max(taken, all[at - 1]?.end ?? 0), start)
    const behind = text.slice(end, all[at + 1]?.start ?? text.length)
    const from = /\b(?:from|starts? (?:at|from)|starting (?:at|from)|upwards of)\s*$/i.test(before)
    const count = /(?:^|\s)(\d+|a dozen|half a dozen) for\s*$/i.exec(before)?.[1]
    const shown = `${from ? 'From ' : ''}${count ? `${count} for ` : ''}${amount}${unit}`
    const last = prices.at(-1)
    taken = end
    const isBetween =
      /^\s*and\s*$/.test(before) && /\bbetween\s*$/i.test(text.slice(0, all[at - 1]?.start ?? 0))
    if (last && (isBetween || /^\s*(?:\([^)]*\))?\s*(?:to|–|-|up to)\s*$/.test(before))) {
      last.shown += ` to ${amount}${unit}`
      continue
    }
    const titled = /^([^:.,]{3,40}):\s/.exec(before)?.[1] ?? before.replace(/[.:]\s*$/, '')
    // 'Club: up to 150 people, one mat, $890' and 'Dry, crush and pulverise to 3 kg: $9.80'.
    const [, headed = ''] =
      at === 0 ? (/^(?!for\b|the\b)([^:.,$]{3,40}):\s/i.exec(text.slice(0, start)) ?? []) : []
    const ahead = at === 0 ? text.slice(0, start) : ''
    const [, entry = ''] = /^([^:.$]{3,48}):\s*(?:from\s*)?$/i.exec(ahead) ?? []
    const [, part = ''] = /^([^:.,$]{3,48}),[^:.$]*:\s*(?:from\s*)?$/i.exec(ahead) ?? []
    const whole = clause.kind === 'item' && at === 0 ? trimmed(titled) : ''
    const counted = count ? before.replace(/(?:\d+|a dozen|half a dozen) for\s*$/i, '') : before
    const named = [
      entry,
      part,
      all.length === 1 && !/\b(?:is|are|costs?|starts? (?:at|from))\b/i.test(ahead) ? headed : '',
    ].find((label) => label !== '' && !/\b(?:prices?|rates|fees|costs)\b/i.test(label))
    const own = named
      ? trimmed(named)
      : whole && whole.length <= 40
        ? whole
        : /\)\s*$/.test(counted.trimEnd())
          ? trimmed(counted.split(/,\s(?![^(]*\))|:\s/).at(-1) ?? '')
          : labelBefore(counted)
    const next = labelBehind(behind, clause)
    const bare = next.replace(/^for (?:an? |the |your )?/i, '').trim()
    const sized =
      unit === '' || /^for\b/i.test(next) ? SIZE.test(next) && next.split(' ').length <= 4 : false
    // '250 for a funeral, 350 for a wedding': what stands behind 'for' is what it buys.
    const isFor =
      !sized &&
      ((/^\s?for\s(?:an?\s|the\s)?\p{L}/iu.test(behind) &&
        (before.trim() === '' || /[,;:–-]\s*$/.test(before))) ||
        (/\b(?:or|plus)\s*$/.test(before) && isLabel(next, clause)))
    const isBare = !own || isFor || GENERIC.test(own) || !isLabel(own, clause)
    // '7 foot recloth $480, 8ft $560': the same thing in another size.
    if (last && MEASURED.test(own) && !hasNoun(own, clause)) {
      last.shown += `, ${own} ${shown.charAt(0).toLowerCase()}${shown.slice(1)}`
      continue
    }
    if (
      last &&
      !WHOM.test(last.label) &&
      isBare &&
      ((sized && (sizesFollow || !own)) || (count && !own))
    ) {
      last.shown += `, ${shown}${sized ? ` ${next}` : ''}`
      if (sized) taken = end + behind.indexOf(next) + next.length
      continue
    }
    if (!isBare) {
      const follows = sizesFollow && sized && !/^for\b/i.test(next) && (all[at + 1] || at > 0)
      const tail = follows ? next : tailOf(behind)
      prices.push({ shown: tail ? `${shown} ${tail}` : shown, label: capitalise(own) })
      if (follows) taken = end + behind.indexOf(next) + next.length
      continue
    }
    const unitThing = COUNTED_UNIT.test(unit)
      ? `${unit.replace(/^ (?:an?|per) /, '')} ${next}`.trim()
      : ''
    const ends = /^\s*(?:[,.;)]|$)/.test(behind.slice(behind.indexOf(next) + next.length))
    if (unitThing && ends && isLabel(unitThing, clause)) {
      prices.push({ shown: `${from ? 'From ' : ''}${amount} each`, label: capitalise(unitThing) })
      taken = end + behind.indexOf(next) + next.length
    } else if (isLabel(bare, clause) && (unit === '' || /^for\b/i.test(next))) {
      prices.push({ shown, label: capitalise(bare) })
      taken = end + behind.indexOf(next) + next.length
    } else if (own && GENERIC.test(own) && !last) prices.push({ shown, label: capitalise(own) })
  }
  return prices
}

/** What limits or explains a price behind it: 'for vessels up to 20 metres', 'min 4 weeks'. */
const TAIL =
  /^\s?\(?(?:for|with|per|including|includes|incl?|plus|min|minimum|max|maximum|up to|on|before|after|if|to|the|a|an|all|in|at|any|no|both)\b/i
const TAIL_MAX = 44

const tailOf = (behind: string): string => {
  const [tail = ''] = behind.split(/[,.;]\s|[.;]?$|\s(?:and|or|but)\s(?=(?:an?|the|\p{L}+) )/u)
  return TAIL.test(tail) && tail.trim().length <= TAIL_MAX ? tail.trim() : ''
}

const hasWords = (text: string) => /\p{L}{2}/u.test(trimmed(text).replace(GENERIC, ''))

/**
 * Whether it is plain which side of each amount its thing stands: always before, or always behind.
 * A list that is written both ways is not taken apart; its sentence says it as the client does.
 */
function isPlain(text: string, all: readonly Found[]): boolean {
  const gaps = all.map(({ start }, at) => text.slice(all[at - 1]?.end ?? 0, start))
  const rest = text.slice(all.at(-1)?.end ?? 0).replace(/\([^)]*\)/g, ' ')
  const split = (gap: string) => {
    const parts = gap
      .replace(/\([^)]*\)/g, ' ')
      .split(/[,;:.](?:\s|$)|\s[–—-]\s|\s(?:and|or|but|then|to)\s/)
    return parts.length > 1
      ? { tail: parts[0] ?? '', lead: parts.at(-1) ?? '', cut: true }
      : { tail: '', lead: gap, cut: false }
  }
  const [first = '', ...others] = gaps
  const leads = hasWords(first)
  const inner = others.map(split)
  const [end = ''] = rest.split(/[,;.()](?:\s|$)|\s(?:and|or|but)\s/)
  const tails = [...inner.map(({ tail }) => tail), end]
  const isTail = (tail: string) =>
    !/\p{L}{2}/u.test(tail) || TAIL.test(tail) || SIZE.test(tail.trim())
  return leads
    ? inner.every(
        ({ lead }) => hasWords(lead) || SIZE.test(lead.trim()) || !/\p{L}{3}/u.test(trimmed(lead)),
      ) && tails.every(isTail)
    : inner.every(
        ({ lead, cut }) => !cut || !hasWords(lead) || /^\s*(?:from|for)?\s*$/.test(lead),
      ) && hasWords(end || others[0] || rest)
}

/**
 * The prices of a clause, each bound to what it is for, when that is plain for all of them; none
 * otherwise: then the sentence says them in its own words. `dollars` tells whether the brief writes
 * '$': then a bare number is no price.
 */
export function pricesOf(clause: Clause, dollars: boolean): Price[] {
  const all = amountsIn(clause.text, dollars)
  const prices = bound(clause, all)
  const amounts = all.flatMap(({ amount }) => amount.split(' to '))
  const shown = prices.map((price) => price.shown).join(' ')
  const isWhole = amounts.every((amount) => shown.includes(amount))
  const isEntry = clause.kind === 'item' || all.length === 1
  return isWhole && (isEntry || isPlain(clause.text, all)) ? prices : []
}

/** Whether a text writes amounts with a dollar sign. */
export const writesDollars = (text: string) => /\$\s?\d/.test(text)

/** What a clause says besides its prices, in characters: little of it is lost with the sentence. */
export function besidesPrices(text: string, prices: readonly Price[]): number {
  let rest = text.toLowerCase()
  for (const { label } of prices) rest = rest.replace(label.toLowerCase(), ' ')
  return rest
    .replace(PRICED, ' ')
    .replace(
      /\b(?:a|an|the|is|are|and|or|from|for|at|our|costs?|starts?|each|only|of|to|we|i|do|per|fees?|fixed|prices?)\b|\d+/g,
      ' ',
    )
    .replace(/[^\p{L}]+/gu, '').length
}
