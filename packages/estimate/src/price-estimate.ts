import type { Estimate, EstimateLine, RateCard } from '@agency/contract/estimate'
import type { Scope } from './scope.ts'

type Role = EstimateLine['role']

export const phases = ['Discover', 'Design', 'Build', 'Content', 'Launch'] as const
export type Phase = (typeof phases)[number]

/** Hours a small team works on one project in a week. */
const HOURS_A_WEEK = 34
/** Ranges are quoted in steps of 50 dollars. */
const RANGE_STEP = 5_000

/** Cents for quarter hours at an hourly rate, rounded half up to a whole cent. */
const priceOf = (quarterHours: number, hourly: number) =>
  Math.floor((quarterHours * hourly + 2) / 4)

const share = (amount: number, basisPoints: number) =>
  Math.floor((amount * basisPoints + 5_000) / 10_000)

interface Extra {
  name: string
  description: string
  quarterHours: Partial<Record<Role, number>>
}

const extras: Extra[] = [
  {
    name: 'Photography brief and art direction',
    description: 'A shot list and half a day on site with your photographer',
    quarterHours: { design: 28 },
  },
  {
    name: 'Online shop',
    description: 'Products, basket, checkout and payment',
    quarterHours: { design: 48, build: 144, content: 24 },
  },
  {
    name: 'Bookings',
    description: 'Free times, confirmation and reminders',
    quarterHours: { design: 24, build: 88, content: 8 },
  },
  {
    name: 'Search visibility for six months',
    description: 'A page a month, measured and improved',
    quarterHours: { strategy: 24, content: 96 },
  },
]

/**
 * Prices a scope by a rate card. Every line is quarter hours times an hourly rate; the subtotal is
 * their exact sum. GST is rounded half up to a cent, the range outwards to 50 dollars.
 */
export function priceEstimate(scope: Scope, rateCard: RateCard): Estimate {
  const { pages, languages, features, stakeholders } = scope
  const line = (
    phase: Phase,
    role: Role,
    quarterHours: number,
    description: string,
  ): EstimateLine => ({
    phase,
    description,
    role,
    quarterHours,
    amount: priceOf(quarterHours, rateCard.hourly[role]),
  })
  const translated = languages - 1
  const lines = [
    line(
      'Discover',
      'strategy',
      24 + 16 * stakeholders,
      'Workshop, visitors’ questions, goals and how they are measured',
    ),
    line('Discover', 'strategy', 8 + 2 * pages, `Site map and outline of ${pages} pages`),
    line('Design', 'design', 64, 'Visual direction: type, colour and pictures, from this concept'),
    line('Design', 'design', 10 * pages, `Layout of ${pages} pages for phone, tablet and desktop`),
    line('Build', 'build', 56, 'Foundation: hosting, editing, speed, accessibility to WCAG 2.2 AA'),
    line('Build', 'build', 9 * pages, `${pages} pages, built and tested`),
    ...features.flatMap((feature) => [
      line('Design', 'design', feature.design, `${feature.name}: flow and states`),
      line(
        'Build',
        'build',
        feature.build,
        `${feature.name}: ${feature.description.toLowerCase()}`,
      ),
      ...(feature.content > 0
        ? [line('Content', 'content', feature.content, `${feature.name}: words and set-up`)]
        : []),
    ]),
    line('Content', 'content', 7 * pages, `Copy for ${pages} pages, written with you`),
    ...(translated > 0
      ? [
          line(
            'Build',
            'build',
            24 + 4 * translated,
            `Layout and addresses for ${languages} languages`,
          ),
          line(
            'Content',
            'content',
            5 * pages * translated,
            `${languages} languages: placing and checking your translations`,
          ),
        ]
      : []),
    line(
      'Launch',
      'build',
      32,
      'Redirects, analytics without cookies, launch and a week of watching',
    ),
    line('Launch', 'strategy', 12, 'Training for the people who will edit the site'),
  ]
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const gst = share(subtotal, rateCard.gstBasisPoints)
  const total = subtotal + gst
  const spread = share(total, rateCard.rangeBasisPoints)
  const hours = lines.reduce((sum, { quarterHours }) => sum + quarterHours, 0) / 4
  const names = new Set(features.map(({ name }) => name))
  return {
    lines,
    subtotal,
    gst,
    total,
    low: Math.max(0, Math.floor((total - spread) / RANGE_STEP) * RANGE_STEP),
    high: Math.ceil((total + spread) / RANGE_STEP) * RANGE_STEP,
    weeks: Math.max(3, Math.ceil(hours / HOURS_A_WEEK)),
    assumptions: [
      `${pages} designed pages${languages > 1 ? ` in ${languages} languages` : ''}; more of the same kind cost less each.`,
      stakeholders === 1
        ? 'One person on your side decides, within two working days.'
        : `Up to ${stakeholders + 1} people on your side agree on each stage, within a week.`,
      'Two rounds of changes at each stage. We show rough work early, so that they are enough.',
      'You own everything we make for you, from the day it is paid.',
    ],
    exclusions: [
      'Hosting and domain fees, which you pay at cost',
      'Photography, film and licences for typefaces or music',
      ...(languages > 1
        ? ['Translation itself; we place and check what your translators send']
        : []),
      ...(names.has('Online shop') ? ['Fees of the payment provider'] : []),
    ],
    options: extras
      .filter(({ name }) => !names.has(name))
      .map(({ name, description, quarterHours }) => {
        const net = Object.entries(quarterHours).reduce(
          (sum, [role, quarters]) => sum + priceOf(quarters, rateCard.hourly[role as Role]),
          0,
        )
        return { name, description, amount: net + share(net, rateCard.gstBasisPoints) }
      }),
  }
}
