import type { DesignBrief } from '@agency/contract/brief'
import { type Clause, clausesOf, isSentence, isSloppy } from './clauses.ts'
import { type Contact, contactsOf } from './contact.ts'
import { type Figure, figuresOf, sinceOf } from './figures.ts'
import { hoursOf, type OpeningHours } from './hours.ts'
import { type Language, languageOf } from './language.ts'
import { type Offer, offersOf } from './offers.ts'
import { type NamedPerson, peopleOf } from './people.ts'
import { placesOf } from './places.ts'
import { besidesPrices, pricesOf, withDollars, writesDollars } from './prices.ts'
import { capitalise, cleanText, HELD_ADDRESS, sentencesOf, withStop, wordsOf } from './sentences.ts'
import { tidyEnglish } from './tidy.ts'
import { isNoun, type Token, tokensOf } from './tokens.ts'
import { type Wish, wishesOf } from './wishes.ts'

/** What a statement is about, which decides where on a page it can stand. */
export type Topic = 'story' | 'limit' | 'hours' | 'process' | 'prices' | 'person' | 'proof'

/** A sentence about the business in its own words, in correct English. */
export interface Statement {
  text: string
  topic: Topic
  /** Whether it has a subject and a verb; 'Cash or card.' has not. */
  whole: boolean
  /** Offsets in `Facts.text`. */
  span: readonly [from: number, to: number]
  /** Whether it is an entry of a list. */
  entry: boolean
  /** Whether all it says stands in the list of prices or hours as well. */
  listed: boolean
}

/** A thing that a brief names, in the singular and in lower case. */
export interface Noun {
  word: string
  /** What it only says more of: 'oyster' is no thing of its own in 'oyster mushrooms'. */
  of: string | undefined
  /** From 0: how telling it is, by where the brief says it. */
  weight: number
}

/** Everything that a brief says of its business. Nothing after the reader sees the raw text. */
export interface Facts {
  language: Language
  /** The description as it was understood; spans point into it. */
  text: string
  companyName: string
  businessType: DesignBrief['businessType']
  /** The industry as the person wrote or chose it; '' where it says nothing ('Other'). */
  industry: string
  /** 'I' for who works alone, 'we' otherwise. */
  voice: 'I' | 'we'
  statements: Statement[]
  offers: Offer[]
  /** Heading that the client gave to the list of offers, or ''. */
  offerHeading: string
  steps: string[]
  figures: Figure[]
  since: string | undefined
  /** Where the business is or works, the closest first. */
  places: string[]
  hours: OpeningHours[]
  people: NamedPerson[]
  contacts: Contact[]
  wishes: Wish[]
  /** Things that the brief names, most telling first. */
  nouns: Noun[]
  /** Words of what the brief says it is not, does not do or does not want, in lower case. */
  denied: string[]
}

const INTRODUCTION =
  /^(?:it’s|its|I’m|this is|my name is|my name’s) \p{Lu}\p{Ll}+(?: here)?[, ]+(?=(?:I|we)\s)/iu
const GREETING =
  /^(?:(?:hi|hello|hey|ok|okay|yeah|yep|so|oh|well|basically|um|also|and|but|plus|then|btw|just so you know|as for us)\b(?: (?:there|all|guys|team))?[\s,.!]+)+/i
/** 'its a family business' is 'it’s'; 'its gate' is not. */
const IT_IS =
  /\bits (?=(?:an?|the|not|just|only|really|very|mean|free|crazy|easy|hard|been|all|too|me|my|our|on|in|gone|about|important|worth)\b)/gi

/** A heading under which a list says what is not done; its entries do not say so themselves. */
const REFUSALS = /\b(?:don’t|do not|doesn’t|not|won’t|never|can’t|no)\b/i
const DENIES = /\b(?:no|not|don’t|doesn’t|won’t|can’t|cannot|never|nothing|none|only)\b/i

function denied(text: string, heading: string, voice: 'I' | 'we'): string {
  if (!REFUSALS.test(heading) || DENIES.test(text)) return text
  const low = /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
  const [first] = tokensOf(low)
  return first?.pos === 'VERB' && !/ing$/.test(first.lower)
    ? `${voice === 'I' ? 'I' : 'We'} don’t ${low}`
    : `No ${low}`
}

function polished(text: string, voice: 'I' | 'we', { tokens }: Clause): string {
  const bare = text
    .replace(GREETING, '')
    .replace(INTRODUCTION, '')
    .replace(IT_IS, (its) => (its.startsWith('I') ? 'It’s ' : 'it’s '))
    .replace(/\bthere (?=getting|coming|going)/gi, 'they’re ')
    .replace(new RegExp(`\\s*(?:at|to|on|via|by)?\\s*${HELD_ADDRESS}`, 'g'), '')
    .replace(/\s*,?\s*(?:please|thanks|thank you)\s*[.!]?$/i, '')
    .replace(/\s+(?=[,.;:!?])/g, '')
    .trim()
  const [first] = tokens
  // 'Also do fetes and kinders.' leaves out who.
  const isHeadless =
    /^(?:do|does|make|sell|offer|run|teach|fix|build|supply|provide|use|come|travel|cover|work|specialise|have|been|deliver|service)\s/i.test(
      bare,
    ) &&
    first !== undefined &&
    !/^(?:make sure|come (?:and|in|to|down|past|say)|have a)/i.test(bare)
  const subject = voice === 'I' ? 'I' : 'We'
  const whole = !isHeadless
    ? bare
    : /^been\s/i.test(bare)
      ? `${subject}’ve ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
      : `${subject} ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`.replace(
          /^(I|We) does\b/,
          '$1 do',
        )
  return withStop(capitalise(whole.replace(/\bi\b/g, 'I')))
}

const LIMITS =
  /\b(?:no|not|never|none|don’t|doesn’t|won’t|can’t|cannot|isn’t|aren’t|only|except|unless|rather than|instead of|must|have to|has to|minimum|maximum|at least|by appointment|cash|deposit|notice|under the age|over the age|required|before you (?:come|visit)|in advance|sorry)\b/i
const PROCESS = /\b(?:how it works|every job|the process|step one|first we|first i|here’s how)\b/i

function topicOf(text: string, clause: Clause, people: readonly NamedPerson[], at: number): Topic {
  if (
    hoursOf(text).length > 0 ||
    /\b(?:open|closed|opening hours|office hours|yard open)\b/i.test(text)
  )
    return 'hours'
  if (PROCESS.test(text)) return 'process'
  // What a business says of itself first is what it is, in whatever words.
  const isOpening = at === 0 && /^(?!no\b|not\b|we don’t|we do not|I don’t|I do not)/i.test(text)
  if ((LIMITS.test(text) && !isOpening) || /don’t|not|won’t/i.test(clause.heading)) return 'limit'
  if (/\$\s?\d/.test(text)) return 'prices'
  if (people.some(({ name }) => text.includes(name))) return 'person'
  if (
    /\b(?:licen[cs]e|insur\w+|certif\w+|accredit\w+|registered|qualified|award|abn|years|since)\b/i.test(
      text,
    )
  )
    return 'proof'
  return 'story'
}

const STEPS = /^(?:how\b|the process|our process|process|steps|what happens)/i
const PEOPLE = /\b(?:people|team|who|staff|crew|us)\b/i

/** Entries of a list under a heading such as 'How it works'. */
const listedSteps = (clauses: readonly Clause[]) => {
  const steps = clauses.filter(
    ({ kind, heading, text }) => kind === 'item' && STEPS.test(heading) && text.length <= 90,
  )
  return steps.length >= 3 && steps.length <= 5 ? steps : []
}

/** 'Wendell Tran - timing director' in a list of people. */
const listedPeople = (clauses: readonly Clause[]): NamedPerson[] =>
  clauses.flatMap(({ kind, heading, text }) => {
    const found =
      kind === 'item' && PEOPLE.test(heading)
        ? /^(\p{Lu}[\p{L}’-]+(?:\s\p{Lu}[\p{L}’-]+){0,2})(?:\s[–—-]\s|,\s|:\s|\s\()([\p{L} ’&-]{3,40})/u.exec(
            text,
          )
        : null
    return found ? [{ name: found[1] ?? '', role: capitalise((found[2] ?? '').trim()) }] : []
  })

/** 'A visit, a drawing, six weeks in our workshop, then a raising day' are steps. */
function stepsOf(statements: readonly Statement[]): string[] {
  for (const { text, topic } of statements) {
    if (topic !== 'process') continue
    const said = text.replace(/^[^:]{3,60}:\s*/, '').replace(/[.]$/, '')
    const parts = said
      .split(/,\s*(?:(?:and )?then\s|and\s)?|\s(?:and )?then\s|;\s*/)
      .map((part) => capitalise(part.replace(/^(?:first|next|finally)\s/i, '').trim()))
      .filter((part) => part.length >= 4)
    if (parts.length >= 3 && parts.length <= 5 && parts.every((part) => part.length <= 70))
      return parts
  }
  return []
}

const VAGUE_INDUSTRY =
  /^(?:other|none|n\/?a|general|misc(?:ellaneous)?|various|business|services?|-+|unknown|not sure)$/i
const DULL =
  /^(?:business|company|people|customer|client|service|price|quality|day|week|month|year|time|hour|minute|thing|work|job|team|family|website|site|page|photo|picture|number|phone|email|street|area|place|part|way|lot|bit|kind|sort|type|range|size|cost|fee|rate|year|metre|km|kilometre|gst|melbourne|victoria|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening|weekend|everyone|someone|anything|something|nothing|name|need|notice|question|booking|appointment|quote|group|side|end|one|two|hand|head|member|owner|mum|dad|brother|sister|daughter|son|wife|husband|partner|appointment|minimum|order|sale|trade|industry|local|adult|child|kid|man|woman|person|parent|school|library|home|house|office|door|ticket|coin|card|joystick|scroll|trip|booking|charge|foot|back|front|top|bottom|corner|floor|step|line|star|hour|medium|size|summer|winter|spring|autumn|event|council|christmas|birthday|town|city|suburb|state|country)s?$/

/** What a noun counts by where it stands: in what the business is called and offers above all. */
const NOUN_IN = { name: 5, industry: 4, opening: 3, offer: 2.5, elsewhere: 1 } as const
/** Of what stands behind 'for', 'with' or 'in'. */
const BESIDE = 0.4
/** Where other people's things are named: what somebody did before, what is refused, what may go wrong. */
const ASIDE =
  /\b(?:was|were|used to|before|trained|worked|grew up|started|began|learn(?:t|ed)|gave up|former(?:ly)?|ex-|behind|next to|near|opposite|instead of|rather than|without|not|never|no|don’t|won’t|can’t|ring|call|text)\b/i

/** Nouns of the business, best first: of its name and industry, its opening and its offers, then the rest. */
function nounsOf(
  clauses: readonly Clause[],
  offers: readonly Offer[],
  companyName: string,
  industry: string,
): Noun[] {
  const counts = new Map<string, Noun>()
  const ours = clauses.filter(({ role, text }) => role === 'business' && !ASIDE.test(text))
  const said = new Set(
    clauses
      .filter(({ role }) => role === 'business')
      .flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma)),
  )
  const add = (phrase: string, weight: number, of?: string) => {
    const word = phrase.toLowerCase()
    if (word.length < 3 || DULL.test(word)) return
    const known = counts.get(word)
    // Once it stood alone it is a thing of its own; and where it is said counts more than how often.
    counts.set(word, {
      word,
      of: known && known.of === undefined ? undefined : of,
      weight: known
        ? Math.max(known.weight, weight) + 0.35 * Math.min(known.weight, weight)
        : weight,
    })
  }
  const addAll = (text: string, weight: number, isTitle = false) => {
    const tokens = tokensOf(isTitle ? text.toLowerCase() : text)
    const isThing = (token: Token | undefined) =>
      token !== undefined &&
      !token.denied &&
      /^\p{L}{3,}/u.test(token.text) &&
      (isNoun(token) || (isTitle && /^(?:VERB|ADJ|X)$/.test(token.pos)))
    for (const [at, token] of tokens.entries()) {
      if (!isThing(token)) continue
      const next = tokens[at + 1]
      // 'Lion’s mane' is of no lion.
      if (next?.lower === "'s") continue
      const head = isThing(next) ? next : undefined
      // 'For schools', 'with a camera', 'from a trailer': whom, with what and where is not what.
      const before = tokens.slice(Math.max(0, at - 3), at)
      const isBeside = !isTitle && before.some(({ pos, lower }) => pos === 'ADP' && lower !== 'of')
      const told = isBeside ? weight * BESIDE : weight
      if (isTitle || token.pos === 'NOUN') add(token.lemma, head ? told * 0.7 : told, head?.lemma)
      if (head) add(`${token.lower} ${head.lemma}`, told * 1.3)
    }
  }
  // A name may be of anything; what the description says as well is what the business is about.
  const named = companyName
    .split(/\s+/)
    .filter((word) => tokensOf(word.toLowerCase()).some(({ lemma }) => said.has(lemma)))
  addAll(named.join(' '), NOUN_IN.name, true)
  addAll(industry, NOUN_IN.industry, true)
  for (const { title } of offers.slice(0, 8)) addAll(title, NOUN_IN.offer, true)
  for (const [at, { text }] of ours.entries())
    addAll(text, at < 2 ? NOUN_IN.opening : NOUN_IN.elsewhere)
  return [...counts.values()].sort((a, b) => b.weight - a.weight)
}

function deniedOf(clauses: readonly Clause[]): string[] {
  const denied = clauses.flatMap(({ tokens }) =>
    tokens
      .filter((token) => token.denied && /^(?:NOUN|PROPN|VERB|ADJ)$/.test(token.pos))
      .flatMap(({ lemma }) => [lemma, lemma.replace(/(?<=[^s])s$/, '')]),
  )
  return [...new Set(denied)].filter((word) => word.length > 2)
}

/** Offers whose thing the brief refuses elsewhere, and never sells at a price, are none. */
const withoutRefused = (offers: readonly Offer[], denied: readonly string[]) =>
  offers.filter(({ title, price }) => {
    const head = tokensOf(title.toLowerCase()).filter(isNoun).at(-1)
    return (
      price !== '' || head === undefined || !denied.includes(head.lemma.replace(/(?<=[^s])s$/, ''))
    )
  })

/** A text in another language than English is taken sentence by sentence, as it is. */
function readForeign(
  text: string,
  language: Language,
): Pick<Facts, 'text' | 'language' | 'statements'> {
  const sentences = sentencesOf(text.replaceAll(HELD_ADDRESS, ' ').replace(/\n+/g, '. ')).map(
    (said) => withStop(capitalise(said.replace(/\.+$/, '.'))),
  )
  const shown = sentences.filter(
    (said) => said.length >= 6 && said.length <= 260 && !/(?:\d[\s-]?){8,}/.test(said),
  )
  return {
    text,
    language,
    statements: [...new Set(shown)].map((said) => ({
      text: said,
      topic: 'story',
      whole: true,
      span: [0, 0],
      entry: false,
      listed: false,
    })),
  }
}

const peopleAmong = (text: string, companyName: string, places: readonly string[]) =>
  peopleOf(text).filter(
    ({ name }) => !companyName.includes(name) && !places.some((place) => place.includes(name)),
  )

/** Reads a brief: its description of up to 2,000 characters and the fields beside it. */
export function readBrief(brief: DesignBrief): Facts {
  const cleaned = cleanText(brief.mainGoal)
  const language = languageOf(cleaned)
  const companyName = cleanText(brief.companyName).replace(/\s+/g, ' ').trim()
  const industry = cleanText(brief.industry).replace(/\s+/g, ' ').trim()
  const base = {
    companyName,
    businessType: brief.businessType,
    industry: VAGUE_INDUSTRY.test(industry) ? '' : industry,
    contacts: contactsOf(brief.mainGoal),
    offerHeading: '',
    steps: [],
    wishes: [],
    nouns: [],
    denied: [],
    offers: [],
  }
  if (language !== 'en') {
    return {
      ...base,
      ...readForeign(cleaned, language),
      voice: 'we',
      figures: [],
      since: sinceOf(cleaned),
      places: placesOf(cleaned),
      hours: hoursOf(cleaned),
      people: [],
    }
  }
  const text = tidyEnglish(brief.mainGoal, [companyName])
  const clauses = clausesOf(text)
  const ours = clauses.filter(({ role }) => role === 'business')
  const said = ours.map((clause) => clause.text).join('\n')
  const places = placesOf(
    clauses
      .filter(({ role }) => role === 'business' || role === 'contact')
      .map((clause) => clause.text)
      .join('\n'),
  )
  const onList = listedPeople(clauses)
  const inText = peopleAmong(
    clauses
      .filter(({ role }) => role === 'business' || role === 'contact')
      .map((clause) => clause.text)
      .join('\n'),
    companyName,
    places,
  )
  const people = [
    ...onList,
    ...inText.filter(
      ({ name }) => !onList.some((one) => one.name.includes(name) || name.includes(one.name)),
    ),
  ]
  const stepClauses = listedSteps(clauses)
  // Who writes in haste leaves the sign off every other amount.
  const dollars = writesDollars(text) && !isSloppy(text)
  const voice =
    (said.match(/\b(?:I|I’m|my)\b/g)?.length ?? 0) >
    (said.match(/\b(?:we|we’re|our|us)\b/gi)?.length ?? 0)
      ? 'I'
      : 'we'
  const refused = deniedOf(clauses.filter(({ role }) => role === 'business'))
  const offers = withoutRefused(offersOf(clauses, companyName, dollars, places), refused)
  let at = 0
  const statements = clauses.flatMap((clause): Statement[] => {
    const from = Math.max(at, text.indexOf(clause.text, at))
    const span = [from, from + clause.text.length] as const
    at = from
    const isShownContact =
      clause.role === 'contact' &&
      isSentence(clause) &&
      !/^(?:ring|call|text|phone|email|contact|message|write|want|txt|best|I am \p{Lu})/iu.test(
        clause.text,
      ) &&
      !clause.text.includes(HELD_ADDRESS) &&
      wordsOf(clause.text).length >= 7
    if (clause.role !== 'business' && !isShownContact) return []
    const shown = polished(
      denied(withDollars(clause.text, dollars), clause.heading, voice),
      voice,
      clause,
    )
    if (shown.length < 5 || wordsOf(shown).length < 2 || shown.length > 420) return []
    const prices = pricesOf(clause, dollars)
    const amounts = shown.match(/\$\s?\d/g)?.length ?? 0
    const isItem =
      clause.kind === 'item' &&
      offers.some(({ title }) =>
        clause.text.toLowerCase().startsWith(title.toLowerCase().slice(0, 20)),
      )
    const shownHours = hoursOf(clause.text)
    const listed =
      (prices.length > 0 &&
        (prices
          .map(({ shown: price }) => price)
          .join(' ')
          .match(/\$/g)?.length ?? 0) >= amounts &&
        besidesPrices(shown, prices) < 6) ||
      (shownHours.length > 0 && clause.text.length < 34 + shownHours.length * 34) ||
      (isItem && clause.text.length < 60) ||
      stepClauses.includes(clause)
    return [
      {
        text: shown,
        topic: topicOf(shown, clause, people, ours.indexOf(clause)),
        whole: isSentence(clause),
        span,
        entry: clause.kind === 'item',
        listed,
      },
    ]
  })
  const unique = statements.filter(
    (one, index) => statements.findIndex((other) => other.text === one.text) === index,
  )
  const heading = clauses.find(
    (clause) =>
      clause.kind === 'item' &&
      clause.heading &&
      offers.some((offer) => clauses[offer.clause] === clause),
  )?.heading
  return {
    ...base,
    language,
    text,
    voice,
    statements: unique,
    offers,
    offerHeading: heading && heading.length <= 32 ? capitalise(heading.toLowerCase()) : '',
    steps:
      stepClauses.length > 0
        ? stepClauses.map((clause) => capitalise(clause.text.replace(/[.]$/, '')))
        : stepsOf(unique),
    figures: figuresOf(
      unique.filter(({ topic }) => topic !== 'limit' && topic !== 'prices').map((one) => one.text),
    ),
    since: sinceOf(said),
    places,
    hours: hoursOf(
      clauses
        .filter(({ role }) => role === 'business' || role === 'contact')
        .map((clause) => clause.text)
        .join('\n'),
    ),
    people,
    wishes: wishesOf(clauses),
    nouns: nounsOf(clauses, offers, companyName, base.industry),
    denied: deniedOf(clauses),
  }
}
