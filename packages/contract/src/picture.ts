import { z } from 'zod'

/** A stored picture with variants. */
export const StoredPicture = z.object({
  /** URL of the picture itself, a WebP. */
  url: z.string(),
  /** Pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** ThumbHash of the picture, base64: a blurred placeholder of about 25 bytes. */
  thumbHash: z.string(),
})
export type StoredPicture = z.infer<typeof StoredPicture>

// In a separate module, so that a browser that only shows pictures needs no schema library.
export { type PictureFormat, type Variant, variantsOf } from './picture-variants.ts'
