import type { DesignBrief } from '@agency/contract/brief'
import type { BusinessType } from '@agency/contract/business-types'
import type { NewQuote } from '@agency/contract/estimate'
import type { Feature } from './feature.ts'
import { findFeatures } from './find-features.ts'
import { countLanguages } from './find-languages.ts'
import { type SitePage, sitePages } from './site-pages.ts'

export interface Scope {
  /** The home page first. */
  pages: SitePage[]
  /** Quarter hours of design and of build that the sections of the home page take. */
  homeSections: number
  /** Languages, English among them. */
  languages: number
  features: Feature[]
  /** People who have to agree: 1 for a sole trader, up to 3 for a large firm. */
  stakeholders: 1 | 2 | 3
  businessType: BusinessType
}

/** What of a concept sizes the work. */
export interface DrawnConcept {
  siteMap: string[]
  sections: { kind: string }[]
}

/** A home page without a concept is as long as most are. */
const SECTIONS = Array.from({ length: 7 }, () => ({ kind: 'text' }))
/** Sections that hold entries, or that people work with, take more than text and a picture. */
const RICH = /hero|product|shop|menu|price|gallery|book|form|map|calendar|timetable|chart|collage/i

const sectionHours = (sections: { kind: string }[]) =>
  sections.reduce((sum, { kind }) => sum + (RICH.test(kind) ? 3 : 2), 0)

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
const PAGES_MOST = 60

/** How many pages a description asks for; 0 where it does not say. */
export function countPages(description: string): number {
  const text = description.replace(PRINTED, ' ')
  const written = PAGES.exec(text)?.[1]?.toLowerCase()
  if (!written) return SINGLE.test(text) ? 1 : 0
  const word = numbers.indexOf(written)
  return Math.min(PAGES_MOST, word === -1 ? Math.max(1, Number(written)) : word + 2)
}

function scopeOf(
  description: string,
  size: string,
  businessType: BusinessType,
  concept: DrawnConcept = { siteMap: [], sections: SECTIONS },
): Scope {
  const features = findFeatures(description)
  return {
    pages: sitePages(concept.siteMap, features, countPages(description)),
    homeSections: sectionHours(concept.sections),
    languages: countLanguages(description),
    features,
    stakeholders: stakeholdersOf(size),
    businessType,
  }
}

/** What a brief asks for, read from its description and from the concept drawn for it. */
export const scopeFromBrief = (brief: DesignBrief, concept?: DrawnConcept): Scope =>
  scopeOf(brief.mainGoal, brief.employeeCount, brief.businessType, concept)

/** What a quote request asks for, read from its description and its market. */
export function scopeFromQuote(quote: NewQuote): Scope {
  const market = quote.targetMarket.toLowerCase()
  const business = /\b(?:b2b|business|compan|firm|trade)/.test(market)
  const consumer = /\b(?:b2c|consumer|famil|people|public|customer)/.test(market)
  const businessType = business === consumer ? 'Both' : business ? 'B2B' : 'B2C'
  return scopeOf(quote.websiteDescription, quote.companySize, businessType)
}
