import { DAY_MS } from '@agency/contract/time'
import type { CopyValue } from '@agency/db/copy-rows'
import { createSeededRandom } from './seeded-random.ts'
import { paths } from './words.ts'

const PERIOD_DAYS = 365

export const siteEventTable = {
  table: 'site_events',
  columns: [
    ...['kind', 'path', 'form', 'entry', 'referrer', 'source', 'medium', 'campaign', 'bot'],
    ...['landing', 'device', 'created_at'],
  ],
}

const devices = ['phone', 'desktop', 'desktop', 'tablet']
const referrers = [
  ...['', '', '', 'www.google.com', 'www.google.com', 'www.linkedin.com', 'chatgpt.com'],
  ...['clutch.co', 'duckduckgo.com'],
]
const campaigns = [
  ...Array(8).fill(['', '', '']),
  ['newsletter', 'email', 'spring-letter'],
  ['google', 'cpc', 'free-concept'],
] as [string, string, string][]

/**
 * The number of events on each day of the last year, oldest first: fewer at weekends, and three
 * times as many at the end as at the start.
 */
function eventCountsOf(count: number, now: Date): number[] {
  const weights = Array.from({ length: PERIOD_DAYS }, (_, day) => {
    const weekday = new Date(now.getTime() - (PERIOD_DAYS - day) * DAY_MS).getUTCDay()
    return (1 + (2 * day) / PERIOD_DAYS) * (weekday === 0 || weekday === 6 ? 0.5 : 1)
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let cumulativeWeight = 0
  let assigned = 0
  return weights.map((weight) => {
    cumulativeWeight += weight
    const target = Math.round((count * cumulativeWeight) / sum)
    const dayCount = target - assigned
    assigned = target
    return dayCount
  })
}

/** Events of the last year in order of time; one in twenty comes from a bot. */
export function* siteEventRows(count: number, now: Date): Generator<CopyValue[]> {
  const random = createSeededRandom(7)
  for (const [day, size] of eventCountsOf(count, now).entries()) {
    const dayStart = now.getTime() - (PERIOD_DAYS - day) * DAY_MS
    const times = Array.from({ length: size }, () => dayStart + random.next() * DAY_MS).sort(
      (one, other) => one - other,
    )
    for (const time of times) {
      const kindRandom = random.next()
      const form = random.pick(['contact', 'generator', 'generator', 'estimate'])
      const [kind, path, eventForm] =
        kindRandom < 0.9
          ? ['view', random.pick(paths), null]
          : kindRandom < 0.96
            ? ['form_start', '/ai-generator', form]
            : kindRandom < 0.99
              ? ['form_submit', '/ai-generator', form]
              : ['pdf_open', '/ai-generator', null]
      yield [
        ...[kind, path, eventForm, kind === 'view' && random.next() < 0.4, random.pick(referrers)],
        ...random.pick(campaigns),
        ...[random.next() < 0.05, random.pick(paths), random.pick(devices), new Date(time)],
      ]
    }
  }
}
