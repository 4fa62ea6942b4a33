import { z } from 'zod'
import type { Provider } from './ai-providers.ts'
import { type ImageStyle, imageStyles } from './image-style.ts'
import { readDecimal } from './number-text.ts'

const STRENGTH_MESSAGE = 'Please give a strength from 0 to 1.'

const ids = imageStyles.map(({ id }) => id) as [ImageStyle, ...ImageStyle[]]

/** How to style a photo; these are form fields, so numbers arrive as text. */
export const ImageStyleRequest = z.object({
  style: z.enum(ids, `The style can be ${ids.join(', ')}.`).default(ids[0]),
  strength: z
    .string()
    .transform(readDecimal)
    .pipe(z.number(STRENGTH_MESSAGE).min(0, STRENGTH_MESSAGE).max(1, STRENGTH_MESSAGE))
    // The default strength depends on the provider.
    .optional(),
})
export type ImageStyleRequest = z.infer<typeof ImageStyleRequest>

/** The provider of image styles: this machine, or an image service that the operator configured. */
export type ImageStyleProvider = Provider['kind']

/** The response of POST /api/images/style. */
export const StyledImage = z.object({
  /** A PNG, base64. */
  image: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
})
export type StyledImage = z.infer<typeof StyledImage>
