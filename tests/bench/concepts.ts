// Concepts with their estimates through the whole site: latency, throughput per second, the effect
// on other requests, and whether memory stays flat. CONCEPTS=1000 sets how many are made to measure
// the memory.
import { setTimeout as sleep } from 'node:timers/promises'
import { sampleBriefs } from '@agency/concept-engine/samples/briefs'
import { report } from '@agency/tools/bench/bench-report'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { startSite } from '../support/bench-site.ts'
import { readMemory } from '../support/process-memory.ts'
import { quantile } from '../support/quantile.ts'

const ONE_BY_ONE = 30
const SUSTAINED = 60
/** More than are drawn concurrently: one waits while another is stored. */
const IN_FLIGHT = 4
const MEMORY_RUNS = Number(process.env.CONCEPTS ?? 200)
const MAX_MEDIAN_MS = 700
const MAX_P95_MS = 1_200
const MIN_PER_SECOND = 2
const MAX_DELAY_MS = 50
/** Growth after the first quarter, when fonts and code are loaded: a leak would exceed it. */
const MAX_GROWTH_MB = 60
const MAX_WORKER_MB = 400

const dir = await makeTemporaryDir('concepts')
const site = await startSite(dir.path)
let sent = 0
async function makeOne(): Promise<number> {
  const brief = sampleBriefs[sent % sampleBriefs.length]
  sent += 1
  const started = performance.now()
  const response = await fetch(`${site.url}/api/generate-estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...brief,
      userName: 'Bench',
      userEmail: `bench${sent}@ledger.example`,
      keyVisualElements: '',
    }),
  })
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
  return performance.now() - started
}

async function makeMany(count: number): Promise<void> {
  let left = count
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      while (left > 0) {
        left -= 1
        await makeOne()
      }
    }),
  )
}

try {
  for (let index = 0; index < 5; index += 1) await makeOne()
  const alone: number[] = []
  for (let index = 0; index < ONE_BY_ONE; index += 1) {
    alone.push(await makeOne())
    // Wait until the picture’s variants, which are made afterwards, are done.
    await sleep(600)
  }

  const delays: number[] = []
  let isBusy = true
  const probing = (async () => {
    while (isBusy) {
      const started = performance.now()
      await (await fetch(`${site.url}/livez`)).arrayBuffer()
      delays.push(performance.now() - started)
      await sleep(15)
    }
  })()
  const started = performance.now()
  await makeMany(SUSTAINED)
  const perSecond = SUSTAINED / ((performance.now() - started) / 1000)
  isBusy = false
  await probing

  await makeMany(MEMORY_RUNS / 4)
  const early = await readMemory(site.child.pid ?? 0)
  await makeMany((MEMORY_RUNS * 3) / 4)
  const late = await readMemory(site.child.pid ?? 0)

  report(
    {
      what: `a concept with its estimate, one of ${ONE_BY_ONE} at a time: median`,
      ...{ ours: quantile(alone, 0.5), unit: 'ms', atMost: MAX_MEDIAN_MS },
    },
    {
      what: 'a concept with its estimate: p95',
      ...{ ours: quantile(alone, 0.95), unit: 'ms', atMost: MAX_P95_MS },
    },
    {
      what: `concepts, ${IN_FLIGHT} in flight`,
      ...{ ours: perSecond, unit: 'a second', atLeast: MIN_PER_SECOND },
    },
    {
      what: 'other requests meanwhile: p99',
      ...{ ours: quantile(delays, 0.99), unit: 'ms', atMost: MAX_DELAY_MS },
    },
    { what: `memory of the server after ${MEMORY_RUNS} concepts`, ours: late.server, unit: 'MB' },
    {
      what: `growth since the first ${MEMORY_RUNS / 4}`,
      ...{ ours: late.server - early.server, unit: 'MB', atMost: MAX_GROWTH_MB },
    },
    {
      what: 'peak memory of a worker',
      ...{ ours: late.highestWorker, unit: 'MB', atMost: MAX_WORKER_MB },
    },
  )
} finally {
  await site.stop()
  await dir.remove()
}
