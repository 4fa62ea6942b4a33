import { expect, test } from 'vitest'
import { designSeed, renewDesignSeed } from './design-seed.ts'

test('seeds are consecutive: designs of consecutive seeds are different ideas', () => {
  const first = designSeed()
  expect(renewDesignSeed()).toBe((first + 1) % (2 ** 31 - 1))
  expect(designSeed()).not.toBe(first)
})
