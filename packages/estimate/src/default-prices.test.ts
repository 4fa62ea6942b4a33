import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defaultPriceBook } from '@agency/contract/default-price-book'
import { expect, test } from 'vitest'
import { features } from './features.ts'
import { priceEstimate } from './price-estimate.ts'
import type { Scope } from './scope.ts'
import { sitePages } from './site-pages.ts'

interface ScopeLabels {
  asked: string[]
  optional: string[]
  refused: string[]
  pages: number
  languages: number
}
const readSample = (name: string) =>
  JSON.parse(readFileSync(new URL(`../samples/${name}.json`, import.meta.url), 'utf8'))

/** A scope from hand-labelled data, so that it does not depend on how briefs are parsed. */
function scopeOf(
  { asked, optional, refused, pages, languages }: ScopeLabels,
  index: number,
): Scope {
  const featuresWith = (keys: string[]) => features.filter(({ key }) => keys.includes(key))
  const requested = featuresWith(asked)
  return {
    pages: sitePages([], requested, pages),
    languages,
    features: requested,
    mentioned: featuresWith(optional).filter((feature) => !requested.includes(feature)),
    refused,
    stated: { pages, languages, words: 40, content: index % 2 === 0 },
    stakeholders: ([1, 2, 3] as const)[index % 3] ?? 1,
    businessType: (['B2B', 'B2C', 'Both'] as const)[index % 3] ?? 'Both',
  }
}

/**
 * Total, low, high, and a digest of all lines and sentences, as they were before the price book
 * existed.
 */
const baseline: Record<string, [number, number, number, string]> = readSample('default-prices')
const scopes = ['open', 'in-haste', 'set-aside'].flatMap((set) =>
  Object.entries<ScopeLabels>(readSample(`scope/${set}`)).map(
    ([id, labels], index) => [`${set} ${id}`, scopeOf(labels, index)] as const,
  ),
)

test('prices every sample with the default book as before price books existed', () => {
  expect(scopes).toHaveLength(Object.keys(baseline).length)
  const current = scopes.map(([name, scope]) => {
    const pricing = { book: defaultPriceBook, bookVersion: 1, issuedOn: '2026-11-23' }
    const estimate = priceEstimate(scope, pricing)
    const { total, low, high } = estimate
    const details = [
      ...[estimate.validUntil, estimate.pages, estimate.features, estimate.lines],
      ...[estimate.subtotal, estimate.gst, estimate.questions, estimate.drivers, estimate.weeks],
      ...[estimate.timeline, estimate.assumptions, estimate.exclusions, estimate.options],
    ]
    const digest = createHash('sha256').update(JSON.stringify(details)).digest('hex').slice(0, 16)
    return [name, [total, low, high, digest]]
  })
  expect(Object.fromEntries(current)).toEqual(baseline)
})
