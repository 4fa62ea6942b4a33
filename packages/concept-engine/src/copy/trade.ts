import type { Subject } from '../imagery/subject.ts'
import type { Tint } from '../palette/colour-words.ts'
import type { Industry, TitledText } from './copy-deck.ts'

export type Audience = 'consumer' | 'business'

/** One line of vocabulary; without an audience it fits both. */
export interface Row {
  audience: Audience | undefined
  /** The parts between the bars. */
  parts: string[]
}

/**
 * The vocabulary of a trade as its author writes it. Rows stand one to a line; 'b> ' or 'c> ' at the
 * head keeps a row for businesses or consumers; '{place}' makes a row wait for a known place.
 */
interface TradeSource {
  key: string
  /** The trade's name in a line of its own: 'Bakery'. */
  label: string
  subject: Subject
  colours: [Tint[], ...Tint[][]]
  /** Words that name the trade, and words that only hint at it; phrases allowed, commas between. */
  names: string
  hints: string
  /** Words of an industry field that cover this and other trades: 'food', 'hospitality'. */
  field: string
  /** Four page names, commas between. */
  pages: string
  /** Buttons: for consumers | for businesses | the second one. */
  actions: string
  /** What years are spent on: 'baking'. */
  craft: string
  /** To stand behind 'For'. */
  audience: string
  headlines: string
  leads: string
  /** Title | text. */
  offers: string
  /** Sentences that can stand below any offer of this trade. */
  notes: string
  offerHeadings: string
  steps: string
  stepHeadings: string
  /** Eyebrow | headline | text. */
  stories: string
  faqs: string
  /** First row: the heading. '# ' begins a group. Other rows: title | text. */
  list: string
  people: string
  captions: string
  journal: string
  /** Commas between. */
  fields: string
  tickers: string
  /** Headline | text. */
  closings: string
  quotes: string
}

const rowOf = (line: string): Row => {
  const mark = /^([bc])> /.exec(line)?.[1]
  return {
    audience: mark === 'b' ? 'business' : mark === 'c' ? 'consumer' : undefined,
    parts: line
      .replace(/^[bc]> /, '')
      .split('|')
      .map((part) => part.trim()),
  }
}

const rows = (text: string): Row[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(rowOf)

const terms = (text: string) =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean)

function listOf(text: string): Trade['list'] {
  const [first, ...rest] = rows(text)
  const groups: { title: string; items: TitledText[] }[] = []
  for (const { parts } of rest) {
    const [title = '', body = ''] = parts
    if (title.startsWith('# ')) groups.push({ title: title.slice(2), items: [] })
    else groups.at(-1)?.items.push({ title, text: body })
  }
  return { heading: first?.parts[0] ?? '', groups }
}

export type Trade = ReturnType<typeof readSource> & {
  list: { heading: string; groups: { title: string; items: TitledText[] }[] }
}

const readSource = (source: TradeSource) => ({
  industry: { key: source.key, subject: source.subject, colours: source.colours } as Industry,
  label: source.label,
  craft: source.craft,
  names: terms(source.names),
  hints: terms(source.hints),
  field: terms(source.field),
  pages: terms(source.pages),
  actions: rowOf(source.actions).parts,
  fields: terms(source.fields),
  tickers: terms(source.tickers),
  audience: rows(source.audience),
  headlines: rows(source.headlines),
  leads: rows(source.leads),
  offers: rows(source.offers),
  notes: rows(source.notes),
  offerHeadings: rows(source.offerHeadings),
  steps: rows(source.steps),
  stepHeadings: rows(source.stepHeadings),
  stories: rows(source.stories),
  faqs: rows(source.faqs),
  people: rows(source.people),
  captions: rows(source.captions),
  journal: rows(source.journal),
  closings: rows(source.closings),
  quotes: rows(source.quotes),
})

/** Reads the vocabulary of a trade. */
export const trade = (source: TradeSource): Trade => ({
  ...readSource(source),
  list: listOf(source.list),
})

/** A colour of a trade's default set, in OKLCH. */
export const tint = (l: number, c: number, h: number): Tint => ({ l, c, h })
