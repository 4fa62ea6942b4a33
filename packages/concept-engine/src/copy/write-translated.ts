import { capitalise, withStop, wordsOf } from '../reading/sentences.ts'
import type { CopyDeck, TitledText } from './copy-deck.ts'
import type { Draft } from './draft.ts'
import { type LabelKey, labelsIn } from './labels.ts'

const HEADLINE_MAX = 64
const LEAD_MAX = 220

/** How a page of the subject asks its visitors, by the keys of its labels. */
interface Ways {
  pages: LabelKey[]
  first: LabelKey
  second: LabelKey
  steps: LabelKey[]
  fields: LabelKey[]
}

const EATING: Ways = {
  pages: ['menu', 'our story', 'hours', 'contact'],
  first: 'book',
  second: 'menu',
  steps: ['choose', 'book', 'visit'],
  fields: ['name', 'phone', 'date', 'time', 'guests'],
}
const SELLING: Ways = {
  pages: ['shop', 'our story', 'journal', 'contact'],
  first: 'shop',
  second: 'our story',
  steps: ['choose', 'order', 'visit'],
  fields: ['name', 'email', 'phone', 'message'],
}
const SERVING: Ways = {
  pages: ['services', 'about', 'people', 'contact'],
  first: 'get in touch',
  second: 'services',
  steps: ['talk', 'plan', 'begin'],
  fields: ['name', 'email', 'phone', 'service', 'message'],
}
const waysOf = (subject: string): Ways => {
  if (['food', 'drinks'].includes(subject)) return EATING
  if (['retail', 'fashion', 'beauty', 'nature', 'farming'].includes(subject)) return SELLING
  return SERVING
}

/** Clauses of a sentence that can stand alone in a heading, in any script. */
const clausesOf = (statement: string) =>
  statement
    .split(/[,:–—，、،；]\s*/u)
    .map((clause) => capitalise(clause.replace(/[.!?。！？؟]+$/u, '').trim()))
    .filter((clause) => clause.length >= 4 && clause.length <= HEADLINE_MAX)

/** The nouns of a listing sentence, where its script separates them by commas of its own. */
const thingsOf = (statements: readonly string[]) =>
  statements
    .filter((statement) => (statement.match(/[,，、،]/gu)?.length ?? 0) >= 2)
    .flatMap(clausesOf)
    .filter((clause) => clause.length <= 36 && wordsOf(clause).length <= 6)

const joined = (sentences: readonly string[]) =>
  sentences.join(/[。！？]$/u.test(sentences[0] ?? '') ? '' : ' ')

const empty = { stories: [], faqs: [], quotes: [], captions: [], journal: [], closings: [] }

/**
 * A deck in the language of the description: its own sentences, and fixed words of that language.
 * English vocabulary stays out, so arrays may be shorter than in English, or empty.
 */
export function writeTranslated({ reading, trade, name, random }: Draft): CopyDeck {
  const { language, statements } = reading
  const labels = labelsIn(language)
  const ways = waysOf(trade.industry.subject)
  const named = (keys: LabelKey[]) => keys.map((key) => labels[key])
  const [hero = name, ...others] = statements.filter(({ length }) => length <= HEADLINE_MAX)
  const second = statements.length >= 4 ? others.slice(-1) : []
  const rest = statements.filter((statement) => statement !== hero && !second.includes(statement))
  // Parts of a sentence head a page; a sentence that stands below in full does not.
  const parts = rest.flatMap((statement) =>
    clausesOf(statement).filter(
      (clause) => clause.length >= 6 && clause.length < statement.length - 3,
    ),
  )
  const headlines = [...new Set([hero, ...second, ...random.shuffled(parts)])].slice(0, 5)
  const pair = rest.slice(0, 2)
  const lead =
    joined(pair).length <= LEAD_MAX
      ? pair
      : rest.slice(0, 1).filter(({ length }) => length <= LEAD_MAX)
  const later = rest.filter((statement) => !lead.includes(statement))
  const titles = [
    ...new Set([...reading.offers.map(({ title }) => title), ...thingsOf(statements)]),
  ]
  const offers = titles.slice(0, 6).map((title) => ({
    title,
    text: '',
    value: reading.offers.find((offer) => offer.title === title)?.value ?? '',
    own: true,
  }))
  const stories = later.slice(0, 3).map((text, at) => ({
    eyebrow: reading.place ?? labels['our story'],
    headline: at === 0 ? labels['our story'] : labels.about,
    text,
  }))
  const people: TitledText[] = reading.people.map((person) => ({
    title: person.name,
    text: person.role,
  }))
  return {
    ...empty,
    industry: trade.industry,
    language,
    siteMap: named(ways.pages),
    tagline: headlines[0] ?? name,
    place: reading.place,
    since: reading.since,
    audience: reading.place ?? name,
    headlines,
    leads: lead.length > 0 ? [withStop(joined(lead))] : [],
    offers,
    offerHeadings: [labels[ways.first === 'shop' ? 'shop' : (ways.pages[0] ?? 'services')]],
    figures: reading.figures,
    steps: named(ways.steps).map((title) => ({ title, text: '' })),
    stepHeadings: [labels['how it works']],
    stories,
    list: {
      heading: labels[ways.pages[0] ?? 'services'],
      groups:
        offers.length >= 2
          ? [{ title: name, items: offers.map(({ title, value }) => ({ title, text: '', value })) }]
          : [],
    },
    hours: reading.hours,
    quotes: later.slice(3, 4).map((text) => ({ text, by: name })),
    people,
    captions: titles.slice(0, 6),
    fields: named(ways.fields),
    tickers: titles.slice(0, 8),
    closings: [{ headline: labels['get in touch'], text: '' }],
    actions: { first: labels[ways.first], second: labels[ways.second] },
    labels,
  }
}
