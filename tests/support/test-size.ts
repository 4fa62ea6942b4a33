/** `npm run test:full` has more cases, widths and seeds than `npm test`. */
export const isFullRun = process.env.AGENCY_TEST_SIZE === 'full'
