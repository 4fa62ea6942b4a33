import { constants } from 'node:os'
import { variantsOf } from '@agency/contract/picture'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { MAX_PIXELS } from '../images/image-type.ts'
import { startProcess } from './start-process.ts'

// One picture at a time, each on one core: visitors' requests come first.
sharp.concurrency(1)
sharp.cache(false)

// Lower than every other process, since nobody waits for variants.
startProcess(constants.priority.PRIORITY_LOW)

/**
 * A quarter fewer bytes than WebP at the same quality; more effort takes six times as long for 5%.
 */
const AVIF = { quality: 55, effort: 2 } as const
const WEBP = { quality: 80, effort: 4 } as const
/** The longest side that ThumbHash accepts, in pixels. */
const HASH_SIDE = 100

export interface VariantInput {
  url: string
  /** The stored picture. */
  bytes: Uint8Array
}

export interface VariantOutput {
  width: number
  height: number
  /** Base64. */
  thumbHash: string
  files: { url: string; bytes: Uint8Array }[]
}

async function thumbHashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: HASH_SIDE, height: HASH_SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** Runs in a worker process: the variants and the dimensions of one stored picture. */
export async function makeVariants({ url, bytes }: VariantInput): Promise<VariantOutput> {
  // Decoded once: each variant is made from the same pixels.
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const picture = () => sharp(data, { raw: { width, height, channels } })
  const files: VariantOutput['files'] = []
  for (const variant of variantsOf({ url, width, height })) {
    const resized = picture().resize({ width: variant.width })
    const encoded = variant.format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)
    files.push({ url: variant.url, bytes: await encoded.toBuffer() })
  }
  return { width, height, thumbHash: await thumbHashOf(picture()), files }
}
