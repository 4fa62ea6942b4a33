import sharp from 'sharp'
import { limitDecoding } from './decode-limits.ts'
// Blocks the decoders that nothing here needs.
import './read-image.ts'
import { findImageType, type ImageType, MAX_PIXELS } from './image-type.ts'

const DECODE_SECONDS = 5

/**
 * The type of a picture that is passed on as it is. Throws unless its bytes decode, every frame of
 * them, and have at most 25 megapixels over all frames.
 */
export async function checkImage(bytes: Uint8Array): Promise<ImageType> {
  const type = findImageType(bytes)
  if (!type) throw new Error('The bytes are not a supported image.')
  // Every pixel is read for this, and none of them kept.
  await sharp(limitDecoding(bytes), { pages: -1, limitInputPixels: MAX_PIXELS })
    .resize(1, 1)
    .timeout({ seconds: DECODE_SECONDS })
    .raw()
    .toBuffer()
  return type
}
