import type { DesignBrief } from '@agency/contract/brief'
import type { BusinessType } from '@agency/contract/business-types'
import type { NewEstimate } from '@agency/contract/estimate'
import type { SiteWishes } from '@agency/contract/wishes'
import { CHARGED, likelyIn, offeredFrom } from './asked-features.ts'
import type { Feature } from './feature.ts'
import { featuresOf, findFeatures, refusedFeatures } from './find-features.ts'
import { countLanguages } from './find-languages.ts'
import { type SitePage, sitePages } from './site-pages.ts'

export interface Scope {
  /** The home page first. */
  pages: SitePage[]
  /** Languages, English among them. */
  languages: number
  /** What was asked for. */
  features: Feature[]
  /** What may be asked for, or what the business does that may come to need it, the likeliest first. */
  mentioned: Feature[]
  /** Keys of features that were ruled out: they are not offered either. */
  refused: string[]
  /** How many pages were asked for, and languages, as they were said; 0 where it was not. */
  said: { pages: number; languages: number; words: number; content: boolean }
  /** People who have to agree: 1 for a sole trader, up to 3 for a large firm. */
  stakeholders: 1 | 2 | 3
  businessType: BusinessType
}

/** What of a concept sizes the work: its pages, and never how they happened to be drawn. */
export interface DrawnConcept {
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
/** 'A plan on one page' asks for no site of one page. */
const SINGLE =
  /\b(?:(?:one|single|1)[- ]page (?:web)?site|one-pager|landing page|(?:just|only|begin with|start with) (?:a single|one|1) page)\b/i
/** Documents have pages as well. */
const PRINTED =
  /\b[\w-]+[- ]pages?(?: of)? (?:menu|brochure|catalogue|catalog|report|document|book|booklet|guide|pdf|magazine|contract)s?\b/gi
/** A larger site is a project of its own, with a conversation first. */
export const PAGES_MOST = 60
export const LANGUAGES_MOST = 8

/** How many pages a description asks for; 0 where it does not say. */
export function countPages(description: string): number {
  const text = description.replace(PRINTED, ' ')
  const written = PAGES.exec(text)?.[1]?.toLowerCase()
  if (!written) return SINGLE.test(text) ? 1 : 0
  const word = numbers.indexOf(written)
  return word === -1 ? Math.max(1, Number(written)) : word + 2
}

/** Who writes, and whose pictures they are. */
const CONTENT =
  /\b(?:(?:photos?|photographs?|pictures|pics|words|text|copy)\b.{0,40}\b(?:ours?|own|have|supply|mine|myself|ourselves|ready|write|wrote|took|take)|(?:write|supply|have|use|send|got) (?:you )?(?:all |some |our |my |the |our own |plenty of |lots of |heaps of |hundreds of )*(?:photos?|photographs?|pictures|pics|words|text|copy))\b/i
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0

/** More options than these are no offer but a list. */
const MAX_OFFERED = 8

function scopeOf(
  wishes: SiteWishes,
  size: string,
  businessType: BusinessType,
  concept: DrawnConcept = { siteMap: [] },
): Scope {
  const { asked, told, clauses } = wishes
  const named = findFeatures(asked, true)
  const likely = clauses.length > 0 ? likelyIn(clauses) : undefined
  const chanceOf = (key: string) => likely?.get(key) ?? 1
  // Named in a wish and yet not surely asked for: it is offered, and not charged for.
  const features = named.filter(({ key }) => chanceOf(key) >= CHARGED)
  const own = new Set(features.map(({ key }) => key))
  const mentioned = new Set([...named, ...findFeatures(told)].map(({ key }) => key))
  // What people book or buy tickets for they often pay for.
  if (mentioned.has('bookings') || mentioned.has('tickets')) mentioned.add('payments')
  const likelyKeys = [...(likely ?? [])].filter(([key, chance]) => chance >= offeredFrom(key))
  const offered = new Set([...mentioned, ...likelyKeys.map(([key]) => key)])
  const without = refusedFeatures(wishes).filter((key) => !own.has(key))
  const pages = countPages(asked)
  const languages = countLanguages(asked)
  return {
    pages: sitePages(concept.siteMap, features, Math.min(PAGES_MOST, pages)),
    languages: Math.min(LANGUAGES_MOST, languages),
    features,
    mentioned: featuresOf(offered, own)
      .filter(({ key }) => !without.includes(key))
      .sort(
        (one, other) =>
          Number(mentioned.has(other.key)) - Number(mentioned.has(one.key)) ||
          (likely ? chanceOf(other.key) - chanceOf(one.key) : 0),
      )
      .slice(0, MAX_OFFERED),
    refused: without,
    said: {
      ...{ pages, languages, words: wordsOf(`${asked} ${told}`) },
      content: CONTENT.test(asked),
    },
    stakeholders: stakeholdersOf(size),
    businessType,
  }
}

const allAsked = (asked: string): SiteWishes => ({ asked, told: '', refused: '', clauses: [] })

/**
 * What a brief asks for, read from what it says of the website and from the pages of the concept
 * drawn for it. Without `wishes` all of its description counts as asked for.
 */
export const scopeFromBrief = (
  brief: DesignBrief,
  concept?: DrawnConcept,
  wishes: SiteWishes = allAsked(brief.mainGoal),
): Scope => scopeOf(wishes, brief.employeeCount, brief.businessType, concept)

/** What a quote request asks for, read from its description and its market. */
export function scopeFromQuote(
  quote: NewEstimate,
  wishes: SiteWishes = allAsked(quote.websiteDescription),
): Scope {
  const market = quote.targetMarket.toLowerCase()
  const business = /\b(?:b2b|business|compan|firm|trade)/.test(market)
  const consumer = /\b(?:b2c|consumer|famil|people|public|customer)/.test(market)
  const businessType = business === consumer ? 'Both' : business ? 'B2B' : 'B2C'
  return scopeOf(wishes, quote.companySize, businessType)
}
