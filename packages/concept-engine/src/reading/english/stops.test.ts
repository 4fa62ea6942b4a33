import { expect, test } from 'vitest'
import { isFullRun } from '../../../samples/any-brief.ts'
import { inNewProcess } from '../../../samples/in-new-process.ts'
import weights from './stop-weights.json' with { type: 'json' }
import { withStopsInRuns } from './stops.ts'

const DICTATED =
  'so I’m a mobile diesel mechanic I work out of Dalby and I go pretty much anywhere within about two hours I’ve been on the tools nineteen years I can do heavy vehicle inspections um I’m approved for that and travel is a dollar eighty a k after the first forty'

test('a run of spoken words is cut where a statement begins', () => {
  expect(withStopsInRuns(DICTATED).split('. ')).toEqual([
    'so I’m a mobile diesel mechanic',
    'I work out of Dalby and I go pretty much anywhere within about two hours',
    'I’ve been on the tools nineteen years',
    'I can do heavy vehicle inspections',
    'I’m approved for that and travel is a dollar eighty a k after the first forty',
  ])
})

test('a condition stays with its consequence', () => {
  const text = withStopsInRuns(
    'okay so I keep bees up in the hills and I sell honey at the market and if it’s a swarm hanging somewhere I can reach from a ladder it’s free I just come and get them',
  )
  expect(text).toContain('I can reach from a ladder it’s free')
  expect(text).not.toContain('somewhere. ')
})

test('short and carefully written sentences are left alone', () => {
  for (const text of [
    'I tune pianos in Hobart. I do not move them, and I do not buy them. A tuning is $230.',
    'shoeing and trimming around mudgee',
  ])
    expect(withStopsInRuns(text)).toBe(text)
})

test('a noun phrase and a price stay in one statement', () => {
  expect(
    withStopsInRuns(
      'new dapple grey from $3200 takes me about 5 months, the little toddler one is $1450, and doing up old ones 600 to 2000 depends what’s left of the poor thing when I get it from you',
    ),
  ).toMatch(/the little toddler one is \$1450/)
})

test.runIf(isFullRun)('stores the weights that the annotated descriptions produce', async () => {
  // If this fails, the training data or the tagger has changed: run `npm run stops:train`.
  const training = new URL('../../../samples/stops/train.ts', import.meta.url).href
  const produced = await inNewProcess(
    `import { readRuns, storedWeights } from '${training}'
     console.log(JSON.stringify(Object.fromEntries(storedWeights(readRuns()))))`,
  )
  expect(JSON.parse(produced)).toEqual(weights)
})
