import { STYLE_MAX_PIXELS, STYLE_MAX_SIDE } from '@agency/contract/style-tool'
import type { NewStyling, Styling } from '@agency/contract/styling'
import { ServiceFailure } from '../../ai/service-failure.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { classifyError } from '../../errors/classify-error.ts'
import type { PictureType } from '../../pictures/picture-type.ts'

const ACCEPTED: PictureType[] = ['png', 'jpeg', 'gif', 'webp']

/**
 * Paints an uploaded photo. Nothing is stored. Throws UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE
 * for a picture that is not accepted, TIMEOUT, UPSTREAM_FAILED for whatever goes wrong on the way to
 * the painter and back, and what the database throws where it is away.
 */
export async function stylePhoto(
  {
    pictures,
    paintStyle,
    styleTimeoutMs,
    log,
  }: Pick<Deps, 'pictures' | 'paintStyle' | 'styleTimeoutMs' | 'log'>,
  styling: NewStyling,
  photo: Uint8Array,
  { subscriber, requestId }: { subscriber: string; requestId: string },
): Promise<Styling> {
  const bounds = { maxSide: STYLE_MAX_SIDE, maxPixels: STYLE_MAX_PIXELS }
  const upload = { bytes: photo, accepted: ACCEPTED, ...bounds }
  const picture = await pictures.run('readPixels', upload, { subscriber })
  const signal = AbortSignal.timeout(styleTimeoutMs)
  try {
    const painted = await paintStyle(picture, styling, { signal, subscriber })
    const png = await pictures.run('toPng', painted)
    const { width, height } = painted
    return { image: Buffer.from(png).toString('base64'), width, height }
  } catch (error) {
    if (error instanceof AppError) throw error
    // Who may be asked, and for how much, stands in the database: without it nobody is.
    if (classifyError(error).code === 'UNAVAILABLE') throw error
    log.error({ err: error, requestId }, 'a picture could not be painted')
    const outcome = error instanceof ServiceFailure ? error.outcome : undefined
    if (signal.aborted || outcome === 'timeout') {
      throw new AppError('TIMEOUT', 'This took longer than it should. Please try again.')
    }
    if (outcome === 'declined') {
      throw new AppError(
        'UPSTREAM_FAILED',
        'The image service declined to paint this picture. Please choose another one.',
      )
    }
    throw new AppError(
      'UPSTREAM_FAILED',
      'The image service could not paint this picture. Please try again in a moment.',
    )
  }
}
