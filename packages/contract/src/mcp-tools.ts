import { z } from 'zod'
import { Contact, SubmissionEntry } from './contact.ts'
import { Project } from './project.ts'
import { NewProject } from './project-change.ts'

/** A person, and what they sent. */
export const Lead = z.object({
  contact: Contact,
  /** Newest first. */
  submissions: z.array(SubmissionEntry),
  /** The cursor of the submissions before these, if there are any. */
  next: z.string().optional(),
})

/** The texts of a project; a person chooses its pictures and publishes it. */
export const NewProjectDraft = NewProject.omit({
  ...{ active: true, featured: true, publishAt: true },
  ...{ clientLogo: true, alts: true, gallery: true, embed: true },
})

export const DraftedProject = Project.pick({ id: true, slug: true, title: true, active: true })
