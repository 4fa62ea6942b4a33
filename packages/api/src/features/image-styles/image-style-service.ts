import type { ImageStyleRequest, StyledImage } from '@agency/contract/image-style-request'
import { STYLE_MAX_PIXELS, STYLE_MAX_SIDE } from '@agency/contract/image-style-tool'
import { ProviderError } from '../../ai/provider-error.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { classifyError } from '../../errors/classify-error.ts'
import type { ImageType } from '../../images/image-type.ts'

const ACCEPTED: ImageType[] = ['png', 'jpeg', 'gif', 'webp']

/**
 * Applies a style to an uploaded photo. Nothing is stored. Throws UNSUPPORTED_MEDIA_TYPE or
 * PAYLOAD_TOO_LARGE for a picture that is not accepted, TIMEOUT, UPSTREAM_FAILED for any failure of
 * the provider or on the way to it, and database errors if the database is down.
 */
export async function applyStyle(
  {
    pictures,
    applyImageStyle,
    styleTimeoutMs,
    log,
  }: Pick<Deps, 'pictures' | 'applyImageStyle' | 'styleTimeoutMs' | 'log'>,
  styling: ImageStyleRequest,
  photo: Uint8Array,
  { subscriber, requestId }: { subscriber: string; requestId: string },
): Promise<StyledImage> {
  const bounds = { maxSide: STYLE_MAX_SIDE, maxPixels: STYLE_MAX_PIXELS }
  const upload = { bytes: photo, accepted: ACCEPTED, ...bounds }
  const picture = await pictures.run('readPixels', upload, { subscriber })
  const signal = AbortSignal.timeout(styleTimeoutMs)
  try {
    const styled = await applyImageStyle(picture, styling, { signal, subscriber })
    const png = await pictures.run('toPng', styled)
    const { width, height } = styled
    return { image: Buffer.from(png).toString('base64'), width, height }
  } catch (error) {
    if (error instanceof AppError) throw error
    // The limits and budgets of providers are in the database; if it is down, no provider is
    // called.
    if (classifyError(error).code === 'UNAVAILABLE') throw error
    log.error({ err: error, requestId }, 'image styling failed')
    const outcome = error instanceof ProviderError ? error.outcome : undefined
    if (signal.aborted || outcome === 'timeout') {
      throw new AppError('TIMEOUT', 'This took longer than it should. Please try again.')
    }
    if (outcome === 'declined') {
      throw new AppError(
        'UPSTREAM_FAILED',
        'The image service declined this image. Please choose another one.',
      )
    }
    throw new AppError(
      'UPSTREAM_FAILED',
      'The image service could not style this image. Please try again in a moment.',
    )
  }
}
