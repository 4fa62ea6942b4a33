import type { DesignBrief } from '@agency/contract/brief'
import type { BusinessType } from '@agency/contract/business-types'
import type { NewEstimate } from '@agency/contract/estimate'
import type { SiteWishes } from '@agency/contract/wishes'
import type { Feature } from './feature.ts'
import { featuresOf, findFeatures, refusedFeatures } from './find-features.ts'
import { countLanguages } from './find-languages.ts'
import { CHARGE_THRESHOLD, offerThreshold, requestProbabilities } from './request-probabilities.ts'
import { type SitePage, sitePages } from './site-pages.ts'

export interface Scope {
  /** Home page first. */
  pages: SitePage[]
  /** The number of languages, including English. */
  languages: number
  /** Features that were asked for. */
  features: Feature[]
  /** Features that may be asked for, or that the business may need later, likeliest first. */
  mentioned: Feature[]
  /** Keys of features that were ruled out: they are not offered either. */
  refused: string[]
  /** The number of pages and languages as stated in the text; 0 if it does not say. */
  stated: { pages: number; languages: number; words: number; content: boolean }
  /** The number of people who must agree: 1 for a sole trader, up to 3 for a large firm. */
  stakeholders: 1 | 2 | 3
  businessType: BusinessType
}

/** The part of a concept that determines the amount of work: its pages, but not their design. */
export interface ConceptPages {
  siteMap: string[]
}

const stakeholdersOf = (size: string): Scope['stakeholders'] => {
  const largest = Math.max(0, ...(size.replace(/,/g, '').match(/\d+/g) ?? []).map(Number))
  if (
    largest > 200 ||
    /\b(?:enterprise|corporat\w+|large|multinational|government)\b/i.test(size)
  ) {
    return 3
  }
  return largest > 50 || /\bmedium\b/i.test(size) ? 2 : 1
}

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = `(\\d{1,3}|${numbers.join('|')})`
const PAGES = new RegExp(`\\b${COUNT}[- ](?:pages|page (?:web)?site)\\b`, 'i')
/** 'A plan on one page' does not ask for a one-page site. */
const SINGLE_PAGE =
  /\b(?:(?:one|single|1)[- ]page (?:web)?site|one-pager|landing page|(?:just|only|begin with|start with) (?:a single|one|1) page)\b/i
/** Documents have pages too. */
const PRINTED_DOCUMENT =
  /\b[\w-]+[- ]pages?(?: of)? (?:menu|brochure|catalogue|catalog|report|document|book|booklet|guide|pdf|magazine|contract)s?\b/gi
/** A larger site is a separate project that starts with a conversation. */
export const MAX_PAGES = 60
export const MAX_LANGUAGES = 8

/** The number of pages that a description asks for; 0 if it does not say. */
export function countPages(description: string): number {
  const text = description.replace(PRINTED_DOCUMENT, ' ')
  const numberWord = PAGES.exec(text)?.[1]?.toLowerCase()
  if (!numberWord) return SINGLE_PAGE.test(text) ? 1 : 0
  const wordIndex = numbers.indexOf(numberWord)
  return wordIndex === -1 ? Math.max(1, Number(numberWord)) : wordIndex + 2
}

/** Phrases about who writes the text, and who supplies the images. */
const CONTENT_SUPPLY =
  /\b(?:(?:photos?|photographs?|pictures|pics|words|text|copy)\b.{0,40}\b(?:ours?|own|have|supply|mine|myself|ourselves|ready|write|wrote|took|take)|(?:write|supply|have|use|send|got) (?:you )?(?:all |some |our |my |the |our own |plenty of |lots of |heaps of |hundreds of )*(?:photos?|photographs?|pictures|pics|words|text|copy))\b/i
const countWords = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0

/** A longer list of options would not be read. */
const MAX_OPTIONS = 8

function scopeOf(
  wishes: SiteWishes,
  size: string,
  businessType: BusinessType,
  concept: ConceptPages = { siteMap: [] },
): Scope {
  const { requested, described, clauses } = wishes
  const namedFeatures = findFeatures(requested, true)
  const probabilities = clauses.length > 0 ? requestProbabilities(clauses) : undefined
  const probabilityOf = (key: string) => probabilities?.get(key) ?? 1
  // A feature that is named in a wish but not clearly asked for is offered, and not charged for.
  const features = namedFeatures.filter(({ key }) => probabilityOf(key) >= CHARGE_THRESHOLD)
  const requestedKeys = new Set(features.map(({ key }) => key))
  const mentioned = new Set([...namedFeatures, ...findFeatures(described)].map(({ key }) => key))
  // People often pay for what they book or buy tickets for.
  if (mentioned.has('bookings') || mentioned.has('tickets')) mentioned.add('payments')
  const probableKeys = [...(probabilities ?? [])].filter(
    ([key, probability]) => probability >= offerThreshold(key),
  )
  const offered = new Set([...mentioned, ...probableKeys.map(([key]) => key)])
  const refused = refusedFeatures(wishes).filter((key) => !requestedKeys.has(key))
  const pages = countPages(requested)
  const languages = countLanguages(requested)
  return {
    pages: sitePages(concept.siteMap, features, Math.min(MAX_PAGES, pages)),
    languages: Math.min(MAX_LANGUAGES, languages),
    features,
    mentioned: featuresOf(offered, requestedKeys)
      .filter(({ key }) => !refused.includes(key))
      .sort(
        (one, other) =>
          Number(mentioned.has(other.key)) - Number(mentioned.has(one.key)) ||
          (probabilities ? probabilityOf(other.key) - probabilityOf(one.key) : 0),
      )
      .slice(0, MAX_OPTIONS),
    refused,
    stated: {
      ...{ pages, languages, words: countWords(`${requested} ${described}`) },
      content: CONTENT_SUPPLY.test(requested),
    },
    stakeholders: stakeholdersOf(size),
    businessType,
  }
}

const wishesFromText = (requested: string): SiteWishes => ({
  requested,
  described: '',
  ruledOut: '',
  clauses: [],
})

/**
 * The scope of a brief, from its text about the website and the pages of its concept. Without
 * `wishes`, all of its description counts as requested.
 */
export const scopeFromBrief = (
  brief: DesignBrief,
  concept?: ConceptPages,
  wishes: SiteWishes = wishesFromText(brief.mainGoal),
): Scope => scopeOf(wishes, brief.employeeCount, brief.businessType, concept)

/** The scope of a quote request, from its description and its market. */
export function scopeFromQuote(
  quote: NewEstimate,
  wishes: SiteWishes = wishesFromText(quote.websiteDescription),
): Scope {
  const market = quote.targetMarket.toLowerCase()
  const isBusiness = /\b(?:b2b|business|compan|firm|trade)/.test(market)
  const isConsumer = /\b(?:b2c|consumer|famil|people|public|customer)/.test(market)
  const businessType = isBusiness === isConsumer ? 'Both' : isBusiness ? 'B2B' : 'B2C'
  return scopeOf(wishes, quote.companySize, businessType)
}
