import type { EstimateLine, Phase, Role } from '@agency/contract/estimate'
import { phases } from '@agency/contract/estimate'
import type { PriceBook } from '@agency/contract/price-book'
import { priceOf } from './amounts.ts'
import { fillWording } from './fill-wording.ts'
import { lowerFirst } from './lower-first.ts'
import type { OfferedScope } from './offered-scope.ts'
import type { SitePage } from './site-pages.ts'

type WorkItem = [phase: Phase, role: Role, quarterHours: number, description: string]

const pagesText = (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}`

/** The home page separately, all other pages together. */
function pageWork({ pages: [home, ...others] }: OfferedScope, book: PriceBook): WorkItem[] {
  if (!home) return []
  const sum = (pages: SitePage[], part: 'design' | 'build' | 'content') =>
    pages.reduce((total, { kind }) => total + book.pages[kind][part], 0)
  const hours = book.pages[home.kind]
  const sections = book.pages.homeSections
  const homeWork: WorkItem[] = [
    ['Design', 'design', hours.design + sections, 'Home page for phone, tablet and desktop'],
    ['Build', 'build', hours.build + sections, 'Home page, built and tested'],
    ['Content', 'content', hours.content, 'Home page, written with you'],
  ]
  if (others.length === 0) return homeWork
  const otherPages = pagesText(others.length)
  return [
    ...homeWork,
    [
      'Design',
      'design',
      sum(others, 'design'),
      `Layouts of ${otherPages} more, from the same parts`,
    ],
    ['Build', 'build', sum(others, 'build'), `${otherPages} more, built and tested`],
    [
      'Content',
      'content',
      sum(others, 'content'),
      `${otherPages} more, written and placed with you`,
    ],
  ]
}

const featureWork = ({ features }: OfferedScope): WorkItem[] =>
  features.flatMap(({ name, description, design, build, content }): WorkItem[] => [
    ['Design', 'design', design, `${name}: steps, states and messages`],
    ['Build', 'build', build, `${name}: ${lowerFirst(description)}`],
    ['Content', 'content', content, `${name}: words and set-up`],
  ])

function languageWork(
  { pages, languages }: OfferedScope,
  { languages: hours }: PriceBook,
): WorkItem[] {
  const translationCount = languages - 1
  if (translationCount === 0) return []
  return [
    [
      'Build',
      'build',
      hours.build + hours.buildEach * translationCount,
      `Layout and addresses for ${languages} languages`,
    ],
    [
      'Content',
      'content',
      hours.contentEachPage * pages.length * translationCount,
      `${languages} languages: placing and checking your translations`,
    ],
  ]
}

/**
 * A single page, or a small site, needs a shorter workshop, one meeting and a lighter foundation.
 */
function overheadWork(scope: OfferedScope, book: PriceBook): WorkItem[] {
  const { pages, features } = scope
  const smallSitePackage = [book.packages.onePage, book.packages.small].find(
    (max) => pages.length <= max.pages && features.length <= max.features,
  )
  const share = smallSitePackage?.share ?? 10_000
  return fullOverheadWork(scope, book).map(([phase, role, quarterHours, description]) => [
    ...([phase, role] as const),
    Math.ceil((quarterHours * share) / 10_000),
    description,
  ])
}

/** A line's hours, including those per page and per level of stakeholders. */
const hoursFor = (
  { pages, stakeholders }: OfferedScope,
  line: { quarterHours: number; eachPage?: number; eachDecider?: number },
) =>
  line.quarterHours + (line.eachPage ?? 0) * pages.length + (line.eachDecider ?? 0) * stakeholders

const overheadLines: [line: keyof PriceBook['overhead'], phase: Phase, role: Role][] = [
  ['workshop', 'Discovery', 'strategy'],
  ['siteMap', 'Discovery', 'strategy'],
  ['direction', 'Design', 'design'],
  ['changes', 'Design', 'strategy'],
  ['foundation', 'Build', 'build'],
  ['search', 'SEO', 'strategy'],
  ['metadata', 'SEO', 'content'],
  ['launch', 'Launch', 'build'],
  ['training', 'Launch', 'strategy'],
  ['care', 'Care', 'build'],
]

const fullOverheadWork = (scope: OfferedScope, { overhead }: PriceBook): WorkItem[] =>
  overheadLines.map(([key, phase, role]) => [
    ...([phase, role, hoursFor(scope, overhead[key])] as const),
    fillWording(overhead[key].description, { pages: pagesText(scope.pages.length) }),
  ])

/** The lines of a scope by phase; hours that cost nothing are left out. */
export function estimateLines(scope: OfferedScope, book: PriceBook): EstimateLine[] {
  const { hourly } = book.rateCard
  const work = [
    ...overheadWork(scope, book),
    ...pageWork(scope, book),
    ...featureWork(scope),
    ...languageWork(scope, book),
  ]
  return phases.flatMap((group) =>
    work
      .filter(([phase, , quarterHours]) => phase === group && quarterHours > 0)
      .map(([phase, role, quarterHours, description]) => ({
        ...{ phase, description, role, quarterHours, hourly: hourly[role] },
        amount: priceOf(quarterHours, hourly[role]),
      })),
  )
}
