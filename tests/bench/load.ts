// Mixed traffic at a steady rate on the site as it is started, with its jobs: no errors, everything
// acknowledged is stored, and memory does not grow. LOAD_MINUTES=2 for a first impression,
// LOAD_RATE for another rate.
import { open } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { startEmbedded } from '@agency/db/embedded/server'
import { report } from '@agency/tools/bench/bench-report'
import { spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { countStoredMessages, waitUntilNoJobs } from '../support/bench-site.ts'
import { expectedOutcome, readOutcomes } from '../support/generation-kills.ts'
import {
  buildRequestSequence,
  type Kind,
  kinds,
  openMixedTraffic,
} from '../support/mixed-traffic.ts'
import { type Memory, readMemory } from '../support/process-memory.ts'
import { median, quantile } from '../support/quantile.ts'

const MINUTES = Number(process.env.LOAD_MINUTES ?? 10)
/**
 * Requests per second. Of these 0.3 are concepts, 0.3 pictures and 0.3 logins: with the resulting
 * work (variants, emails) about three quarters of two cores. Half a million requests a day.
 */
const REQUESTS_PER_SECOND = Number(process.env.LOAD_RATE ?? 6)
const MEMORY_INTERVAL_MS = 2_000
/** The share of the time in which code and fonts load: it is not judged. */
const WARM_UP = 0.2
const MAX_SERVER_MB = 350
/**
 * How much more the second half may use than the first, in MB: about one page of pixels in flight.
 */
const MAX_GROWTH_MB = 25
const MAX_WORKERS_GROWTH_MB = 100
const CORES = availableParallelism()
/** Render workers, one per core and four at most; styling workers; and one that makes variants. */
const MAX_WORKERS = Math.min(4, CORES) + Math.max(1, CORES - 1) + 1

const account = { email: 'owner@emberlane.example', password: 'a-laneway-for-tests' }
const dir = await makeTemporaryDir('load')
const dataDir = path.join(dir.path, 'data')
const log = await open(path.join(dir.path, 'log'), 'w')
const site = await waitUntilReady(
  await spawnSite(
    {
      ...{ DATA_DIR: dataDir, SEED: 'demo', RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'info' },
      ...{ ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
    },
    { log: log.fd, warmUp: true },
  ),
)
const postgres = await startEmbedded(path.join(dataDir, 'postgres'))

const times: Record<Kind, number[]> = { read: [], contact: [], login: [], upload: [], generate: [] }
const errors: string[] = []
const memorySamples: Memory[] = []

/**
 * Sends on a fixed schedule, even if earlier requests are pending; latency counts from the
 * scheduled time.
 */
async function sendAll(traffic: Awaited<ReturnType<typeof openMixedTraffic>>): Promise<void> {
  const kindSequence = buildRequestSequence()
  const startedAt = performance.now()
  const pendingRequests: Promise<void>[] = []
  for (let number = 0; number < MINUTES * 60 * REQUESTS_PER_SECOND; number += 1) {
    const dueAt = startedAt + (number * 1_000) / REQUESTS_PER_SECOND
    await sleep(Math.max(0, dueAt - performance.now()))
    const kind = kindSequence[number % kindSequence.length] ?? 'read'
    const request = traffic.send(kind).then(
      () => {
        times[kind].push(performance.now() - dueAt)
      },
      (error: Error) => {
        errors.push(`${kind}: ${error.message}`)
      },
    )
    pendingRequests.push(request)
  }
  await Promise.all(pendingRequests)
}

/** The later of the two halves after warm-up, and by how much its median exceeds the earlier's. */
function laterHalf(values: number[]) {
  const afterWarmUp = values.slice(Math.floor(values.length * WARM_UP))
  const [first, second] = [
    afterWarmUp.slice(0, afterWarmUp.length >> 1),
    afterWarmUp.slice(afterWarmUp.length >> 1),
  ] as const
  return { highest: Math.max(...second), growth: median(second) - median(first) }
}

try {
  await waitUntilNoJobs(postgres.url)
  const traffic = await openMixedTraffic(site.url, account)
  const memoryTimer = setInterval(async () => {
    memorySamples.push(await readMemory(site.child.pid ?? 0))
  }, MEMORY_INTERVAL_MS)
  await sendAll(traffic)
  clearInterval(memoryTimer)
  const endedAt = performance.now()
  await waitUntilNoJobs(postgres.url)
  const lagS = (performance.now() - endedAt) / 1000

  const outcomes = await readOutcomes(postgres.url)
  const { messages, generationIds } = traffic.acknowledged
  const stored = await countStoredMessages(dataDir)
  const server = laterHalf(memorySamples.map((memory) => memory.server))
  const workers = laterHalf(memorySamples.map((memory) => memory.workers))
  const requestCount = Object.values(times).reduce(
    (sum, kindTimes) => sum + kindTimes.length,
    errors.length,
  )
  for (const error of errors.slice(0, 5)) console.log(' ', error)
  console.log(
    `memory of the server every minute: ${memorySamples
      .filter((_, index) => index % 30 === 29)
      .map((memory) => memory.server)
      .join(', ')} MB`,
  )
  report(
    { metric: `requests in ${MINUTES} minutes`, value: requestCount },
    { metric: 'errors', value: errors.length, atMost: 0 },
    {
      metric: `of ${messages.length} acknowledged messages not stored exactly once`,
      ...{ value: messages.filter((id) => stored.get(id) !== 1).length, atMost: 0 },
    },
    {
      metric: `of ${generationIds.length} acknowledged concepts not made exactly once`,
      value: generationIds.filter(
        (id) => !isDeepStrictEqual({ ...outcomes.get(id) }, expectedOutcome),
      ).length,
      atMost: 0,
    },
    { metric: 'jobs left at the end: done after', value: lagS, unit: 's', atMost: 60 },
    {
      metric: 'memory of the server, peak of the second half',
      ...{ value: server.highest, unit: 'MB', atMost: MAX_SERVER_MB },
    },
    {
      metric: 'memory of the server, second half above the first',
      ...{ value: server.growth, unit: 'MB', atMost: MAX_GROWTH_MB },
    },
    { metric: 'memory of its workers, peak', value: workers.highest, unit: 'MB' },
    {
      metric: 'memory of its workers, second half above the first',
      ...{ value: workers.growth, unit: 'MB', atMost: MAX_WORKERS_GROWTH_MB },
    },
    {
      metric: 'worker processes, maximum',
      value: Math.max(...memorySamples.map(({ workerCount }) => workerCount)),
      atMost: MAX_WORKERS,
    },
    ...kinds.flatMap((kind) =>
      [0.5, 0.95, 0.99].map((share) => ({
        metric: `${kind}: p${share * 100} of ${times[kind].length}`,
        ...{ value: quantile(times[kind], share), unit: 'ms' },
      })),
    ),
  )
} finally {
  await site.stop()
  await postgres.release()
  await log.close()
  await dir.remove()
}
