// Charged features of an estimate, compared with what the briefs of the relevance bench ask of a
// website and refuse, as labelled by hand by somebody who had not seen the engine.
import { readFileSync } from 'node:fs'
import { createConcept } from '@agency/concept-engine/create-concept'
import { readSiteWishes } from '@agency/concept-engine/reading/wishes/site-wishes'
import {
  type AnnotatedBrief,
  hastyBriefs,
  heldOutBriefs,
  openBriefs,
} from '@agency/concept-engine/samples/relevance/judge'
import { defaultPriceBook } from '@agency/contract/default-price-book'
import { priceEstimate } from '@agency/estimate/price-estimate'
import { scopeFromBrief } from '@agency/estimate/scope'
import { report } from '@agency/tools/bench/bench-report'

interface Labels {
  asked: string[]
  optional: string[]
  refused: string[]
  pages: number
  languages: number
}

const readLabels = (name: string): Record<string, Labels> =>
  JSON.parse(
    readFileSync(
      new URL(`../../packages/estimate/samples/scope/${name}.json`, import.meta.url),
      'utf8',
    ),
  )

const PRICING = { book: defaultPriceBook, bookVersion: 1, issuedOn: '2026-11-23' }
/** Features that take payments themselves. */
const PAYMENT_FEATURES = new Set(['shop', 'subscriptions', 'donations'])
/**
 * Maximum shares: of the charged features, those not asked for; and of those asked for, those
 * missing.
 */
const MAX_NOT_REQUESTED = 0.02
const MAX_MISSING = 0.03

function scopeOf({ brief }: AnnotatedBrief, seed: number) {
  const siteWishes = readSiteWishes(brief.mainGoal, [brief.companyName])
  return scopeFromBrief(brief, createConcept(brief, seed), siteWishes)
}

function measure(name: string, briefs: readonly AnnotatedBrief[]): void {
  const labelsByBrief = readLabels(name.replace(' ', '-'))
  const results = briefs.flatMap((labelled) => {
    const labels = labelsByBrief[labelled.id]
    if (!labels) return []
    const scope = scopeOf(labelled, 1)
    const estimate = priceEstimate(scope, PRICING)
    const charged = scope.features.map(({ key }): string => key)
    const offered = scope.mentioned.map(({ key }): string => key)
    // A page with the client's own name, 'Donate', replaces the book's 'Give'.
    const names = new Set(scope.pages.map((page) => page.name))
    const purposes = new Set(scope.pages.map((page) => page.purpose))
    return [
      {
        ...{ id: labelled.id, labels, charged },
        refused: charged.filter((key) => labels.refused.includes(key)),
        notRequested: charged.filter(
          (key) => !labels.asked.includes(key) && !labels.refused.includes(key),
        ),
        missing: labels.asked.filter(
          (key) =>
            !charged.includes(key) &&
            !offered.includes(key) &&
            !(key === 'payments' && charged.some((chargedKey) => PAYMENT_FEATURES.has(chargedKey))),
        ),
        missingPages: scope.features
          .flatMap(({ pages }) => pages)
          .filter(
            (page) => labels.pages === 0 && !names.has(page.name) && !purposes.has(page.purpose),
          )
          .map((page) => page.name),
        isSeedDependent: priceEstimate(scopeOf(labelled, 2), PRICING).total !== estimate.total,
      },
    ]
  })
  const list = (select: (result: (typeof results)[number]) => string[]) =>
    results.flatMap((result) => select(result).map((key) => `${result.id}: ${key}`))
  const count = (select: (result: (typeof results)[number]) => string[]) => list(select).length
  const printLines = (lines: string[]) => {
    for (const line of lines.slice(0, 60)) console.log(`  ${line}`)
  }
  report({
    metric: `${name}: charged though refused`,
    value: count((result) => result.refused),
    atMost: 0,
  })
  printLines(list((result) => result.refused))
  const notRequested = count((result) => result.notRequested) / count((result) => result.charged)
  report({
    metric: `${name}: charged though not asked for, of all charged`,
    ...{ value: notRequested * 100, unit: '%', atMost: MAX_NOT_REQUESTED * 100 },
  })
  printLines(list((result) => result.notRequested))
  const missing = count((result) => result.missing) / count((result) => result.labels.asked)
  report({
    metric: `${name}: asked for, but neither priced nor offered`,
    ...{ value: missing * 100, unit: '%', atMost: MAX_MISSING * 100 },
  })
  printLines(list((result) => result.missing))
  report({
    metric: `${name}: priced, but its page missing from the site map`,
    ...{ value: count((result) => result.missingPages), atMost: 0 },
  })
  report({
    metric: `${name}: prices that change with the seed`,
    ...{ value: results.filter(({ isSeedDependent }) => isSeedDependent).length, atMost: 0 },
  })
}

measure('open', openBriefs())
measure('in haste', hastyBriefs())
measure('set aside', heldOutBriefs())
