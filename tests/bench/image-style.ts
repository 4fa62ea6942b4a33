// Paints pictures in a worker thread: time, memory, main-thread impact, and how far a painting is
// from its photograph. AGENCY_BENCH_PHOTOS names a directory of real photographs; without one the
// pictures that this project draws are used instead, and their results for photographs are reported
// but not judged.
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { imageStyles } from '@agency/contract/image-style'
import { STYLE_STRENGTH } from '@agency/contract/image-style-tool'
import type { Pixels } from '@agency/image-style/lab-picture'
import { enlargeSmall } from '@agency/image-style/resample'
import { report } from '@agency/tools/bench/bench-report'
import { drawInput, type StyleInput, styleInputs } from '@agency/tools/sheets/inputs/catalogue'
import sharp from 'sharp'
import type { PaintResult, PaintTask } from '../support/paint-worker.ts'
import { measurePainting, type PaintingMetrics } from '../support/painting-metrics.ts'
import { median } from '../support/quantile.ts'

const SIDE = 1024
const PREVIEW_SIDE = 256
const ROUNDS = 3
const INPUTS: StyleInput[] = ['hillside', 'portrait', 'grass']
const MAX_MEDIAN_MS = 4_000
const MAX_PREVIEW_MS = 1_000
const MAX_MEMORY_MB = 350
/** The delay of a request during a painting, in ms. */
const MAX_LOOP_DELAY_MS = 50
const MIN_PHOTOS = 20
const MIN_CHANGE = 0.08
const MAX_DETAIL = 0.8
const MIN_ORDER = 0.9

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)

const worker = new Worker(new URL('../support/paint-worker.ts', import.meta.url))
await once(worker, 'online')
async function paint(task: PaintTask): Promise<PaintResult> {
  worker.postMessage(task)
  const [painted] = (await once(worker, 'message')) as [PaintResult]
  return painted
}

async function measureTime(): Promise<void> {
  const pictures = await Promise.all(INPUTS.map((name) => drawInput(name, SIDE)))
  const previewInput = await drawInput('portrait', PREVIEW_SIDE)
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let peak = before
  const memoryTimer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 5)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const options = { strength: STYLE_STRENGTH }
  // Nothing has been painted yet: the code is cold, as it is for a visitor.
  const preview = await paint({ picture: previewInput, options: { preset: 'meadow', ...options } })
  const allTimes: number[] = []
  for (const { id } of imageStyles) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const picture of pictures) {
        times.push((await paint({ picture, options: { preset: id, ...options } })).ms)
      }
    }
    allTimes.push(...times)
    console.log(
      `${id}: median ${Math.round(median(times))} ms, ${Math.round(Math.max(...times))} ms at most`,
    )
  }
  delay.disable()
  clearInterval(memoryTimer)
  // The histogram counts its own resolution as delay.
  const loopDelayMs = Math.max(0, delay.percentile(99) / 1e6 - 5)
  report(
    {
      metric: `a picture of ${SIDE} × ${SIDE} on one thread, CPU time, median of ${allTimes.length}`,
      ...{ value: median(allTimes), unit: 'ms', atMost: MAX_MEDIAN_MS },
    },
    {
      metric: `the first preview, ${PREVIEW_SIDE} × ${PREVIEW_SIDE}, CPU time`,
      ...{ value: preview.ms, unit: 'ms', atMost: MAX_PREVIEW_MS },
    },
    {
      metric: 'memory growth since the start',
      ...{ value: megabytes(peak - before), unit: 'MB', atMost: MAX_MEMORY_MB },
    },
    {
      metric: 'delay of the main thread: p99',
      value: loopDelayMs,
      unit: 'ms',
      atMost: MAX_LOOP_DELAY_MS,
    },
  )
}

interface Photo {
  name: string
  pixels: Pixels
}

async function* readPhotos(dir: string): AsyncGenerator<Photo> {
  for (const name of (await readdir(dir)).sort()) {
    if (!/\.(jpe?g|png|webp|avif)$/i.test(name)) continue
    const { data, info } = await sharp(path.join(dir, name))
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    yield { name, pixels: { width: info.width, height: info.height, data: new Uint8Array(data) } }
  }
}

async function* drawPhotos(): AsyncGenerator<Photo> {
  for (const name of Object.keys(styleInputs) as StyleInput[]) {
    yield { name, pixels: await drawInput(name, SIDE) }
  }
}

async function measureAppearance(): Promise<void> {
  const dir = process.env.AGENCY_BENCH_PHOTOS
  if (!dir) {
    console.log('AGENCY_BENCH_PHOTOS is not set: using drawn pictures, without the visual targets.')
  }
  const metricsByStyle = new Map(imageStyles.map(({ id }) => [id, [] as PaintingMetrics[]]))
  let photos = 0
  for await (const { name, pixels } of dir ? readPhotos(dir) : drawPhotos()) {
    photos += 1
    const picture = enlargeSmall(pixels)
    for (const { id } of imageStyles) {
      const options = { preset: id, strength: STYLE_STRENGTH }
      const metrics = await measurePainting(pixels, (await paint({ picture, options })).picture)
      metricsByStyle.get(id)?.push(metrics)
      console.log(
        `${name}, ${id}: change ${metrics.change.toFixed(3)}, detail ${metrics.detail.toFixed(2)}, skin order ${metrics.skinOrder?.toFixed(2) ?? 'no skin'}`,
      )
    }
  }
  const subject = dir ? 'photographs' : 'drawn pictures'
  const onlyForPhotos = <Limits extends object>(limits: Limits) => (dir ? limits : {})
  report({
    metric: `${subject} painted in each style`,
    value: photos,
    ...onlyForPhotos({ atLeast: MIN_PHOTOS }),
  })
  for (const { id, label } of imageStyles) {
    const styleMetrics = metricsByStyle.get(id) ?? []
    const orders = styleMetrics.flatMap(({ skinOrder }) => skinOrder ?? [])
    report(
      {
        metric: `${label}, ${subject}: OKLab change at the default strength, median`,
        value: median(styleMetrics.map(({ change }) => change)),
        ...onlyForPhotos({ atLeast: MIN_CHANGE }),
      },
      {
        metric: `${label}, ${subject}: fine detail of the original's, median`,
        value: median(styleMetrics.map(({ detail }) => detail)),
        ...onlyForPhotos({ atMost: MAX_DETAIL }),
      },
      {
        metric: `${label}, ${subject}: skin pixel pairs that keep their order, median`,
        value: median(orders),
        ...onlyForPhotos({ atLeast: MIN_ORDER }),
      },
    )
  }
}

await measureTime()
await measureAppearance()
await worker.terminate()
