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
import { storedMessages, untilNoJobs } from '../support/bench-site.ts'
import { expectedOutcome, readOutcomes } from '../support/generation-kills.ts'
import { type Kind, kinds, openMixedTraffic, spreadKinds } from '../support/mixed-traffic.ts'
import { type Memory, readMemory } from '../support/process-memory.ts'
import { median, quantile } from '../support/quantile.ts'

const MINUTES = Number(process.env.LOAD_MINUTES ?? 10)
/**
 * Requests per second. Of these 0.3 are concepts, 0.3 pictures and 0.3 logins: with the resulting
 * work (variants, emails) about three quarters of two cores. Half a million requests a day.
 */
const RATE = Number(process.env.LOAD_RATE ?? 6)
const MEMORY_EVERY_MS = 2_000
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
const memories: Memory[] = []

/**
 * Sends on a fixed schedule, even if earlier requests are pending; latency counts from the
 * scheduled time.
 */
async function sendAll(traffic: Awaited<ReturnType<typeof openMixedTraffic>>): Promise<void> {
  const order = spreadKinds()
  const started = performance.now()
  const unanswered: Promise<void>[] = []
  for (let number = 0; number < MINUTES * 60 * RATE; number += 1) {
    const dueAt = started + (number * 1_000) / RATE
    await sleep(Math.max(0, dueAt - performance.now()))
    const kind = order[number % order.length] ?? 'read'
    const sending = traffic.send(kind).then(
      () => {
        times[kind].push(performance.now() - dueAt)
      },
      (error: Error) => {
        errors.push(`${kind}: ${error.message}`)
      },
    )
    unanswered.push(sending)
  }
  await Promise.all(unanswered)
}

/** The later of the two halves after warm-up, and by how much its median exceeds the earlier's. */
function halves(values: number[]) {
  const judged = values.slice(Math.floor(values.length * WARM_UP))
  const [first, second] = [
    judged.slice(0, judged.length >> 1),
    judged.slice(judged.length >> 1),
  ] as const
  return { highest: Math.max(...second), growth: median(second) - median(first) }
}

try {
  await untilNoJobs(postgres.url)
  const traffic = await openMixedTraffic(site.url, account)
  const watching = setInterval(async () => {
    memories.push(await readMemory(site.child.pid ?? 0))
  }, MEMORY_EVERY_MS)
  await sendAll(traffic)
  clearInterval(watching)
  const endedAt = performance.now()
  await untilNoJobs(postgres.url)
  const behindS = (performance.now() - endedAt) / 1000

  const made = await readOutcomes(postgres.url)
  const { messages, generationIds } = traffic.ledger
  const stored = await storedMessages(dataDir)
  const server = halves(memories.map((memory) => memory.server))
  const workers = halves(memories.map((memory) => memory.workers))
  const sent = Object.values(times).reduce((sum, each) => sum + each.length, errors.length)
  for (const error of errors.slice(0, 5)) console.log(' ', error)
  console.log(
    `memory of the server every minute: ${memories
      .filter((_, at) => at % 30 === 29)
      .map((memory) => memory.server)
      .join(', ')} MB`,
  )
  report(
    { what: `requests in ${MINUTES} minutes`, ours: sent },
    { what: 'errors', ours: errors.length, atMost: 0 },
    {
      what: `of ${messages.length} acknowledged messages not stored exactly once`,
      ...{ ours: messages.filter((id) => stored.get(id) !== 1).length, atMost: 0 },
    },
    {
      what: `of ${generationIds.length} acknowledged concepts not made exactly once`,
      ours: generationIds.filter((id) => !isDeepStrictEqual({ ...made.get(id) }, expectedOutcome))
        .length,
      atMost: 0,
    },
    { what: 'jobs left at the end: done after', ours: behindS, unit: 's', atMost: 60 },
    {
      what: 'memory of the server, peak of the second half',
      ...{ ours: server.highest, unit: 'MB', atMost: MAX_SERVER_MB },
    },
    {
      what: 'memory of the server, second half above the first',
      ...{ ours: server.growth, unit: 'MB', atMost: MAX_GROWTH_MB },
    },
    { what: 'memory of its workers, peak', ours: workers.highest, unit: 'MB' },
    {
      what: 'memory of its workers, second half above the first',
      ...{ ours: workers.growth, unit: 'MB', atMost: MAX_WORKERS_GROWTH_MB },
    },
    {
      what: 'worker processes, maximum',
      ours: Math.max(...memories.map(({ workerCount }) => workerCount)),
      atMost: MAX_WORKERS,
    },
    ...kinds.flatMap((kind) =>
      [0.5, 0.95, 0.99].map((share) => ({
        what: `${kind}: p${share * 100} of ${times[kind].length}`,
        ...{ ours: quantile(times[kind], share), unit: 'ms' },
      })),
    ),
  )
} finally {
  await site.stop()
  await postgres.release()
  await log.close()
  await dir.remove()
}
