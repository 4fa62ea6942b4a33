import type { Feature } from './features.ts'

/**
 * How much of a page is made for it alone: designed by itself, a pattern that entries fill, or plain
 * text.
 */
export type PageKind = 'home' | 'designed' | 'pattern' | 'plain'

export interface SitePage {
  name: string
  purpose: string
  kind: PageKind
}

/** Quarter hours of one page by role. */
export const pageHours: Record<PageKind, { design: number; build: number; content: number }> = {
  home: { design: 16, build: 12, content: 10 },
  designed: { design: 11, build: 10, content: 8 },
  pattern: { design: 10, build: 12, content: 4 },
  plain: { design: 2, build: 3, content: 3 },
}

const purposes: [names: RegExp, purpose: string][] = [
  [/^home$/i, 'Who you are and what you do, in ten seconds, with the way on'],
  [
    /shop|store|order|products?|range|collection|catalogue/i,
    'Everything on sale, sorted the way people look for it',
  ],
  [/menu|food|drinks/i, 'What there is to eat and drink, with prices, readable on a phone'],
  [
    /pric|rates|fees|plans|membership/i,
    'What it costs and what is in it, before anybody has to ask',
  ],
  [/book|reserv|appointment/i, 'Free times, what to expect, confirmation at once'],
  [
    /class|timetable|schedule|lessons|courses?|program/i,
    'What is on when, for whom, and how to join',
  ],
  [
    /service|treatment|practice areas?|expertise|solutions|what we do/i,
    'What you do, in your customers’ words, each with its next step',
  ],
  [
    /work|project|portfolio|gallery|cases?|results/i,
    'What you have done, shown large, with what came of it',
  ],
  [
    /team|people|staff|doctors?|lawyers?|practitioners?|guides/i,
    'Who does the work: faces, names and what each is good at',
  ],
  [
    /news|journal|blog|articles?|insights|notes|recipes/i,
    'What is new, by topic, edited by your team',
  ],
  [/events?|what.s on|tickets|gigs|shows|season/i, 'Dates to come, with what is left of each'],
  [/visit|find|location|stores|hours|where/i, 'Hours, directions, parking and the way in'],
  [/faq|questions|help|support/i, 'The questions you answer every week, answered once'],
  [/jobs?|careers?|join/i, 'Open positions, and why people stay'],
  [
    /rooms?|stay|cabins?|accommodation|venue|spaces/i,
    'Each room with pictures, what is in it, and when it is free',
  ],
  [/listing|propert|buy|sell|rent|homes/i, 'What is on offer, to be filtered, each with its facts'],
  [/reviews?|testimonials?|clients|stories/i, 'What customers say, in their own words'],
  [/give|donate|support us|get involved/i, 'Why it matters, and a gift in under a minute'],
  [/contact|enquir|quote|talk/i, 'A short form, a telephone number, and when you answer'],
  [/about|story|history|studio|who we are/i, 'Where you come from and why people choose you'],
]

/** What a page of this name is for; one of another language is told by its name alone. */
export const purposeOf = (name: string): string =>
  purposes.find(([names]) => names.test(name))?.[1] ??
  `What people look for under ‘${name}’, answered on one page`

const named = (name: string, kind: PageKind = 'designed'): SitePage => ({
  name,
  purpose: purposeOf(name),
  kind,
})

const usual = ['Services', 'About', 'Contact']
const LEGAL: SitePage = {
  name: 'Privacy and terms',
  purpose: 'What you keep about visitors, in plain words',
  kind: 'plain',
}

/** Whether two names are those of one page, as 'Book a table' and 'Book'. */
const firstWord = (name: string) => name.toLowerCase().split(/[^\p{L}\p{N}’]+/u)[0]
const isSame = (a: string, b: string) => firstWord(a) === firstWord(b)

/** Pages named at most; more are counted. */
const NAMED_MOST = 16

/**
 * The pages of a site: those of the concept's site map, or the usual ones, those that its features
 * bring, and as many more as were asked for. `asked` is 0 where nobody said a number.
 */
export function sitePages(siteMap: string[], features: Feature[], asked: number): SitePage[] {
  const pages = [named('Home', 'home')]
  for (const name of siteMap.length > 0 ? siteMap : usual) pages.push(named(name))
  for (const page of features.flatMap((feature) => feature.pages)) {
    const isThere = pages.some(
      ({ name, purpose }) => isSame(name, page.name) || purpose === page.purpose,
    )
    if (!isThere) pages.push(page)
  }
  if (asked === 0) return [...pages, LEGAL]
  if (asked === 1)
    return [
      {
        ...named('Home', 'home'),
        purpose: 'Everything on one page, in the order of the questions people have',
      },
    ]
  const kept = [...pages.slice(0, asked - 1), LEGAL]
  const more = asked - kept.length
  const further = Array.from(
    { length: more },
    (_, index): SitePage => ({
      name: `Further page ${index + 1}`,
      purpose: 'A page in one of the layouts above, filled with your subject',
      kind: 'pattern',
    }),
  )
  return [...kept, ...further]
}

/** The pages as they are listed for a reader: further ones together. */
export function listPages(pages: SitePage[]): { name: string; purpose: string }[] {
  const isFurther = ({ name }: SitePage) => name.startsWith('Further page')
  const own = pages.filter((page) => !isFurther(page))
  const shown = own.slice(0, NAMED_MOST)
  const count = pages.length - shown.length
  const listed = shown.map(({ name, purpose }) => ({ name, purpose }))
  if (count === 0) return listed
  return [
    ...listed,
    {
      name: `${count} further ${count === 1 ? 'page' : 'pages'}`,
      purpose: 'In the layouts above, each filled with a subject of yours',
    },
  ]
}
