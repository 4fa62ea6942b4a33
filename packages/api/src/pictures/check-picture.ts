import sharp from 'sharp'
import { withBoundedWork } from './decoding-work.ts'
// Blocks the decoders that nothing here needs.
import './read-picture.ts'
import { findPictureType, MAX_PIXELS, type PictureType } from './picture-type.ts'

const DECODE_SECONDS = 5

/**
 * The type of a picture that is passed on as it is. Throws unless its bytes decode, every frame of
 * them, and have at most 25 megapixels over all frames.
 */
export async function checkPicture(bytes: Uint8Array): Promise<PictureType> {
  const type = findPictureType(bytes)
  if (!type) throw new Error('The bytes are no picture of a kind that is shown.')
  // Every pixel is read for this, and none of them kept.
  await sharp(withBoundedWork(bytes), { pages: -1, limitInputPixels: MAX_PIXELS })
    .resize(1, 1)
    .timeout({ seconds: DECODE_SECONDS })
    .raw()
    .toBuffer()
  return type
}
