import { z } from 'zod'

/**
 * URL of the website of a generation's concept, as a zip file to take home; for the person who
 * requested it, the only one who knows the id.
 */
export const starterSiteOfGeneration = (generationId: string) =>
  `/share/generations/${generationId}/site.zip`

/** URL of the website of a shared concept as a zip file, valid as long as its link. */
export const starterSiteOfLink = (token: string) => `/share/concepts/${token}/site.zip`

/** A page of the website that a concept becomes. */
export const SitePageOutline = z.object({
  name: z.string(),
  /** 'prices.html'. */
  file: z.string(),
  /** What is on it, from top to bottom. */
  contents: z.array(z.string()),
})
export type SitePageOutline = z.infer<typeof SitePageOutline>
