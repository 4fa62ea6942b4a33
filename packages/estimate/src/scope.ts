import type { DesignBrief } from '@agency/contract/brief'
import type { BusinessType } from '@agency/contract/business-types'
import type { NewQuote } from '@agency/contract/estimate'

/** A part of a website that takes work of its own. */
export interface Feature {
  name: string
  description: string
  /** Quarter hours by role. */
  design: number
  build: number
  content: number
}

export interface Scope {
  /** Designed pages, the home page among them. */
  pages: number
  /** Languages, English among them. */
  languages: number
  features: Feature[]
  /** People who have to agree: 1 for a sole trader, up to 3 for a large firm. */
  stakeholders: 1 | 2 | 3
  businessType: BusinessType
}

interface Known extends Feature {
  words: RegExp
}

const known: Known[] = [
  {
    name: 'Online shop',
    words:
      /\b(?:shop online|sell(?:s|ing)? (?:[\w’-]+ ){0,4}online|online (?:shop|store)|e-?commerce|checkout|cart|subscription|cans by|buy online)\b/i,
    description: 'Products, basket, checkout, payment and order mails',
    design: 48,
    build: 144,
    content: 24,
  },
  {
    name: 'Bookings',
    words:
      /\b(?:book(?:s|ing|ings)?|reserv(?:e|ation|ations)|appointments?|timetable|test rides?)\b/i,
    description: 'Free times, confirmation, changes and reminders',
    design: 24,
    build: 88,
    content: 8,
  },
  {
    name: 'Tickets and events',
    words: /\b(?:tickets?|events? calendar|gigs?|season programme|seats)\b/i,
    description: 'Dates, places left, tickets and a door list',
    design: 24,
    build: 80,
    content: 12,
  },
  {
    name: 'Enquiries and quotes',
    words:
      /\b(?:quotes?|enquir(?:y|ies)|enquire|appraisal|demo|consultation|request (?:a|an)|wholesale|call)\b/i,
    description: 'A short form that asks what matters, with files and a reply',
    design: 8,
    build: 28,
    content: 4,
  },
  {
    name: 'Members and accounts',
    words: /\b(?:members?(?:hip)?|log ?in|portal|accounts? for|sign in|dashboard)\b/i,
    description: 'Sign-in, personal pages and what belongs to them',
    design: 32,
    build: 112,
    content: 8,
  },
  {
    name: 'Journal or news',
    words:
      /\b(?:blog|news|journal|articles?|case stud(?:y|ies)|case figures|newsletter|publish)\b/i,
    description: 'Articles with pictures, topics and sharing, edited by your team',
    design: 16,
    build: 32,
    content: 24,
  },
  {
    name: 'Portfolio or gallery',
    words:
      /\b(?:portfolio|galler(?:y|ies)|show the work|projects|before and after|real days|show real)\b/i,
    description: 'Work shown large, with filters and a page for each',
    design: 20,
    build: 36,
    content: 16,
  },
  {
    name: 'Connections to other systems',
    words: /\b(?:integrat\w+|crm|xero|salesforce|hubspot|api|inventory|stock|sync)\b/i,
    description: 'Data that moves by itself between the site and your tools',
    design: 8,
    build: 72,
    content: 0,
  },
  {
    name: 'Places and maps',
    words:
      /\b(?:locations?|stores|branches|clinics|showrooms?|find us|opening hours|open homes)\b/i,
    description: 'Each place with hours, directions and parking',
    design: 12,
    build: 24,
    content: 8,
  },
]

const languageNames =
  /\b(?:Vietnamese|Greek|Italian|Arabic|Mandarin|Cantonese|Chinese|Japanese|Korean|Hindi|Punjabi|Spanish|French|German|Turkish|Dari|Amharic|Somali|Tagalog|Thai|Indonesian)\b/g

const stakeholdersOf = (size: string): Scope['stakeholders'] => {
  const largest = Math.max(0, ...(size.replace(/,/g, '').match(/\d+/g) ?? []).map(Number))
  return largest > 200 ? 3 : largest > 50 ? 2 : 1
}

function scopeOf(description: string, size: string, businessType: BusinessType): Scope {
  const features = known
    .filter(({ words }) => words.test(description))
    .map(({ words: _words, ...feature }) => feature)
  const named = new Set(description.match(languageNames) ?? [])
  const counted = /\b(\d+|two|three|four|five) languages\b/i.exec(description)?.[1]?.toLowerCase()
  const words: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }
  const languages = counted
    ? (words[counted] ?? Number(counted))
    : named.size > 0
      ? named.size + 1
      : 1
  const asked = Number(/\b(\d{1,2})[- ]pages?\b/i.exec(description)?.[1] ?? 0)
  const clauses = description.split(/[.,;]/).filter((part) => part.trim().length > 12).length
  return {
    pages: asked > 0 ? asked : Math.min(12, 4 + Math.floor(clauses / 3) + features.length),
    languages: Math.min(6, Math.max(1, languages)),
    features,
    stakeholders: stakeholdersOf(size),
    businessType,
  }
}

/** What a brief asks for, read from its description. */
export const scopeFromBrief = (brief: DesignBrief): Scope =>
  scopeOf(brief.mainGoal, brief.employeeCount, brief.businessType)

/** What a quote request asks for, read from its description and its market. */
export function scopeFromQuote(quote: NewQuote): Scope {
  const market = quote.targetMarket.toLowerCase()
  const business = /\b(?:b2b|business|compan|firm|trade)/.test(market)
  const consumer = /\b(?:b2c|consumer|famil|people|public|customer)/.test(market)
  const businessType = business === consumer ? 'Both' : business ? 'B2B' : 'B2C'
  return scopeOf(quote.websiteDescription, quote.companySize, businessType)
}
