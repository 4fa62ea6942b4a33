import type { ImageStyleRequest } from '@agency/contract/image-style-request'
import type { Pixels } from '@agency/image-style/lab-picture'

/**
 * Applies a style to a picture. Throws if it cannot, with a reason for the log; an AppError if
 * there is a message for the person.
 */
export type ApplyImageStyle = (
  picture: Pixels,
  styling: ImageStyleRequest,
  caller: { signal: AbortSignal; subscriber: string },
) => Promise<Pixels>
