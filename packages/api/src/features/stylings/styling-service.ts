import { STYLE_MAX_SIDE } from '@agency/contract/style-tool'
import type { NewStyling, Styling } from '@agency/contract/styling'
import sharp from 'sharp'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { readPixels } from '../../pictures/read-picture.ts'

/**
 * Paints an uploaded photo. Nothing is stored. Throws UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE
 * for a picture that is not accepted, TIMEOUT, and UPSTREAM_FAILED for whatever else goes wrong on
 * the way to the painter and back.
 */
export async function stylePhoto(
  { paintStyle, styleTimeoutMs, log }: Pick<Deps, 'paintStyle' | 'styleTimeoutMs' | 'log'>,
  styling: NewStyling,
  photo: Uint8Array,
  requestId: string,
): Promise<Styling> {
  const picture = await readPixels(photo, ['png', 'jpeg', 'gif', 'webp'], STYLE_MAX_SIDE)
  const signal = AbortSignal.timeout(styleTimeoutMs)
  try {
    const { data, width, height } = await paintStyle(picture, styling, signal)
    const png = await sharp(data, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 7 })
      .toBuffer()
    return { image: png.toString('base64'), width, height }
  } catch (error) {
    if (error instanceof AppError) throw error
    log.error({ err: error, requestId }, 'a picture could not be painted')
    if (signal.aborted) {
      throw new AppError('TIMEOUT', 'This took longer than it should. Please try again.')
    }
    throw new AppError(
      'UPSTREAM_FAILED',
      'The image service could not paint this picture. Please try again in a moment.',
    )
  }
}
