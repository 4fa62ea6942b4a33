import { readFileSync } from 'node:fs'
import type { WishClause } from '@agency/contract/wishes'
import {
  type AnnotatedText,
  annotatedBriefs,
} from '../../packages/concept-engine/samples/roles/annotated-briefs.ts'
import { wishClausesOf } from '../../packages/concept-engine/src/reading/wishes/site-wishes.ts'
import { features } from '../../packages/estimate/src/features.ts'
import { extractFeatures } from '../../packages/estimate/src/request-probabilities.ts'

/** A clause, a feature of a website, and whether the clause asks for it. */
export interface Example {
  /**
   * Index of its brief, as clauses from the same brief are similar; undefined for the simplest
   * requests.
   */
  brief: number | undefined
  /** The key of the feature. */
  key: string
  text: string
  /** The features of the clause for the classifier; see `extractFeatures`. */
  classifierFeatures: string[]
  isRequested: boolean
}

/** The names of each feature in the simplest requests, which no realistic brief contains. */
const NAMES: Record<string, string[]> = {
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
const ACTIONS: Record<string, string[]> = {
  shop: ['order bread online', 'buy our candles online', 'order and pay online'],
  subscriptions: ['subscribe to a monthly box', 'pause their subscription'],
  payments: ['pay online', 'pay their invoice online', 'pay a deposit online'],
  bookings: ['book a table online', 'book a time online', 'make an appointment'],
  tickets: ['buy tickets online', 'buy tickets to our shows'],
  enquiries: ['ask for a quote', 'send us photos of the job', 'send an enquiry'],
  donations: ['donate online', 'make a donation'],
}
const ACTION_REQUESTS = [
  ...['We want a website where people can DO.', 'We want a website where people DO.'],
  ...['Customers should be able to DO.', 'I need people to be able to DO on the site.'],
  ...['People DO on our website.', 'A site that lets clients DO.'],
]
const ACTION_REFUSALS = ['People should not DO on the website.', 'Nobody needs to DO.']
const NAME_REQUESTS = [
  ...['We want PART on the website.', 'We need PART.', 'The website should have PART.'],
  ...['Please include PART.', 'We would like a website with PART.', 'I’d like PART on the site.'],
]
const NAME_REFUSALS = ['We don’t want PART.', 'No need for PART on the website.']
const fillTemplates = (
  namesByFeature: Record<string, string[]>,
  requests: string[],
  refusals: string[],
) =>
  Object.entries(namesByFeature).flatMap(([key, names]) =>
    names.flatMap((name) =>
      [...requests, ...refusals].map(
        (sentence): AnnotatedText => ({
          company: '',
          parts: [[sentence.replace(/PART|DO/, name), 'website']],
          features: [[0, key, requests.includes(sentence) ? 'asked' : 'refused']],
        }),
      ),
    ),
  )
const simpleRequests = [
  ...fillTemplates(NAMES, NAME_REQUESTS, NAME_REFUSALS),
  ...fillTemplates(ACTIONS, ACTION_REQUESTS, ACTION_REFUSALS),
]

function examplesOf(
  { company, parts, features: labels }: AnnotatedText,
  brief?: number,
): Example[] {
  const clausesByPart = parts.map(([text, role]) => wishClausesOf(text, [company], role))
  const nextClauseText = (partIndex: number, clauses: WishClause[], index: number) =>
    (clauses[index + 1] ?? clausesByPart[partIndex + 1]?.[0])?.text
  return clausesByPart.flatMap((clauses, partIndex) => {
    return features.flatMap((feature): Example[] => {
      const { key } = feature
      const isRequested = labels.some(
        ([labelledPart, labelledKey, state]) =>
          labelledPart === partIndex && labelledKey === key && state === 'asked',
      )
      const matches = clauses.flatMap((clause, index): Example[] => {
        const classifierFeatures = extractFeatures(
          clause,
          feature,
          nextClauseText(partIndex, clauses, index),
        )
        return classifierFeatures
          ? [{ brief, key, text: clause.text, classifierFeatures, isRequested }]
          : []
      })
      // If several clauses match, the first that names the feature is the one that asks for it.
      const namingMatches = matches.filter(
        ({ classifierFeatures }) => !classifierFeatures.includes('hit none'),
      )
      return isRequested && namingMatches.length > 0 ? namingMatches.slice(0, 1) : matches
    })
  })
}

/**
 * Single sentences as clients write them, with the features that each asks for, mentions or
 * refuses.
 */
const readSentences = (): AnnotatedText[] =>
  readFileSync(new URL('../../packages/estimate/samples/wishes.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [text, role, labels] = JSON.parse(line) as [string, string, Record<string, string>]
      return {
        ...{ company: '', parts: [[text, role]] },
        features: Object.entries(labels).map(([key, state]) => [0, key, state]),
      } as AnnotatedText
    })

/** Training examples from the annotated briefs, single sentences and the simplest requests. */
export const readExamples = (): Example[] => [
  ...annotatedBriefs().flatMap((labelled, brief) => examplesOf(labelled, brief)),
  ...readSentences().flatMap((labelled) => examplesOf(labelled)),
  ...simpleRequests.flatMap((labelled) => examplesOf(labelled)),
]
