import { expect, test } from 'vitest'
import { findPackageExpressions, findSlowExpressions } from '../support/expressions.ts'

/**
 * Anything that takes milliseconds takes less than this on the busiest machine; anything
 * exponential takes years.
 */
const MAX_MS = 5_000

test('no regular expression in the packages backtracks catastrophically', async () => {
  const expressions = await findPackageExpressions()
  // From the price parser, as literals, and from the opening hours parser, built from words.
  expect(
    expressions.some(({ location }) =>
      location.startsWith('packages/concept-engine/src/reading/prices/price-words.ts'),
    ),
  ).toBe(true)
  expect(expressions.some(({ source }) => source.includes('late)|closed|shut)'))).toBe(true)
  expect(await findSlowExpressions(expressions, MAX_MS)).toEqual([])
})

test('a catastrophic regular expression is detected', async () => {
  const slow = { location: 'here', source: '^(?:[\\s,-]+|\\bmonday\\b)+$', flags: '' }
  const fast = { location: 'there', source: '^(?:[\\s,-]|\\bmonday\\b)+$', flags: '' }
  expect(await findSlowExpressions([fast, slow, fast], 1_000)).toEqual([
    expect.objectContaining({ location: 'here' }),
  ])
})
