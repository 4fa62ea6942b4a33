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
import { untilNoJobs } from '../support/bench-site.ts'
import { comparePairs } from '../support/http-load.ts'

const assetsDir = path.resolve(import.meta.dirname, '../../apps/web/dist/client/assets')
/** The header that every browser sends. */
const browser = { 'accept-encoding': 'gzip, deflate, br' }
/** A project of the demo. */
const SLUG = 'lighthouse-lane-homes'

interface Comparison {
  name: string
  what: string
  path: string
  headers?: Record<string, string>
  yardstick: (url: string) => Baseline
  /** Our URL on the baseline server, if different. */
  yardstickPath?: string
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
    what: 'home page, against node:http with the same bytes',
    ...{ path: '/', headers: browser, atLeast: 0.5 },
    yardstick: (url) => ({ kind: 'same-bytes', url: `${url}/`, headers: browser }),
  },
  {
    name: 'projects',
    what: 'GET /api/projects, against a bare Fastify route with the same queries',
    ...{ path: '/api/projects', atLeast: 0.7 },
    yardstick: () => ({ kind: 'same-queries', url: database.url }),
  },
  {
    name: 'project',
    what: 'GET /api/projects/{slug}, uncached, against a bare Fastify route with the same queries',
    ...{ path: `/api/projects/${SLUG}`, atLeast: 0.5 },
    yardstick: () => ({ kind: 'same-queries', url: database.url, slug: SLUG }),
  },
  {
    name: 'asset',
    what: 'a hashed script, against sirv',
    ...{ path: `/assets/${asset}`, yardstickPath: `/${asset}`, headers: browser, atLeast: 0.5 },
    yardstick: () => ({ kind: 'static-files', url: assetsDir }),
  },
  {
    name: 'trpc',
    what: "tRPC's settings.agency, against node:http with SELECT 1",
    ...{ path: '/trpc/settings.agency', atLeast: 0.1 },
    yardstick: () => ({ kind: 'select-one', url: database.url }),
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
  await untilNoJobs(database.url)
  for (const comparison of comparisons) {
    const { name, what, headers = {}, atLeast } = comparison
    if (process.env.ONLY && process.env.ONLY !== name) continue
    const bare = await startBaselineServer(comparison.yardstick(site.url))
    const { p99, ...rates } = await comparePairs(
      { url: site.url + comparison.path, headers },
      { url: bare.url + (comparison.yardstickPath ?? comparison.path), headers },
    )
    await bare.close()
    report(
      { what, ...rates, unit: 'a second', atLeast },
      { what: `${what.split(',')[0]}: p99 of 10 concurrent requests`, ours: p99, unit: 'ms' },
    )
  }
} finally {
  await site.stop()
  await log.close()
  await database.drop()
  await dir.remove()
}
