// Concepts with their estimates through the whole site: how long one takes, how many a second go
// through, what other requests feel meanwhile, and whether memory stays flat.
// CONCEPTS=1000 sets how many are made for the memory's sake.
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sampleBriefs } from '@agency/concept-engine/samples/briefs'
import { startSite } from '../support/bench-site.ts'
import { makeTemporaryDir } from '../support/temporary-dir.ts'

const ONE_BY_ONE = 30
const SUSTAINED = 60
const IN_FLIGHT = 2
const MEMORY_RUNS = Number(process.env.CONCEPTS ?? 200)
const MAX_MEDIAN_MS = 700
const MAX_P95_MS = 1_200
const MIN_PER_SECOND = 2
const MAX_DELAY_MS = 50
/** Growth after the first quarter, when fonts and code are in: what a leak would exceed. */
const MAX_GROWTH_MB = 60

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0

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

/** Resident memory of the server in MB. Linux only. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${site.child.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
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
    // The variants of the picture are made behind it: the next visitor comes later.
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
  const early = await memory()
  await makeMany((MEMORY_RUNS * 3) / 4)
  const late = await memory()

  const [median, p95, delay] = [
    quantile(alone, 0.5),
    quantile(alone, 0.95),
    quantile(delays, 0.99),
  ].map(Math.round) as [number, number, number]
  console.log(
    `one at a time: median ${median} ms (≤ ${MAX_MEDIAN_MS}), p95 ${p95} ms (≤ ${MAX_P95_MS}) of ${ONE_BY_ONE}`,
  )
  console.log(`sustained: ${perSecond.toFixed(2)} a second (≥ ${MIN_PER_SECOND})`)
  console.log(`another request meanwhile: p99 ${delay} ms (≤ ${MAX_DELAY_MS})`)
  console.log(
    `memory of the server: ${early} MB after ${MEMORY_RUNS / 4}, ${late} MB after ${MEMORY_RUNS} (growth ≤ ${MAX_GROWTH_MB})`,
  )
  const good =
    median <= MAX_MEDIAN_MS &&
    p95 <= MAX_P95_MS &&
    perSecond >= MIN_PER_SECOND &&
    delay <= MAX_DELAY_MS &&
    late - early <= MAX_GROWTH_MB
  process.exitCode = good ? 0 : 1
} finally {
  await site.stop()
  await dir.remove()
}
