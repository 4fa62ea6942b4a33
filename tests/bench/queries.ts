// How long every query of the dashboard takes, over HTTP and on PostgreSQL, with 10,000 concepts
// and with 100,000, each with as many contacts and ten times as many page events.
import { seedScale } from '@agency/demo/scale/seed-scale'
import { report } from '@agency/tools/bench/bench-report'
import { createLogin } from '../support/accounts.ts'
import { openDashboard, type SiteQuery } from '../support/dashboard-queries.ts'
import { median, quantile } from '../support/quantile.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const FEW = 10_000
const MANY = 100_000
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
  const { queries, run } = await openDashboard(site)
  const measured: Measured[] = []
  for (const query of queries) {
    const times: number[] = []
    for (let call = 0; call < WARM_UP + CALLS; call += 1) {
      const started = performance.now()
      await run(query)
      if (call >= WARM_UP) times.push(performance.now() - started)
    }
    measured.push({ query, median: median(times), p95: quantile(times, 0.95) })
  }
  return measured
}

/** The file of all contacts: ms to its first byte, its size, and how much the process grew. */
async function measureExport(site: TestApp) {
  const login = { email: 'export@emberlane.example', password: 'a-laneway-for-exports' }
  const authorization = `Bearer ${await createLogin(site, login)}`
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const before = process.memoryUsage().rss
  const started = performance.now()
  const response = await fetch(`${url}/api/contacts/export.csv`, { headers: { authorization } })
  let firstByte: number | undefined
  let [bytes, peak] = [0, before]
  for await (const piece of response.body ?? []) {
    firstByte ??= performance.now() - started
    bytes += piece.length
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const megabytes = (count: number) => Math.round(count / 2 ** 20)
  return {
    firstByte: Math.round(firstByte ?? Number.NaN),
    size: megabytes(bytes),
    growth: megabytes(peak - before),
  }
}

async function measure<Result>(count: number, take: (site: TestApp) => Promise<Result>) {
  const site = await openTestApp()
  try {
    await seedScale({ ...site.deps, url: site.url }, { count })
    return await take(site)
  } finally {
    await site.close()
  }
}

const few = await measure(FEW, measureQueries)
const [many, file] = await measure(MANY, async (site) => [
  await measureQueries(site),
  await measureExport(site),
])

const compared = many.map((each) => {
  const before = few.find(({ query }) => query.name === each.query.name)
  const growth = each.median - (before?.median ?? Number.NaN)
  console.log(
    `${each.query.name}: p95 ${each.p95.toFixed(1)} ms, median ${each.median.toFixed(1)} ms; beside a tenth ${before?.p95.toFixed(1)} and ${before?.median.toFixed(1)} ms`,
  )
  return { ...each, growth }
})

for (const screen of new Set(many.map(({ query }) => query.screen))) {
  const requested = compared.filter(({ query }) => query.screen === screen)
  const p95 = Math.max(...requested.map((each) => each.p95))
  const { query } = requested.find((each) => each.p95 === p95) ?? {}
  const growth = Math.max(...requested.map((each) => each.growth))
  report({
    what: `${screen}: p95 of the slowest of its ${requested.length} queries (${query?.name})`,
    ...{ ours: Number(p95.toFixed(1)), unit: 'ms', atMost: query?.atMost ?? MAX_P95_MS },
  })
  report({
    what: `${screen}: largest increase of a query's median with ten times the rows`,
    ...{ ours: Number(growth.toFixed(1)), unit: 'ms', atMost: MAX_GROWTH_MS },
  })
}
report({
  what: `export of ${MANY} contacts (${file.size} MB): time to first byte`,
  ...{ ours: file.firstByte, unit: 'ms', atMost: MAX_FIRST_BYTE_MS },
})
report({
  what: 'export: memory growth of the process meanwhile',
  ...{ ours: file.growth, unit: 'MB', atMost: MAX_EXPORT_MB },
})
