import { z } from 'zod'
import { StoredPicture } from './picture.ts'
import { ProjectEmbed } from './project-embed.ts'

/** A project as a visitor may see it. Image values are URLs on this origin. */
export const Project = z.object({
  id: z.int(),
  slug: z.string().nullable(),
  title: z.string(),
  clientName: z.string().nullable(),
  /** The Overview. */
  description: z.string(),
  summary: z.string(),
  /** The Challenge. */
  problem: z.string(),
  /** Our Solution. */
  solution: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  services: z.array(z.string()),
  technologies: z.array(z.string()),
  projectUrl: z.string().nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  active: z.boolean(),
  featured: z.boolean(),
  /** When an inactive project becomes active: Melbourne time, YYYY-MM-DDTHH:MM; null if it does not. */
  publishAt: z.string().nullable(),
  /** The order by hand; null if nobody ordered the projects since it was added. */
  position: z.int().nullable(),
  /** ISO 8601 date, YYYY-MM-DD. */
  publishedDate: z.string(),
  coverImage: z.string().nullable(),
  image2: z.string().nullable(),
  image3: z.string().nullable(),
  /** Alternative text of each picture; '' if decorative, null if unspecified. */
  coverImageAlt: z.string().nullable(),
  image2Alt: z.string().nullable(),
  image3Alt: z.string().nullable(),
  clientLogo: z.string().nullable(),
  testimonial: z.string().nullable(),
  /** Those of the pictures above, and of the additional ones, that have variants. */
  pictures: z.array(StoredPicture),
  /** ISO 8601, UTC: identifies the state that a change is based on. */
  updatedAt: z.string(),
})
export type Project = z.infer<typeof Project>

/** One project with its additional pictures and what leads its page, if that is not its cover. */
export const ProjectDetail = Project.extend({
  embed: ProjectEmbed.nullable(),
  images: z.array(
    z.object({ id: z.int(), image: z.string(), caption: z.string(), alt: z.string() }),
  ),
})
export type ProjectDetail = z.infer<typeof ProjectDetail>

// In a separate module, so that a browser that only needs the names needs no schema library.
export { clientNameOf, projectPathOf, projectSegment } from './project-names.ts'
