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
import { report } from '@agency/tools/bench/bench-report'
import { quantile } from '../support/quantile.ts'

const SEED = 1
const MIN_SHOWN = 0.95
const MIN_TRADE = 0.97
const MIN_SHARE = 0.5
const MIN_PICTURES = 0.95
const MAX_READING_MS = 100

function measure(name: string, briefs: readonly AnnotatedBrief[]): void {
  const times: number[] = []
  const judged = briefs.map((marked) => {
    const started = performance.now()
    const concept = createConcept(marked.brief, SEED)
    times.push(performance.now() - started)
    return { marked, ...judge(marked, concept) }
  })
  const sum = (of: (one: (typeof judged)[number]) => number) =>
    judged.reduce((total, one) => total + of(one), 0)
  const missing = (what: string) =>
    sum((one) => one.missing.filter((each) => each.startsWith(what)).length)
  const faultless = (of: (one: (typeof judged)[number]) => string[], what: string) => {
    const faults = judged.flatMap((one) => of(one).map((fault) => `${one.marked.id}: ${fault}`))
    report({
      what: `${name}: ${what}`,
      ours: faults.length,
      atMost: 0,
    })
    for (const fault of faults.slice(0, 12)) console.log(`  ${fault}`)
  }
  const atLeast = (what: string, share: number, min: number) =>
    report({
      what: `${name}: ${what}`,
      ours: share * 100,
      unit: '%',
      atLeast: min * 100,
    })
  faultless(({ unsupported }) => unsupported, 'texts that the brief does not support')
  faultless(({ contradictions }) => contradictions, 'contradictions')
  faultless(({ leaks }) => leaks, 'notes to the designer on the page')
  faultless(({ wrongPrices }) => wrongPrices, 'prices beside the wrong thing')
  faultless(
    ({ marked, headline }) => (isFact(marked, headline) ? [] : [headline]),
    'headlines that are no fact of the brief',
  )
  atLeast('offers on the page', 1 - missing('offer') / sum(({ offers }) => offers), MIN_SHOWN)
  atLeast('prices on the page', 1 - missing('price') / sum(({ prices }) => prices), MIN_SHOWN)
  const right = sum(({ wrongTrade }) => (wrongTrade.length === 0 ? 1 : 0))
  atLeast('trade correct, or none', right / judged.length, MIN_TRADE)
  const pictures = sum(({ wrongPictures }) => (wrongPictures.length === 0 ? 1 : 0))
  atLeast(
    'pages whose pictures all show a marked thing, or none',
    pictures / judged.length,
    MIN_PICTURES,
  )
  const heroes = sum(({ wrongHero }) => (wrongHero ? 0 : 1))
  atLeast('first pictures that show a marked thing, or none', heroes / judged.length, MIN_PICTURES)
  atLeast(
    'words that are the brief’s, median',
    quantile(
      judged.map(({ share }) => share),
      0.5,
    ),
    MIN_SHARE,
  )
  const slowest = Math.max(...times.slice(1))
  report({
    what: `${name}: reading and writing, slowest after the first`,
    ours: slowest,
    unit: 'ms',
    atMost: MAX_READING_MS,
  })
}

measure('open', openBriefs())
measure('in haste', hastyBriefs())
measure('tricky', trickyBriefs())
measure('set aside', heldOutBriefs())
