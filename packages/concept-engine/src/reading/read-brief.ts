import type { DesignBrief } from '@agency/contract/brief'
import { withDollars, writesDollars } from './amounts.ts'
import { type Clause, clausesOf, isSentence, isSloppy } from './clauses.ts'
import { contactsOf, hidesAddress } from './contact.ts'
import type { Facts, Statement } from './facts.ts'
import { figuresOf, sinceOf } from './figures.ts'
import { coversHours, hoursOf } from './hours.ts'
import { type Language, languageOf } from './language.ts'
import { nounsOf } from './nouns.ts'
import { type Offer, offersOf } from './offers.ts'
import { type NamedPerson, peopleOf } from './people.ts'
import { placesOf } from './places.ts'
import { pricesOf } from './prices.ts'
import { bracketed, requestsOf } from './requests.ts'
import { capitalise, cleanText, HELD_ADDRESS, sentencesOf, withStop, wordsOf } from './sentences.ts'
import { denied, polished, topicOf } from './statements.ts'
import { tidyEnglish } from './tidy.ts'
import { isNoun, tokensOf } from './tokens.ts'
import { wishesOf } from './wishes.ts'

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

/** Notes about the website that speak of its looks. */
const OF_LOOKS = /\b(?:dark|light|colou?rs?|background|black|white)\b/i

/** Hours that tell all a clause says of them; else the clause says them itself. */
const hoursIn = ({ text }: Clause) => {
  const hours = hoursOf(text)
  return coversHours(text, hours) ? hours : []
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
  const written = cleanText(brief.industry).replace(/\s+/g, ' ').trim()
  const industry = language === 'en' ? tidyEnglish(written, [companyName]) : written
  const base = {
    companyName,
    businessType: brief.businessType,
    industry: VAGUE_INDUSTRY.test(industry) ? '' : industry,
    contacts: contactsOf(brief.mainGoal),
    hidesAddress: hidesAddress(brief.mainGoal),
    offerHeading: '',
    steps: [],
    wishes: [],
    requests: [],
    looks: '',
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
  const priced = clauses.map((clause) =>
    clause.role === 'business' ? pricesOf(clause, dollars) : { prices: [], rest: clause.text },
  )
  const found = offersOf(clauses, priced, companyName, places)
  const offers = withoutRefused(found.offers, refused)
  let at = 0
  const statements = clauses.flatMap((clause, index): Statement[] => {
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
    const told = clause.role === 'website' ? bracketed(clause) : undefined
    if (told)
      return [
        { text: withStop(told), topic: 'prices', whole: true, span, entry: false, listed: false },
      ]
    if (clause.role !== 'business' && !isShownContact) return []
    // The list of prices says the rest.
    const { rest: said = '' } = priced[index] ?? {}
    const shown = polished(denied(withDollars(said, dollars), clause.heading, voice), voice, clause)
    if (shown.length < 5 || wordsOf(shown).length < 2 || shown.length > 420) return []
    const isItem =
      clause.kind === 'item' &&
      offers.some(({ title }) =>
        clause.text.toLowerCase().startsWith(title.toLowerCase().slice(0, 20)),
      )
    const shownHours = hoursIn(clause)
    const listed =
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
    offerHeading:
      heading &&
      heading.length <= 32 &&
      !/^(?:then|the rest|also|other|and|plus|so|ok)\b|[-–—]$/i.test(heading)
        ? capitalise(heading.toLowerCase())
        : found.verb && found.verb !== 'do'
          ? `What ${voice === 'I' ? 'I' : 'we'} ${found.verb}`
          : '',
    steps:
      stepClauses.length > 0
        ? stepClauses.map((clause) => capitalise(clause.text.replace(/[.]$/, '')))
        : stepsOf(unique),
    figures: figuresOf(
      unique.filter(({ topic }) => topic !== 'limit' && topic !== 'prices').map((one) => one.text),
    ),
    since: sinceOf(said),
    places,
    hours: clauses
      .filter(({ role }) => role === 'business' || role === 'contact')
      .flatMap(hoursIn)
      .filter(({ title }, at, all) => all.findIndex((other) => other.title === title) === at),
    people,
    wishes: wishesOf(clauses),
    requests: requestsOf(clauses),
    looks: clauses
      .filter(
        ({ role, text: said }) => role === 'looks' || (role === 'website' && OF_LOOKS.test(said)),
      )
      .map((clause) => clause.text)
      .join('. '),
    nouns: nounsOf(clauses, offers, companyName, base.industry),
    denied: deniedOf(clauses),
  }
}
