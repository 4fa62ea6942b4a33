import type { EstimateLine, Phase, RateCard, Role } from '@agency/contract/estimate'
import { phases } from '@agency/contract/estimate'
import { priceOf } from './amounts.ts'
import type { Scope } from './scope.ts'
import { asPart } from './sentence-part.ts'
import { pageHours, type SitePage } from './site-pages.ts'

type Work = [phase: Phase, role: Role, quarterHours: number, description: string]

const count = (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}`

const sum = (pages: SitePage[], part: 'design' | 'build' | 'content') =>
  pages.reduce((total, { kind }) => total + pageHours[kind][part], 0)

/** The home page by itself, all others together. */
function pageWork({ pages: [home, ...others], homeSections }: Scope): Work[] {
  if (!home) return []
  const hours = pageHours[home.kind]
  const own: Work[] = [
    ['Design', 'design', hours.design + homeSections, 'Home page for phone, tablet and desktop'],
    ['Build', 'build', hours.build + homeSections, 'Home page, built and tested'],
    ['Content', 'content', hours.content, 'Home page, written with you'],
  ]
  if (others.length === 0) return own
  const words = count(others.length)
  return [
    ...own,
    ['Design', 'design', sum(others, 'design'), `Layouts of ${words} more, from the same parts`],
    ['Build', 'build', sum(others, 'build'), `${words} more, built and tested`],
    ['Content', 'content', sum(others, 'content'), `${words} more, written and placed with you`],
  ]
}

const featureWork = ({ features }: Scope): Work[] =>
  features.flatMap(({ name, description, design, build, content }): Work[] => [
    ['Design', 'design', design, `${name}: steps, states and messages`],
    ['Build', 'build', build, `${name}: ${asPart(description)}`],
    ['Content', 'content', content, `${name}: words and set-up`],
  ])

function languageWork({ pages, languages }: Scope): Work[] {
  const translated = languages - 1
  if (translated === 0) return []
  return [
    ['Build', 'build', 24 + 4 * translated, `Layout and addresses for ${languages} languages`],
    [
      'Content',
      'content',
      5 * pages.length * translated,
      `${languages} languages: placing and checking your translations`,
    ],
  ]
}

/** What a project of its size needs around its pages, as a share of a whole one. */
const PACKAGES: [most: { pages: number; features: number }, share: number][] = [
  [{ pages: 1, features: 1 }, 0.4],
  [{ pages: 4, features: 1 }, 0.65],
]

/** One page, and a small site, take a shorter workshop, one meeting and a lighter foundation. */
function frameWork(scope: Scope): Work[] {
  const { pages, features } = scope
  const share =
    PACKAGES.find(
      ([most]) => pages.length <= most.pages && features.length <= most.features,
    )?.[1] ?? 1
  return wholeFrame(scope).map(([phase, role, quarterHours, description]) => [
    ...([phase, role] as const),
    Math.ceil(quarterHours * share),
    description,
  ])
}

const wholeFrame = ({ pages, stakeholders }: Scope): Work[] => [
  [
    'Discovery',
    'strategy',
    20 + 12 * stakeholders,
    'Workshop: visitors’ questions, goals and measures',
  ],
  ['Discovery', 'strategy', 8 + pages.length, `Site map and outline of ${count(pages.length)}`],
  ['Design', 'design', 48, 'Direction: type, colour and pictures, with you in one meeting'],
  ['Design', 'strategy', 4 * stakeholders, 'Two rounds of changes, gathered and answered'],
  ['Build', 'build', 48, 'Foundation: editing, speed, accessibility to WCAG 2.2 AA'],
  ['SEO', 'strategy', 10, 'What people search for, and which page answers it'],
  ['SEO', 'content', 4 + pages.length, 'Titles, descriptions and structured data'],
  ['Launch', 'build', 20, 'Domain, mail records, redirects and analytics without cookies'],
  ['Launch', 'strategy', 6 + 3 * stakeholders, 'Training for the people who will edit the site'],
  ['Care', 'build', 12, 'Four weeks of watching, mending and small changes'],
]

/** The lines of a scope by phase, hours without cost left out. */
export function estimateLines(scope: Scope, { hourly }: RateCard): EstimateLine[] {
  const work = [
    ...frameWork(scope),
    ...pageWork(scope),
    ...featureWork(scope),
    ...languageWork(scope),
  ]
  return phases.flatMap((wanted) =>
    work
      .filter(([phase, , quarterHours]) => phase === wanted && quarterHours > 0)
      .map(([phase, role, quarterHours, description]) => ({
        ...{ phase, description, role, quarterHours, hourly: hourly[role] },
        amount: priceOf(quarterHours, hourly[role]),
      })),
  )
}
