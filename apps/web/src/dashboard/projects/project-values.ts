import { NewProject } from '@agency/contract/project-change'
import { z } from 'zod'
import { dayFromNow } from '../../format/dates.ts'
import type { StaffProjectDetail } from './project-calls.ts'

const Text = z.string()
/** The values of the form's fields; the images are held separately. */
export const ProjectValues = z.object({
  title: Text,
  slug: Text,
  clientName: Text,
  summary: Text,
  description: Text,
  problem: Text,
  solution: Text,
  content: Text,
  services: z.array(Text),
  technologies: z.array(Text),
  projectUrl: Text,
  publishAt: Text,
  publishedDate: Text,
  active: z.boolean(),
  featured: z.boolean(),
  testimonial: Text,
  metaTitle: Text,
  metaDescription: Text,
  embed: z.object({
    kind: z.enum(['none', 'images', 'film', 'page']),
    url: Text,
    title: Text,
    caption: Text,
  }),
})
export type ProjectValues = z.infer<typeof ProjectValues>

/** The form field for a documented name. */
export const fieldOf = (path: string): string =>
  ({ Active: 'active', IsFeatured: 'featured' })[path] ?? path

/** The contract's own validation of what is sent. */
export const ProjectRules = NewProject.omit({ alts: true, gallery: true, clientLogo: true })

const noEmbed: ProjectValues['embed'] = { kind: 'none', url: '', title: '', caption: '' }

/** A new project: active, not featured, published today. */
export const newProjectValues = (): ProjectValues => ({
  ...{ title: '', slug: '', clientName: '', summary: '' },
  ...{ description: '', problem: '', solution: '', content: '' },
  services: [],
  technologies: [],
  projectUrl: '',
  publishAt: '',
  publishedDate: dayFromNow(),
  active: true,
  featured: false,
  ...{ testimonial: '', metaTitle: '', metaDescription: '' },
  embed: noEmbed,
})

/** A project's field values; missing ones become an empty string. */
export const valuesOf = ({
  Active: active,
  IsFeatured: featured,
  embed,
  ...project
}: StaffProjectDetail) =>
  ProjectValues.parse(
    Object.fromEntries(
      Object.entries({
        ...project,
        active,
        featured,
        embed: { ...noEmbed, ...embed },
      }).map(([name, value]) => [name, value ?? '']),
    ),
  )
