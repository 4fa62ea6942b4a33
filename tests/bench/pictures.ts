// Variants of a large photo; a cached remote picture compared with a static file of the same bytes.
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readImage } from '@agency/api/images/read-image'
import { openVariantMaker } from '@agency/api/images/variant-maker'
import { report } from '@agency/tools/bench/bench-report'
import sharp from 'sharp'
import { median } from '../support/quantile.ts'
import { openTestApp } from '../support/test-app.ts'

const VARIANTS_MAX_MS = 2_500
const PROXY_MIN = 0.7
const ROUNDS = 7
const REQUESTS = 600
const CONCURRENCY = 8

/** 12 megapixels with the grain of a camera, as a JPEG. */
const photo = await sharp({
  create: {
    ...{ width: 4_000, height: 3_000, channels: 3, background: '#7a8b6f' },
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .blur(2)
  .jpeg({ quality: 90 })
  .toBuffer()

const variantMaker = openVariantMaker()
const storeTimes: number[] = []
const variantTimes: number[] = []
// The first run starts the process.
for (let run = 0; run < 6; run += 1) {
  const startedAt = performance.now()
  const { bytes } = await readImage(photo, ['jpeg'])
  const storedAt = performance.now()
  await variantMaker.run({ url: '/uploads/projects/photo.webp', bytes })
  if (run === 0) continue
  storeTimes.push(storedAt - startedAt)
  variantTimes.push(performance.now() - storedAt)
}
await variantMaker.close()

const remoteUrl = 'https://pictures.example/photo.webp'
const bytes = await sharp(photo).resize(960).webp().toBuffer()
const site = await openTestApp({ fetchImage: async () => ({ bytes, type: 'webp' }) })
await site.deps.storage.put('concepts/photo.webp', bytes)
await site.db
  .insertInto('concepts')
  .values({
    ...{ publicId: 'bench', companyName: 'Bench', industry: 'Retail', overallVibe: 'Bold' },
    ...{ websiteFor: 'Retail', designStyle: 'Bold', colorPalette: 'red', pageType: 'Home page' },
    imageUrl: remoteUrl,
    active: true,
  })
  .execute()
await site.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = site.app.server.address() as AddressInfo
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })

const load = (path: string) =>
  new Promise<void>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`))
      response.resume().on('end', resolve)
    }).on('error', reject)
  })

/** Requests per second. */
async function measureRate(path: string): Promise<number> {
  const startedAt = performance.now()
  let remaining = REQUESTS
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (remaining-- > 0) await load(path)
    }),
  )
  return REQUESTS / ((performance.now() - startedAt) / 1_000)
}

const proxiedPath = `/api/proxy-image?url=${encodeURIComponent(remoteUrl)}`
const staticPath = '/uploads/concepts/photo.webp'
for (const path of [proxiedPath, staticPath]) await measureRate(path)
const pairs: { proxied: number; staticFile: number }[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  pairs.push({ proxied: await measureRate(proxiedPath), staticFile: await measureRate(staticPath) })
}
agent.destroy()
await site.close()

report(
  { metric: 'a 12-megapixel photo read and stored', value: median(storeTimes), unit: 'ms' },
  {
    metric: 'its variants, in a low-priority process',
    ...{ value: median(variantTimes), unit: 'ms', atMost: VARIANTS_MAX_MS },
  },
  {
    metric: `a cached remote picture of ${Math.round(bytes.byteLength / 1024)} KB, against a file of the same bytes`,
    value: median(pairs.map(({ proxied }) => proxied)),
    baseline: median(pairs.map(({ staticFile }) => staticFile)),
    ratio: median(pairs.map(({ proxied, staticFile }) => proxied / staticFile)),
    ...{ unit: 'a second', atLeast: PROXY_MIN },
  },
)
