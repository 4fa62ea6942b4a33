import type { ImageStyleRequest } from '@agency/contract/image-style-request'
import type { Pixels } from '@agency/image-style/lab-picture'

/**
 * Paints a picture in a style. Throws when it cannot, with a reason for the log; an AppError where
 * the person can be told more.
 */
export type ApplyImageStyle = (
  picture: Pixels,
  styling: ImageStyleRequest,
  caller: { signal: AbortSignal; subscriber: string },
) => Promise<Pixels>
