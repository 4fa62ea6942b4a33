import type { Clause } from './clauses.ts'
import { isNoun, isVerb, type Token } from './tokens.ts'

/** Verbs of selling, or whose work is a thing by itself: 'we bake sourdough' offers sourdough. */
export const OFFERING = new Set(
  `do offer sell provide make supply run stock specialise specialize produce carry host cater
  publish build bake brew distil roast grow breed weave knit sew forge cast blow design print draft treat teach
  coach tutor install film write record perform rent hire lend import export manufacture fabricate smoke
  bottle pickle`.split(/\s+/),
)
/** Verbs of work that is done on a thing: 'we repair clocks' offers repairing them. */
const WORKING = new Set(
  `repair fix restore clean clear replace tune train paint weld cut carve engrave frame bind alter mend dye
  shear trim shoe groom board walk mind rescue relocate remove catch trap spray slash mow prune plant fell mill
  plane sand polish coat wrap seal waterproof insulate plaster render tile lay pave pour dig drill bore move
  pack store ship deliver transport tow haul crane lift inspect test certify service maintain calibrate survey
  map measure fly photograph edit mix master translate interpret transcribe prepare lodge audit manage arrange
  organise plan book cook play conduct compose tailor fit reline restring reupholster upholster rebuild
  recondition refurbish sharpen grind rewire wire convert customise assemble process press mount preserve stuff
  recycle collect shred destroy sanitise steam wash iron fold detail buff tint recover lease demolish excavate
  level mulch fence sort counsel support house shelter foster raise harvest blend coordinate monitor guard
  patrol pump empty unblock decorate letter illustrate animate code develop scan digitise archive appraise value
  broker settle check thatch glaze review source rehome milk handle`.split(/\s+/),
)
export const isWork = ({ lemma }: Token) => OFFERING.has(lemma) || WORKING.has(lemma)

/** Of these verbs many a thing is made at the head of a note: 'test kits', 'train sets', 'clean skins'. */
export const NOUNS_TOO = new Set(
  `test train service record print paint design frame film seal cast forge mix pump survey map stock cover supply
  run treat host press rent hire coach board store pack book plant detail value support house shelter foster
  fence letter code process wash dye hand slash mill trap spray drill plane store transport tow lift fly iron
  buff tint lease level display scan guard patrol check review milk handle clean clear do draft tutor play
  perform import export smoke blow throw fire sort dress`.split(/\s+/),
)

/** How a business speaks of itself. */
export const SELF = /^(?:i|we|us)$/
/** What is no offer, however it is sold. */
const NOTHING =
  /^(?:it|ins?|that|this|them|these|those|one|stuff|things?|everything|anything|something|nothing|all|more|most|lot|lots|work|jobs?|business|people|customers?|clients?|quality|the rest|rest|years?|days?|time|times|hours?|everyone|both|others?|same|care|pride|part|place|look|note|bit|cash|card|cards|eftpos|us|you|me|my|your|name|names|water|photos?|phone|website|team|staff|shop|store|yard|office|workshop|studio|home|house|range|kinds?|types?|sorts?|sizes?|services?|products?|mum|dad|wife|husband|daughter|son|partner|brother|sister|family|tickets?|checks?|licen[cs]es?|insurance|experience|diploma|degree|qualifications?|appointments?|bookings?|enquiries|calls?|questions?|ramp|students?|pupils?|learners?|beginners?|children|kids|teenagers?|teens|toddlers|babies|women|men|girls|boys|seniors|players|patients?|parents?|families|members?|visitors?|guests?|stairs|parking|sites?|sessions?|seats?|minutes?|weeks?|months?|pricing|prices?|fees?|costs?|rates?|adults?|delivery only|quotes?|exceptions?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|afternoons?|nights?|weekends?|first aid)$/i
/** Who pays, and what somebody is in law or by training: neither is on offer. */
export const STANDING =
  /^(?:ndis|dva|workcover|work cover|qals|medicare|tac|icare|private|self[- ]managed|plan[- ]managed|home care packages?|private health|health funds?|gumboots|closed shoes|parking|toilets|morning tea|no \p{L}+)$|\b(?:agent|partner|gold partner|certified|accredited|registered|licensed|insured|qualified|participants|director|manager|principal|founder|receptionist|apprentices?)$/iu
/** Heads that say nothing whatever stands before them: 'good quality', 'more time'. */
const EMPTY_HEAD =
  /^(?:floor|depot|warehouse|headquarters|company|business|salon|clinic|practice|agency|firm|club|charity|organisation|association|outfit|operation|quality|time|times|way|ways|part|care|pride|look|people|customers?|clients?|years?|experience|business|everything|stuff|things?|lot|lots|bit|us|you|me|it|them)$/i
/** Characters that a title has at most. */
export const TITLE_MAX = 46

/** Words behind which a list of things is over. */
const ENDS = new Set(
  `because if when where which who that so since until while before between through throughout during every is
  are was were can will has have had but as about than per plus rather then although though unless instead except
  to into onto yes for in at across around near from on by along behind within over under all like including such
  using`.split(/\s+/),
)
/** Tokens of a clause as they are written there. */
export const textOf = (clause: Clause, tokens: readonly Token[]) => {
  const [first] = tokens
  const last = tokens.at(-1)
  return first && last ? clause.text.slice(first.start, last.end) : ''
}

/** The next verb of 'we clean, repair and restore barns', or of 'sails, and we mend covers'. */
export const isNextVerb = (tokens: readonly Token[], at: number) => {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (!token || !next || (next.text === '-' && next.start === token.end)) return false
  if (SELF.test(token.lower) || (token.pos === 'PRON' && !/^(?:our|my|your)$/.test(token.lower)))
    return true
  // 'Ducted' is said to be its own base.
  const isBase =
    token.lemma === token.lower &&
    !/(?:ed|ing)$/.test(token.lower) &&
    (isVerb(token) || isWork(token))
  return isBase && !/^[,.;]$|^(?:and|or)$/.test(next.text) && next.pos !== 'AUX'
    ? isVerb(token) || /^(?:DET|ADJ)$/.test(next.pos) || (isWork(token) && /ed$/.test(next.lower))
    : isBase && isVerb(token) && isWork(token)
}

/**
 * 'Cash-flow budgets for bank reviews, and Xero set-up': the list goes on behind the words for it. In
 * 'boards for football, netball and cricket clubs' it is the words for it that list single things;
 * where a list is open (`isOpen`) it goes on all the same.
 */
function isListed(tokens: readonly Token[], at: number, isOpen: boolean): boolean {
  if (!/^(?:for|of|by|with|in|at|on|to|under|over)$/.test(tokens[at]?.lower ?? '')) return false
  const rest = tokens.slice(at + 1)
  const comma = rest.findIndex(({ text }) => text === ',')
  const stop = rest.findIndex(({ text }) => /^[.;:!?()–—]$/.test(text))
  const list = rest.slice(0, stop < 0 ? undefined : stop)
  return (
    comma > 0 &&
    comma <= (isOpen ? 8 : 4) &&
    (stop < 0 || comma < stop) &&
    !list.slice(0, comma).some(({ pos }) => /^(?:PRON|AUX|VERB|SCONJ|NUM)$/.test(pos)) &&
    list.some(({ lower }, step) => step > comma && /^(?:and|or)$/.test(lower)) &&
    (isOpen || !hasSingle(list.slice(comma + 1)))
  )
}

/** Whether one of a list's things, but for articles and adjectives, is a single noun. */
const hasSingle = (list: readonly Token[]) => {
  const pieces: Token[][] = [[]]
  for (const token of list)
    if (/^(?:,|and|or|&)$/.test(token.lower)) pieces.push([])
    else pieces.at(-1)?.push(token)
  return pieces
    .filter(({ length }) => length > 0)
    .some((piece) => piece.filter(({ pos }) => !/^(?:DET|ADJ|ADV)$/.test(pos)).length < 2)
}

/** The things listed from a token on, each with all of its words. */
export function thingsFrom(clause: Clause, start: number): Token[][] {
  const { tokens } = clause
  const pieces: Token[][] = [[]]
  // 'We pack for exporters', 'we store, freeze and pack': this verb has no thing of its own.
  if (
    /^(?:ADP|CCONJ|PUNCT)$/.test(tokens[start]?.pos ?? '') ||
    /^(?:you|them|it|him|her)$/.test(tokens[start]?.lower ?? '')
  )
    return []
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    const isDash = /^[-–—]$/.test(token.text) && tokens[at - 1]?.end !== token.start
    // 'Pull-along toys' goes on behind its hyphen.
    const isJoined = tokens[at - 1]?.text === '-' && tokens[at - 1]?.end === token.start
    const isOver = ENDS.has(token.lower) && !isJoined
    const isOpen =
      pieces.length > 1 && !pieces.at(-1)?.some(({ lower }) => /^(?:and|or)$/.test(lower))
    if (/^[.;:!?()]$/.test(token.text) || isDash || (isOver && !isListed(tokens, at, isOpen))) break
    if (token.pos === 'PRON' && SELF.test(token.lower)) break
    if (token.pos === 'AUX') {
      // 'Frames, the way barns were built': what stands before the verb is no thing of the list.
      if (pieces.length > 1) pieces.pop()
      break
    }
    if (/\$/.test(token.text) || token.pos === 'SYM') break
    const rest = tokens.slice(at + 1).findIndex(({ text }) => /^[,.;:!?()]$/.test(text))
    // 'Pots with lids' is one thing; 'frames with pegged joints in oak' says how.
    if (token.lower === 'with' && (rest < 0 ? tokens.length - at - 1 : rest) > 2) break
    const joins = token.text === ',' || /^(?:and|or|&|\/)$/.test(token.lower)
    if (joins) {
      let next = at + 1
      while (/^(?:,|and|or|also|then)$/.test(tokens[next]?.lower ?? '')) next += 1
      if (isNextVerb(tokens, next)) break
      if (token.text === ',') {
        pieces.push([])
        continue
      }
    }
    // 'Swims' in 'triathlons, ocean swims' is taken for a verb.
    const piece = pieces.at(-1) ?? []
    const behind = tokens[at + 1]
    const isPlural =
      /[^s]s$/.test(token.lower) && (!behind || /^(?:[,.;]|and|or)$/.test(behind.lower))
    if (
      token.pos === 'VERB' &&
      behind?.text !== '-' &&
      piece.some(isNoun) &&
      // 'Wedding hire pieces' is one thing.
      !(NOUNS_TOO.has(token.lower) && behind !== undefined && isNoun(behind)) &&
      !/(?:ing|ed)$/.test(token.lower) &&
      !isPlural
    )
      break
    piece.push(token)
  }
  const last = pieces.at(-1) ?? []
  return [...pieces.slice(0, -1), ...splitLast(last, pieces.length)]
    .map(bare)
    .filter(({ length }) => length > 0)
}

/** 'Sports injuries and recovery after surgery' at the end of a list is two things. */
function splitLast(piece: Token[], pieces: number): Token[][] {
  const cut = piece.findIndex(({ lower }, at) => at > 0 && /^(?:and|or|&|\/)$/.test(lower))
  if (cut < 0) return [piece]
  const left = piece.slice(0, cut)
  const right = piece.slice(cut + 1)
  const isShared =
    // 'Recovery after knee and hip surgery' is one; in a longer list the 'and' is the list's.
    (left.some(({ lower }) => /^(?:after|without|of|with)$/.test(lower)) &&
      !(pieces > 2 && left.every(({ lower }) => !/^(?:after|without|with)$/.test(lower)))) ||
    // 'Small and large dogs', 'bird and bat netting': the first half is no thing without the second.
    !left.some((token) => isNoun(token) || /ing$/.test(token.lower)) ||
    (pieces === 1 &&
      left.length === 1 &&
      right.filter(isNoun).length > 1 &&
      !/s$/.test(left[0]?.lower ?? ''))
  return isShared ? [piece] : [left, ...(pieces === 1 ? splitLast(right, pieces) : [right])]
}

/** A thing without what leads to it and what trails behind. */
function bare(piece: Token[]): Token[] {
  let thing = piece
  while (
    thing.length > 0 &&
    /^(?:DET|PRON|ADV|CCONJ|PART|PUNCT)$/.test(thing[0]?.pos ?? '') &&
    thing[0]?.lower !== 'no' &&
    // 'Back and neck pain'
    thing[1]?.pos !== 'CCONJ'
  )
    thing = thing.slice(1)
  while (
    /^(?:too|also|etc|only|ok|yes|please|well|ADP|CCONJ|PUNCT)$/.test(thing.at(-1)?.lower ?? '') ||
    (/^(?:PUNCT|CCONJ|ADP|DET)$/.test(thing.at(-1)?.pos ?? '') &&
      // 'Xero set-up'
      thing.at(-2)?.text !== '-')
  )
    thing = thing.slice(0, -1)
  return thing
}

const LOCATES =
  /^(?:upstairs|downstairs|above|below|behind|beside|next to|opposite|near|under|inside|outside|around|off|half|mostly|roughly|about|plus)\b/i

/** A thing as a title, or nothing where it names none. */
export function titleOf(clause: Clause, thing: readonly Token[]): string | undefined {
  // 'Children’s dentistry under the Child Dental Benefits Schedule' is told below.
  const full = textOf(clause, thing).trim()
  const told =
    full.length > TITLE_MAX ? thing.findIndex(({ pos }, at) => at > 0 && pos === 'ADP') : -1
  const written = told < 0 ? full : textOf(clause, thing.slice(0, told)).trim()
  const text = written.replace(
    /^(?:a (?:little )?bit|little bit|some|a few|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|many|all|several|all sorts|all kinds) (?:kinds|types|sorts|varieties|flavours)? ?of /i,
    '',
  )
  const hasNoun = thing.some(
    (token, at) =>
      isNoun(token) ||
      token.pos === 'X' ||
      token.lower === 'solar' ||
      /ing$/.test(token.lower) ||
      (at === thing.length - 1 && /[^s]s$/.test(token.lower)),
  )
  if (!hasNoun || text.length < 3 || text.length > TITLE_MAX || text.split(' ').length > 7)
    return undefined
  const heavy = thing.filter(({ pos }) => !/^(?:ADJ|ADV|DET)$/.test(pos))
  const [only] = heavy
  // 'Ana and Joel' are people; 'BAS' is an abbreviation.
  const isName = only?.pos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(only.text)
  // A sentence begins with a capital whatever it names: 'Awnings, shutters'.
  if (heavy.length === 1 && isName && !(only.start === 0 && /[^s]s$/.test(only.text)))
    return undefined
  const head = heavy.at(-1)?.lower ?? ''
  // Where something is, and how much of it there is, is not what.
  if (LOCATES.test(text)) return undefined
  const isNothing =
    (heavy.length < 2 && NOTHING.test(head)) || EMPTY_HEAD.test(head) || NOTHING.test(text)
  const isRefused = thing.some(({ denied, pos }) => denied || pos === 'PRON')
  const isCount = thing[0]?.pos === 'NUM' && text === written
  return isNothing ||
    STANDING.test(text) ||
    isRefused ||
    isCount ||
    /\d{3}|^(?:no|not|any|\d)\b|[$@\uE001]|-wide$/i.test(text)
    ? undefined
    : text
}

/** Titles of the things listed from a token on. */
export const titlesIn = (clause: Clause, start: number) =>
  thingsFrom(clause, start).flatMap((thing) => titleOf(clause, thing) ?? [])

/** 'a, b and c' */
export const listed = (titles: readonly string[]) =>
  titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`

/** What a business is, at the head of a list of what it has. */
const IS_A =
  /^(?:band|choir|orchestra|league|stud|van|shed|society|troupe|team|rigs?|club|clinic|practice|company|business|salon|studio|cafe|café|shop|winery|farm|school|library|charity|restaurant|pub|gallery|museum|agency|firm)$/

/** Who buys, where nothing is said of what is done for them. */
const CUSTOMERS =
  /\b(?:councils?|schools?|kinders?|kindergartens?|childcare|unis?|universities|builders?|developers?|farmers?|growers?|graziers|churches|parishes|clubs?|hospitals?|hotels?|pubs?|motels|restaurants?|caf[eé]s?|bakeries|caterers|chefs|strata|body corp(?:orate)?s?|landlords?|tenants|real estates?|agents|homes?|owners?|households?|families|parents|retailers?|shops|supermarkets|pharmacies|wineries|breweries|nurseries|mines?|factories|warehouses?|offices|businesses|companies|governments?|departments?|agencies|museums?|galleries|libraries|charities|hirers|tradies|electricians|plumbers|receivers|carriers|producers|buyers|sellers|abattoirs?|courts?|ndis|health|weddings|insurers?|solicitors?|lawyers|police|tafes?|artists|sets|telcos|marinas|contractors|people|co-?ops|not-for-profits|boats|brides)$/i

/** 'Blocked drains, hot water, gas fitting.': a list that is no sentence lists what is on offer. */
export function bareList(clause: Clause, places: readonly string[]): string[] {
  const { tokens } = clause
  if (
    tokens.some((token) => token.pos === 'AUX' || (token.pos === 'PRON' && token.lower !== 'it')) ||
    tokens.length > 26 ||
    /^(?:(?:I|we)’|(?:the|our|my|an?)\s)/i.test(clause.text) ||
    /^(?:mon|tue|wed|thu|fri|sat|sun|open|closed|since|est|no|not|cash|licen[cs]e|abn|insured|clients|customers)\b/i.test(
      clause.text,
    )
  )
    return []
  const things = thingsFrom(clause, 0)
  // 'Grant writing for manufacturers, co-ops and charities' lists whom it is for, and 'tea provided,
  // kids welcome' what to expect.
  const isOfOthers = things[0]?.some(({ lower }) => /^(?:for|to|with)$/.test(lower))
  const isExpected = things.some((thing) =>
    /^(?:provided|welcome|included|available|supplied|allowed|required)$/.test(
      thing.at(-1)?.lower ?? '',
    ),
  )
  if (isOfOthers || isExpected) return []
  // A list that begins with what the business is tells what it has: 'Bowls club with two greens, a bar'.
  if (things[0]?.some(({ lower }) => IS_A.test(lower))) return []
  // 'Dari, Hazaragi and Farsi interpreters' are interpreters all.
  const last = things.at(-1) ?? []
  const isShared =
    last.length >= 2 &&
    last[0]?.pos === 'PROPN' &&
    things.slice(0, -1).every((thing) => thing.at(-1)?.pos === 'PROPN')
  if (isShared) return []
  const titles = things.flatMap((thing) => titleOf(clause, thing) ?? [])
  // 'Councils, schools, childcare' are customers.
  if (titles.filter((title) => CUSTOMERS.test(title)).length * 2 >= titles.length) return []
  // 'Melton, Werribee and Caroline Springs' is where, not what.
  const own = titles.filter(
    (title) => !places.some((place) => title.toLowerCase().includes(place.toLowerCase())),
  )
  return things.length >= 3 && own.length >= things.length - 1 ? own : []
}

/** 'We offer X', 'Services include X and Y', 'specialising in X'. */
const LISTING =
  /\b(?:services (?:include|are|:)|specialis(?:e|es|ing) in|specializ(?:e|es|ing) in|practis(?:e|es|ing) (?:only |mainly |mostly )?in|everything from|we do:|range of|(?:sees?|treats?) [^,.;:]{3,40} for)\s*:?\s*/i

export function behindPhrases(clause: Clause): string[] {
  const found = LISTING.exec(clause.text)
  if (!found) return []
  const from = found.index + found[0].length
  const at = clause.tokens.findIndex(({ start }) => start >= from)
  return at < 0 ? [] : titlesIn(clause, at)
}

/** Who writes a list has a line for each. */
const ENTRY_MAX = 56

/** An entry of a list, up to what explains it. */
export function itemTitle({ text }: Clause): string | undefined {
  const [said = ''] = text.split(/:\s|\s[–—-]\s|\s\(|,\s|\.\s|;/)
  const title = said
    .replace(/\s+(?:from|at)?\s*\$.*$/, '')
    .replace(/[.:]$/, '')
    .trim()
  return title.length >= 3 &&
    title.length <= ENTRY_MAX &&
    /\p{L}{3}/u.test(title) &&
    !/^(?:no|not|we|i|you)\b/i.test(title)
    ? title
    : undefined
}
