// 100,000 generated invalid requests through the whole app on PostgreSQL: no unexpected 5xx.

import { report } from '@agency/tools/bench/bench-report'
import fc from 'fast-check'
import { badInputs, isExpectedStatus } from '../support/bad-inputs.ts'
import { openTestApp } from '../support/test-app.ts'
import { stagesWithHook } from '../support/worker-outputs.ts'

const RUNS = 100_000
const rejectRequest = () => Promise.reject(new Error('a generated request was unexpectedly valid'))

const site = await openTestApp({
  stages: stagesWithHook(rejectRequest),
  wrapEstimateWriter: () => rejectRequest,
})
const statuses = new Map<number, number>()
const startedAt = Date.now()
const result = await fc.check(
  fc.asyncProperty(badInputs, async ({ method, url, headers, payload }) => {
    const response = await site.app.inject({
      method,
      url,
      headers,
      ...(payload !== undefined && { payload }),
    })
    const { statusCode } = response
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    // The test app keeps its log in memory.
    site.logLines.length = 0
    if (!isExpectedStatus(statusCode)) throw new Error(`${statusCode} ${response.body}`)
  }),
  { numRuns: RUNS },
)
const seconds = Math.round((Date.now() - startedAt) / 1000)
const table = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`)
const livez = (await site.app.inject('/livez')).statusCode
await site.close()
console.log(`${table.join(', ')} in ${seconds} s`)
if (result.failed) console.log(fc.defaultReportMessage(result))
report(
  { metric: 'generated bad requests', value: result.numRuns, atLeast: RUNS },
  {
    metric: 'undocumented responses to them',
    value: result.failed ? 1 : 0,
    atMost: 0,
  },
  { metric: '/livez afterwards', value: livez, atLeast: 200, atMost: 200 },
)
