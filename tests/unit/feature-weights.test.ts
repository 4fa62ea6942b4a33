import { readFileSync } from 'node:fs'
import { fullOnly } from '@agency/tools/test/test-size'
import { readExamples } from '@agency/tools/training/feature-examples'
import { formatWeights, train } from '@agency/tools/training/feature-training'
import { expect, test } from 'vitest'

test('the estimate’s weights are those trained from the labelled briefs', fullOnly, () => {
  const file = new URL('../../packages/estimate/src/feature-weights.json', import.meta.url)
  // If this fails, the training data has changed: run `npm run features:train`.
  expect(formatWeights(train(readExamples()))).toBe(readFileSync(file, 'utf8'))
})
