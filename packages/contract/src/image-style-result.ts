import { z } from 'zod'
import { anyText } from './text.ts'

/** The style tool's data about the picture that it uploads. */
export const NewImageStyleResult = z.object({
  prompt: anyText(1_000).default(''),
  /** The tool that made it, such as 'ghibli-img2img'. */
  generator: anyText(60).default(''),
  idempotencyKey: z.uuid().optional(),
})
export type NewImageStyleResult = z.infer<typeof NewImageStyleResult>

/** The response of POST /api/images/upload. */
export const ImageStyleResult = z.object({
  filePath: z.string(),
  message: z.string(),
  /** Allows whoever stored the picture to remove it. */
  deleteToken: z.string(),
})
export type ImageStyleResult = z.infer<typeof ImageStyleResult>

/** Identifies a stored picture and proves who stored it. */
export const ImageStyleResultDeletion = z.object({
  filePath: z.string().max(200),
  deleteToken: z.string().max(200),
})
export type ImageStyleResultDeletion = z.infer<typeof ImageStyleResultDeletion>
