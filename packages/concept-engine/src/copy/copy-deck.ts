import type { Source } from '@agency/contract/concept'
import type { ContentFormat } from '../reading/wishes/site-content.ts'
import type { SectionKind } from '../section-kinds.ts'
import type { LabelKey } from './labels.ts'

export interface TitledText {
  title: string
  text: string
}

export interface DeckOffer extends TitledText {
  /** A price as the page shows it, or ''. */
  value: string
  /** The client's heading for its part of the prices, if there are several parts. */
  group?: string
}

export interface Story {
  eyebrow: string
  headline: string
  text: string
}

export interface NoteGroup {
  heading: string
  /** Sentences, at least one. */
  items: string[]
}

/** A field of a form. */
export interface Field {
  title: string
  type: 'line' | 'long' | 'choice' | 'date' | 'file'
  /** The content of the field; what can be chosen, joined by OPTION_SEPARATOR. */
  value?: string
}
/** Between the options of a choice: 'Selling / Leasing / Renewal'. */
export const OPTION_SEPARATOR = ' / '

export interface Form {
  headline: string
  button: string
  fields: Field[]
}

/** A section for content or a feature that the client asked for. */
export interface RequestedSection {
  kind: Extract<SectionKind, `asked-${string}`>
  headline: string
  /**
   * In topics, `format` is the form in which each is shown, and `text` the client's text about it so
   * far.
   */
  items: { title: string; format?: ContentFormat; text?: string }[]
  /** What is behind a login. */
  text?: string
  /** The fields of a calculator. */
  fields?: Field[]
  /** Label of its button, or ''. */
  button: string
}

/** The copy of a website: every section takes its texts from here. Lengths are in characters. */
export interface CopyDeck {
  /** BCP 47 code of the description's language: 'en', 'vi', 'el', 'ru', 'ar', 'zh', 'ja', 'ko'. */
  language: string
  /** 3 to 5 page names. */
  siteMap: string[]
  tagline: string
  /** A short line above the headline: the place, or the type of business. */
  eyebrow: string
  /** Candidates for the hero, best first, each at most 64; at least one. */
  headlines: string[]
  /** Paragraphs of at most 260 for the hero; none is '', but the list may be empty. */
  leads: string[]
  /** Offers, never more than the brief names. */
  offers: DeckOffer[]
  offerHeading: string
  /** Offers with their prices, if there are enough for a list of their own. */
  prices: { heading: string; items: DeckOffer[] }
  /** Only figures that the description states, 0 to 4. */
  figures: { value: string; label: string }[]
  steps: TitledText[]
  stepHeading: string
  stories: Story[]
  /** Sentences with headings: about prices, about limits and conditions, and the remaining ones. */
  notes: NoteGroup[]
  /** Only days and times that the brief states. */
  hours: { title: string; value: string }[]
  /** The location, as a headline: 'Coburg', 'Drouin, Sale'; '' if the brief does not state it. */
  place: string
  /** Ways to get in touch: the label of their kind, and what the client calls them. */
  contacts: { kind: string; title: string; value: string }[]
  /** Labels of those that the client does not want to offer. */
  refusedContacts: readonly string[]
  /** Sentences for large type: from a customer or from the client, each with its author. */
  pulls: { text: string; by: string }[]
  people: TitledText[]
  /** The page's form, which the client asked for, or which fills a short page. */
  form: Form
  /** Other forms that the client described, for other visitors or purposes. */
  otherForms: Form[]
  /** Whether the client asked for it, or gave no other way to make contact. */
  isFormRequested: boolean
  /** Whether the client wants no forms. */
  noForms: boolean
  requested: RequestedSection[]
  /** Phrases of 1 to 4 words for a marquee. */
  tickers: string[]
  closing: { headline: string; text: string }
  /** Button labels, each at most 24; the second may be ''. */
  actions: { first: string; second: string }
  labels: Record<LabelKey, string>
  /** The source of each text; a text that is not in the map is from the brief. */
  sources: ReadonlyMap<string, Source>
}
