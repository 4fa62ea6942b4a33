// The site's throughput compared with the minimum that could serve the same: in the same run,
// alternating, each in its own process. Logging and security headers are on, as in production with
// LOG_LEVEL=info. ONLY=projects measures one of the five.
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { report } from '@agency/tools/bench/bench-report'
import { createTestDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { type Baseline, startBaselineServer } from '../support/baseline-server.ts'
import { waitUntilNoJobs } from '../support/bench-site.ts'
import { comparePairs } from '../support/http-load.ts'

const assetsDir = path.resolve(import.meta.dirname, '../../apps/web/dist/client/assets')
/** The header that every browser sends. */
const browser = { 'accept-encoding': 'gzip, deflate, br' }
/** A project of the demo. */
const SLUG = 'lighthouse-lane-homes'

interface Comparison {
  name: string
  metric: string
  path: string
  headers?: Record<string, string>
  baseline: (url: string) => Baseline
  /** Our URL on the baseline server, if different. */
  baselinePath?: string
  atLeast: number
}

/** A script of the site, neither the smallest nor the largest. */
async function findAsset(): Promise<string> {
  const names = (await readdir(assetsDir)).filter((name) => name.endsWith('.js'))
  const sizes = await Promise.all(
    names.map(async (name) => ({ name, size: (await stat(path.join(assetsDir, name))).size })),
  )
  return sizes.toSorted((a, b) => b.size - a.size)[sizes.length >> 2]?.name ?? ''
}

const dir = await makeTemporaryDir('serving')
const database = await createTestDatabase(testServerUrl())
await mkdir(path.join(dir.path, 'data'))
const log = await open(path.join(dir.path, 'log'), 'w')
const asset = await findAsset()
const comparisons: Comparison[] = [
  {
    name: 'home',
    metric: 'home page, against node:http with the same bytes',
    ...{ path: '/', headers: browser, atLeast: 0.5 },
    baseline: (url) => ({ kind: 'same-bytes', url: `${url}/`, headers: browser }),
  },
  {
    name: 'projects',
    metric: 'GET /api/projects, against a bare Fastify route with the same queries',
    ...{ path: '/api/projects', atLeast: 0.7 },
    baseline: () => ({ kind: 'same-queries', url: database.url }),
  },
  {
    name: 'project',
    metric:
      'GET /api/projects/{slug}, uncached, against a bare Fastify route with the same queries',
    ...{ path: `/api/projects/${SLUG}`, atLeast: 0.5 },
    baseline: () => ({ kind: 'same-queries', url: database.url, slug: SLUG }),
  },
  {
    name: 'asset',
    metric: 'a hashed script, against sirv',
    ...{ path: `/assets/${asset}`, baselinePath: `/${asset}`, headers: browser, atLeast: 0.5 },
    baseline: () => ({ kind: 'static-files', url: assetsDir }),
  },
  {
    name: 'trpc',
    metric: "tRPC's settings.agency, against node:http with SELECT 1",
    ...{ path: '/trpc/settings.agency', atLeast: 0.1 },
    baseline: () => ({ kind: 'select-one', url: database.url }),
  },
]

const site = await waitUntilReady(
  await spawnSite(
    {
      ...{ DATA_DIR: path.join(dir.path, 'data'), DATABASE_URL: database.url, SEED: 'demo' },
      ...{ RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'info' },
    },
    { log: log.fd, warmUp: true },
  ),
)
try {
  await waitUntilNoJobs(database.url)
  for (const comparison of comparisons) {
    const { name, metric, headers = {}, atLeast } = comparison
    if (process.env.ONLY && process.env.ONLY !== name) continue
    const baselineServer = await startBaselineServer(comparison.baseline(site.url))
    const { p99, ...rates } = await comparePairs(
      { url: site.url + comparison.path, headers },
      { url: baselineServer.url + (comparison.baselinePath ?? comparison.path), headers },
    )
    await baselineServer.close()
    report(
      { metric, ...rates, unit: 'a second', atLeast },
      { metric: `${metric.split(',')[0]}: p99 of 10 concurrent requests`, value: p99, unit: 'ms' },
    )
  }
} finally {
  await site.stop()
  await log.close()
  await database.drop()
  await dir.remove()
}
