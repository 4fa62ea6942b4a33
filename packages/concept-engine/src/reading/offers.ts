import type { Clause } from './clauses.ts'
import { type Price, pricesOf } from './prices.ts'
import { capitalise } from './sentences.ts'
import { isNoun, isVerb, type Token } from './tokens.ts'

/** Something that the business sells or does, in the brief's words. */
export interface Offer {
  /** At most 52 characters: 'Blocked drains', 'Restoring old graves'. */
  title: string
  /** As the page shows it, or '': 'From $180', '$45 small, $80 medium'. */
  price: string
  /** Index of the clause that names it. */
  clause: number
}

/** Verbs that say only that something is on offer; the thing alone is its title. */
const OFFERING = new Set(
  'do offer sell provide make supply run have stock serve specialise specialize include cover handle produce carry hold host take bring cater get give love rent publish'.split(
    ' ',
  ),
)
/** Verbs that are work: 'repairing burst pipes'. */
const WORKING = new Set(
  `repair fix build install restore clean clear replace design tune teach coach train treat make-good paint print
  weld cut carve engrave frame bind sew alter mend knit weave dye roast bake brew distil smoke grow breed
  shear trim shoe groom board walk mind rescue relocate remove catch trap spray slash mow prune plant fell
  mill plane sand polish coat wrap seal waterproof insulate plaster render tile lay pave pour dig drill bore
  move pack store ship deliver transport tow haul crane lift inspect test certify service maintain calibrate
  survey map measure fly film photograph record edit mix master write translate interpret transcribe draft
  prepare lodge audit manage arrange organise plan book cook cater host perform play conduct compose
  arrange tailor fit reline polish restring re-string reupholster upholster rebuild recondition refurbish
  sharpen grind rewire wire convert customise custom-build fabricate manufacture assemble process press
  bottle can pickle dry mount preserve stuff cast forge blow throw fire glaze publish import export recycle
  collect shred destroy sanitise steam wash iron press fold detail buff tint mould recover rent hire lend
  lease demolish excavate level clear mulch fence handle sort sell tutor counsel support house shelter foster
  raise harvest blend coordinate monitor guard patrol respond pump empty unblock decorate style letter
  illustrate animate code develop host-web model render-3d scan digitise archive appraise value broker settle`.split(
    /\s+/,
  ),
)
const SELF = /^(?:i|we|us)$/
/** What is no offer, however it is sold. */
const NOTHING =
  /^(?:it|that|this|them|these|those|one|stuff|things?|everything|anything|something|nothing|all|more|most|lot|lots|work|jobs?|business|people|customers?|clients?|quality|the rest|rest|years?|days?|time|times|hours?|everyone|both|others?|same|care|pride|part|place|look|note|bit|cash|card|cards|eftpos|us|you|me|my|your|name|names|water|photos?|phone|website|team|staff|shop|store|yard|office|workshop|studio|home|house|place|range|kinds?|types?|sorts?|sizes?|services?|products?|mum|dad|wife|husband|daughter|son|partner|brother|sister|family|tickets?|checks?|licen[cs]es?|licence|insurance|experience|diploma|degree|qualifications?|appointments?|bookings?|enquiries|calls?|questions?|ramp|stairs|parking|sites?|sessions?|seats?|minutes?|weeks?|months?|prices?|fees?|costs?|rates?|adults?|parking|delivery only|quotes?|exceptions?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|afternoons?|nights?|weekends?)$/i
/** Heads that say nothing whatever stands before them: 'good quality', 'more time'. */
const EMPTY_HEAD =
  /^(?:quality|time|times|way|ways|part|care|pride|look|people|customers?|clients?|years?|experience|business|everything|stuff|things?|lot|lots|bit|us|you|me|it|them)$/i
const TITLE_MAX = 46

/** The '-ing' form: 'restoring', 'cutting', 'tying'. */
export function gerund(verb: string): string {
  if (/ie$/.test(verb)) return verb.replace(/ie$/, 'ying')
  if (/(?:ee|oe|ye)$/.test(verb)) return `${verb}ing`
  if (/e$/.test(verb)) return verb.replace(/e$/, 'ing')
  if (
    /^(?:[^aeiou]*[aeiou][^aeiouwxy]|.*[^aeiou]fit|.*cut|.*trim|.*ship|transport)$/.test(verb) &&
    verb !== 'transport'
  )
    return `${verb}${verb.at(-1)}ing`
  return `${verb}ing`
}

const textOf = (clause: Clause, tokens: readonly Token[]) => {
  const [first] = tokens
  const last = tokens.at(-1)
  return first && last ? clause.text.slice(first.start, last.end) : ''
}

/** Words that end a list of things: where, for whom, how and why come behind it. */
const ENDS = new Set(
  `for in at across around near from on to with without by because if when where which who that so since until
  while before after between through throughout during all every within into over under along behind is are was were
  can will has have had but as about than per plus rather like including such then`.split(/\s+/),
)
/** Of these a title keeps the words behind: 'cleaning of tanks', 'pots with lids'. */
const isPartOfThing = (tokens: readonly Token[], at: number) =>
  tokens[at]?.lower === 'of' && tokens[at + 1]?.pos !== 'NUM'

/** The things listed from a token on: 'blocked drains, hot water and gas fitting'. */
function thingsFrom(clause: Clause, start: number): Token[][] {
  const { tokens } = clause
  const things: Token[][] = []
  let thing: Token[] = []
  const close = () => {
    while (
      thing.length > 0 &&
      /^(?:DET|PRON|ADV|CCONJ|PART|PUNCT)$/.test(thing[0]?.pos ?? '') &&
      !WORKING.has(thing[0]?.lemma ?? '') &&
      thing[0]?.lower !== 'no'
    )
      thing = thing.slice(1)
    while (
      /^(?:too|also|etc|only|ok|yes|please|as well|ADP|CCONJ|PUNCT)$/.test(
        thing.at(-1)?.lower ?? '',
      ) ||
      thing.at(-1)?.pos === 'PUNCT'
    )
      thing.pop()
    if (thing.length > 0) things.push(thing)
    thing = []
  }
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    if (
      /^[.;:!?()]$/.test(token.text) ||
      token.text === '–' ||
      (token.text === '-' && tokens[at - 1]?.end !== token.start)
    )
      break
    if (
      token.text === ',' ||
      token.lower === 'and' ||
      token.lower === 'or' ||
      token.text === '&' ||
      token.text === '/'
    ) {
      const next = tokens[at + 1]
      if (
        next &&
        (SELF.test(next.lower) ||
          /^(?:it|they|he|she|you|there|our|my|then|so)$/.test(next.lower)) &&
        next.pos === 'PRON'
      )
        break
      // 'Small and large dogs' is one thing: the first half has no noun.
      const comes = next !== undefined && next.lemma === next.lower && WORKING.has(next.lemma)
      if (
        token.text !== ',' &&
        !comes &&
        !thing.some((one) => isNoun(one) || /ing$/.test(one.lower))
      ) {
        thing.push(token)
        continue
      }
      close()
      continue
    }
    if (ENDS.has(token.lower) && !isPartOfThing(tokens, at)) break
    // 'Swims' in 'triathlons, ocean swims' is taken for a verb.
    const behind = tokens[at + 1]
    const isPlural =
      /[^s]s$/.test(token.lower) &&
      (behind === undefined || /^(?:[,.;]|and|or)$/.test(behind.lower))
    if (
      token.pos === 'AUX' ||
      (token.pos === 'VERB' && thing.some(isNoun) && !/(?:ing|ed)$/.test(token.lower) && !isPlural)
    )
      break
    if (token.pos === 'PRON' && SELF.test(token.lower)) break
    if (token.pos === 'SYM' || /\$/.test(token.text)) break
    thing.push(token)
  }
  close()
  return things
}

function titleOf(clause: Clause, thing: readonly Token[]): string | undefined {
  const nouns = thing.filter(
    (token, at) =>
      (at === thing.length - 1 && /[^s]s$/.test(token.lower)) ||
      isNoun(token) ||
      /ing$/.test(token.lower) ||
      token.pos === 'X',
  )
  const text = textOf(clause, thing)
    .trim()
    .replace(
      /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|many|all|several) (?:kinds|types|sorts|varieties|flavours) of /i,
      '',
    )
  if (nouns.length === 0 || text.length < 3 || text.length > TITLE_MAX) return undefined
  const things = thing.filter(({ pos }) => pos !== 'ADJ' && pos !== 'ADV' && pos !== 'DET')
  const [only] = things
  // 'Ana and Joel' are people; 'BAS' is an abbreviation.
  if (things.length === 1 && only?.pos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(only.text))
    return undefined
  const head = things.at(-1)?.lower ?? ''
  if ((things.length < 2 && NOTHING.test(head)) || EMPTY_HEAD.test(head) || NOTHING.test(text))
    return undefined
  if (
    (thing[0]?.pos === 'NUM' && text === textOf(clause, thing).trim()) ||
    thing.some(({ denied, pos }) => denied || pos === 'PRON') ||
    /\d{3}/.test(text)
  )
    return undefined
  if (/^(?:no|not|any|\d)\b|[$@\uE001]/i.test(text) || text.split(' ').length > 7) return undefined
  return text
}

/** Titles of things, behind the verb of work that is done on them. */
function titlesOf(clause: Clause, things: readonly Token[][], verb: string | undefined): string[] {
  return things.flatMap((thing) => {
    const title = titleOf(clause, thing)
    const [first, second] = thing
    if (!title || !first) return []
    // The next verb of 'we clean, repair and restore barns' is met by itself, or was taken for a noun.
    const isNext =
      thing.length > 1 &&
      first.lemma === first.lower &&
      (WORKING.has(first.lemma) || OFFERING.has(first.lemma))
    if (!isNext) return [verb && !/ing$/.test(first.lower) ? `${gerund(verb)} ${title}` : title]
    const rest = titleOf(clause, thing.slice(second?.pos === 'DET' ? 2 : 1))
    if (isVerb(first) || !rest) return []
    return [WORKING.has(first.lemma) ? `${gerund(first.lemma)} ${rest}` : rest]
  })
}

/** Offers behind a verb whose subject is the business: 'we repair burst pipes and clear drains'. */
function behindVerbs(clause: Clause, company: readonly string[]): string[] {
  const { tokens } = clause
  const titles: string[] = []
  let isOurs = false
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    if (SELF.test(token.lower) || (company.includes(token.lower) && token.pos === 'PROPN'))
      isOurs = true
    else if (
      token.pos === 'PRON' &&
      /^(?:it|they|he|she|you|who|that|which|there)$/.test(token.lower)
    )
      isOurs = /^(?:that|which|who)$/.test(token.lower) && at < 9
    if (token.denied || !isVerb(token)) continue
    // 'We take orders for celebration cakes.'
    if (
      token.lemma === 'take' &&
      /^(?:order|booking|commission)s?$/.test(tokens[at + 1]?.lower ?? '') &&
      tokens[at + 2]?.lower === 'for' &&
      isOurs
    ) {
      titles.push(...titlesOf(clause, thingsFrom(clause, at + 3), undefined))
      continue
    }
    const isOffering = OFFERING.has(token.lemma)
    const isWorking = WORKING.has(token.lemma)
    const heads =
      at === 0 || (at === 1 && /^(?:also|and|mostly|mainly|then)$/.test(before?.lower ?? ''))
    if (!(isOffering || isWorking) || !(isOurs || heads) || before?.lower === 'to') continue
    if (/^(?:do|have|take|get|give|love)$/.test(token.lemma) && tokens[at + 1]?.pos === 'PART')
      continue
    if (
      /(?:ing|ed|en)$/.test(token.lower) &&
      before?.pos !== 'AUX' &&
      !heads &&
      before?.text !== ',' &&
      before?.lower !== 'and'
    )
      continue
    if (/^(?:have|take|get|give|love|bring|hold)$/.test(token.lemma)) continue
    let start = at + 1
    if (/^(?:out|up|off)$/.test(tokens[start]?.lower ?? '')) start += 1
    titles.push(
      ...titlesOf(clause, thingsFrom(clause, start), isOffering ? undefined : token.lemma),
    )
  }
  return titles
}

/** 'Blocked drains, hot water, gas fitting.': a list that is no sentence lists what is on offer. */
function bareList(clause: Clause, places: readonly string[]): string[] {
  const { tokens } = clause
  if (
    tokens.some((token) => token.pos === 'AUX' || (token.pos === 'PRON' && token.lower !== 'it')) ||
    tokens.length > 26
  )
    return []
  if (
    /^(?:mon|tue|wed|thu|fri|sat|sun|open|closed|since|est|no|not|cash|licen[cs]e|abn|insured)\b/i.test(
      clause.text,
    )
  )
    return []
  const things = thingsFrom(clause, 0)
  const titles = things.flatMap((thing) => titleOf(clause, thing) ?? [])
  // 'Melton, Werribee and Caroline Springs' is where, not what.
  const own = titles.filter(
    (title) => !places.some((place) => title.toLowerCase().includes(place.toLowerCase())),
  )
  return things.length >= 3 && own.length >= things.length - 1 ? own : []
}

/** 'We offer X', 'Services include X and Y', 'specialising in X'. */
const LISTING =
  /\b(?:services (?:include|are|:)|specialis(?:e|es|ing) in|specializ(?:e|es|ing) in|everything from|we do:|range of)\s*:?\s*/i

function behindPhrases(clause: Clause): string[] {
  const found = LISTING.exec(clause.text)
  if (!found) return []
  const from = found.index + found[0].length
  const at = clause.tokens.findIndex(({ start }) => start >= from)
  return at < 0 ? [] : thingsFrom(clause, at).flatMap((thing) => titleOf(clause, thing) ?? [])
}

/** An entry of a list, up to what explains it. */
function itemTitle({ text }: Clause): string | undefined {
  const [said = ''] = text.split(/:\s|\s[–—-]\s|\s\(|,\s|\.\s|;/)
  const title = said
    .replace(/\s+(?:from|at)?\s*\$.*$/, '')
    .replace(/[.:]$/, '')
    .trim()
  return title.length >= 3 &&
    title.length <= TITLE_MAX &&
    /\p{L}{3}/u.test(title) &&
    !/^(?:no|not|we|i|you)\b/i.test(title)
    ? title
    : undefined
}

/** When something is, which is no offer. */
const WHEN = /\b(?:(?:mon|tues|wednes|thurs|fri)days?\b.*\d|opening|hours|till\b|until\b)/i
const REFUSING = /\b(?:no|not|don’t|never|won’t|can’t|do not|cannot)\b/i
const keyOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/\b(?:a|an|the|our|and|of|for|your|new|all|\p{L}+ing)\b/gu, ' ')
    .replace(/s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Headings under which a list says what is not on offer, or something else entirely. */
const OTHER_LIST =
  /\b(?:don’t|not|never|won’t|no|how|who|hours|about|team|staff|people|where|contact|website|rules|bring|need|numbers|process|steps)\b/i

/**
 * What the business offers, each once, in the order of the text, with its price where one is bound
 * to it. What the brief denies is never among them.
 */
export function offersOf(
  clauses: readonly Clause[],
  company: string,
  dollars: boolean,
  places: readonly string[],
): Offer[] {
  const names = company.toLowerCase().split(/\s+/)
  const offers: Offer[] = []
  const add = (title: string, price: Price | undefined, clause: number) => {
    const shown = capitalise(title.replace(/\s+/g, ' ').trim())
    if (!/\p{L}{2}/u.test(shown) || WHEN.test(shown)) return
    const key = keyOf(shown) || shown.toLowerCase()
    const known = offers.find((other) => {
      const otherKey = keyOf(other.title) || other.title.toLowerCase()
      return (
        otherKey === key ||
        (price
          ? otherKey.split(' ').length > 1 && key === otherKey
          : ` ${otherKey} `.includes(` ${key} `))
      )
    })
    if (known) {
      if (price && known.price && known.price !== price.shown)
        known.price = `${known.price}, ${price.shown.charAt(0).toLowerCase()}${price.shown.slice(1)}`
      else known.price ||= price?.shown ?? ''
    } else offers.push({ title: shown, price: price?.shown ?? '', clause })
  }
  for (const [index, clause] of clauses.entries()) {
    if (clause.role !== 'business') continue
    const prices = pricesOf(clause, dollars)
    for (const price of prices) add(price.label, price, index)
    if (OTHER_LIST.test(clause.heading)) continue
    if (clause.kind === 'item') {
      const title = itemTitle(clause)
      // 'Usual treatments' over a list of prices is its heading.
      const next = clauses[index + 1]
      const heads =
        next?.kind === 'item' &&
        pricesOf(next, dollars).length > 0 &&
        clauses[index - 1]?.kind !== 'item'
      if (heads && prices.length === 0) continue
      if (title && prices.length === 0 && !REFUSING.test(title)) add(title, undefined, index)
      continue
    }
    if (prices.length > 1) continue
    const titles = [
      ...behindVerbs(clause, names),
      ...behindPhrases(clause),
      ...bareList(clause, places),
    ]
    for (const title of titles)
      if (!prices.some(({ label }) => label.toLowerCase().includes(title.toLowerCase())))
        add(title, undefined, index)
  }
  return offers
}
