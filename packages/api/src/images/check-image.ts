import sharp from 'sharp'
import { limitDecoding } from './decode-limits.ts'
// Blocks the decoders that are not needed here.
import './read-image.ts'
import { findImageType, type ImageType, MAX_PIXELS } from './image-type.ts'

const DECODE_SECONDS = 5

/**
 * The type of a picture that is passed on unchanged. Throws unless all its frames decode, and have
 * at most 25 megapixels in total.
 */
export async function checkImage(bytes: Uint8Array): Promise<ImageType> {
  const type = findImageType(bytes)
  if (!type) throw new Error('The bytes are not a supported image.')
  // This reads every pixel, but keeps none of them.
  await sharp(limitDecoding(bytes), { pages: -1, limitInputPixels: MAX_PIXELS })
    .resize(1, 1)
    .timeout({ seconds: DECODE_SECONDS })
    .raw()
    .toBuffer()
  return type
}
