import { z } from 'zod'
import { ProjectDetail } from './project.ts'

/** Max number of versions of a project that are kept. */
export const MAX_PROJECT_VERSIONS = 50

/** What a version holds and a restored one brings back, with the form's labels, in its order. */
export const contentLabels = {
  title: 'Title',
  clientName: 'Client',
  summary: 'Summary',
  description: 'Overview',
  problem: 'The Challenge',
  solution: 'Our Solution',
  content: 'Project Details',
  testimonial: 'Testimonial',
  services: 'Services',
  technologies: 'Technologies',
  projectUrl: 'Live site',
  publishedDate: 'Published',
  embed: 'Embed',
  metaTitle: 'Search title',
  metaDescription: 'Search description',
} as const
/** What a version holds as well, and a restored one leaves as it is. */
export const stateLabels = {
  slug: 'Address',
  active: 'Active',
  featured: 'Featured',
  publishAt: 'Publish on',
  pictures: 'Pictures',
} as const
export const versionLabels = { ...contentLabels, ...stateLabels }
export type VersionField = keyof typeof versionLabels
export const versionFields = Object.keys(versionLabels) as VersionField[]

/** A project as it was saved. */
export const VersionContent = ProjectDetail.pick({
  ...{ title: true, clientName: true, summary: true, description: true, problem: true },
  ...{ solution: true, content: true, testimonial: true, services: true, technologies: true },
  ...{ projectUrl: true, publishedDate: true, embed: true, metaTitle: true },
  ...{ metaDescription: true, slug: true, active: true, featured: true, publishAt: true },
}).extend({
  /** Their file names: files that are replaced are deleted. */
  pictures: z.array(z.string()),
})
export type VersionContent = z.infer<typeof VersionContent>

const VersionNumber = z.int32().positive()

export const ProjectVersion = z.object({
  /** Counted from 1 for each project. */
  number: VersionNumber,
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  /** Email address of who saved it; null for what changed without being saved, as on a schedule. */
  madeBy: z.string().nullable(),
  /** The version that this one restored. */
  restored: VersionNumber.nullable(),
  /** What differs from the version before. */
  changes: z.array(z.enum(versionFields)),
})
export type ProjectVersion = z.infer<typeof ProjectVersion>

export const ProjectVersions = z.object({
  /** Newest first. */
  rows: z.array(ProjectVersion),
  /** The state of the project, which restoring a version is based on. */
  updatedAt: z.string(),
})

const ProjectId = z.int32().positive()
export const VersionsRequest = z.object({ id: ProjectId })
export const VersionRequest = VersionsRequest.extend({ number: VersionNumber })
export const VersionRestoration = VersionRequest.extend({ updatedAt: z.iso.datetime() })
