export const isFullSize = () => process.env.AGENCY_TEST_SIZE === 'full'

/** `npm run test:full` has more cases, widths and seeds than `npm test`. */
export const isFullRun = isFullSize()

/**
 * Marks a test, or a group of tests, that only `npm run test:full` runs: an additional case of a
 * rule that has a smaller test in `npm test`. Both runners read it: `test('…', fullOnly, async ()
 * => …)`.
 */
export const fullOnly = { tags: ['full'], tag: '@full' }

/** Of several cases of one rule, `npm test` only runs the chosen one. */
export const fullUnless = (isChosen: boolean) => (isChosen ? {} : fullOnly)
