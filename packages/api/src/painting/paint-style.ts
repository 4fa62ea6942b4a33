import type { NewStyling } from '@agency/contract/styling'
import type { Pixels } from '@agency/image-style/lab-picture'

/**
 * Paints a picture in a style. Throws when it cannot, with a reason for the log; an AppError where
 * the person can be told more.
 */
export type PaintStyle = (
  picture: Pixels,
  styling: NewStyling,
  caller: { signal: AbortSignal; subscriber: string },
) => Promise<Pixels>
