import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defaultPriceBook } from '@agency/contract/default-price-book'
import { expect, test } from 'vitest'
import { features } from './features.ts'
import { priceEstimate } from './price-estimate.ts'
import type { Scope } from './scope.ts'
import { sitePages } from './site-pages.ts'

interface Marks {
  asked: string[]
  optional: string[]
  refused: string[]
  pages: number
  languages: number
}
const sample = (name: string) =>
  JSON.parse(readFileSync(new URL(`../samples/${name}.json`, import.meta.url), 'utf8'))

/** A scope from hand-labelled data, so that it does not depend on how briefs are parsed. */
function scopeOf({ asked, optional, refused, pages, languages }: Marks, at: number): Scope {
  const of = (keys: string[]) => features.filter(({ key }) => keys.includes(key))
  const own = of(asked)
  return {
    pages: sitePages([], own, pages),
    languages,
    features: own,
    mentioned: of(optional).filter((feature) => !own.includes(feature)),
    refused,
    said: { pages, languages, words: 40, content: at % 2 === 0 },
    stakeholders: ([1, 2, 3] as const)[at % 3] ?? 1,
    businessType: (['B2B', 'B2C', 'Both'] as const)[at % 3] ?? 'Both',
  }
}

/**
 * Total, low, high, and a digest of all lines and sentences, as they were before the price book
 * existed.
 */
const before: Record<string, [number, number, number, string]> = sample('default-prices')
const briefs = ['open', 'in-haste', 'set-aside'].flatMap((set) =>
  Object.entries<Marks>(sample(`scope/${set}`)).map(
    ([id, marks], at) => [`${set} ${id}`, scopeOf(marks, at)] as const,
  ),
)

test('prices every sample with the default book exactly as the fixed values did', () => {
  expect(briefs).toHaveLength(Object.keys(before).length)
  const now = briefs.map(([name, scope]) => {
    const pricing = { book: defaultPriceBook, bookVersion: 1, issuedOn: '2026-11-23' }
    const estimate = priceEstimate(scope, pricing)
    const { total, low, high } = estimate
    const words = [
      ...[estimate.validUntil, estimate.pages, estimate.features, estimate.lines],
      ...[estimate.subtotal, estimate.gst, estimate.questions, estimate.drivers, estimate.weeks],
      ...[estimate.timeline, estimate.assumptions, estimate.exclusions, estimate.options],
    ]
    const digest = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)
    return [name, [total, low, high, digest]]
  })
  expect(Object.fromEntries(now)).toEqual(before)
})
