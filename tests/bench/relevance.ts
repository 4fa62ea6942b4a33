// How faithful a concept is to its brief, over 252 briefs whose statements were labelled by hand by
// people who had not seen the engine. docs/how-we-measure.md says which of them were used to set
// the rules.
import { createConcept } from '@agency/concept-engine/create-concept'
import {
  type AnnotatedBrief,
  hastyBriefs,
  heldOutBriefs,
  isFact,
  judge,
  openBriefs,
  trickyBriefs,
} from '@agency/concept-engine/samples/relevance/judge'
import { composePages } from '@agency/concept-engine/starter-site/compose-pages'
import type { Concept } from '@agency/contract/concept'
import { report } from '@agency/tools/bench/bench-report'
import { quantile } from '../support/quantile.ts'

const SEED = 1
const MIN_SHOWN = 0.95
const MIN_TRADE = 0.97
const MIN_SHARE = 0.5
const MIN_PICTURES = 0.95
const MAX_MS = 100

/** The faults of every page of the website that a concept becomes, each with its page. */
const judgePages = (labelled: AnnotatedBrief, concept: Concept): string[] =>
  composePages(concept).pages.flatMap(({ file, sections }) => {
    const page = judge(labelled, { ...concept, sections })
    const faults = [page.unsupported, page.contradictions, page.leaks, page.wrongPrices].flat()
    return faults.map((fault) => `${file}: ${fault}`)
  })

function measure(name: string, briefs: readonly AnnotatedBrief[]): void {
  const times: number[] = []
  const results = briefs.map((labelled) => {
    const startedAt = performance.now()
    const concept = createConcept(labelled.brief, SEED)
    times.push(performance.now() - startedAt)
    return { labelled, pages: judgePages(labelled, concept), ...judge(labelled, concept) }
  })
  const sum = (select: (result: (typeof results)[number]) => number) =>
    results.reduce((total, result) => total + select(result), 0)
  const countMissing = (prefix: string) =>
    sum((result) => result.missing.filter((text) => text.startsWith(prefix)).length)
  const reportNone = (select: (result: (typeof results)[number]) => string[], label: string) => {
    const problems = results.flatMap((result) =>
      select(result).map((problem) => `${result.labelled.id}: ${problem}`),
    )
    report({
      metric: `${name}: ${label}`,
      value: problems.length,
      atMost: 0,
    })
    for (const problem of problems.slice(0, 12)) console.log(`  ${problem}`)
  }
  const atLeast = (label: string, share: number, min: number) =>
    report({
      metric: `${name}: ${label}`,
      value: share * 100,
      unit: '%',
      atLeast: min * 100,
    })
  reportNone(({ unsupported }) => unsupported, 'texts that the brief does not support')
  reportNone(({ contradictions }) => contradictions, 'contradictions')
  reportNone(({ leaks }) => leaks, 'notes to the designer on the page')
  reportNone(({ wrongPrices }) => wrongPrices, 'prices beside the wrong thing')
  reportNone(
    ({ labelled, headline }) => (isFact(labelled, headline) ? [] : [headline]),
    'headlines that are no fact of the brief',
  )
  reportNone(({ pages }) => pages, 'the same faults on a page of the website')
  atLeast('offers on the page', 1 - countMissing('offer') / sum(({ offers }) => offers), MIN_SHOWN)
  atLeast('prices on the page', 1 - countMissing('price') / sum(({ prices }) => prices), MIN_SHOWN)
  const correctTrades = sum(({ wrongTrade }) => (wrongTrade.length === 0 ? 1 : 0))
  atLeast('trade correct, or none', correctTrades / results.length, MIN_TRADE)
  const correctPictures = sum(({ wrongPictures }) => (wrongPictures.length === 0 ? 1 : 0))
  atLeast(
    'pages whose pictures all show a marked thing, or none',
    correctPictures / results.length,
    MIN_PICTURES,
  )
  const correctHeroes = sum(({ wrongHero }) => (wrongHero ? 0 : 1))
  atLeast(
    'first pictures that show a marked thing, or none',
    correctHeroes / results.length,
    MIN_PICTURES,
  )
  atLeast(
    'words that are the brief’s, median',
    quantile(
      results.map(({ share }) => share),
      0.5,
    ),
    MIN_SHARE,
  )
  const slowest = Math.max(...times.slice(1))
  report({
    metric: `${name}: reading and writing, slowest after the first`,
    value: slowest,
    unit: 'ms',
    atMost: MAX_MS,
  })
}

measure('open', openBriefs())
measure('in haste', hastyBriefs())
measure('tricky', trickyBriefs())
measure('set aside', heldOutBriefs())
