import { z } from 'zod'
import { anyText } from './text.ts'

/** What the style tool says about the picture it sends. */
export const NewStyleResult = z.object({
  prompt: anyText(1_000).default(''),
  /** Which tool made it, such as 'ghibli-img2img'. */
  generator: anyText(60).default(''),
  idempotencyKey: z.uuid().optional(),
})
export type NewStyleResult = z.infer<typeof NewStyleResult>

/** The answer of POST /api/images/upload. */
export const StyleResult = z.object({
  filePath: z.string(),
  message: z.string(),
  /** Lets whoever kept the picture remove it again. */
  deleteToken: z.string(),
})
export type StyleResult = z.infer<typeof StyleResult>

/** Names a kept picture and proves who kept it. */
export const StyleResultRemoval = z.object({
  filePath: z.string().max(200),
  deleteToken: z.string().max(200),
})
export type StyleResultRemoval = z.infer<typeof StyleResultRemoval>
