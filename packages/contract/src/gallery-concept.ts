import { z } from 'zod'
import { businessTypes } from './business-types.ts'
import { StoredPicture } from './picture.ts'

/** Visitors are shown so many at a time, the newest first; staff see all. */
export const GALLERY_MAX = 240

/** A concept as any visitor may see it (GET /api/gallery-concepts). */
export const GalleryConcept = z.object({
  id: z.int(),
  conceptId: z.string(),
  companyName: z.string(),
  industry: z.string(),
  overallVibe: z.string(),
  imageUrl: z.string(),
  /** A smaller picture of the same concept, where one is stored. */
  thumbnailUrl: z.string().nullable(),
  imageWidth: z.int().nullable(),
  imageHeight: z.int().nullable(),
  /** What the page shows, for people who cannot see it. */
  imageAlt: z.string(),
  /** Industry or purpose. */
  websiteFor: z.string(),
  designStyle: z.string(),
  businessType: z.enum(businessTypes).optional(),
  colorPalette: z.string(),
  pageType: z.string(),
  /** Whether it can be looked at as a website: not where it is known by its picture alone. */
  hasLivePage: z.boolean(),
  /** Those of the pictures above that have variants. */
  pictures: z.array(StoredPicture),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
})
export type GalleryConcept = z.infer<typeof GalleryConcept>

/** Where a list of concepts goes on: behind the last one that was read. */
export const GalleryRequest = z.object({
  /** The id of a concept: only those that were made before it. */
  before: z.int32().positive().optional(),
})

/** The same in the address of a REST call, where numbers are text. */
export const GalleryQuery = z.object({
  before: z
    .string('Please give one id.')
    .regex(/^[1-9]\d{0,14}$/, 'This is not the id of a concept.')
    .transform(Number)
    .optional(),
})

/** A concept as staff see it: with who asked for it, and hidden ones too. */
export const StaffConcept = GalleryConcept.extend({
  userName: z.string(),
  userEmail: z.string(),
  employeeCount: z.string(),
  isActive: z.boolean(),
  /** Whether the person who asked for it agreed that it is shown: only then it can be. */
  isReleased: z.boolean(),
})
export type StaffConcept = z.infer<typeof StaffConcept>

/** What the gallery leaves for the generator form, once. */
export type ConceptPrefill = Pick<
  GalleryConcept,
  'companyName' | 'websiteFor' | 'colorPalette' | 'designStyle'
>
