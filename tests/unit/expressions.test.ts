import { expect, test } from 'vitest'
import { expressionsOfPackages, stuckExpressions } from '../support/expressions.ts'

/**
 * Anything that takes milliseconds takes less than this on the busiest machine; anything
 * exponential takes years.
 */
const MAX_MS = 5_000

test('no regular expression in the packages backtracks catastrophically', async () => {
  const all = await expressionsOfPackages()
  // From the price parser, as literals, and from the opening hours parser, built from words.
  expect(
    all.some(({ at }) => at.startsWith('packages/concept-engine/src/reading/price-words.ts')),
  ).toBe(true)
  expect(all.some(({ source }) => source.includes('late)|closed|shut)'))).toBe(true)
  expect(await stuckExpressions(all, MAX_MS)).toEqual([])
})

test('a catastrophic regular expression is detected', async () => {
  const bad = { at: 'here', source: '^(?:[\\s,-]+|\\bmonday\\b)+$', flags: '' }
  const good = { at: 'there', source: '^(?:[\\s,-]|\\bmonday\\b)+$', flags: '' }
  expect(await stuckExpressions([good, bad, good], 1_000)).toEqual([
    expect.objectContaining({ at: 'here' }),
  ])
})
