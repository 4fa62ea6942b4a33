import type { DesignBrief } from '@agency/contract/brief'
import type { Contact } from './contacts/contact.ts'
import type { Language } from './english/language.ts'
import type { RequestedForm } from './forms/requested-forms.ts'
import type { Offer } from './offers/offers.ts'
import type { CustomerQuote } from './people/customer-quotes.ts'
import type { NamedPerson } from './people/people.ts'
import type { Figure } from './statements/figures.ts'
import type { Question } from './statements/questions.ts'
import type { OpeningHours } from './time/hours.ts'
import type { Timetable } from './time/timetables.ts'
import type { MembersArea } from './wishes/members-area.ts'
import type { OwnerList, OwnerNotice } from './wishes/owner-notices.ts'
import type { Request } from './wishes/site-content.ts'
import type { Requirement } from './wishes/wishes.ts'

/** The subject of a statement, which decides where on a page it can appear. */
export type Topic = 'story' | 'limit' | 'hours' | 'process' | 'prices' | 'person' | 'proof'

/** A sentence about the business in its own words, in correct English. */
export interface Statement {
  text: string
  topic: Topic
  /** Whether it has a subject and a verb; 'Cash or card.' has neither. */
  isSentence: boolean
  /** Offsets in `Facts.text`. */
  span: readonly [from: number, to: number]
  /** Whether it is an entry of a list. */
  isEntry: boolean
  /** The client's heading over it, if it can be one of the page: 'Rules'; or ''. */
  heading: string
  /** Whether the list of prices or hours contains everything that it says. */
  isListed: boolean
}

/** A noun that a brief mentions, in the singular and in lower case. */
export interface Noun {
  word: string
  /**
   * The head noun that this one only modifies: 'oyster' is not a separate thing in 'oyster
   * mushrooms'.
   */
  head: string | undefined
  /** Relevance, from 0, depending on where the brief mentions it. */
  weight: number
}

/**
 * Everything that a brief says about its business. Nothing downstream of the reader sees the raw
 * text.
 */
export interface Facts {
  language: Language
  /** The description as it was understood; spans are offsets into it. */
  text: string
  companyName: string
  businessType: DesignBrief['businessType']
  /** The industry as the person wrote or chose it; '' if it is not informative ('Other'). */
  industry: string
  /** 'I' for a sole trader who works alone, 'we' otherwise. */
  voice: 'I' | 'we'
  statements: Statement[]
  /** Texts of those statements that matter most to the client. */
  messages: string[]
  offers: Offer[]
  /** The client's heading for the list of offers, or ''. */
  offerHeading: string
  steps: string[]
  /** The client's heading above the steps, or ''. */
  stepHeading: string
  figures: Figure[]
  foundingYear: string | undefined
  /** Places where the business is based or works, closest first. */
  places: string[]
  /** The area in which it works, in the client's words: 'The whole of Tasmania'; or ''. */
  coverage: string
  /** The list in which the description names places, with its regions; or ''. */
  listedArea: string
  hours: OpeningHours[]
  /** What takes place when, as the description lists it. */
  timetables: Timetable[]
  people: NamedPerson[]
  /** What the client's photographs show, each as a caption: 'The 1963 opening day'. */
  photos: string[]
  /** What visitors should see first, as a caption: 'The paper, very close'; or ''. */
  firstPicture: string
  /** Words for what no picture may show, in lower case. */
  refusedPictures: string[]
  contacts: Contact[]
  /** The first name of the person whom callers should ask for: 'Bronagh'; or ''. */
  askFor: string
  /** Kinds of contact that the client does not want to offer. */
  refusedContacts: readonly Contact['kind'][]
  wishes: Requirement[]
  /** The client's exact wording for a button, or ''. */
  button: string
  /** Content for the website that only the client can supply. */
  requests: Request[]
  /** Questions that customers ask, each with the client's answer or ''. */
  questions: Question[]
  /** Testimonials, each with its author. */
  quotes: CustomerQuote[]
  /** Forms whose fields the client lists, in the order of the brief. */
  forms: RequestedForm[]
  /** Forms that whole sentences describe, the main one first; each gets a section. */
  describedForms: RequestedForm[]
  /** What visitors enter into a calculator, with its name; undefined without a description. */
  calculator: RequestedForm | undefined
  /** Files that visitors should be able to download, by the client's names for them. */
  downloads: string[]
  /** A part of the website for some people only; undefined if the client wants none. */
  membersArea: MembersArea | undefined
  /** What the owner wants to change at the top of the page. */
  notices: OwnerNotice[]
  /** Lists that change, whose columns the client names. */
  lists: OwnerList[]
  /** Things that visitors should be able to do, in the client's words: 'request a tuning'. */
  actions: string[]
  /**
   * The brief's best description of what the business is or does: 'We tune, regulate and restore
   * pianos'; or ''.
   */
  headline: string
  /** Wishes about the website's design, in addition to the colours from the form. */
  designNotes: string
  /** Nouns that the brief mentions, most relevant first. */
  nouns: Noun[]
  /** Words for what the brief says it is not, does not do or does not want, in lower case. */
  negatedWords: string[]
}
