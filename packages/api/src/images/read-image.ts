import type { Pixels } from '@agency/image-style/lab-picture'
import sharp, { type Sharp } from 'sharp'
import { limitDecoding } from './decode-limits.ts'
import {
  checkFirstBytes,
  type ImageType,
  imageTooLarge,
  MAX_PIXELS,
  notAnImage,
  type Picture,
} from './image-type.ts'

/** The largest picture takes two; anything slower is not worth a process. */
const DECODE_SECONDS = 20
/** Longest side that is stored, in pixels: twice the widest display size on a page. */
const MAX_SIDE = 2_880

// libvips guesses a type from the bytes and would open formats that are not in the table below,
// such as SVG after the first bytes of a WebP. This applies to the whole process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`),
})
// Repeated pictures are rare, so libvips' cache of up to 50 MB is of no use.
sharp.cache(false)

/**
 * Fully decodes an uploaded picture and encodes it again: only pixels are stored, no location, no
 * camera, no trailing archive, and no side over `maxSide`. Of an animation the first frame is kept.
 * Throws UNSUPPORTED_MEDIA_TYPE for anything but a complete picture of an accepted type, and
 * PAYLOAD_TOO_LARGE for too many bytes or pixels.
 */
export async function readImage(
  bytes: Uint8Array,
  accepted: readonly ImageType[],
  maxSide = MAX_SIDE,
): Promise<Picture> {
  const { data, info } = await decode(bytes, accepted, maxSide, (picture) =>
    picture.webp({ quality: 86 }),
  )
  return { bytes: data, width: info.width, height: info.height }
}

/** Twice its display size in a document, in pixels. */
const LOGO_SIDE = 600

/**
 * Decodes an uploaded picture and encodes it as a small PNG, keeping transparency. Throws the
 * errors of `readImage`.
 */
export async function readLogo(
  bytes: Uint8Array,
  accepted: readonly ImageType[],
): Promise<Picture> {
  const { data, info } = await decode(bytes, accepted, LOGO_SIDE, (picture) =>
    picture.png({ palette: true }),
  )
  return { bytes: data, width: info.width, height: info.height }
}

/** Longest side of a logo on a page, in pixels: three times its display size there. */
const PAGE_LOGO_SIDE = 720
/** Enough to count colours by. */
const SAMPLE_SIDE = 128

/** A logo for a page, and RGBA pixels of it, scaled down to a square. */
export interface PageLogo extends Picture {
  sample: Uint8Array
}

/**
 * Decodes an uploaded logo for a page and encodes it as WebP, keeping its transparency, but not a
 * transparent edge, beside which it would look small. Throws the errors of `readImage`.
 */
export async function readPageLogo(
  bytes: Uint8Array,
  accepted: readonly ImageType[],
): Promise<PageLogo> {
  const { data: png } = await decode(bytes, accepted, PAGE_LOGO_SIDE, (picture) =>
    picture.ensureAlpha().png(),
  )
  const { data, info } = await sharp(png)
    .trim({ background: '#0000', threshold: 1 })
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer({ resolveWithObject: true })
  const size = { width: SAMPLE_SIDE, height: SAMPLE_SIDE }
  const sample = await sharp(data)
    .resize({ ...size, fit: 'fill', kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { bytes: data, width: info.width, height: info.height, sample }
}

/**
 * Decodes an uploaded picture into pixels for the image-style engine, with no side over `maxSide`
 * and at most `maxPixels`; transparency becomes white. Throws the errors of `readImage`.
 */
export async function readPixels(
  bytes: Uint8Array,
  accepted: readonly ImageType[],
  maxSide: number,
  maxPixels: number,
): Promise<Pixels> {
  checkFirstBytes(bytes, accepted)
  const side = await targetSide(bytes, accepted, maxSide, maxPixels)
  const { data, info } = await decode(bytes, accepted, side, (picture) =>
    picture.flatten({ background: '#fff' }).removeAlpha().raw(),
  )
  return { data, width: info.width, height: info.height }
}

/** The longest side of a picture that satisfies both limits. */
async function targetSide(
  bytes: Uint8Array,
  accepted: readonly ImageType[],
  maxSide: number,
  maxPixels: number,
): Promise<number> {
  try {
    const { width, height } = await sharp(bytes, { pages: 1 }).metadata()
    const maxSideForPixels = Math.sqrt(
      (maxPixels * Math.max(width, height)) / Math.min(width, height),
    )
    return Math.min(maxSide, Math.max(1, Math.floor(maxSideForPixels)))
  } catch (error) {
    throw notAnImage(accepted, error)
  }
}

async function decode(
  bytes: Uint8Array,
  accepted: readonly ImageType[],
  maxSide: number,
  encode: (picture: Sharp) => Sharp,
) {
  checkFirstBytes(bytes, accepted)
  try {
    const picture = sharp(limitDecoding(bytes), {
      limitInputPixels: MAX_PIXELS,
      failOn: 'warning',
      pages: 1,
    })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    return await encode(picture).toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (/exceeds pixel limit/i.test((error as Error).message)) throw imageTooLarge(error)
    throw notAnImage(accepted, error)
  }
}
