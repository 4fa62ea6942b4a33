import type { DesignBrief } from '@agency/contract/brief'
import type { Random } from '../random.ts'
import { inPlace } from '../reading/places.ts'
import { capitalise, wordsOf } from '../reading/sentences.ts'
import type { CopyDeck, Story, TitledText } from './copy-deck.ts'
import { createDraft, type Draft, takeRows, takeStatements } from './draft.ts'
import { labelsIn } from './labels.ts'
import { writeList, writeOffers } from './own-offers.ts'
import { writeTranslated } from './write-translated.ts'

const HEADLINE_MAX = 64
const LEAD_MIN = 80
const LEAD_MAX = 220
const ACTION_MAX = 24
const FIGURE_LABEL = 34

const titled = ([title = '', text = '']: string[]): TitledText => ({ title, text })
const firsts = (rows: string[][]) => rows.map(([first = '']) => first)

/** Sentences that lean on the one before them are no headlines. */
const LEANS =
  /^(?:founded|established|used|sizes|prices|minimum|open|they|this|that|these|those|there|it|it’s|he|she|also|and|but|so|because|most|some|both|all|then|each|no|not|yes)\b/i

/** A roll call, a row of counts or a season heads no page. */
const NO_HEADLINE =
  /^(?:Dr|Prof|Chef|I am|I’m|My name|For)\b|\bavailable\b|^\d.*,\s*\d|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/

/** A sentence that only lists the offers says what the offers say again below. */
const listsOffers = ({ reading }: Draft, statement: string) =>
  reading.offers.filter(({ title }) => statement.toLowerCase().includes(title.toLowerCase()))
    .length >= 2

/** What the business is, or one of its short sentences; noted as said. */
function ownHeadlines(draft: Draft): string[] {
  const { reading, ledger } = draft
  const found: string[] = []
  if (reading.nature && reading.nature.length < HEADLINE_MAX) {
    found.push(`${capitalise(reading.nature)}.`)
    // The sentence that says no more than the headline is not said again.
    const same = draft.unused.find((statement) =>
      statement.toLowerCase().endsWith(`${reading.nature?.toLowerCase()}.`),
    )
    if (same) draft.unused = draft.unused.filter((statement) => statement !== same)
    ledger.say(...found)
  }
  const spare = Math.max(0, draft.unused.length - 2)
  const short = draft.unused.filter(
    (statement) =>
      statement.length <= HEADLINE_MAX &&
      wordsOf(statement).length >= 4 &&
      !LEANS.test(statement) &&
      !/[$€£]|\b(?:1[89]|20)\d\d\b/.test(statement) &&
      !NO_HEADLINE.test(statement) &&
      !listsOffers(draft, statement),
  )
  for (const statement of draft.random.shuffled(short).slice(0, Math.min(2, spare))) {
    found.push(statement)
    ledger.say(statement)
    draft.unused = draft.unused.filter((other) => other !== statement)
  }
  return found
}

/** Own words and the trade's in turn; the seed says which of the two leads. */
function writeHeadlines(draft: Draft): string[] {
  const own = ownHeadlines(draft)
  const trade = firsts(takeRows(draft, draft.trade.headlines, 4, 3))
  const [lead, follow] = draft.random.next() < 0.5 && own.length > 0 ? [own, trade] : [trade, own]
  const mixed = lead.flatMap((headline, at) => [headline, ...(follow[at] ? [follow[at]] : [])])
  return [...mixed, ...follow.slice(lead.length)]
}

function writeLeads(draft: Draft): string[] {
  const leads: string[] = []
  let own = takeStatements(draft, LEAD_MIN, LEAD_MAX)
  // A maxim of the trade stands well behind a short sentence; a note needs something before it.
  const maxims = draft.rows(draft.trade.quotes).slice(1)
  while (own && own.length < LEAD_MIN) {
    const note = [...maxims, ...draft.rows(draft.trade.notes)].find(
      ([text = '']) => draft.ledger.isFresh(text) && own.length + text.length < LEAD_MAX,
    )?.[0]
    if (!note) break
    draft.ledger.say(note)
    own = `${own} ${note}`
  }
  // The sentence that said who 'it' is may stand in the headline.
  if (own.length >= LEAD_MIN) leads.push(own.replace(/^It\b(?=\s[a-z]+s\b)/, draft.name))
  if (draft.unused.length >= 4) {
    const second = takeStatements(draft, LEAD_MIN, LEAD_MAX)
    if (second.length >= LEAD_MIN) leads.push(second)
  }
  return [...leads, ...firsts(takeRows(draft, draft.trade.leads, 2, 2))]
}

/** A short statement heads the next ones; without one the trade gives the headline. */
function ownStory(draft: Draft): Story[] {
  const head = draft.unused.find(
    (statement) =>
      statement.length <= 72 &&
      wordsOf(statement).length >= 4 &&
      !LEANS.test(statement) &&
      draft.ledger.isFresh(statement),
  )
  if (!head || draft.unused.length < 2) return []
  draft.unused = draft.unused.filter((statement) => statement !== head)
  draft.ledger.say(head)
  const text = takeStatements(draft, 60, 260)
  if (!text) {
    draft.unused.push(head)
    return []
  }
  return [{ eyebrow: draft.reading.place ?? draft.trade.label, headline: head, text }]
}

function writeStories(draft: Draft): Story[] {
  const own = [...ownStory(draft), ...ownStory(draft)]
  const trade = takeRows(draft, draft.trade.stories, Math.max(3 - own.length, 2), 3 - own.length)
  return [
    ...own,
    ...trade.map(([eyebrow = '', headline = '', text = '']) => ({ eyebrow, headline, text })),
  ]
}

/** What the description answers, as questions; question and answer carry only facts it states. */
function ownAnswers({ reading }: Draft): TitledText[] {
  const { hours, offers } = reading
  const open = hours.find(({ value }) => value !== 'Closed')
  const priced = offers.filter(({ value }) => value).slice(0, 4)
  const [dearest] = priced
  const answers: TitledText[] = []
  if (open)
    answers.push({
      title: `Are you open ${open.title}?`,
      text: `${hours.map(({ title, value }) => `${title}: ${value}`).join('; ')}.`,
    })
  if (dearest)
    answers.push({
      title: `How much for ${dearest.title.charAt(0).toLowerCase()}${dearest.title.slice(1)}?`,
      text: `${priced.map(({ title, value }) => `${title}: ${value}`).join('; ')}.`,
    })
  return answers
}

function writeFaqs(draft: Draft): TitledText[] {
  const own = ownAnswers(draft).slice(0, 3)
  const trade = takeRows(draft, draft.trade.faqs, 6 - own.length, 4 - own.length).map(titled)
  // What the trade asks comes first: it is what a visitor wants to know before the address.
  return [...trade.slice(0, 2), ...own, ...trade.slice(2)]
}

/** Only what the business says of itself can stand between quotation marks. */
const FIRST_PERSON = /\b(?:[Ww]e|[Oo]urs?|us|I|[Mm]y)\b/

function writeQuotes(draft: Draft): CopyDeck['quotes'] {
  const { reading, name } = draft
  const founder = reading.people.find(({ role }) => role) ?? reading.people[0]
  const by = founder
    ? [founder.name, founder.role].filter(Boolean).join(', ')
    : `The team at ${name}`
  const own = draft.unused.find(
    (statement) =>
      statement.length >= 40 &&
      statement.length <= 180 &&
      FIRST_PERSON.test(statement) &&
      draft.ledger.isFresh(statement),
  )
  if (own) {
    draft.ledger.say(own)
    draft.unused = draft.unused.filter((statement) => statement !== own)
  }
  // A sentence that we wrote is the team's, never put into a named person's mouth.
  const trade = takeRows(draft, draft.trade.quotes, 2).map(([text = '']) => ({
    text,
    by: `The team at ${name}`,
  }))
  return [...(own ? [{ text: own, by }] : []), ...trade]
}

function writePeople(draft: Draft): TitledText[] {
  const { reading, trade } = draft
  const roles = takeRows(draft, trade.people, 4).map(titled)
  const named = reading.people.map(({ name, role }, at) => ({
    title: name,
    text:
      role ||
      (at === 0 && /\b(?:I’m|I am|my name)\b/i.test(draft.brief.mainGoal) ? 'Founder' : draft.name),
  }))
  return [...named, ...roles].slice(0, 4)
}

function writeActions({ reading, brief, trade }: Draft): CopyDeck['actions'] {
  const [consumer = '', business = '', second = ''] = trade.actions
  const usual = { B2B: [business, second], B2C: [consumer, second], Both: [consumer, business] }
  const labels = [...reading.needs.actions, ...usual[brief.businessType], second].filter(
    (label) => label.length <= ACTION_MAX,
  )
  const first = labels[0] ?? second
  // Two buttons that begin alike ('Book online', 'Book a table') leave no choice.
  const verb = first.split(' ')[0]
  return { first, second: labels.find((label) => label.split(' ')[0] !== verb) ?? second }
}

const writeSiteMap = ({ reading, trade }: Draft): string[] => {
  const asked = reading.needs.pages.filter((page) => !trade.pages.includes(page))
  const kept = trade.pages.slice(0, asked.length > 1 ? 3 : 4)
  return [...new Set([...kept, ...asked])].slice(0, 5)
}

function writeAudience(draft: Draft): string {
  const { reading, trade } = draft
  const whom = reading.audience ?? firsts(draft.rows(trade.audience))[0] ?? ''
  // Behind a clause of its own the place would belong to that clause.
  const open = !/\b(?:who|that|which|with|to)\b/.test(whom) && !whom.includes(reading.place ?? '')
  const place = reading.place && open ? ` ${inPlace(reading.place)}` : ''
  return `For ${whom}${place}`
}

/** Years say what they were spent on; every other figure keeps the label it was read with. */
const writeFigures = ({ reading, trade }: Draft): CopyDeck['figures'] =>
  reading.figures.map(({ value, label }) => ({
    value,
    label: /^years?$/i.test(label) ? `years of ${trade.craft}`.slice(0, FIGURE_LABEL) : label,
  }))

function writeTickers(draft: Draft): string[] {
  const own = draft.reading.offers
    .map(({ title }) => title)
    .filter((title) => wordsOf(title).length <= 4 && title.length <= 28)
  const all = [
    ...own.slice(0, 4),
    ...(draft.reading.place ? [draft.reading.place] : []),
    ...draft.random.shuffled(draft.trade.tickers),
  ]
  return [...new Map(all.map((phrase) => [phrase.toLowerCase(), phrase])).values()].slice(0, 8)
}

/**
 * Writes the words of a website. Every fact in them stands in the brief; the trade's vocabulary
 * fills in. The same brief and the same random numbers give the same deck.
 */
export function writeCopy(brief: DesignBrief, random: Random): CopyDeck {
  const draft = createDraft(brief, random)
  const { reading, trade } = draft
  if (reading.language !== 'en') return writeTranslated(draft)
  const headlines = writeHeadlines(draft)
  const leads = writeLeads(draft)
  const offers = writeOffers(draft)
  const stories = writeStories(draft)
  return {
    industry: trade.industry,
    language: reading.language,
    siteMap: writeSiteMap(draft),
    tagline: `${trade.label}${reading.place ? ` ${inPlace(reading.place)}` : ''}`,
    place: reading.place,
    since: reading.since,
    audience: writeAudience(draft),
    headlines,
    leads,
    offers,
    offerHeadings: firsts(takeRows(draft, trade.offerHeadings, 4)),
    figures: writeFigures(draft),
    // Steps keep the order of the author: they happen one after the other.
    steps: trade.steps.map(({ parts }) => titled(parts)),
    stepHeadings: firsts(takeRows(draft, trade.stepHeadings, 3)),
    stories,
    faqs: writeFaqs(draft),
    list: writeList(draft),
    hours: reading.hours,
    quotes: writeQuotes(draft),
    people: writePeople(draft),
    captions: firsts(takeRows(draft, trade.captions, 8)),
    journal: takeRows(draft, trade.journal, 3).map(titled),
    fields: trade.fields,
    tickers: writeTickers(draft),
    closings: takeRows(draft, trade.closings, 3, 2).map(([headline = '', text = '']) => ({
      headline,
      text,
    })),
    actions: writeActions(draft),
    labels: labelsIn('en'),
  }
}
