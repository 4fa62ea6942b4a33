import { z } from 'zod'
import { EmbedChange } from './project-embed.ts'
import {
  anyText,
  calendarDay,
  isStorable,
  optionalText,
  optionalWebAddress,
  requiredLine,
} from './text.ts'

/** HTML before sanitising. */
const CONTENT_MAX = 100_000
const TAGS_MAX = 50
/** Max number of additional pictures in one form. */
export const PROJECT_IMAGES_MAX = 12

const line = (max: number) =>
  anyText(max).refine((text) => !/[\r\n]/.test(text), 'Please keep this to one line.')

/** '' for none. */
const slug = line(120).refine(
  (text) => text === '' || (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !/^\d+$/.test(text)),
  'Please use lower-case letters, digits and single hyphens, and at least one letter.',
)

/** Trimmed, without empty and duplicate ones. */
const tags = z
  .array(requiredLine(80))
  .max(TAGS_MAX, `Please keep this to ${TAGS_MAX}.`)
  .transform((list) => [...new Set(list)])

/** A stored picture: a path on this origin, or a file name under /uploads/projects/. */
const storedImage = line(300).refine(
  (text) => text === '' || (/^\/?[\w.-]+(?:\/[\w.-]+)*$/.test(text) && !text.includes('..')),
  'This is not the name of a stored picture.',
)

const content = z
  .string()
  .max(CONTENT_MAX, `Please keep this to ${CONTENT_MAX.toLocaleString('en-AU')} characters.`)
  .refine(isStorable, 'This contains characters that cannot be stored.')

/** Melbourne time, YYYY-MM-DDTHH:MM; '' for none. */
const publishAt = z
  .string()
  .refine(
    (text) =>
      text === '' ||
      (/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) &&
        !Number.isNaN(Date.parse(`${text}Z`)) &&
        new Date(`${text}Z`).toISOString().startsWith(text)),
    'Please enter a date and a time.',
  )

/** '' for a decorative picture; null resets it to unspecified. */
const alt = line(300).nullable()

/**
 * The additional pictures in order: existing ones by id, new ones by their position in the form.
 */
const gallery = z
  .array(
    z.object({
      id: z.int32().positive().optional(),
      upload: z.int32().min(0).optional(),
      caption: optionalText(300),
      alt: optionalText(300),
    }),
  )
  .max(100)
export type GalleryChange = z.infer<typeof gallery>

/** Absent fields keep their value; '' clears an optional text. */
const changes = z
  .object({
    slug,
    clientName: line(120),
    description: anyText(5_000),
    summary: anyText(500),
    problem: anyText(5_000),
    solution: anyText(5_000),
    content,
    services: tags,
    technologies: tags,
    projectUrl: optionalWebAddress,
    metaTitle: line(120),
    metaDescription: line(300),
    active: z.boolean(),
    featured: z.boolean(),
    publishAt,
    publishedDate: calendarDay,
    clientLogo: storedImage,
    testimonial: anyText(2_000),
    alts: z.object({ coverImage: alt, image2: alt, image3: alt }).partial(),
    gallery,
    embed: EmbedChange,
  })
  .partial()

const title = requiredLine(200, 'Please enter a title.')

export const PAST_PUBLISHING = 'Please choose a time in the future.'

export const INACTIVE_FEATURED =
  'An inactive project cannot take the place of the featured one that visitors see. Please make it active first.'

/** A new project. Absent fields take their defaults: active, not featured, published today. */
export const NewProject = changes.extend({ title })
export type NewProject = z.infer<typeof NewProject>

const versioned = changes.extend({
  title: title.optional(),
  /** The state that the change is based on: any later change is a conflict. */
  updatedAt: z.iso.datetime().optional(),
})

/** Changes of a project: at least one. */
export const ProjectChange = versioned.refine(
  ({ updatedAt: _state, ...change }) => Object.values(change).some((value) => value !== undefined),
  'There is nothing to change.',
)
export type ProjectChange = z.infer<typeof ProjectChange>

/** A project's form as it is saved: its title is always included. */
export const WholeProject = versioned.extend({ title })

/** The projects as ordered by hand; none to order all by date again. */
export const ProjectOrder = z.object({ ids: z.array(z.int32().positive()).max(1_000) })

/** Captions of the additional pictures, in order. */
export const Captions = z.array(optionalText(300)).max(PROJECT_IMAGES_MAX)
