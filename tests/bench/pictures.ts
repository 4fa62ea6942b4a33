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
const AT_ONCE = 8

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

const maker = openVariantMaker()
const stored: number[] = []
const varied: number[] = []
// The first run starts the process.
for (let run = 0; run < 6; run += 1) {
  const start = performance.now()
  const { bytes } = await readImage(photo, ['jpeg'])
  const middle = performance.now()
  await maker.run({ url: '/uploads/projects/photo.webp', bytes })
  if (run === 0) continue
  stored.push(middle - start)
  varied.push(performance.now() - middle)
}
await maker.close()

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
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

const load = (path: string) =>
  new Promise<void>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`))
      response.resume().on('end', resolve)
    }).on('error', reject)
  })

/** Requests per second. */
async function rateOf(path: string): Promise<number> {
  const start = performance.now()
  let left = REQUESTS
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await load(path)
    }),
  )
  return REQUESTS / ((performance.now() - start) / 1_000)
}

const proxied = `/api/proxy-image?url=${encodeURIComponent(remoteUrl)}`
const still = '/uploads/concepts/photo.webp'
for (const path of [proxied, still]) await rateOf(path)
const pairs: { ours: number; still: number }[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  pairs.push({ ours: await rateOf(proxied), still: await rateOf(still) })
}
agent.destroy()
await site.close()

report(
  { what: 'a 12-megapixel photo read and stored', ours: median(stored), unit: 'ms' },
  {
    what: 'its variants, in a low-priority process',
    ...{ ours: median(varied), unit: 'ms', atMost: VARIANTS_MAX_MS },
  },
  {
    what: `a cached remote picture of ${Math.round(bytes.byteLength / 1024)} KB, against a file of the same bytes`,
    ours: median(pairs.map(({ ours }) => ours)),
    yardstick: median(pairs.map(({ still }) => still)),
    ratio: median(pairs.map(({ ours, still }) => ours / still)),
    ...{ unit: 'a second', atLeast: PROXY_MIN },
  },
)
