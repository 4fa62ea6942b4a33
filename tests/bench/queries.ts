// How long every query of the dashboard takes, over HTTP and on PostgreSQL, with 10,000 concepts
// and with 100,000, each with as many contacts and ten times as many page events.
import { seedScale } from '@agency/demo/scale/seed-scale'
import { report } from '@agency/tools/bench/bench-report'
import { createLogin } from '../support/accounts.ts'
import { openDashboardQueries, type SiteQuery } from '../support/dashboard-queries.ts'
import { median, quantile } from '../support/quantile.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const SMALL_COUNT = 10_000
const LARGE_COUNT = 100_000
const WARM_UP = 3
const CALLS = 40
const MAX_P95_MS = 100
/**
 * The time, in ms, that ten times the rows may add to a query: counts of matches grow with what
 * they count.
 */
const MAX_GROWTH_MS = 25
const MAX_FIRST_BYTE_MS = 100
/** A file of all contacts is 15 MB or more. */
const MAX_EXPORT_MB = 60

interface Measured {
  query: SiteQuery
  median: number
  p95: number
}

async function measureQueries(site: TestApp): Promise<Measured[]> {
  const { queries, run } = await openDashboardQueries(site)
  const results: Measured[] = []
  for (const query of queries) {
    const times: number[] = []
    for (let call = 0; call < WARM_UP + CALLS; call += 1) {
      const startedAt = performance.now()
      await run(query)
      if (call >= WARM_UP) times.push(performance.now() - startedAt)
    }
    results.push({ query, median: median(times), p95: quantile(times, 0.95) })
  }
  return results
}

/** The file of all contacts: ms to its first byte, its size, and how much the process grew. */
async function measureExport(site: TestApp) {
  const login = { email: 'export@emberlane.example', password: 'a-laneway-for-exports' }
  const authorization = `Bearer ${await createLogin(site, login)}`
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const before = process.memoryUsage().rss
  const startedAt = performance.now()
  const response = await fetch(`${url}/api/contacts/export.csv`, { headers: { authorization } })
  let firstByte: number | undefined
  let [bytes, peak] = [0, before]
  for await (const chunk of response.body ?? []) {
    firstByte ??= performance.now() - startedAt
    bytes += chunk.length
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const megabytes = (count: number) => Math.round(count / 2 ** 20)
  return {
    firstByte: Math.round(firstByte ?? Number.NaN),
    size: megabytes(bytes),
    growth: megabytes(peak - before),
  }
}

async function measure<Result>(count: number, runMeasurement: (site: TestApp) => Promise<Result>) {
  const site = await openTestApp()
  try {
    await seedScale({ ...site.deps, url: site.url }, { count })
    return await runMeasurement(site)
  } finally {
    await site.close()
  }
}

const smallResults = await measure(SMALL_COUNT, measureQueries)
const [largeResults, exportResult] = await measure(LARGE_COUNT, async (site) => [
  await measureQueries(site),
  await measureExport(site),
])

const comparisons = largeResults.map((result) => {
  const before = smallResults.find(({ query }) => query.name === result.query.name)
  const growth = result.median - (before?.median ?? Number.NaN)
  console.log(
    `${result.query.name}: p95 ${result.p95.toFixed(1)} ms, median ${result.median.toFixed(1)} ms; beside a tenth ${before?.p95.toFixed(1)} and ${before?.median.toFixed(1)} ms`,
  )
  return { ...result, growth }
})

for (const screen of new Set(largeResults.map(({ query }) => query.screen))) {
  const screenResults = comparisons.filter(({ query }) => query.screen === screen)
  const p95 = Math.max(...screenResults.map((result) => result.p95))
  const { query } = screenResults.find((result) => result.p95 === p95) ?? {}
  const growth = Math.max(...screenResults.map((result) => result.growth))
  report({
    metric: `${screen}: p95 of the slowest of its ${screenResults.length} queries (${query?.name})`,
    ...{ value: Number(p95.toFixed(1)), unit: 'ms', atMost: query?.atMost ?? MAX_P95_MS },
  })
  report({
    metric: `${screen}: largest increase of a query's median with ten times the rows`,
    ...{ value: Number(growth.toFixed(1)), unit: 'ms', atMost: MAX_GROWTH_MS },
  })
}
report({
  metric: `export of ${LARGE_COUNT} contacts (${exportResult.size} MB): time to first byte`,
  ...{ value: exportResult.firstByte, unit: 'ms', atMost: MAX_FIRST_BYTE_MS },
})
report({
  metric: 'export: memory growth of the process meanwhile',
  ...{ value: exportResult.growth, unit: 'MB', atMost: MAX_EXPORT_MB },
})
