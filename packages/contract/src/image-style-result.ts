import { z } from 'zod'
import { anyText } from './text.ts'

/** What the style tool says about the picture it sends. */
export const NewImageStyleResult = z.object({
  prompt: anyText(1_000).default(''),
  /** Which tool made it, such as 'ghibli-img2img'. */
  generator: anyText(60).default(''),
  idempotencyKey: z.uuid().optional(),
})
export type NewImageStyleResult = z.infer<typeof NewImageStyleResult>

/** The answer of POST /api/images/upload. */
export const ImageStyleResult = z.object({
  filePath: z.string(),
  message: z.string(),
  /** Lets whoever kept the picture remove it again. */
  deleteToken: z.string(),
})
export type ImageStyleResult = z.infer<typeof ImageStyleResult>

/** Names a kept picture and proves who kept it. */
export const ImageStyleResultDeletion = z.object({
  filePath: z.string().max(200),
  deleteToken: z.string().max(200),
})
export type ImageStyleResultDeletion = z.infer<typeof ImageStyleResultDeletion>
