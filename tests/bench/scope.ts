// What an estimate charges for, held against what the briefs of the relevance bench ask of a website
// and refuse, as marked by hand by somebody who had not seen the engine.
import { readFileSync } from 'node:fs'
import { createConcept } from '@agency/concept-engine/create-concept'
import { readSiteWishes } from '@agency/concept-engine/reading/site-wishes'
import {
  hastyBriefs,
  type MarkedBrief,
  openBriefs,
  setAsideBriefs,
} from '@agency/concept-engine/samples/relevance/judge'
import { defaultPriceBook } from '@agency/contract/default-price-book'
import { priceEstimate } from '@agency/estimate/price-estimate'
import { scopeFromBrief } from '@agency/estimate/scope'
import { report } from '../support/bench-report.ts'

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
/** What takes payments by itself. */
const PAID = new Set(['shop', 'subscriptions', 'donations'])
/** Shares of what is charged and of what is asked for. */
const MOST_UNASKED = 0.02
const MOST_FORGOTTEN = 0.03

function scopeOf({ brief }: MarkedBrief, seed: number) {
  const wishes = readSiteWishes(brief.mainGoal, [brief.companyName])
  return scopeFromBrief(brief, createConcept(brief, seed), wishes)
}

function measure(name: string, briefs: readonly MarkedBrief[]): void {
  const marks = marksOf(name.replace(' ', '-'))
  const found = briefs.flatMap((marked) => {
    const mark = marks[marked.id]
    if (!mark) return []
    const scope = scopeOf(marked, 1)
    const estimate = priceEstimate(scope, PRICING)
    const charged = scope.features.map(({ key }): string => key)
    const offered = scope.mentioned.map(({ key }): string => key)
    // A page of the client's own name, 'Donate', is there for the book's 'Give'.
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
    what: `${name}: charged though not asked for, of what is charged`,
    ...{ ours: unasked * 100, unit: '%', atMost: MOST_UNASKED * 100 },
  })
  show(list((one) => one.unasked))
  const forgotten = count((one) => one.forgotten) / count((one) => one.mark.asked)
  report({
    what: `${name}: asked for, and neither priced nor offered`,
    ...{ ours: forgotten * 100, unit: '%', atMost: MOST_FORGOTTEN * 100 },
  })
  show(list((one) => one.forgotten))
  report({
    what: `${name}: priced, and its page missing from the site map`,
    ...{ ours: count((one) => one.unpaged), atMost: 0 },
  })
  report({
    what: `${name}: prices that another seed moves`,
    ...{ ours: found.filter(({ moved }) => moved).length, atMost: 0 },
  })
}

measure('open', openBriefs())
measure('in haste', hastyBriefs())
measure('set aside', setAsideBriefs())
