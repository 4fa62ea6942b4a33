import { isFullRun } from '@agency/tools/test/test-size'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findWrongAmounts } from '../support/proposal-cents.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

/** For 2,000 of them: npm run bench -- proposal-cents. */
const PROPOSALS = isFullRun ? 200 : 16

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ stages: quickStages })
})
afterAll(() => site.close())

test(`document, list and calls agree to the cent for ${PROPOSALS} proposals`, async () => {
  expect(await findWrongAmounts(site, PROPOSALS)).toEqual([])
})
