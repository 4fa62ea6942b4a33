import { z } from 'zod'

/** A page of the website that a concept becomes. */
export const SitePageOutline = z.object({
  name: z.string(),
  /** 'prices.html'. */
  file: z.string(),
  /** What is on it, from top to bottom. */
  contents: z.array(z.string()),
})
export type SitePageOutline = z.infer<typeof SitePageOutline>
