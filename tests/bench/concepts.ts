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

const SEQUENTIAL_RUNS = 30
const SUSTAINED_RUNS = 60
/** More concepts than are drawn concurrently, so that one waits while another is stored. */
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
let sentCount = 0
async function generateOne(): Promise<number> {
  const brief = sampleBriefs[sentCount % sampleBriefs.length]
  sentCount += 1
  const startedAt = performance.now()
  const response = await fetch(`${site.url}/api/generate-estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...brief,
      userName: 'Bench',
      userEmail: `bench${sentCount}@ledger.example`,
      keyVisualElements: '',
    }),
  })
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
  return performance.now() - startedAt
}

async function generateMany(count: number): Promise<void> {
  let remaining = count
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      while (remaining > 0) {
        remaining -= 1
        await generateOne()
      }
    }),
  )
}

try {
  for (let index = 0; index < 5; index += 1) await generateOne()
  const idleTimes: number[] = []
  for (let index = 0; index < SEQUENTIAL_RUNS; index += 1) {
    idleTimes.push(await generateOne())
    // Wait until the picture’s variants, which are made afterwards, are done.
    await sleep(600)
  }

  const delays: number[] = []
  let isBusy = true
  const probe = (async () => {
    while (isBusy) {
      const startedAt = performance.now()
      await (await fetch(`${site.url}/livez`)).arrayBuffer()
      delays.push(performance.now() - startedAt)
      await sleep(15)
    }
  })()
  const startedAt = performance.now()
  await generateMany(SUSTAINED_RUNS)
  const perSecond = SUSTAINED_RUNS / ((performance.now() - startedAt) / 1000)
  isBusy = false
  await probe

  await generateMany(MEMORY_RUNS / 4)
  const earlyMemory = await readMemory(site.child.pid ?? 0)
  await generateMany((MEMORY_RUNS * 3) / 4)
  const lateMemory = await readMemory(site.child.pid ?? 0)

  report(
    {
      metric: `a concept with its estimate, one of ${SEQUENTIAL_RUNS} at a time: median`,
      ...{ value: quantile(idleTimes, 0.5), unit: 'ms', atMost: MAX_MEDIAN_MS },
    },
    {
      metric: 'a concept with its estimate: p95',
      ...{ value: quantile(idleTimes, 0.95), unit: 'ms', atMost: MAX_P95_MS },
    },
    {
      metric: `concepts, ${IN_FLIGHT} in flight`,
      ...{ value: perSecond, unit: 'a second', atLeast: MIN_PER_SECOND },
    },
    {
      metric: 'other requests meanwhile: p99',
      ...{ value: quantile(delays, 0.99), unit: 'ms', atMost: MAX_DELAY_MS },
    },
    {
      metric: `memory of the server after ${MEMORY_RUNS} concepts`,
      value: lateMemory.server,
      unit: 'MB',
    },
    {
      metric: `growth since the first ${MEMORY_RUNS / 4}`,
      ...{ value: lateMemory.server - earlyMemory.server, unit: 'MB', atMost: MAX_GROWTH_MB },
    },
    {
      metric: 'peak memory of a worker',
      ...{ value: lateMemory.peakWorker, unit: 'MB', atMost: MAX_WORKER_MB },
    },
  )
} finally {
  await site.stop()
  await dir.remove()
}
