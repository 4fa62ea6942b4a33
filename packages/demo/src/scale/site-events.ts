import { DAY_MS } from '@agency/contract/time'
import type { CopyValue } from '@agency/db/copy-rows'
import { openSeededRandom } from './seeded-random.ts'
import { paths } from './words.ts'

const DAYS = 365

export const siteEventTable = {
  table: 'site_events',
  columns: [
    ...['kind', 'path', 'form', 'entry', 'referrer', 'source', 'medium', 'campaign', 'bot'],
    'created_at',
  ],
}

const referrers = ['', '', '', 'www.google.com', 'www.google.com', 'www.linkedin.com']
const campaigns = [
  ...Array(8).fill(['', '', '']),
  ['newsletter', 'email', 'spring-letter'],
  ['google', 'cpc', 'free-concept'],
] as [string, string, string][]

/**
 * Events for each day of the last year, oldest first: fewer at weekends, and three times as many
 * now.
 */
function sizesOf(count: number, now: Date): number[] {
  const weights = Array.from({ length: DAYS }, (_, day) => {
    const weekday = new Date(now.getTime() - (DAYS - day) * DAY_MS).getUTCDay()
    return (1 + (2 * day) / DAYS) * (weekday === 0 || weekday === 6 ? 0.5 : 1)
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let reached = 0
  let given = 0
  return weights.map((weight) => {
    reached += weight
    const upTo = Math.round((count * reached) / sum)
    const size = upTo - given
    given = upTo
    return size
  })
}

/** This many events of the last year, in order of time; one in twenty comes from a bot. */
export function* siteEventRows(count: number, now: Date): Generator<CopyValue[]> {
  const random = openSeededRandom(7)
  for (const [day, size] of sizesOf(count, now).entries()) {
    const begun = now.getTime() - (DAYS - day) * DAY_MS
    const times = Array.from({ length: size }, () => begun + random.next() * DAY_MS).sort(
      (one, other) => one - other,
    )
    for (const time of times) {
      const kindDrawn = random.next()
      const form = random.pick(['contact', 'generator', 'generator', 'estimate'])
      const [kind, path, ofForm] =
        kindDrawn < 0.9
          ? ['view', random.pick(paths), null]
          : kindDrawn < 0.96
            ? ['form_start', '/ai-generator', form]
            : kindDrawn < 0.99
              ? ['form_submit', '/ai-generator', form]
              : ['pdf_open', '/ai-generator', null]
      yield [
        ...[kind, path, ofForm, kind === 'view' && random.next() < 0.4, random.pick(referrers)],
        ...random.pick(campaigns),
        ...[random.next() < 0.05, new Date(time)],
      ]
    }
  }
}
