// Charged features of an estimate, compared with what the briefs of the relevance bench ask of a
// website and refuse, as labelled by hand by somebody who had not seen the engine.
import { readFileSync } from 'node:fs'
import { createConcept } from '@agency/concept-engine/create-concept'
import { readSiteWishes } from '@agency/concept-engine/reading/site-wishes'
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

interface Marks {
  asked: string[]
  optional: string[]
  refused: string[]
  pages: number
  languages: number
}

const marksOf = (name: string): Record<string, Marks> =>
  JSON.parse(
    readFileSync(
      new URL(`../../packages/estimate/samples/scope/${name}.json`, import.meta.url),
      'utf8',
    ),
  )

const PRICING = { book: defaultPriceBook, bookVersion: 1, issuedOn: '2026-11-23' }
/** Features that take payments themselves. */
const PAID = new Set(['shop', 'subscriptions', 'donations'])
/**
 * Maximum shares: of the charged features, those not asked for; and of those asked for, those
 * missing.
 */
const MAX_UNASKED = 0.02
const MAX_FORGOTTEN = 0.03

function scopeOf({ brief }: AnnotatedBrief, seed: number) {
  const wishes = readSiteWishes(brief.mainGoal, [brief.companyName])
  return scopeFromBrief(brief, createConcept(brief, seed), wishes)
}

function measure(name: string, briefs: readonly AnnotatedBrief[]): void {
  const marks = marksOf(name.replace(' ', '-'))
  const found = briefs.flatMap((marked) => {
    const mark = marks[marked.id]
    if (!mark) return []
    const scope = scopeOf(marked, 1)
    const estimate = priceEstimate(scope, PRICING)
    const charged = scope.features.map(({ key }): string => key)
    const offered = scope.mentioned.map(({ key }): string => key)
    // A page with the client's own name, 'Donate', replaces the book's 'Give'.
    const names = new Set(scope.pages.map((page) => page.name))
    const purposes = new Set(scope.pages.map((page) => page.purpose))
    return [
      {
        ...{ id: marked.id, mark, charged },
        refused: charged.filter((key) => mark.refused.includes(key)),
        unasked: charged.filter((key) => !mark.asked.includes(key) && !mark.refused.includes(key)),
        forgotten: mark.asked.filter(
          (key) =>
            !charged.includes(key) &&
            !offered.includes(key) &&
            !(key === 'payments' && charged.some((own) => PAID.has(own))),
        ),
        unpaged: scope.features
          .flatMap(({ pages }) => pages)
          .filter(
            (page) => mark.pages === 0 && !names.has(page.name) && !purposes.has(page.purpose),
          )
          .map((page) => page.name),
        moved: priceEstimate(scopeOf(marked, 2), PRICING).total !== estimate.total,
      },
    ]
  })
  const list = (of: (one: (typeof found)[number]) => string[]) =>
    found.flatMap((one) => of(one).map((key) => `${one.id}: ${key}`))
  const count = (of: (one: (typeof found)[number]) => string[]) => list(of).length
  const show = (lines: string[]) => {
    for (const line of lines.slice(0, 60)) console.log(`  ${line}`)
  }
  report({
    what: `${name}: charged though refused`,
    ours: count((one) => one.refused),
    atMost: 0,
  })
  show(list((one) => one.refused))
  const unasked = count((one) => one.unasked) / count((one) => one.charged)
  report({
    what: `${name}: charged though not asked for, of all charged`,
    ...{ ours: unasked * 100, unit: '%', atMost: MAX_UNASKED * 100 },
  })
  show(list((one) => one.unasked))
  const forgotten = count((one) => one.forgotten) / count((one) => one.mark.asked)
  report({
    what: `${name}: asked for, but neither priced nor offered`,
    ...{ ours: forgotten * 100, unit: '%', atMost: MAX_FORGOTTEN * 100 },
  })
  show(list((one) => one.forgotten))
  report({
    what: `${name}: priced, but its page missing from the site map`,
    ...{ ours: count((one) => one.unpaged), atMost: 0 },
  })
  report({
    what: `${name}: prices that change with the seed`,
    ...{ ours: found.filter(({ moved }) => moved).length, atMost: 0 },
  })
}

measure('open', openBriefs())
measure('in haste', hastyBriefs())
measure('set aside', heldOutBriefs())
