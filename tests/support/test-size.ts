export const isFullSize = () => process.env.AGENCY_TEST_SIZE === 'full'

/** `npm run test:full` has more cases, widths and seeds than `npm test`. */
export const isFullRun = isFullSize()

/**
 * Marks a test, or a group of them, that `npm run test:full` alone runs: a further case of a rule of
 * which a smaller test is in `npm test`. Both runners read it: `test('…', fullOnly, async () => …)`.
 */
export const fullOnly = { tags: ['full'], tag: '@full' }

/** Of several cases of one rule `npm test` has the one that is chosen. */
export const fullUnless = (isChosen: boolean) => (isChosen ? {} : fullOnly)
