import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readExamples } from '../../scripts/feature-examples.ts'
import { train, weightsFile } from '../../scripts/feature-training.ts'
import { fullOnly } from '../support/test-size.ts'

test('the weights of the estimate are those that the marked briefs teach', fullOnly, () => {
  const file = new URL('../../packages/estimate/src/feature-weights.json', import.meta.url)
  // If this fails, something that is learnt from has changed: `npm run features:train`.
  expect(weightsFile(train(readExamples()))).toBe(readFileSync(file, 'utf8'))
})
