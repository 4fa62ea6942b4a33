import type { FeatureKey, PageKind } from '@agency/contract/price-book'
import type { Feature } from './feature.ts'

export interface SitePage {
  name: string
  purpose: string
  kind: PageKind
  /** The feature that added it, if any. */
  feature?: FeatureKey
}

const purposes: [names: string, purpose: string][] = [
  ['home', 'Who you are and what you do, in ten seconds, with the way on'],
  [
    'how (?:it|we)|process|approach|method|plan|first visit|a day here|your visit',
    'How it goes, step by step, so that nobody has to guess',
  ],
  [
    'our (?!work|story|stories|plant|cellar|range|menus?)\\w+s|team|people|staff|doctors?|lawyers?|agents|coaches|teachers|educators|therapists|practitioners?|guides|crew',
    'Who does the work: faces, names and what each is good at',
  ],
  [
    'get help|faqs?|questions|help|support|advice|docs|guides|resources',
    'The questions you answer every week, answered once',
  ],
  [
    'shop|store|products?|range|collections?|catalogue|order|new in|plants|bouquets|beans|wines?|books',
    'Everything on sale, sorted the way people look for it',
  ],
  [
    'menus?|food|drinks|bread|cakes|pastries|tastings',
    'What there is to eat and drink, with prices, readable on a phone',
  ],
  [
    'pric(?:es|ing)|costs?|rates|fees|plans|passes|memberships?|savings',
    'What it costs and what is in it, before anybody has to ask',
  ],
  [
    'book|bookings?|reserve|reservations?|appointments?|enrol',
    'Free times, what to expect, confirmation at once',
  ],
  [
    'class(?:es)?|timetable|schedule|lessons|courses?|programs?|training|dates',
    'What is on when, for whom, and how to join',
  ],
  [
    'what.s on|events?|tickets|gigs|shows|in season|season|exhibitions|in bloom',
    'Dates to come, with what is left of each',
  ],
  [
    'services?|treatments?|expertise|what we (?:do|treat)|areas(?: of law)?|practice areas?|capabilities|industries|coverage|home loans|solutions',
    'What you do, in your customers’ words, each with its next step',
  ],
  [
    'functions|weddings|occasions|groups|schools|trade|wholesale|partners|for business',
    'What you offer for this occasion, with examples and a way to ask',
  ],
  [
    '(?:our |the )?(?:work|projects?|portfolio|gallery|gardens|cases?|case studies|results)',
    'What you have done, shown large, with what came of it',
  ],
  [
    'our plant|our cellar|our making|the workshop|the place|security|cloud|producers',
    'How and where it is done, shown so that people trust it',
  ],
  [
    'about(?: us)?|our story|story|history|studio|who we are',
    'Where you come from and why people choose you',
  ],
  ['reviews?|testimonials?|clients|stories', 'What customers say, in their own words'],
  ['visit|find us|locations?|stores|hours|where', 'Hours, directions, parking and the way in'],
  [
    'news|journal|blog|articles?|insights|notes|recipes',
    'What is new, by topic, edited by your team',
  ],
  ['jobs?|careers?|join us', 'Open positions, and why people stay'],
  [
    'rooms?|stays?(?: and trips)?|cabins?|accommodation|venues?|spaces',
    'Each room with pictures, what is in it, and when it is free',
  ],
  [
    'listings?|propert(?:y|ies)|buy|sell|rent|manage|homes',
    'What is on offer, to be filtered, each with its facts',
  ],
  ['calculators?', 'A few questions, a figure at once'],
  ['listen|watch|videos?|films?', 'Your recordings, ready to play, each with what it is about'],
  ['track(?:ing)?', 'Where things are, by number, without a call'],
  ['give|donate|support us|get involved', 'Why it matters, and a gift in under a minute'],
  [
    'contact(?: us)?|enquir(?:e|ies|y)|quotes?|talk to us',
    'A short form, a telephone number, and when you answer',
  ],
]
/** Whole names are matched first, so that 'The workshop' is not a shop; then the words in them. */
const patterns = [
  ...purposes.map(([names, purpose]) => [new RegExp(`^(?:${names})$`, 'i'), purpose] as const),
  ...purposes.map(([names, purpose]) => [new RegExp(`\\b(?:${names})\\b`, 'i'), purpose] as const),
]

/**
 * The purpose of a page with this name. Pages with names in another language, and the second page
 * of a kind, get a generic purpose with their name.
 */
export function purposeOf(name: string, others: SitePage[] = []): string {
  const purpose = patterns.find(([names]) => names.test(name))?.[1]
  const isUsed = others.some((page) => page.purpose === purpose)
  return purpose && !isUsed ? purpose : `All about ‘${name}’ in one place, with the next step`
}

const pageNamed = (name: string, kind: PageKind = 'designed'): SitePage => ({
  name,
  purpose: purposeOf(name),
  kind,
})

/** Any name for the home page, which is always included. */
const HOME = /^(?:the )?(?:home|front|landing|main|start|first) ?(?:page|screen)?$/i

const defaultPages = ['Services', 'About', 'Contact']
const LEGAL: SitePage = {
  name: 'Privacy and terms',
  purpose: 'What you keep about visitors, in plain words',
  kind: 'plain',
}

const firstWord = (name: string) => name.toLowerCase().split(/[^\p{L}\p{N}’]+/u)[0]
/** Whether two names refer to the same page, as 'Book a table' and 'Book' do. */
const isSamePage = (a: string, b: string) => firstWord(a) === firstWord(b)

/** The maximum number of pages listed by name; further ones are only counted. */
const MAX_LISTED = 16

/**
 * The pages of a site: those of the concept's site map, or the usual ones, plus those that its
 * features need and any further pages up to the requested number. `requested` is 0 if no number was
 * given.
 */
export function sitePages(siteMap: string[], features: Feature[], requested: number): SitePage[] {
  const pages = [pageNamed('Home', 'home')]
  for (const name of siteMap.length > 0
    ? siteMap.filter((pageName) => !HOME.test(pageName))
    : defaultPages)
    pages.push({ name, purpose: purposeOf(name, pages), kind: 'designed' })
  const featurePages = features.flatMap((feature) =>
    feature.pages.map((page) => ({ ...page, feature: feature.key })),
  )
  for (const page of featurePages) {
    const isListed = pages.some(
      ({ name, purpose }) => isSamePage(name, page.name) || purpose === page.purpose,
    )
    if (!isListed) pages.push(page)
  }
  if (requested === 0) return [...pages, LEGAL]
  if (requested === 1)
    return [
      {
        ...pageNamed('Home', 'home'),
        purpose: 'Everything on one page, in the order of the questions people have',
      },
    ]
  const basePages = [...pages.slice(0, requested - 1), LEGAL]
  const missingCount = requested - basePages.length
  const extraPages = Array.from(
    { length: missingCount },
    (_, index): SitePage => ({
      name: `Further page ${index + 1}`,
      purpose: 'A page in one of the layouts above, filled with your subject',
      kind: 'pattern',
    }),
  )
  return [...basePages, ...extraPages]
}

/** The pages as they are listed for a reader: additional ones are grouped. */
export function listPages(pages: SitePage[]): { name: string; purpose: string }[] {
  const isExtra = ({ name }: SitePage) => name.startsWith('Further page')
  const namedPages = pages.filter((page) => !isExtra(page))
  const listedPages = namedPages.slice(0, MAX_LISTED)
  const count = pages.length - listedPages.length
  const entries = listedPages.map(({ name, purpose }) => ({ name, purpose }))
  if (count === 0) return entries
  return [
    ...entries,
    {
      name: `${count} further ${count === 1 ? 'page' : 'pages'}`,
      purpose: 'In the layouts above, each filled with a subject of yours',
    },
  ]
}
