import { expect, test } from 'vitest'
import { expressionsOfPackages, stuckExpressions } from '../support/expressions.ts'

/** What takes milliseconds takes less than this on the busiest machine; what is exponential takes years. */
const MOST_MS = 5_000

test('no expression of the packages stands still over text that repeats what it looks for', async () => {
  const all = await expressionsOfPackages()
  // Of the reading of prices, written out, and of the reading of hours, built of words.
  expect(
    all.some(({ at }) => at.startsWith('packages/concept-engine/src/reading/price-words.ts')),
  ).toBe(true)
  expect(all.some(({ source }) => source.includes('late)|closed|shut)'))).toBe(true)
  expect(await stuckExpressions(all, MOST_MS)).toEqual([])
})

test('an expression that stands still is found', async () => {
  const bad = { at: 'here', source: '^(?:[\\s,-]+|\\bmonday\\b)+$', flags: '' }
  const good = { at: 'there', source: '^(?:[\\s,-]|\\bmonday\\b)+$', flags: '' }
  expect(await stuckExpressions([good, bad, good], 1_000)).toEqual([
    expect.objectContaining({ at: 'here' }),
  ])
})
