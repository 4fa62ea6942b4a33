import type { Pixels } from '@agency/image-style/lab-picture'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '../errors/app-error.ts'

/** Pixels that a picture may have: width × height. */
export const MAX_PIXELS = 25_000_000
/** Bytes that an uploaded picture may have. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
/** Longest side that is stored, in pixels: twice the widest place on a page. */
const MAX_SIDE = 2_880

export type PictureType = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

export interface Picture {
  /** WebP without metadata, turned the right way up. */
  bytes: Uint8Array
  width: number
  height: number
}

// libvips guesses a type from the bytes and would open what the table below does not name, such as
// SVG behind the first bytes of a WebP. This holds for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`),
})
// Nobody sends the same picture again and again: what libvips keeps of the last ones, up to 50 MB, is
// of no use.
sharp.cache(false)

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'latin1',
    at,
    at + text.length,
  ) === text

/** The type of a picture by its first bytes; what its sender called it counts for nothing. */
export function findPictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)) return 'avif'
  return undefined
}

const notAPicture = (cause?: unknown) =>
  new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    'Please upload a valid image file (PNG, JPG, GIF, WebP or AVIF).',
    { cause },
  )

const tooLarge = (cause?: unknown) =>
  new AppError('PAYLOAD_TOO_LARGE', 'This picture is too large: 10 MB and 25 megapixels at most.', {
    cause,
  })

/**
 * Decodes an uploaded picture whole and encodes it again: what is stored holds pixels and nothing
 * else, no position, no camera, no trailing archive. Of an animation the first frame is kept.
 *
 * Throws UNSUPPORTED_MEDIA_TYPE for what is not a whole picture of an accepted type, and
 * PAYLOAD_TOO_LARGE for too many bytes or pixels.
 */
export async function readPicture(
  bytes: Uint8Array,
  accepted: readonly PictureType[],
): Promise<Picture> {
  const { data, info } = await decode(bytes, accepted, MAX_SIDE, (picture) =>
    picture.webp({ quality: 86 }),
  )
  return { bytes: data, width: info.width, height: info.height }
}

/**
 * Decodes an uploaded picture into the pixels that the image-style engine works on, with no side
 * over `maxSide`; what is clear becomes white. Throws what `readPicture` throws.
 */
export async function readPixels(
  bytes: Uint8Array,
  accepted: readonly PictureType[],
  maxSide: number,
): Promise<Pixels> {
  const { data, info } = await decode(bytes, accepted, maxSide, (picture) =>
    picture.flatten({ background: '#fff' }).removeAlpha().raw(),
  )
  return { data, width: info.width, height: info.height }
}

async function decode(
  bytes: Uint8Array,
  accepted: readonly PictureType[],
  maxSide: number,
  encode: (picture: Sharp) => Sharp,
) {
  if (bytes.byteLength > MAX_PICTURE_BYTES) throw tooLarge()
  const type = findPictureType(bytes)
  if (!type || !accepted.includes(type)) throw notAPicture()
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1 })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    return await encode(picture).toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (/exceeds pixel limit/i.test((error as Error).message)) throw tooLarge(error)
    throw notAPicture(error)
  }
}
