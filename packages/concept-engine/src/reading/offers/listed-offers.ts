import type { Clause } from '../clauses/clause.ts'
import type { Span } from '../clauses/tagger.ts'
import type { Token } from '../english/token.ts'
import { isNoun } from '../english/tokens.ts'
import { isWork, SELLING_VERBS } from '../english/work-verbs.ts'
import { isState, isTownName } from '../places/known-places.ts'

/** The pronouns that a business uses for itself. */
const OWN_PRONOUN = /^(?:i|we|us)$/
/** Words that are never an offer. */
const NEVER_AN_OFFER =
  /^(?:it|ins?|that|this|them|these|those|one|stuff|things?|everything|anything|something|nothing|all|more|most|lot|lots|work|jobs?|business|people|customers?|clients?|quality|the rest|rest|years?|days?|time|times|hours?|everyone|both|others?|same|care|pride|part|place|look|note|bit|cash|card|cards|eftpos|us|you|me|my|your|name|names|phone|website|kinds?|types?|sorts?|sizes?|services?|products?|mum|dad|wife|husband|daughter|son|partner|brother|sister|licen[cs]es?|insurance|experience|diploma|degree|qualifications?|appointments?|bookings?|enquiries|calls?|questions?|parking|sites?|seats?|minutes?|weeks?|months?|pricing|prices?|fees?|costs?|rates?|delivery only|quotes?|exceptions?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|afternoons?|nights?|weekends?)$|^(?:a )?(?:number|couple|few|range|variety|lot|bit|handful|mix|selection) of\b/i
/**
 * Words that are an offer only if the list says so; otherwise they are customers or facilities.
 */
const RARELY_AN_OFFER =
  /^(?:water|photos?|team|staff|shop|store|yard|office|workshop|studio|home|house|range|family|tickets?|checks?|ramp|students?|pupils?|learners?|beginners?|children|kids|teenagers?|teens|toddlers|babies|women|men|girls|boys|seniors|players|patients?|parents?|families|members?|visitors?|guests?|stairs|sessions?|adults?|first aid|toilets|gumboots)$/i
/** Customers, legal status and training are not on offer. */
export const NOT_AN_OFFER =
  /^(?:ndis|dva|workcover|work cover|qals|medicare|tac|icare|private|self[- ]managed|plan[- ]managed|home care packages?|private health|health funds?|(?:family|locally|australian|female|women|veteran|indigenous|aboriginal)[- ](?:run|owned|operated|made|built)|closed shoes|parking|morning tea|no \p{L}+)$|\b(?:agent|partner|gold partner|certified|accredited|registered|licensed|insured|qualified|participants|director|manager|principal|founder|receptionist|apprentices?)$/iu
/** Maximum length of a title, in characters. */
const TITLE_MAX = 56

/** Words that end a list of things. */
const LIST_ENDS = new Set(
  `because if when where which who that so since until while before between through throughout during every is
  are was were can will has have had but as about than per plus rather then although though unless instead except
  to into onto yes for in at across around near from on by along behind within over under all like including such
  using`.split(/\s+/),
)

/** The minimum number of entries in a list; at least half of them must be recognised as offers. */
const MIN_ENTRIES = 3

const isSeparator = ({ lower }: Token) => /^(?:[,;+&•]|plus)$/.test(lower)
const isConjunction = (token: Token | undefined) => /^(?:and|or)$/.test(token?.lower ?? '')

/** Tokens without text in brackets, from the last colon to the end of the sentence. */
function outsideBrackets(tokens: readonly Token[]): Token[] {
  let depth = 0
  const open = tokens.filter(({ text }) => {
    if (text === '(') depth += 1
    const isOpen = depth === 0
    if (text === ')') depth = Math.max(0, depth - 1)
    return isOpen
  })
  const from = open.findLastIndex(({ text }) => text === ':') + 1
  const to = open.findIndex(({ text }, index) => index >= from && /^[.!?–—]$/.test(text))
  return open.slice(from, to < 0 ? undefined : to)
}

/** Tokens up to the words that say where: 'around Elizabeth, Salisbury and Gawler'. */
function upToPlaces(tokens: readonly Token[], text: string, places: readonly string[]): Token[] {
  const first = tokens.findIndex(({ start }) =>
    places.some((place) => text.slice(start).toLowerCase().startsWith(place.toLowerCase())),
  )
  const before = tokens.slice(0, Math.max(0, first)).findLastIndex(({ pos }) => pos === 'ADP')
  return before < 0 ? [...tokens] : tokens.slice(0, before)
}

/**
 * 'Braces and legs for dogs, cats and goats' lists after its last thing who they are for, and ',
 * including …' elaborates on it.
 */
function beforeAudience(all: readonly Token[]): Token[] {
  const elaboration = all.findIndex(
    ({ lower }, index) =>
      index > 0 &&
      isSeparator(all[index - 1] as Token) &&
      ((LIST_ENDS.has(lower) && lower !== 'yes') || /^(?:mostly|mainly|usually)$/.test(lower)),
  )
  const tokens = elaboration < 0 ? all : all.slice(0, elaboration - 1)
  const join = tokens.findIndex(isConjunction)
  const separatorIndex = tokens.findIndex((token, index) => index > join && isSeparator(token))
  const audience = tokens.findIndex(
    ({ lower }, index) =>
      index > join && index < separatorIndex && /^(?:for|in|with|at|across)$/.test(lower),
  )
  if (join >= 0 && audience >= 0) return tokens.slice(0, audience)
  // 'Tax and BAS for sole traders and small companies'
  const last =
    separatorIndex < 0
      ? tokens.findIndex(({ lower }, index) => index > join && lower === 'for')
      : -1
  const isForAudience = join >= 0 && last >= 0 && tokens.slice(last).some(isConjunction)
  return isForAudience ? tokens.slice(0, last) : [...tokens]
}

const split = (tokens: readonly Token[], isBetween: (token: Token) => boolean): Token[][] => {
  const parts: Token[][] = [[]]
  for (const token of tokens)
    if (isBetween(token)) parts.push([])
    else parts.at(-1)?.push(token)
  return parts
}

/** The entries of 'a, b and c'; 'a and b, c and d, and e' has three. */
function splitEntries(tokens: readonly Token[]): Token[][] {
  const isAllJoined = !tokens.some(isSeparator) && tokens.filter(isConjunction).length > 1
  const found = split(tokens, isAllJoined ? isConjunction : isSeparator).filter(
    ({ length }) => length > 0,
  )
  if (isAllJoined) return found
  const last = found.at(-1) ?? []
  const [first] = last
  if (first && isConjunction(first)) return [...found.slice(0, -1), last.slice(1)]
  const join = last.findLastIndex(isConjunction)
  const isPairs = found.slice(0, -1).every((part) => part.some(isConjunction))
  return join <= 0 || isPairs
    ? found
    : [...found.slice(0, -1), last.slice(0, join), last.slice(join + 1)]
}

/** An entry without the article before it. */
function entryOf(part: readonly Token[]): Token[] {
  // 'The occasional fender' is a fender.
  const from = part.findIndex(
    ({ pos, lower }) => pos !== 'DET' && !/^(?:also|then|occasional|odd)$/.test(lower),
  )
  return from < 0 ? [] : part.slice(from)
}

/**
 * An entry without the words that say for whom, where or when; undefined if it has no such words.
 */
function withoutTail(entry: readonly Token[]): Token[] | undefined {
  const noun = entry.findIndex((token) => isNoun(token) || /ing$/.test(token.lower))
  const end = entry.findIndex(
    ({ lower, pos }, index) =>
      index > noun && noun >= 0 && (LIST_ENDS.has(lower) || pos === 'PRON'),
  )
  return end < 0 ? undefined : entry.slice(0, end)
}

/**
 * The start of the first entry: after 'we do' or 'our services are', or at the run of words that
 * the model found.
 */
function headOf(first: readonly Token[], span: Span | undefined): Token[] {
  const are = first.findLastIndex(({ pos }) => pos === 'AUX')
  if (are >= 0) return first.slice(are + 1)
  if (first[0]?.pos === 'PRON') {
    // 'We design and install rooftop solar'
    const isVerb = (token: Token | undefined) => token?.pos === 'VERB' || (token && isWork(token))
    let from = first.findIndex((token, index) => index > 0 && isVerb(token)) + 1
    while (isConjunction(first[from]) && isVerb(first[from + 1])) from += 2
    // 'We hire out linen'
    if (first[from]?.lower === 'out') from += 1
    return first.slice(Math.max(from, 1))
  }
  let index = first.findIndex(({ start }) => start >= (span?.start ?? 0))
  while (
    index > 0 &&
    NAME_POS.test(first[index - 1]?.pos ?? '') &&
    !isWork(first[index - 1] as Token)
  )
    index -= 1
  return first.slice(Math.max(0, index))
}
const NAME_POS = /^(?:NOUN|ADJ|X)$/
/** 'We design': a subject and what it does with the things in the list. */
const LEAD_POS = /^(?:PRON|VERB|AUX|ADV)$/

/**
 * Whether words can be a title: a thing without an owner that is not the subject of a verb.
 * `isOffered` means that the list itself says that it is on offer.
 */
function isTitle(entry: readonly Token[], text: string, isOffered: boolean): boolean {
  const [first] = entry
  if (!first || text.length < 3 || text.length > TITLE_MAX || entry.length > 8) return false
  const isOwnStatement = entry.some(
    ({ pos, lower, text, negated }) =>
      negated ||
      OWN_PRONOUN.test(lower) ||
      (/^(?:PRON|AUX|SCONJ|INTJ)$/.test(pos) && text !== 'IT'),
  )
  // 'Replace buckets' is a task; 'catch up work' is a thing.
  const isTask =
    isWork(first) &&
    first.lower === first.lemma &&
    first.pos === 'VERB' &&
    /^(?:NOUN|PROPN|ADJ|DET)$/.test(entry[1]?.pos ?? '') &&
    // 'Pump repairs' are a thing.
    !(entry.length === 2 && isWork(entry[1] as Token))
  const isInstruction = entry.some(
    ({ pos, lower }, index) => pos === 'VERB' && /s$/.test(lower) && entry[index + 1],
  )
  return (
    !isOwnStatement &&
    !isInstruction &&
    !isTask &&
    // 'After-hours visits'
    (!/^(?:NUM|ADP)$/.test(first.pos) || entry[1]?.text === '-') &&
    !/^(?:lots?|heaps|plenty|bit|bits) of\b/i.test(text) &&
    !/[$@\uE001]|\d{3}|\s[-–—]\s/.test(text) &&
    !NOT_AN_OFFER.test(text) &&
    !NEVER_AN_OFFER.test(text) &&
    (isOffered || !RARELY_AN_OFFER.test(text)) &&
    !isState(text)
  )
}

/** 'Services comprise …', 'Repairs: …' */
export const SERVICES_LEAD =
  /\b(?:range of )?(?:services|work|practice|range|products?) (?:includes?|are|comprises?|consists? of|covers?|extends? to|takes? in|:)\s*|^(?:repairs?|hire|rentals?|sales|classes|lessons|courses|workshops|treatments|flavours):\s*/i
/** Other wording that introduces a list of offers. */
const OTHER_LIST_OF_OFFERS =
  /\b(?:specialis(?:e|es|ing) in|practis(?:e|es|ing) (?:only |mainly |mostly )?in|range of|work:|looks? after|(?:sees?|treats?) [^,.;:]{3,40} for|(?:come|comes|known?|ring|rings|call|calls|visit|book|hire) (?:to )?(?:(?:us|me) )?(?:mostly |mainly )?for|and (?:we|I) (?:also )?(?:do|offer|sell|make|provide|stock|supply|teach)(?! not\b)(?: (?:it all|everything|all sorts))?:?|(?:we|I) (?:do|offer|sell|make|provide|stock|supply|teach) (?:it all|everything|all sorts):)\s*/i
/**
 * 'A tyre shop in Dandenong - tyres, wheel alignments and balancing': the business, then a dash and
 * its services.
 */
const BUSINESS_BEFORE_DASH = /^(?:an? |the |your )?[^,.:;$–—-]{4,60}\s[-–—]\s+(?=\p{L})/iu

/** Headings and words that introduce a list of something else. */
const OTHER_LIST_LEAD =
  /^(?:mon|tue|wed|thu|fri|sat|sun|open|closed|since|no|not|cash|licen[cs]e|insured|clients|customers|for)\b|\b(?:welcome|provided|included|provide your|bring)\b/i

/** 'We sell native seed to Landcare groups, mines and councils' lists customers. */
const SOLD_TO =
  /\b(?:sell|supply|provide|offer|deliver|hire|rent|lend|ship)(?:s|es|ies)? [^,:;]{3,60} to (?:\p{L}+ ){0,6}\p{L}+(?:, [^.]*(?:,| and ) | and \p{L}+ \p{L}+s\b)/iu

/** Prepositions of a phrase that applies to all entries. */
const SHARED_PREPOSITION = /^(?:for|at|from|in|across|around|near)$/
const PAST_PARTICIPLE = /(?:ed|made|cut|built|grown|sewn|cast|bound)$/
/** Names that are too vague without their ending: 'advice for farmers'. */
const VAGUE_NAME =
  /^(?:advice|help|support|care|training|workshops?|services?|lessons?|class|classes|food|parts|plans?|programs?)$/i

/** 'Saddles, bridles and rugs for riders': a phrase after the last thing applies to all of them. */
function withoutSharedTail(entries: readonly Token[][]): Token[][] {
  const tailOf = (entry: readonly Token[]) => {
    const noun = entry.findIndex(isNoun)
    return entry.findIndex(
      ({ pos, lower }, index) =>
        noun >= 0 &&
        index > noun &&
        (SHARED_PREPOSITION.test(lower) ||
          // 'Self-managed super' is a name.
          (pos === 'VERB' && PAST_PARTICIPLE.test(lower) && entry[index - 1]?.text !== '-')),
    )
  }
  const last = entries.at(-1) ?? []
  const end = tailOf(last)
  const isCompleteName = entries.slice(0, -1).some((entry) => tailOf(entry) >= 0)
  return end < 0 || isCompleteName || VAGUE_NAME.test(last[end - 1]?.lower ?? '')
    ? [...entries]
    : [...entries.slice(0, -1), last.slice(0, end)]
}

/** Whether a part of a list only says who does what with the entries that follow: 'we design'. */
const isLeadPart = (part: readonly Token[]): boolean =>
  part.every(({ pos }) => LEAD_POS.test(pos)) &&
  // 'We offer piano' contains the first entry.
  !(part.length > 2 && SELLING_VERBS.has(part[1]?.lemma ?? ''))

/**
 * A description of the business, if a dash separates it from a plain list of offers and it is not
 * the subject of a verb.
 */
function nameBefore({ text, tokens }: Clause): RegExpExecArray | undefined {
  const found = BUSINESS_BEFORE_DASH.exec(text)
  if (!found) return undefined
  const [before, after] = [true, false].map((isDashBefore) =>
    tokens.filter(({ start }) => start < found[0].length === isDashBefore),
  )
  const isNounPhrase = (part: readonly Token[]) => {
    const last = part.findLast(({ pos }) => pos !== 'PUNCT')
    return last !== undefined && /^(?:NOUN|PROPN|VERB)$/.test(last.pos)
  }
  const isSaid = before?.some(
    ({ pos, lower }) => /^(?:AUX|PRON)$/.test(pos) || (pos === 'VERB' && !/ing$/.test(lower)),
  )
  return !isSaid && splitEntries(after ?? []).every(isNounPhrase) ? found : undefined
}

/** Whether a list itself says that the business does all of it: 'we do homes and offices'. */
const isOwnWork = ({ tokens }: Clause, lead: string | undefined): boolean =>
  lead === undefined
    ? tokens[0]?.pos === 'PRON' && /^(?:do|offer)$/.test(tokens[1]?.lemma ?? '')
    : /^services|\b(?:do|offer)\b/i.test(lead)

/**
 * All entries of the list in a clause that says what is on offer, or none: a list with an entry cut
 * or left out would change the client's meaning. `spans` are the runs of words in it that the model
 * recognised as offers, or as the page's headline.
 */
export function listedOffers(
  clause: Clause,
  spans: readonly Span[],
  places: readonly string[],
  company: string,
): string[] {
  const { text, tokens } = clause
  const [first, second] = tokens
  if (OTHER_LIST_LEAD.test(text) || SOLD_TO.test(text) || /\$\s?\d/.test(text)) return []
  const lead = SERVICES_LEAD.exec(text) ?? OTHER_LIST_OF_OFFERS.exec(text) ?? nameBefore(clause)
  const after = tokens.filter(({ start }) => start >= (lead ? lead.index + lead[0].length : 0))
  const listEntries = splitEntries(beforeAudience(upToPlaces(outsideBrackets(after), text, places)))
  // '38 growers who scour, spin and dye our wool' describes what the growers do.
  const describesPeople = listEntries[0]?.some(({ lower }) => lower === 'who') ?? false
  if (listEntries.length < MIN_ENTRIES || describesPeople) return []
  const spanInPart = (part: readonly Token[], kind: string) =>
    spans.find(
      (span) =>
        span.kind === kind &&
        span.start < (part.at(-1)?.end ?? 0) &&
        span.end > (part[0]?.start ?? span.end),
    )
  const named = (part: readonly Token[]) =>
    spanInPart(part, 'offer') ?? spanInPart(part, 'headline')
  // 'We do tax, wills and probate' and 'services include …' say that the list is on offer.
  const isOffered =
    lead !== undefined || (first?.pos === 'PRON' && SELLING_VERBS.has(second?.lemma ?? ''))
  if (!isOffered && listEntries.filter(named).length * 2 < listEntries.length) return []
  // The text before the first entry names the provider: 'We design and build kitchens, …', 'Our
  // services are …'.
  const startsWithPronoun = listEntries[0]?.[0]?.pos === 'PRON'
  const firstEntry = startsWithPronoun ? listEntries.findIndex((part) => !isLeadPart(part)) : 0
  const [head = [], ...rest] = listEntries.slice(Math.max(0, firstEntry))
  if (rest.length + 1 < MIN_ENTRIES) return []
  // In 'Dari, Hazaragi and Farsi interpreters' all of them are interpreters.
  const last = rest.at(-1) ?? []
  const isShared =
    last.length > 1 &&
    last[0]?.pos === 'PROPN' &&
    [head, ...rest.slice(0, -1)].every((part) => part.at(-1)?.pos === 'PROPN')
  if (isShared) return []
  const isPlace = (title: string) =>
    isTownName(title.replace(/ (?:areas?|surrounds|district)$/i, '')) ||
    places.some((place) => title.toLowerCase().includes(place.toLowerCase()))
  // 'We grade, screen and deliver sand, soil and gravel': the first thing is the object of all the
  // verbs.
  const lastVerb = firstEntry > 0 ? head.findLastIndex(({ pos }) => pos === 'VERB') : -1
  const from =
    lastVerb >= 0 && head.slice(lastVerb + 1).some(isNoun) ? head.slice(lastVerb + 1) : head
  const entries = [
    lead || firstEntry > 0 ? from : headOf(head, spanInPart(head, 'offer')),
    ...rest,
  ].map(entryOf)
  const titles = withoutSharedTail(entries).map((entry) => {
    const isFullyShown = (tokens: readonly Token[]) => {
      const title = text.slice(tokens[0]?.start, tokens.at(-1)?.end)
      return isTitle(tokens, title, isOffered) && !isPlace(title) ? title : undefined
    }
    return isFullyShown(entry) ?? isFullyShown(withoutTail(entry) ?? [])
  })
  const offers = titles.flatMap((title) => title ?? [])
  const listsCustomers =
    !isOwnWork(clause, lead?.[0]) &&
    offers.filter((title) => CUSTOMERS.test(title)).length * 2 >= offers.length
  // 'Petal & Strait' is a name.
  const isNamed = offers.some((title) =>
    company.toLowerCase().split(/\W+/).includes(title.toLowerCase()),
  )
  return offers.length === titles.length && !listsCustomers && !isNamed ? offers : []
}

/** Customers, when the text does not say what is done for them. */
export const CUSTOMERS =
  /^(?:local |small |private |most )?(?:councils?|schools?|kinders?|kindergartens?|childcare|unis?|universities|builders?|developers?|farmers?|growers?|graziers|churches|clubs?|hospitals?|hotels?|pubs?|motels|restaurants?|caf[eé]s?|bakeries|strata|landlords?|tenants|agents|homes?|houses?|camps?|households?|families|parents|retailers?|shops|supermarkets|wineries|breweries|nurseries|mines?|factories|warehouses?|offices|businesses|companies|governments?|agencies|museums?|galleries|libraries|festivals?|charities|tradies|electricians|plumbers|rangers|teams?|staff|contractors|people|boats|brides|kitchens with \p{L}+.*|\p{L}+ (?:staff|teams|guides|owners))$/iu

const MOSTLY_LEAD =
  /^(?:(?:we|I) )?(?:mostly|mainly|usually|primarily|largely|mostly it’s)\s+(?:(?:do|offer|sell|make|teach)\s+)?/i
const ALSO_LEAD =
  /^(?:but |and |though )?(?:we|I)(?:’ll| will| can| do)? also\s+(?:do|offer|sell|make|teach|stock|handle|take on)\s+/i

/** Whether a sentence has two clauses that each list a part of what is on offer. */
export const listsAcrossClauses = (sentence: string): boolean => {
  const [, more = ''] = /^[^.]*?,\s((?:but|and|though) .*)$/is.exec(sentence) ?? []
  return MOSTLY_LEAD.test(sentence) && ALSO_LEAD.test(more)
}

/**
 * The items that two clauses of a sentence list: 'mostly tyres and batteries, but we also do
 * brakes'.
 */
export function offersAcrossClauses(clause: Clause, next: Clause | undefined): string[] {
  if (next?.sentence !== clause.sentence) return []
  const after = ({ text, tokens }: Clause, words: RegExp) => {
    const [lead] = words.exec(text) ?? []
    if (lead === undefined) return []
    const entries = outsideBrackets(tokens.filter(({ start }) => start >= lead.length))
    return split(entries, (token) => isSeparator(token) || isConjunction(token)).filter(
      ({ length }) => length > 0,
    )
  }
  const [mainOffers, alsoOffers] = [after(clause, MOSTLY_LEAD), after(next, ALSO_LEAD)]
  if (mainOffers.length === 0 || alsoOffers.length === 0) return []
  const titles = [
    ...mainOffers.map((part) => ({ part, text: clause.text })),
    ...alsoOffers.map((part) => ({ part, text: next.text })),
  ].flatMap(({ part, text }) => {
    const entry = entryOf(part)
    const title = text.slice(entry[0]?.start, entry.at(-1)?.end)
    return isTitle(entry, title, true) ? title : []
  })
  return titles.length === mainOffers.length + alsoOffers.length ? titles : []
}
