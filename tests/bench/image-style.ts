// Paints pictures of 1024 × 1024 in a worker thread: time, memory, and what the main thread feels.
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { imageStyles } from '@agency/contract/image-style'
import { report } from '../support/bench-report.ts'
import type { PaintTask } from '../support/paint-worker.ts'
import { median } from '../support/quantile.ts'
import { drawInput, type StyleInput } from '../support/style-inputs/catalogue.ts'

const SIDE = 1024
const ROUNDS = 5
const INPUTS: StyleInput[] = ['hillside', 'portrait', 'grass']
const MAX_MEDIAN_MS = 2_500
const MAX_MEMORY_MB = 300
/** What a request would wait for beside a painting. */
const MAX_LOOP_DELAY_MS = 50

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)

const pictures = await Promise.all(INPUTS.map((name) => drawInput(name, SIDE)))
const worker = new Worker(new URL('../support/paint-worker.ts', import.meta.url))
await once(worker, 'online')
async function paint(task: PaintTask): Promise<number> {
  worker.postMessage(task)
  const [{ ms }] = (await once(worker, 'message')) as [{ ms: number }]
  return ms
}

globalThis.gc?.()
const before = process.memoryUsage().rss
let peak = before
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
}, 5)
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const all: number[] = []
for (const { id } of imageStyles) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const picture of pictures) {
      times.push(await paint({ picture, options: { preset: id, strength: 1 } }))
    }
  }
  all.push(...times)
  console.log(
    `${id}: median ${Math.round(median(times))} ms, ${Math.round(Math.max(...times))} ms at most`,
  )
}
delay.disable()
clearInterval(watch)
await worker.terminate()

// The histogram counts its own resolution as delay.
const waited = Math.max(0, delay.percentile(99) / 1e6 - 5)
report(
  {
    what: `a picture of ${SIDE} × ${SIDE} on one thread, median of ${all.length}`,
    ...{ ours: median(all), unit: 'ms', atMost: MAX_MEDIAN_MS },
  },
  {
    what: 'memory above the start',
    ...{ ours: megabytes(peak - before), unit: 'MB', atMost: MAX_MEMORY_MB },
  },
  { what: 'delay of the main thread: p99', ours: waited, unit: 'ms', atMost: MAX_LOOP_DELAY_MS },
)
