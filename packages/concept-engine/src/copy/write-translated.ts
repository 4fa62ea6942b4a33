import type { Source } from '@agency/contract/concept'
import { capitalise, withFullStop, wordsOf } from '../reading/english/sentences.ts'
import type { Facts } from '../reading/facts.ts'
import type { Trade } from '../trades/trade.ts'
import type { CopyDeck } from './copy-deck.ts'
import { type LabelKey, labelsIn } from './labels.ts'

const HEADLINE_MAX = 64
const LEAD_MAX = 220

/** The calls to action of a page of this subject, as keys of its labels. */
interface SubjectActions {
  pages: LabelKey[]
  first: LabelKey
  second: LabelKey
}

const FOOD_ACTIONS: SubjectActions = {
  pages: ['menu', 'our story', 'hours', 'contact'],
  first: 'book',
  second: 'menu',
}
const RETAIL_ACTIONS: SubjectActions = {
  pages: ['shop', 'our story', 'journal', 'contact'],
  first: 'shop',
  second: 'our story',
}
const SERVICE_ACTIONS: SubjectActions = {
  pages: ['services', 'about', 'people', 'contact'],
  first: 'get in touch',
  second: 'services',
}
const actionsFor = (subject: string): SubjectActions => {
  if (['food', 'drinks'].includes(subject)) return FOOD_ACTIONS
  if (['retail', 'fashion', 'beauty', 'nature', 'farming'].includes(subject)) return RETAIL_ACTIONS
  return SERVICE_ACTIONS
}

/** Clauses of a sentence that work as a heading by themselves, in any script. */
const clausesOf = (statement: string) =>
  statement
    .split(/[,:–—，、،；]\s*/u)
    .map((clause) => capitalise(clause.replace(/[.!?。！？؟]+$/u, '').trim()))
    .filter((clause) => clause.length >= 4 && clause.length <= HEADLINE_MAX)

/** The nouns of a sentence that is a list, if its script has its own commas. */
const thingsOf = (statements: readonly string[]) =>
  statements
    .filter((statement) => (statement.match(/[,，、،]/gu)?.length ?? 0) >= 2)
    .flatMap(clausesOf)
    .filter((clause) => clause.length <= 36 && wordsOf(clause).length <= 6)

const joinSentences = (sentences: readonly string[]) =>
  sentences.join(/[。！？]$/u.test(sentences[0] ?? '') ? '' : ' ')

/**
 * A deck in the language of the description: the client's sentences, and fixed texts in that
 * language. English words are left out, so arrays may be shorter than in English, or empty.
 */
export function writeTranslated(facts: Facts, trade: Trade | undefined): CopyDeck {
  const { language, companyName, places } = facts
  const statements = facts.statements.map(({ text }) => text)
  const labels = labelsIn(language)
  const actions = actionsFor(trade?.subject ?? '')
  const sources = new Map<string, Source>(Object.values(labels).map((label) => [label, 'label']))
  const labelsOf = (keys: LabelKey[]) => keys.map((key) => labels[key])
  const [hero = companyName, ...others] = statements.filter(({ length }) => length <= HEADLINE_MAX)
  const rest = statements.filter((statement) => statement !== hero)
  // A part of a sentence can be the headline, but not a sentence that is shown in full below.
  const parts = rest.flatMap((statement) =>
    clausesOf(statement).filter(
      (clause) => clause.length >= 6 && clause.length < statement.length - 3,
    ),
  )
  const headlines = [...new Set([hero, ...others.slice(-1), ...parts])].slice(0, 3)
  const pair = rest.slice(0, 2)
  const lead =
    joinSentences(pair).length <= LEAD_MAX
      ? pair
      : rest.slice(0, 1).filter(({ length }) => length <= LEAD_MAX)
  const remaining = rest.filter(
    (statement) => !lead.includes(statement) && !headlines.includes(statement),
  )
  const titles = [...new Set(thingsOf(statements))]
  const offers = titles.slice(0, 6).map((title) => ({ title, text: '', value: '' }))
  const stories = remaining.slice(0, 3).map((text, index) => ({
    eyebrow: '',
    headline: index === 0 ? labels['our story'] : labels.about,
    text,
  }))
  const closing = { headline: labels['get in touch'], text: '' }
  return {
    language,
    siteMap: labelsOf(actions.pages),
    tagline: headlines[0] ?? companyName,
    eyebrow: places[0] ?? facts.industry,
    headlines,
    leads: lead.length > 0 ? [withFullStop(joinSentences(lead))] : [],
    offers: offers.length >= 2 ? offers : [],
    offerHeading: labels[actions.first === 'shop' ? 'shop' : (actions.pages[0] ?? 'services')],
    prices: { heading: labels.prices, items: [] },
    figures: [],
    steps: [],
    stepHeading: labels['how it works'],
    stories,
    notes: remaining.length > 3 ? [{ heading: labels.about, items: remaining.slice(3, 9) }] : [],
    hours: facts.hours,
    place: places[0] ?? '',
    refusedContacts: facts.refusedContacts.map((kind) => labels[kind]),
    contacts: facts.contacts.map(({ kind, value, label }) => ({
      ...{ kind: labels[kind], title: label ?? labels[kind], value },
    })),
    pulls: [],
    people: [],
    form: {
      headline: labels['get in touch'],
      button: labels.send,
      fields: labelsOf(['name', 'phone', 'message']).map((title) => ({ title, type: 'line' })),
    },
    otherForms: [],
    isFormRequested: false,
    noForms: false,
    requested: [],
    tickers: titles.slice(6, 14),
    closing,
    actions: { first: labels[actions.first], second: labels[actions.second] },
    labels,
    sources,
  }
}
