import { z } from 'zod'
import { businessTypes } from './business-types.ts'
import { StoredPicture } from './picture.ts'

/** Max number of concepts per request for visitors, newest first; staff see all. */
export const GALLERY_MAX = 240

/** A concept as any visitor may see it (GET /api/gallery-concepts). */
export const GalleryConcept = z.object({
  id: z.int(),
  conceptId: z.string(),
  companyName: z.string(),
  industry: z.string(),
  overallVibe: z.string(),
  imageUrl: z.string(),
  /** A smaller picture of the same concept, if one is stored. */
  thumbnailUrl: z.string().nullable(),
  imageWidth: z.int().nullable(),
  imageHeight: z.int().nullable(),
  /** Alternative text: describes the page. */
  imageAlt: z.string(),
  /** Industry or purpose. */
  websiteFor: z.string(),
  designStyle: z.string(),
  businessType: z.enum(businessTypes).optional(),
  colorPalette: z.string(),
  pageType: z.string(),
  /** Whether it can be viewed as a website; false if only its picture exists. */
  hasLivePage: z.boolean(),
  /** Those of the pictures above that have variants. */
  pictures: z.array(StoredPicture),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
})
export type GalleryConcept = z.infer<typeof GalleryConcept>

/** Where a list of concepts continues: after the last one that was read. */
export const GalleryRequest = z.object({
  /** The id of a concept: returns only those that were made before it. */
  before: z.int32().positive().optional(),
})

/** The same in the query of a REST call, where numbers are text. */
export const GalleryQuery = z.object({
  before: z
    .string('Please give one id.')
    .regex(/^[1-9]\d{0,14}$/, 'This is not the id of a concept.')
    .transform(Number)
    .optional(),
})

/** A concept as staff see it: with the person who requested it, and including hidden ones. */
export const StaffConcept = GalleryConcept.extend({
  userName: z.string(),
  userEmail: z.string(),
  employeeCount: z.string(),
  isActive: z.boolean(),
  /** Whether the person who requested it agreed to show it; required for showing it. */
  isReleased: z.boolean(),
})
export type StaffConcept = z.infer<typeof StaffConcept>

/** Data that the gallery passes once to the generator form. */
export type ConceptPrefill = Pick<
  GalleryConcept,
  'companyName' | 'websiteFor' | 'colorPalette' | 'designStyle'
>
