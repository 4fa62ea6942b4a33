import type { DesignBrief } from '@agency/contract/brief'
import type { AskedForm } from './asked-forms.ts'
import type { Contact } from './contact.ts'
import type { CustomerQuote } from './customer-quotes.ts'
import type { Figure } from './figures.ts'
import type { OpeningHours } from './hours.ts'
import type { Language } from './language.ts'
import type { Offer } from './offers.ts'
import type { NamedPerson } from './people.ts'
import type { Question } from './questions.ts'
import type { Request } from './site-things.ts'
import type { Wish } from './wishes.ts'

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
  /** Ways to be reached that the client does not want. */
  refusedContacts: readonly Contact['kind'][]
  wishes: Wish[]
  /** What the client wants a button to say, word for word, or ''. */
  button: string
  /** What the website is to hold that only the client can supply. */
  requests: Request[]
  /** What customers ask, each with the client's answer or ''. */
  questions: Question[]
  /** What customers said, each with who said it. */
  quotes: CustomerQuote[]
  /** Forms whose fields the client names, in the order of the brief. */
  forms: AskedForm[]
  /** What visitors are to be able to do, in the client's words: 'request a tuning'. */
  actions: string[]
  /** What the business is or does, as the brief says it best: 'We tune, regulate and restore pianos'; or ''. */
  headline: string
  /** What is said of the looks of the website besides the colours of the form. */
  looks: string
  /** Things that the brief names, most telling first. */
  nouns: Noun[]
  /** Words of what the brief says it is not, does not do or does not want, in lower case. */
  denied: string[]
}
