import type { Source } from '@agency/contract/concept'
import type { RequestSort } from '../reading/site-things.ts'
import type { SectionKind } from '../section-kinds.ts'
import type { LabelKey } from './labels.ts'

export interface TitledText {
  title: string
  text: string
}

export interface DeckOffer extends TitledText {
  /** A price as the page shows it, or ''. */
  value: string
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
  sort: 'line' | 'long' | 'choice' | 'date' | 'file'
  /** What stands in it. */
  value?: string
}

export interface Form {
  headline: string
  button: string
  fields: Field[]
}

/** A section for something that the client asked the website to hold. */
export interface Asked {
  kind: Extract<SectionKind, `asked-${string}`>
  headline: string
  /** Of topics, `sort` is what each looks like, and `text` what the client told of it already. */
  items: { title: string; sort?: RequestSort; text?: string }[]
  /** Label of its button, or ''. */
  button: string
}

/** The words of a website: every section takes its own from here. Lengths are in characters. */
export interface CopyDeck {
  /** BCP 47 code of the description's language: 'en', 'vi', 'el', 'ru', 'ar', 'zh', 'ja', 'ko'. */
  language: string
  /** 3 to 5 page names. */
  siteMap: string[]
  tagline: string
  /** A short line over the headline: where, or what sort of business. */
  eyebrow: string
  /** Candidates for the hero, best first, each at most 64; at least one. */
  headlines: string[]
  /** Paragraphs of at most 260 for the hero; '' never among them, but there may be none. */
  leads: string[]
  /** What is on offer, never more than the brief names. */
  offers: DeckOffer[]
  offerHeading: string
  /** Offers with their prices, where there are enough for a list of their own. */
  prices: { heading: string; items: DeckOffer[] }
  /** Only figures that the description states, 0 to 4. */
  figures: { value: string; label: string }[]
  steps: TitledText[]
  stepHeading: string
  stories: Story[]
  /** Sentences under headings: of prices, of limits and conditions, and what fits nowhere else. */
  notes: NoteGroup[]
  /** Only days and times that are written. */
  hours: { title: string; value: string }[]
  /** Where it is, as a headline: 'Coburg', 'Drouin, Sale'; '' when it is not said. */
  place: string
  /** Ways to get in touch, each with its label. */
  contacts: { title: string; value: string }[]
  /** Labels of those that the client does not want. */
  refusedContacts: readonly string[]
  /** Sentences that bear large type: of a customer or of the client, each with who says it. */
  pulls: { text: string; by: string }[]
  people: TitledText[]
  /** The form of the page; the client asked for one, or the page is short. */
  form: Form
  /** Whether the client asked for it, or gave no other way to be reached. */
  isFormAsked: boolean
  /** Whether the client wants no forms. */
  noForms: boolean
  asked: Asked[]
  /** Phrases of 1 to 4 words for a running strip. */
  tickers: string[]
  closing: { headline: string; text: string }
  /** Button labels, each at most 24; the second may be ''. */
  actions: { first: string; second: string }
  labels: Record<LabelKey, string>
  /** Where each text is from; one that is not among them is the brief's. */
  sources: ReadonlyMap<string, Source>
}
