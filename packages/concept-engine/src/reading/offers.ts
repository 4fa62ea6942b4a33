import { goesOn, isTitle, OFFER_TITLE_MAX, OTHER_SUBJECT, RELATIVE } from './not-offered.ts'
import { VERB, VERBS } from './offer-verbs.ts'
import { capitalise, type Line, withStop, wordsOf } from './sentences.ts'

/** A thing that the business offers or does, in the person's words. */
export interface Offer {
  /** At most 36 characters, without a stop: 'Celebration cakes'. */
  title: string
  /** The whole clause as a sentence; '' where the title says all there is. */
  text: string
  /** The price as written: '$45', 'from $120'; '' where none is. */
  value: string
}

const SUBJECT =
  /^(?:we|i|it|they|our (?:team|studio|clinic|shop|kitchen|workshop|staff))\s+(?:(?:also|now|mostly|mainly|only|then|both|currently|proudly|can|will|usually)\s+)*/i
/** 'Studio Holt designs …' */
const NAMED_SUBJECT = new RegExp(
  `^(?:\\p{Lu}[\\p{L}’&-]*\\s(?:&\\s)?){1,4}(?=(?:${VERB})e?s\\s)`,
  'u',
)
const BETWEEN = new RegExp(
  `,?\\s+and\\s+(?:also\\s+)?(?=(?:${VERB})s?\\b)|,\\s+(?:also\\s+)?(?=(?:${VERB})s?\\b)`,
  'i',
)
/** Words after which the rest of the sentence lists what is offered. */
const TRIGGER =
  /\b(?:offer(?:s|ing)?|provid(?:e|es|ing)|sell(?:s|ing)?|speciali[sz](?:e|es|ing) in|includ(?:e|es|ing)|such as|services(?: are| include)?:?|we do|that does|which does|known for|products(?: are)?:|everything from|menu of|range of|classes in|lessons in|courses in|treatments?:|from our)\s+(.+)$/i
const PRICE =
  /(?:\b(from|starting at)\s+)?((?:A\$|\$|€|£)\s?\d[\d,]*(?:\.\d{1,2})?(?:\s?(?:per|an?|\/)\s?(?:hour|hr|day|week|month|session|class|person|head|night|kg|metre|term|year|visit))?)/i

const SMALL =
  /^(?:a|an|the|of|for|in|on|at|to|and|or|with|by|from|our|your|their|his|her|my|each|every|we|you|that|who|which|so|as|is|are|its|&|than|more|very|all|any|some|not|no|into|over|about|like)$/i
const CUT =
  /^(?:that|so|because|which|when|where|who|whose|until|with|for|by|from|on|at|to|in|into|down|after|without|under|using|across|while|before|including|through|via|if|around|near|between|as|than|but|of|and|or)$/i

/** Objects that only the sentence makes clear: 'We show you …', 'We wrap everything'. */
const POINTS_ELSEWHERE = /^(?:you|them|it|him|her|us|everyone|everybody|everything|what|how|why)\b/i

const withoutArticle = (text: string) =>
  text.replace(
    /^(?:(?:an?|the|our|some|all|both|also|and|or|any|other|lots of|things like|stuff like)\s+)+/i,
    '',
  )

/** What no title ends on: a small word, or a sign without letters. */
const isLoose = (word: string) =>
  SMALL.test(word.replace(/[^\p{L}\p{N}&]+$/u, '')) || !/[\p{L}\p{N}]/u.test(word)

/** The few words that carry a clause, cut before a preposition and never behind a small word. */
export function titleOf(phrase: string): string {
  const list = wordsOf(withoutArticle(phrase).replace(/[.!?:,]+$/, ''))
  const whole = list.join(' ')
  let kept = list
  if (whole.length > OFFER_TITLE_MAX || list.length > 5) {
    const cut = list.findIndex((word, index) => index > 1 && CUT.test(word))
    kept = list.slice(0, cut > 1 ? Math.min(cut, 5) : 5)
  }
  while (kept.length > 1 && kept.join(' ').length > OFFER_TITLE_MAX) kept = kept.slice(0, -1)
  // 'Planning weddings of 40' was cut before what is counted.
  if (/^\d+$/.test(kept.at(-1) ?? '') && SMALL.test(kept.at(-2) ?? '')) kept = kept.slice(0, -1)
  while (kept.length > 1 && isLoose(kept.at(-1) ?? '')) kept = kept.slice(0, -1)
  return capitalise(kept.join(' ').replace(/[,:;.–—-]+$/, ''))
}

/** 'roast single origin beans' is headed 'Roasting single origin beans', 'sell beans' 'Beans'. */
function clauseTitle(clause: string): string {
  const found = new RegExp(`^(${VERB})(?:e?s)?\\s+(.*)$`, 'i').exec(
    clause.replace(/^looks after\b/i, 'look after'),
  )
  if (!found) return titleOf(clause)
  const [, verb = '', rest = ''] = found
  // 'build and commission …' and 'roast on Tuesdays' have no object of their own.
  if (POINTS_ELSEWHERE.test(rest) || /^(?:and|every|each|on \p{Lu}\p{L}*days?)\s/u.test(`${rest} `))
    return ''
  const head = VERBS[verb.toLowerCase()] ?? ''
  let bare = titleOf(
    rest.replace(/^(?:in|on|with|to|up)\s+|^(?:orders|bookings|commissions) for\s+/i, ''),
  )
  // 'Looking after nervous patients in Thornbury' is cut, never left without its verb.
  if (/\s/.test(head))
    while (/\s/.test(bare) && bare.length + head.length >= OFFER_TITLE_MAX)
      bare = titleOf(wordsOf(bare).slice(0, -1).join(' '))
  return head && bare.length + head.length < OFFER_TITLE_MAX
    ? `${head} ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
    : bare
}

/** 'We roast …, sell … and run …' has three parts, each with a verb of its own. */
function clausesOf(sentence: string): Offer[] {
  const body = sentence.replace(/[.!?]+$/, '')
  const named = NAMED_SUBJECT.exec(body)?.[0]
  const subject = SUBJECT.exec(body)?.[0] ?? named
  if (subject === undefined) return []
  const rest = body.slice(subject.length)
  if (!new RegExp(`^(?:${VERB})(?:e?s)?\\b`, 'i').test(rest)) return []
  // 'First visits take an hour' has a noun where 'Gridline tracks pallets' has its verb.
  if (named && /^\S+s\s(?:take|are|is|run|last|cost|start|begin|open|come|go|need)\b/i.test(rest))
    return []
  // 'We help families find homes, work and friends' lists what others do.
  if (/^helps?\b/i.test(rest) && rest.length > OFFER_TITLE_MAX) return []
  const who =
    named?.trim() ?? capitalise((/^(?:i|it|they|we)\b/i.exec(subject)?.[0] ?? 'we').toLowerCase())
  return rest.split(BETWEEN).map((clause) => {
    const { plain, value } = pricedOf(clause)
    return { title: clauseTitle(plain), text: withStop(`${who} ${clause.trim()}`), value }
  })
}

/** Takes the price out of a phrase: 'Haircut $45' is 'Haircut' at '$45'. */
function pricedOf(phrase: string): { plain: string; value: string } {
  const found = PRICE.exec(phrase)
  if (!found) return { plain: phrase.trim(), value: '' }
  const plain = phrase
    .replace(found[0], ' ')
    .replace(/\s*(?:[-–—:=,(]|\b(?:is|are|costs?|for|at|from))\s*(?=\s|$|\))/gi, ' ')
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { plain, value: `${found[1] ? 'from ' : ''}${found[2] ?? ''}`.trim() }
}

/** 'Builders of extensions, decks …' lists what stands behind the word. */
const LISTS_BEHIND = /^[\p{L} ’-]{3,40}?\b(?:of|including|like|with)\s+(?=[^,]+,)/iu
/** 'Native gardens for courtyards, schools …' lists the clients: only its head is a thing. */
const LISTS_CLIENTS = /^([^,]{4,36}?)\s(?:for|in|to|by|from|that|who)\s[^,]*(?:,|\sand\s)/i

/** Whoever does it, at the end of a phrase. */
const WHO =
  /\b(?:brokers?|makers?|builders?|designers?|planners?|advisers?|advisors?|consultants?|photographers?|lawyers?|accountants?|electricians?|plumbers?|dentists?|directors?|agents?|agency|agencies|studio|company|clinic|practice|firm|centre|club|shop|store|school|team)$/i

/** Parts of 'a, b and c' that are things; none when a part has a verb or a subject of its own. */
function listed(text: string): string[] {
  const parts = text
    .replace(LISTS_BEHIND, '')
    .replace(/[.!?]+$/, '')
    // 'Batteries and switchboards for homes and wineries': whom it is for is no part of the list.
    .replace(/(?<=,.*)\sfor\s(?![$€£\d])(?!.*\sfor\s)[^,]+$/i, '')
    .split(/,\s+(?:and|or)\s+|,\s+|\s+(?:and|&)\s+(?=[^,]+$)|\s+\/\s+/u)
    .map((part) => part.trim().replace(/^(?:and|or|&)\s+/i, ''))
    .map((part, at, all) =>
      at === all.length - 1
        ? part.replace(/\s(?:made|grown|baked|in|for|across|from)\s(?![$€£\d]).*$/i, '')
        : part,
    )
    .filter(Boolean)
  const plain = parts.every(
    (part) =>
      wordsOf(part).length <= 7 &&
      !/^(?:we|they|it|you|i|he|she|there|this|where|which|who|that|so|but|because|if|when)\b/i.test(
        part,
      ) &&
      !/\b(?:is|are|was|were|will|have|has|been|can|should|would)\b/i.test(part),
  )
  const [first = ''] = parts
  if (
    parts.length < 2 ||
    !plain ||
    RELATIVE.test(first) ||
    parts.some((part) => OTHER_SUBJECT.test(part))
  )
    return []
  return parts.filter((part) => !RELATIVE.test(part))
}

const thing = (phrase: string): Offer => {
  const { plain, value } = pricedOf(phrase)
  const title = titleOf(plain)
  const says = wordsOf(plain).length > wordsOf(title).length + 2
  return { title, text: says ? withStop(capitalise(plain)) : '', value }
}

/** 'Tax returns: individual and company' has a title and a text. */
function entryOf(text: string): Offer {
  const split = /^([^:–—]{3,36}?)\s*(?::|\s[–—-]\s)\s*(.{12,})$/u.exec(text)
  if (!split || PRICE.test(split[2] ?? '')) return thing(text)
  return { title: titleOf(split[1] ?? ''), text: withStop(capitalise(split[2] ?? '')), value: '' }
}

/** A price list may do without commas: 'haircut $40 beard trim $25'. */
const AFTER_PRICE =
  /(?<=[$€£]\d+(?:\.\d\d)?)\s*(?:[,;/]\s*(?:and\s+)?|\s+and\s+|(?=\s[a-z]+\s(?:[a-z]+\s)*[$€£]))/i

/** 'We handle succession, property and disputes' names three things. */
const SEVERAL =
  /^(?:we|i)\s(?:(?:also|mostly|mainly|only)\s)?(?:handle|cover|treat|stock|grow|teach|repair|bake|brew)\s(.+)$/i

/** 'Record shop in the city: new pressings, gigs …' lists what stands behind the colon. */
const LISTS_AFTER_COLON = /^(?:[\p{L} ]{3,24}:\s+|[^:,–—]{3,60}(?::|\s[–—])\s+(?=\P{Lu}))/u

function offersIn(line: Line): Offer[] {
  if (line.kind === 'item') {
    const parts = PRICE.test(line.text) ? listed(line.text) : []
    return parts.length > 1 ? parts.map(thing) : [entryOf(line.text)]
  }
  const priced = line.text.split(AFTER_PRICE).filter((part) => PRICE.test(part))
  if (priced.length >= 2) return priced.map(thing)
  if (/^(?:our )?(?:clients|customers)\b/i.test(line.text)) return []
  const clauses = clausesOf(line.text)
  const objects = clauses.length === 1 ? listed(SEVERAL.exec(line.text)?.[1] ?? '') : []
  if (objects.length >= 3) return objects.map(thing)
  const after = TRIGGER.exec(line.text)?.[1]
  const behind = after
    ? listed(after.replace(/\s+(?:so that|to (?:people|clients)|because)\b.*$/i, ''))
    : []
  if (behind.length >= 2 && !behind.some(goesOn)) return behind.map(thing)
  if (clauses.length > 0) return clauses
  const bare = line.text.replace(LISTS_AFTER_COLON, '')
  if (/^(?:an?|the|this|every|each)\s/i.test(bare) || !/[,/]/.test(bare)) return []
  const head = LISTS_BEHIND.test(bare) ? undefined : LISTS_CLIENTS.exec(bare)?.[1]
  // A head of one word names the trade: 'Accountants for cafés, bars …'; 'Insurance broker' does as well.
  if (head !== undefined && OTHER_SUBJECT.test(bare)) return []
  return (head ? [head].filter((one) => /\s/.test(one) && !WHO.test(one)) : listed(bare)).map(thing)
}

const sameThing = (one: string, other: string) => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a === b || a.includes(b) || b.includes(a)
}

/** Everything that the lines say is offered, each once, in their order, at most twelve. */
export function offersOf(lines: readonly Line[]): Offer[] {
  const found: Offer[] = []
  for (const offer of lines.flatMap(offersIn)) {
    if (!isTitle(offer.title, offer.value)) continue
    const known = found.find((other) => sameThing(other.title, offer.title))
    if (known) known.value ||= offer.value
    else found.push(offer)
  }
  return found.slice(0, 12)
}
