import { type Amount, amountsIn } from './amounts.ts'
import type { Clause } from './clauses.ts'
import { withPlaceNames } from './places.ts'
import { capitalise } from './sentences.ts'
import { isNoun } from './tokens.ts'

/** A price that the brief states, with what it is for and on what terms, all in its words. */
export interface Price {
  /** What it buys: 'Standard gas hot water replacement', 'Wheel bearings, tandem'. */
  title: string
  /** 'From $12,500', '$110 per hour', '$5.50 each, 6 for $30'. */
  price: string
  /** What else the clause says of it: 'Before the Child Care Subsidy.', or ''. */
  terms: string
}

/** What a clause says of prices. */
export interface Priced {
  prices: Price[]
  /** The part of the clause that is about none of them; all of it where `prices` is empty. */
  rest: string
}

/** An amount with the words before it that are its own, and those behind it. */
interface Part extends Amount {
  head: string
  tail: string
}

// In these, one text must be read in one way alone, or repetitions of it are tried in every way.
const LEADS =
  /^(?:[\s,;:.–—()-]|(?:and|or|but|also|plus|then|so|for|the|an?|as a guide:|our|my|its|we|i|they|you|charge|offer|sell|with|to|ok|yes|at|in|hi|there(?:’s)?|each|per|run|do|add|it|that|this|is|are|costs?)\b)+/iu
const TAILS =
  /(?:[\s,;:.–—(-]|\b(?:from|for|is|are|at|cost|costs|costing|starts?|starting|priced|price|begins?|(?:for|is|are|at|just) only|just|about|around|approx|approximately|roughly|be|an?|the|will|can|usually|normally|pay|sets? you back|comes? (?:out )?|works? out|to|as low|and|or|of|per|charged|charge|now|currently|get|adds?|another|it|that|this|upwards|between)\b)+$/iu
const trimmed = (text: string) =>
  text.replace(LEADS, '').replace(TAILS, '').replace(LEADS, '').trim()

/** Words for what is paid, which say nothing of what for. */
const GENERIC =
  /^(?:(?:all|fixed|standard|usual|flat|hourly|day|daily|weekly|total|whole|thing|it|that|this|which|prices?|fees?|rates?|costs?|charges?|most|jobs?|start|starting|pricing|everything|here)\s?)+$/i
/** A size or a kind of customer: a step of the thing before it. */
const STEP =
  /^(?:(?:for|per) (?:an? )?)?(?:small|medium|large|big|little|short|long|single|double|concession|tandem|half|full|extra large|xl|weekdays?|weekends?|after(?: (?:that|this))?|thereafter|afterwards|then)(?:\s(?:one|ones|size))?$/i
/** What goes on about the amount before it, and begins nothing. */
const GOES_ON =
  /^(?:\(|(?:for|with|per|including|includes?|included|incl?|inc|plus|min|minimum|max|maximum|up to|on|before|after|if|when|a|an|all|in|at|any|no|not|both|depending|which|that|then|than|less|more|over|under|until|till|by|once|but|because|as|so|each|every|extra|except|without|either|flat|return|paid|gst|to|through|from the)\b|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b)/i
/** The same where a number may begin a thing: '2 dogs'. */
const goesOn = (text: string) => GOES_ON.test(text.trimStart()) && !/^\s*\d/.test(text)
/** 'Farm door prices' heads a list, and is none of its things. */
const HEADING = /\b(?:prices|rates|fees|pricing|charges)$/i
const LABEL_MAX = 52
const TITLE_MAX = 60

const hasWords = (text: string) => /\p{L}{2}/u.test(trimmed(text).replace(GENERIC, ''))

/** Where parts of a text can end, outside of brackets: commas and stops, else 'and' and the like. */
function seamsOf(gap: string): { start: number; end: number }[] {
  const plain = gap.replace(/\([^)]*\)/g, (inner) => '_'.repeat(inner.length))
  const found = (pattern: RegExp) =>
    [...plain.matchAll(pattern)].map(({ 0: seam, index }) => ({
      start: index,
      end: index + seam.length,
    }))
  const strong = found(
    /(?:,(?!\d{3})|;|(?<!\b(?:inc|incl|min|max|approx))\.(?=\s)|\s[–—-](?=\s))\s?(?:(?:and|or|then|plus|but)\s)?/gi,
  )
  return strong.length > 0 ? strong : found(/\s(?:and|or|plus|then|but|while)\s|\s\/\s/gi)
}

/**
 * Where, between two amounts, what belongs to the first ends and what belongs to the second begins.
 * `leads` tells that things stand before their amounts.
 */
function seamIn(gap: string, leads: boolean, sizesFollow: boolean): number {
  const found = seamsOf(gap)
  // Only at 'and' there is no telling, unless an amount or what goes on about it stands at its side.
  const isWeak = found.some(({ start }) => !/[,;.–—-]/.test(gap.slice(start, start + 2)))
  const seams = found.filter(
    ({ start, end }) =>
      !isWeak ||
      !/\p{L}|\d/u.test(gap.slice(end)) ||
      goesOn(gap.slice(0, start)) ||
      !/\p{L}|\d/u.test(gap.slice(0, start)),
  )
  const last = seams.at(-1)
  if (!last) return leads && !sizesFollow && !goesOn(gap) ? 0 : gap.length
  // '… before the subsidy and a half day, 8am to 1pm, is': the next thing begins with its article.
  const article = gap.search(/\s(?:and|or|plus|but)\s(?:an?|the)\s\p{L}/iu)
  if (
    leads &&
    article >= 0 &&
    !/\bwith(?:out)?\s[^,]*$|\bfor\s[^,]*$/i.test(gap.slice(0, article))
  ) {
    const before = seams.filter(
      ({ start, end }) =>
        start < article && hasWords(gap.slice(end, article)) && !isMeasure(gap.slice(end)),
    )
    if (before.length === 0) return article + 1
  }
  if (!leads || !hasWords(gap.slice(last.end))) return last.end
  const first = seams.find(({ end }) => !GOES_ON.test(gap.slice(end).trimStart()))
  return (first ?? last).end
}

/** 'Paling from $115 a metre, colorbond from 105': who leaves the sign off leaves the unit off. */
const withUnits = (text: string, all: readonly Amount[]): Amount[] => {
  const [first] = all
  return all.map((amount, at) =>
    at > 0 &&
    first &&
    /^ (?:per|an?) /.test(first.unit) &&
    amount.unit === '' &&
    /^\d/.test(text.slice(amount.start))
      ? { ...amount, unit: first.unit }
      : amount,
  )
}

function partsOf(text: string, all: readonly Amount[]): Part[] {
  const [first] = all
  const final = all.at(-1)
  if (!first || !final) return []
  // '…, 250 for a funeral 350 for a wedding' names its things behind their amounts.
  const trails =
    /[,;:]\s*$/.test(text.slice(0, first.start)) &&
    /^\s?for\s(?:an?|the)\s/i.test(text.slice(first.end))
  const leads = !trails && hasWords(text.slice(0, first.start))
  // In 'Wheel bearings $190 single axle $290 tandem' the sizes stand behind their amounts.
  const behindAll = trimmed(
    text.slice(final.end).split(/[,.;(]|\s(?:inc|incl|including|plus|with)\b/)[0] ?? '',
  )
  const sizesFollow = STEP.test(behindAll)
  const cuts = all.slice(1).map((next, at) => {
    const from = all[at]?.end ?? 0
    const gap = text.slice(from, next.start)
    // 'After that' is when the next amount holds.
    const then = gap.search(/\b(?:after (?:that|this)|thereafter|afterwards)\s*$/i)
    return from + (then > 0 ? then : seamIn(gap, leads, sizesFollow))
  })
  return all.map((amount, at) => ({
    ...amount,
    head: text.slice(at === 0 ? 0 : cuts[at - 1], amount.start),
    tail: text
      .slice(amount.end, cuts[at] ?? text.length)
      .replace(/(?:[\s,;]|\b(?:and|or|then|plus|but)\b)+$/i, ''),
  }))
}

/** What belongs to the price behind it: 'If you own a tank,'. */
const LEADS_ON =
  /^\s*(?:if|for|when|with|on|at|in|per|each|once|until|after|before|as|where|during|up to|over|under|all)\b/i

/** The thing that a head names, with what stands before it and what is said of it. */
interface Label {
  label: string
  before: string
  terms: string
}

/** How a thing is made: 'cut to your head'. */
const MADE =
  /^\s*(?:\p{L}{3,}ed|cut|made|built|sewn|hung|laid|fitted)\s(?:to|by|in|on|with|from|and|at)\s/iu
const isMeasure = (text: string) =>
  GOES_ON.test(text.trimStart()) ||
  MADE.test(text) ||
  /\sonly\W*$/i.test(text) ||
  /^(?:\p{L}{3,}ed|laid|cut|made|built|hung)$/iu.test(trimmed(text))
const RELATIVE = /,\s(?:which|who|that)\s[^,]+,?/i

/** 'The Lantern is a four string at' names the Lantern, and says that it is a four string. */
function partedAt(said: string): [thing: string, is: string] {
  const found = /\s(?:is|are|was|starts?|costs?|can be|may be)\s/i.exec(said)
  if (!found) return [trimmed(said), '']
  const is = trimmed(said.slice(found.index + found[0].length))
  const isTelling =
    /^(?:is|are|was)$/i.test(found[0].trim()) && !/^(?:what|who|how|where|why)\b/i.test(is)
  return [
    trimmed(said.slice(0, found.index)),
    isTelling && /\p{L}\s\p{L}|^\p{Lu}/u.test(is) && !GENERIC.test(is) ? is : '',
  ]
}

function labelIn(head: string, isEntry: boolean): Label {
  const plain = head.replace(RELATIVE, '')
  const terms = RELATIVE.exec(head)?.[0] ?? ''
  const colon = /^\s*([^:.]{3,90}):(?=\s|$)/.exec(plain)
  const behind = colon ? plain.slice(colon[0].length) : ''
  // 'Club: up to 150 people, one mat,' names its thing first; 'The hats: The Drover,' a heading.
  const said = !colon ? plain : isMeasure(behind) || !hasWords(behind) ? (colon[1] ?? '') : behind
  const after = said === behind ? '' : behind
  if (colon && said !== behind && said.length <= LABEL_MAX)
    return { label: partedAt(said)[0], before: '', terms: termsOf(trimmed(after), terms) }
  const seams = seamsOf(said).filter(({ start }) => /[,;.–—-]/.test(said.slice(start, start + 2)))
  // An entry of a list says what it is first.
  const [first] = seams
  if (
    isEntry &&
    first &&
    said.length > LABEL_MAX &&
    hasWords(said.slice(0, first.start)) &&
    /\p{L}{3}/u.test(said.slice(first.end))
  )
    return {
      label: trimmed(said.slice(0, first.start)),
      before: '',
      terms: termsOf(said.slice(first.end), trimmed(after), terms),
    }
  // 'Rabbits, birds and guinea pigs' is one thing.
  const isList =
    /^\s*(?:(?:[\p{L}’-]+\s){0,1}[\p{L}’-]+,\s)+[\p{L}’ -]+\s(?:and|or)\s[\p{L}’ -]+$/u.test(said)
  let from = 0
  // 'Mortar mix, 20 kg bag' and 'boys’ cut, 30 minutes': the measure is of the thing before it.
  for (const { start, end } of isList ? [] : seams) {
    // 'If you own a tank, a visit is $120': behind a condition the thing begins.
    const isThing = !isMeasure(said.slice(end)) || LEADS_ON.test(said.slice(from, start))
    if (hasWords(said.slice(end)) && isThing) from = end
  }
  // 'Raised on your slab and a three-bay barn frame': the thing stands behind the 'and'.
  const and = said.slice(from).search(/\sand\s(?:an?|the)\s/i)
  if (and >= 0) from += and
  const [thing, is] = partedAt(said.slice(from))
  return { label: thing, before: said.slice(0, from), terms: termsOf(is, trimmed(after), terms) }
}

const PERSONS = /\b(?:we|i|you|they|he|she|it|who|which|that|extra|deposit|insur\w+|grant)\b/i
const ONLY_MEASURE =
  /^(?:\d+|one|two|three|four|half an?)\s?(?:hours?|hrs?|minutes?|mins?|days?|weeks?|months?|kgs?|kms?|litres?|metres?)$/i

/** Times and seasons, and what only leads on, name nothing that is bought. */
const NO_THING =
  /^(?:(?:day|night|evening|morning|weekend|weekday|sept|sep|oct|nov|dec|jan|feb|mar|apr|jun|jul|aug|january|february|march|april|may|june|july|august|september|october|november|december|mon|tue|wed|thu|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|to|and|from|or|until)s?(?:\s|$))+$/i
const UNFINISHED =
  /^[’']|^\d+ (?:for|minimum|min|call)\b|\b(?:then|after|before|of|the|a|an|its|it’s|and|or|to|for|from|at|in|with|per|then its)$|\s\d{2,4}\s(?!(?:min|minutes?|mm|cm|m|kg|g|l|litres?|hours?|hrs?|days?|weeks?|months?|years?|ft|foot|seats?|seater|people|pieces?|sheets?|strings?|kids|x)\b)\p{Ll}/iu
const isPlaces = (label: string) => {
  const words = label.split(/\s+/).filter((word) => !/^(?:to|and|from|the|or)$/i.test(word))
  return (
    words.length > 1 &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    withPlaceNames(label.toLowerCase()) !== label.toLowerCase()
  )
}

const isLabel = (label: string, { tokens, kind }: Clause) => {
  // 'Barber in Footscray, $35': where the business is names nothing that is bought.
  if (/\sin \p{Lu}\p{L}+/u.test(label)) return false
  if (NO_THING.test(label) || UNFINISHED.test(label) || isPlaces(label)) return false
  const words = new Set(label.toLowerCase().match(/[\p{L}’-]+/gu) ?? [])
  return (
    label.length >= 2 &&
    label.length <= LABEL_MAX &&
    !ONLY_MEASURE.test(label) &&
    !PERSONS.test(label) &&
    // 'Leonie runs a cheesemaking day' says who does what, and names nothing that is bought.
    !tokens.some(
      (token, at) =>
        words.has(token.lower) &&
        token.pos === 'VERB' &&
        /[^s]s$/.test(token.lower) &&
        tokens[at - 1] !== undefined &&
        /^(?:PROPN|PRON)$/.test(tokens[at - 1]?.pos ?? '') &&
        /^(?:DET|ADJ)$/.test(tokens[at + 1]?.pos ?? ''),
    ) &&
    (kind === 'item' ||
      tokens.some(
        (token) => words.has(token.lower) && (isNoun(token) || /^(?:VERB|X|ADJ)$/.test(token.pos)),
      ))
  )
}

/** What stands right behind an amount: the thing it buys, up to its verb or its terms. */
function labelBehind(tail: string, { tokens }: Clause): { label: string; after: string } {
  const bare = tail.replace(/^\s*(?:for|per|gets you|buys)?\s*(?:an? |the |your )?/i, '')
  const range = /^\d+(?:\s?(?:to|-|–)\s?\d+)?(?=[\s,;.]*$)/.exec(bare)?.[0]
  if (range) return { label: range, after: bare.slice(range.length) }
  if (!/^\d/.test(bare) && GOES_ON.test(bare)) return { label: '', after: tail }
  const end = bare.search(
    /[,;.!?()]|\s[–—-]\s|\s(?:and|or|but|plus|then|min|minimum|max|including|incl|inc|with|which|that|who|before|after|up|depending|extra|all in|all up|flat|installed|each|if|when|on|as|in|at|for|\d+)\b/i,
  )
  const words = (end < 0 ? bare : bare.slice(0, end)).trim().split(/\s+/)
  const verbs = new Set(
    tokens.filter(({ pos }) => pos === 'VERB' || pos === 'AUX').map(({ lower }) => lower),
  )
  const isDone = verbs.has(words[0]?.toLowerCase() ?? '') && !/(?:ing|ed)$/.test(words[0] ?? '')
  if (isDone) return { label: '', after: tail }
  const verb = words.findIndex(
    (word, at) => at > 0 && verbs.has(word.toLowerCase()) && !/ing$/.test(word),
  )
  const label = words.slice(0, verb < 0 ? undefined : verb).join(' ')
  return { label, after: bare.slice(bare.indexOf(label) + label.length) }
}

const COUNTED =
  /^ (?:an?|per) (?!(?:hour|day|week|fortnight|month|quarter|year|term|person|head|metre|km|kilometre|kilo|kg|tonne|litre|m²|m|ha|hectare|session|time|go|piece|lesson|class|visit|child|kid|adult|night|guest)\b)(.+)$/i
/** The thing that a unit names, with the rest of its words: 'envelope', 'place card'. */
const thingOf = (unit: string, behind: string) => {
  const counted = COUNTED.exec(unit)?.[1]
  return counted ? `${counted} ${behind}`.trim() : ''
}

/** What an amount is: a least, a most or about so much, and of how many. */
function shownOf({ head, amount, unit }: Part): string {
  const count = /(?:^|\s)(\d+|an? dozen|half a dozen|two|three|four|five|six|ten) for\s*$/i.exec(
    head,
  )?.[1]
  const kind =
    /\b(?:(from|starts?(?: (?:at|from))?|usually from|starting (?:at|from)|upwards of|as low as)|(about|around|roughly|usually|approx(?:imately|\.)?)|(up to)|(adds?))\s*$/i.exec(
      head,
    )
  const before = ['From ', 'About ', 'Up to ', 'Add '].find((_, at) => kind?.[at + 1]) ?? ''
  return count ? `${capitalise(count)} for ${amount}${unit}` : `${before}${amount}${unit}`
}
const withoutCount = (head: string) =>
  head.replace(/(?:^|\s)(?:\d+|an? dozen|half a dozen|two|three|four|five|six|ten) for\s*$/i, ' ')

/** Words of a clause as a line of their own: 'Comes off the bill if you go ahead.' */
function termsOf(...texts: string[]): string {
  const said = texts
    .map((text) =>
      text
        .replace(/^[\s,;:.–—-]+|[\s,;:–—.-]+$/g, '')
        .replace(/^\(([^()]*)\)$/, '$1')
        .replace(/^(?:and|but|or|which is|which|that is|that|then)\s/i, '')
        .replace(/(?:^|\s)(?:and|or|but|then|plus)$/i, '')
        .trim(),
    )
    .filter((text) => /\p{L}{2}|\d/u.test(text))
  return said.map((text) => `${capitalise(text)}.`).join(' ')
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const SIZE_FIRST = /^(?:small|medium|large|big|little|single|double) /i
const SIZED = /[\s,]+(?:small|medium|large|big|little|single|double)$/i
const join = (title: string, step: string) => {
  if (title.toLowerCase().includes(step.toLowerCase())) return title
  // 'Small dogs start at $75, medium $95'
  return SIZE_FIRST.test(title) && SIZE_FIRST.test(`${step} `)
    ? title.replace(SIZE_FIRST, `${capitalise(step)} `)
    : `${title.replace(SIZED, '')}, ${step}`
}

const REFERS =
  /^\W*(?:and |but )?(?:it|this|that|they|these|free|which|all|both|is|are|was|will|can|refunded|credited|waived|paid|payable)\b/i
const INCLUDES = /\b(?:covers?|includes?|including|incl|inc|comes with)\b/i

/** A tail up to where something else is said, and that. */
function splitTail(tail: string): [own: string, rest: string] {
  const strong = seamsOf(tail).filter(({ start }) => /[,;.–—-]/.test(tail.slice(start, start + 2)))
  const cut = strong.find(
    ({ end }) =>
      hasWords(tail.slice(end)) &&
      !isMeasure(tail.slice(end)) &&
      // '… is $220, and it is free if we then act' and 'covers four visits, the painting and a check'.
      !REFERS.test(tail.slice(end)) &&
      !INCLUDES.test(tail.slice(0, end)),
  )
  return cut ? [tail.slice(0, cut.start), tail.slice(cut.end)] : [tail, '']
}

/** 'We post on Mondays, $12' is a sentence; 'we charge' and 'I do' only lead to a thing. */
const WE_DO =
  /^(?:we|I) (?!(?:also )?(?:charge|offer|sell|do|make|hire|run|have|rent|supply|bake|build|teach|provide|restring|cut|repair|fix|clean|sew|print|grow|take)\b)\p{Ll}+/iu
const TELLS =
  /\b(?:I|we)(?:’ve| have) (?:seen|had|known)\b|\b(?:most people|everyone|people) (?:end up|pay|spend)\b/i

/** A span of prices that depends on what is between them is the client's to say. */
const SPANS =
  /\$\s?[\d.,]+\s?(?:million|billion|m\b)|\bfrom \$?\d[\d.,]*\s(?!to\b|up to\b)[^,.;()]{3,40}?\s(?:up )?to \$?\d/i
/** A condition that has swallowed another sentence: 'Before the subsidy and meals are included'. */
const RUNS_ON =
  /^(?:before|after|if|when|until|with|for)\b.*\band\b.*\b(?:is|are|was|were|will|can)\b/i
/** A sum in the words of another price. */
const UNREAD =
  /(?<![$\p{L}\d.,:/-])(?!(?:19|20)\d\d\b)\d{3,4}(?![\d.,:/-]|\s?(?:\p{L}+s\b|m\b|km\b|kg\b|g\b|ml\b|mm\b|cm\b|l\b|am\b|pm\b))/u
/** '… with a minimum charge of' has lost its sum. */
const DANGLES = /\b(?:of|for|to|with|at|the|an?|from|is|are)\.?$/i
const opens = (text: string) =>
  (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)

/** Whether prices can stand in a list: each with a thing of its own, and terms that are whole. */
const isSound = (prices: readonly Price[], rest: string) =>
  new Set(prices.map(({ title }) => title.toLowerCase())).size === prices.length &&
  !opens(rest) &&
  prices.every(
    ({ title, terms }) =>
      !opens(title) &&
      !opens(terms) &&
      !RUNS_ON.test(terms) &&
      !UNREAD.test(terms) &&
      !DANGLES.test(terms) &&
      // '… is free, and after that $85 an hour'
      !/^free\b/i.test(terms) &&
      (terms.match(/\.(?=\s|$)/g)?.length ?? 0) <= 2,
  )

/**
 * The prices of a clause with every word that goes with them. Where one of them cannot be told what
 * it is for, none is taken, and the clause says them itself. `dollars` tells whether the brief
 * writes '$': then a bare number is no price.
 */
export function pricesOf(clause: Clause, dollars: boolean): Priced {
  const { text } = clause
  const none = { prices: [], rest: text }
  // What somebody tells about a price is no line of a list: 'I’ve seen them go to $1,400'.
  if (TELLS.test(text)) return none
  // What the business pays is no price of its own.
  if (/\b(?:we|I)(?:’ll)? pay\b/i.test(text)) return none
  if (SPANS.test(text)) return none
  const parts = partsOf(text, withUnits(text, amountsIn(text, dollars)))
  const prices: Price[] = []
  const rest: string[] = []
  let thing = ''
  const add = (title: string, price: string, ...terms: string[]) => {
    const isLong = title.length > TITLE_MAX
    prices.push({ title: isLong ? thing : title, price, terms: termsOf(...terms) })
  }
  for (const [at, part] of parts.entries()) {
    const shown = shownOf(part)
    const head = withoutCount(part.head)
    const { label, before, terms } = labelIn(head, clause.kind === 'item')
    const [tail, beyond] = splitTail(part.tail)
    const behind = labelBehind(tail, clause)
    const last = prices.at(-1)
    // 'Pick up or $90 courier': the thing that is paid for stands behind.
    // 'At $1,480 a day, with a four-hour minimum of $890': the minimum is of the thing before it.
    const isWith = thing !== '' && /^\W*(?:and )?with\b/i.test(part.head) && hasWords(head)
    if (isWith) {
      const title = join(thing, lowered(label))
      const isLong = title.length > TITLE_MAX
      add(isLong ? thing : title, shown, isLong ? label : '', terms, part.tail)
      continue
    }
    const isHeading = HEADING.test(label)
    const isOther =
      at === 0 &&
      (/\bor\s*$/i.test(head) ||
        (/[,;:]\s*$/.test(part.head) && /^\s?for\s(?:an?|the)\s/i.test(part.tail))) &&
      isLabel(behind.label, clause)
    if (isOther || !trimmed(head) || GENERIC.test(label) || isHeading || STEP.test(label)) {
      const step = STEP.test(label) ? label : behind.label
      const after = STEP.test(label) ? tail : behind.after
      if (isOther && hasWords(head)) rest.push(head.replace(/\bor\s*$/i, ''))
      if (last && thing && step === '' && termsOf(tail) === '') last.price += `, ${lowered(shown)}`
      else if (last && thing)
        isLabel(step, clause) || STEP.test(step) || /\d/.test(step)
          ? add(join(thing, step), shown, after)
          : add(thing, shown, tail)
      else if (isLabel(thingOf(part.unit, behind.label), clause)) {
        // '$4.50 an envelope': what it is counted by is what it buys.
        add(
          capitalise(thingOf(part.unit, behind.label)),
          `${shown.slice(0, shown.length - part.unit.length)} each`,
          behind.after,
        )
      } else if (last && STEP.test(behind.label) && SIZE_FIRST.test(last.title))
        // '$45 small ding, $80 medium'
        add(last.title.replace(SIZE_FIRST, `${capitalise(behind.label)} `), shown, behind.after)
      else if (isLabel(behind.label, clause)) add(capitalise(behind.label), shown, behind.after)
      else if (parts.length === 1 && /\b(?:fees?|rates?|price|cost|charge)\b/i.test(head))
        add(capitalise(trimmed(head)), shown, tail)
      else return none
    } else {
      if (!isLabel(label, clause) || (at === 0 && WE_DO.test(head) && !before)) return none
      const leads = LEADS_ON.test(before)
      if (!leads) rest.push(before)
      thing = capitalise(label)
      // The step of the first price may stand behind it: '$190 single axle $290 tandem'.
      const next = parts[at + 1]
      const isStep =
        STEP.test(behind.label) || /\d/.test(behind.label) || isLabel(behind.label, clause)
      const hasSteps = next !== undefined && !hasWords(withoutCount(next.head)) && isStep
      add(
        hasSteps ? join(thing, behind.label) : thing,
        shown,
        leads ? before : '',
        terms,
        hasSteps ? behind.after : tail,
      )
    }
    rest.push(beyond)
  }
  if (prices.length === 0) return none
  // What is said of tax at the end is said of all.
  const tax = /\b(?:plus|inc(?:l(?:uding|udes)?)?|ex(?:cluding)?) gst\b/i.exec(
    prices.at(-1)?.terms ?? '',
  )
  if (tax)
    for (const price of prices)
      if (!/gst/i.test(`${price.price} ${price.terms}`))
        price.terms = `${price.terms} ${termsOf(tax[0].replace(/gst/i, 'GST'))}`.trim()
  for (const price of prices)
    price.title = /^minimum$/i.test(price.title)
      ? 'Minimum charge'
      : price.title.replace(/\s(?:typically|usually|normally|generally|mostly)$/i, '')
  const left = termsOf(...rest).replace(/\.$/, '')
  return isSound(prices, left) ? { prices, rest: left } : none
}
