import { z } from 'zod'
import { businessTypes } from './business-types.ts'
import type { StaffConcept } from './gallery-concept.ts'
import { anyText } from './text.ts'

/** 'pending' are those that were released for the gallery and that staff have neither shown nor hidden. */
export const conceptStatuses = ['all', 'active', 'hidden', 'pending'] as const
export const conceptPeriods = ['all', 'today', 'week', 'month'] as const
export const conceptSorts = ['newest', 'oldest', 'company', 'company-desc'] as const

/** Which concepts staff look at. All conditions must hold. */
export const ConceptFilter = z.object({
  /**
   * Matches userName, userEmail, companyName or industry, whatever the case; one letter or two match
   * the beginning of a word, '' matches all.
   */
  text: anyText(100).default(''),
  /** '' for any. */
  industry: anyText(120).default(''),
  businessType: z.enum(['all', ...businessTypes]).default('all'),
  status: z.enum(conceptStatuses).default('all'),
  /** By the day in Melbourne: today, the last 7 days with today, the last 30. */
  period: z.enum(conceptPeriods).default('all'),
})
export type ConceptFilter = z.infer<typeof ConceptFilter>

/** The place of a row in its order, as a page answered it. */
const Cursor = z.string().max(400)

export const ConceptListRequest = z.object({
  filter: ConceptFilter.prefault({}),
  sort: z.enum(conceptSorts).default('newest'),
  size: z.int().min(1).max(100).default(25),
  /** The rows behind this one; or, with `before`, those in front of it. */
  after: Cursor.optional(),
  before: Cursor.optional(),
})
export type ConceptListRequest = z.infer<typeof ConceptListRequest>

/** One page of concepts, and how many there are in all. */
export interface ConceptPage {
  concepts: StaffConcept[]
  /** Rows that match the filter, on whatever page. */
  matching: number
  /** The newest of all concepts: 'all that match' reaches no newer one. */
  newestId: number
  /** Cursors of the neighbouring pages, where there are such pages. */
  next?: string | undefined
  previous?: string | undefined
}

/** Rows by name, or all that match a filter up to the newest that was seen, and how many those were. */
export const ConceptSelection = z.union([
  z.object({ ids: z.array(z.int32().positive()).min(1).max(1_000) }),
  z.object({ filter: ConceptFilter, upTo: z.int32().min(0), count: z.int32().min(1) }),
])
export type ConceptSelection = z.infer<typeof ConceptSelection>

export const NOT_RELEASED =
  'The person who asked for this concept has not released it for the public gallery, so it stays hidden.'

/** Said where 'all that match' has come to mean concepts that nobody saw. */
export const SELECTION_CHANGED =
  'Other concepts match now than when you selected them. Nothing was changed: please select them again.'

/** How an action on several rows went, row by row. */
export interface BulkResult {
  done: number
  /** Left hidden: nobody agreed that they are shown. */
  notReleased: number
  failed: { id: number; message: string }[]
}
