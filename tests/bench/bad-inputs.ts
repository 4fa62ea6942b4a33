// 100,000 generated wrong requests through the whole app on PostgreSQL: no unexpected 5xx.
import fc from 'fast-check'
import { badInputs, isExpectedStatus } from '../support/bad-inputs.ts'
import { openTestApp } from '../support/test-app.ts'

const RUNS = 100_000
const refuse = () => Promise.reject(new Error('a generated request was right after all'))

const site = await openTestApp({ runGeneration: refuse, wrapQuoteWriter: () => refuse })
const statuses = new Map<number, number>()
const started = Date.now()
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
    // The log is kept in memory by the test app.
    site.logged.length = 0
    if (!isExpectedStatus(statusCode)) throw new Error(`${statusCode} ${response.body}`)
  }),
  { numRuns: RUNS },
)
const seconds = Math.round((Date.now() - started) / 1000)
const table = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`)
const livez = (await site.app.inject('/livez')).statusCode
await site.close()
console.log(
  `generated bad inputs: ${result.numRuns} in ${seconds} s; ${table.join(', ')}; /livez ${livez}`,
)
if (result.failed) {
  console.log(fc.defaultReportMessage(result))
  process.exitCode = 1
}
