import type { Subject } from '../imagery/subject.ts'
import type { Tint } from '../palette/colour-words.ts'
import type { LabelKey } from './labels.ts'

/** A kind of business, as far as pictures and colours go. */
export interface Industry {
  /** 'bakery', 'mortgage-broker'. */
  key: string
  subject: Subject
  /** Two or three sets of colours to choose from when the person names none. */
  colours: [Tint[], ...Tint[][]]
}

export interface TitledText {
  title: string
  text: string
}

export interface DeckOffer extends TitledText {
  /** A price as written, or ''. */
  value: string
  /** Whether the person's description names it. */
  own: boolean
}

export interface Story {
  eyebrow: string
  headline: string
  text: string
}

export interface ListItem extends TitledText {
  value: string
}

/** The words of a website: every section takes its own from here. Lengths are in characters. */
export interface CopyDeck {
  industry: Industry
  /** BCP 47 code of the description's language: 'en', 'vi', 'el', 'ru', 'ar', 'zh', 'ja', 'ko'. */
  language: string
  /** 4 or 5 page names. */
  siteMap: string[]
  tagline: string
  place: string | undefined
  /** '1987', only when written. */
  since: string | undefined
  /** A short line for whom it is, with the place when known. */
  audience: string
  /** Candidates for the hero, best first, each at most 64; at least 3 in English. */
  headlines: string[]
  /** Paragraphs of 80 to 220 for the hero; at least 2 in English. */
  leads: string[]
  /** The person's own first, filled up to at least 6 in English; titles ≤ 36, texts 40 to 150. */
  offers: DeckOffer[]
  offerHeadings: string[]
  /** Only figures that the description states, 0 to 4. */
  figures: { value: string; label: string }[]
  /** 3 or 4: how one becomes a customer here. */
  steps: TitledText[]
  stepHeadings: string[]
  stories: Story[]
  /** Questions as titles, answers as texts. */
  faqs: TitledText[]
  /** A menu, treatments, classes or rates; values only when written. */
  list: { heading: string; groups: { title: string; items: ListItem[] }[] }
  /** Only days and times that are written. */
  hours: { title: string; value: string }[]
  quotes: { text: string; by: string }[]
  /** Named people of the description, else roles of the trade. */
  people: TitledText[]
  captions: string[]
  journal: TitledText[]
  fields: string[]
  /** Phrases of 1 to 4 words for a running strip. */
  tickers: string[]
  closings: { headline: string; text: string }[]
  /** Button labels, each at most 24. */
  actions: { first: string; second: string }
  labels: Record<LabelKey, string>
}
