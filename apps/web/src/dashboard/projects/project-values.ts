import { NewProject } from '@agency/contract/project-change'
import { z } from 'zod'
import { dayFromNow } from '../../format/dates.ts'
import type { StaffProjectDetail } from './project-calls.ts'

const Text = z.string()
/** What the form's fields hold; the pictures are apart. */
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
  publishedDate: Text,
  active: z.boolean(),
  featured: z.boolean(),
  testimonial: Text,
  metaTitle: Text,
  metaDescription: Text,
})
export type ProjectValues = z.infer<typeof ProjectValues>

/** The field that a documented name stands for. */
export const fieldOf = (path: string): string =>
  ({ Active: 'active', IsFeatured: 'featured' })[path] ?? path

/** The contract's own rules for what is sent. */
export const ProjectRules = NewProject.omit({ alts: true, gallery: true, clientLogo: true })

/** A new project: active, not featured, published today. */
export const newProjectValues = (): ProjectValues => ({
  ...{ title: '', slug: '', clientName: '', summary: '' },
  ...{ description: '', problem: '', solution: '', content: '' },
  services: [],
  technologies: [],
  projectUrl: '',
  publishedDate: dayFromNow(),
  active: true,
  featured: false,
  ...{ testimonial: '', metaTitle: '', metaDescription: '' },
})

/** What the fields hold of a project; what was never given is an empty text. */
export const valuesOf = ({
  Active: active,
  IsFeatured: featured,
  ...project
}: StaffProjectDetail) =>
  ProjectValues.parse(
    Object.fromEntries(
      Object.entries({ ...project, active, featured }).map(([name, value]) => [name, value ?? '']),
    ),
  )
