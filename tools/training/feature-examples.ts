import { readFileSync } from 'node:fs'
import type { WishClause } from '@agency/contract/wishes'
import {
  type MarkedText,
  markedBriefs,
} from '../../packages/concept-engine/samples/roles/marked.ts'
import { wishClausesOf } from '../../packages/concept-engine/src/reading/site-wishes.ts'
import { features } from '../../packages/estimate/src/features.ts'
import { extractFeatures } from '../../packages/estimate/src/request-probabilities.ts'

/** A clause and a feature of a website, which it asks for or does not. */
export interface Example {
  /**
   * Index of its brief, as clauses from the same brief are similar; undefined for the simplest
   * requests.
   */
  brief: number | undefined
  /** The key of the feature. */
  key: string
  text: string
  /** The features of the clause for the classifier; see `seenOf`. */
  seen: string[]
  isAsked: boolean
}

/** The names of each feature in the simplest requests, which no realistic brief contains. */
const PLAIN: Record<string, string[]> = {
  shop: ['an online shop', 'a shop where people can buy our candles online'],
  subscriptions: ['a monthly subscription box', 'subscriptions that people can pause'],
  payments: ['online payments', 'a way to pay a deposit online'],
  bookings: ['online bookings', 'a page where people can book an appointment'],
  tickets: ['ticket sales', 'an events page with tickets'],
  enquiries: ['an enquiry form', 'a quote request form'],
  donations: ['online donations', 'a donate button'],
  accounts: ['a members’ area', 'a login for customers'],
  careers: ['a careers page', 'a page for job applications'],
  calculator: ['a price calculator', 'a cost calculator'],
  journal: ['a blog', 'a news page with articles'],
  gallery: ['a gallery', 'a portfolio of our work'],
  places: ['a map of our locations', 'a page for each location'],
  search: ['a search', 'a way to search the catalogue'],
  newsletter: ['a newsletter sign-up', 'a mailing list'],
  feeds: ['our Instagram feed', 'our Google reviews'],
  video: ['a video on the home page', 'our videos'],
  downloads: ['downloads', 'PDFs to download'],
  crm: ['a connection to our CRM', 'HubSpot integration'],
  systems: ['a connection to Xero', 'integration with our booking software'],
  api: ['an API', 'an API for our partners'],
  migration: ['the old pages moved across', 'our old content migrated'],
  accessibility: ['an accessibility audit', 'a site that meets WCAG'],
}
/** The same for visitors' actions. */
const DONE: Record<string, string[]> = {
  shop: ['order bread online', 'buy our candles online', 'order and pay online'],
  subscriptions: ['subscribe to a monthly box', 'pause their subscription'],
  payments: ['pay online', 'pay their invoice online', 'pay a deposit online'],
  bookings: ['book a table online', 'book a time online', 'make an appointment'],
  tickets: ['buy tickets online', 'buy tickets to our shows'],
  enquiries: ['ask for a quote', 'send us photos of the job', 'send an enquiry'],
  donations: ['donate online', 'make a donation'],
}
const DOINGS = [
  ...['We want a website where people can DO.', 'We want a website where people DO.'],
  ...['Customers should be able to DO.', 'I need people to be able to DO on the site.'],
  ...['People DO on our website.', 'A site that lets clients DO.'],
]
const UNDONE = ['People should not DO on the website.', 'Nobody needs to DO.']
const WISHES = [
  ...['We want PART on the website.', 'We need PART.', 'The website should have PART.'],
  ...['Please include PART.', 'We would like a website with PART.', 'I’d like PART on the site.'],
]
const REFUSALS = ['We don’t want PART.', 'No need for PART on the website.']
const plainly = (named: Record<string, string[]>, wishes: string[], refusals: string[]) =>
  Object.entries(named).flatMap(([key, names]) =>
    names.flatMap((name) =>
      [...wishes, ...refusals].map(
        (sentence): MarkedText => ({
          company: '',
          parts: [[sentence.replace(/PART|DO/, name), 'website']],
          features: [[0, key, wishes.includes(sentence) ? 'asked' : 'refused']],
        }),
      ),
    ),
  )
const plainWishes = [...plainly(PLAIN, WISHES, REFUSALS), ...plainly(DONE, DOINGS, UNDONE)]

function examplesOf({ company, parts, features: marks }: MarkedText, brief?: number): Example[] {
  const read = parts.map(([text, role]) => wishClausesOf(text, [company], role))
  const nextOf = (part: number, clauses: WishClause[], place: number) =>
    (clauses[place + 1] ?? read[part + 1]?.[0])?.text
  return read.flatMap((clauses, part) => {
    return features.flatMap((feature): Example[] => {
      const { key } = feature
      const isAsked = marks.some(
        ([at, marked, state]) => at === part && marked === key && state === 'asked',
      )
      const found = clauses.flatMap((clause, place): Example[] => {
        const seen = extractFeatures(clause, feature, nextOf(part, clauses, place))
        return seen ? [{ brief, key, text: clause.text, seen, isAsked }] : []
      })
      // If several clauses match, the first that names the feature is the one that asks for it.
      const naming = found.filter(({ seen }) => !seen.includes('hit none'))
      return isAsked && naming.length > 0 ? naming.slice(0, 1) : found
    })
  })
}

/**
 * Single sentences as clients write them, with the features that each asks for, mentions or
 * refuses.
 */
const singleWishes = (): MarkedText[] =>
  readFileSync(new URL('../../packages/estimate/samples/wishes.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [text, role, marks] = JSON.parse(line) as [string, string, Record<string, string>]
      return {
        ...{ company: '', parts: [[text, role]] },
        features: Object.entries(marks).map(([key, state]) => [0, key, state]),
      } as MarkedText
    })

/** Training examples from the annotated briefs, single sentences and the simplest requests. */
export const readExamples = (): Example[] => [
  ...markedBriefs().flatMap((marked, brief) => examplesOf(marked, brief)),
  ...singleWishes().flatMap((marked) => examplesOf(marked)),
  ...plainWishes.flatMap((marked) => examplesOf(marked)),
]
