import { z } from 'zod'
import { businessTypes } from './business-types.ts'
import type { StaffConcept } from './gallery-concept.ts'
import { anyText } from './text.ts'

/**
 * 'pending' concepts were released for the gallery, and staff have neither shown nor hidden them.
 */
export const conceptStatuses = ['all', 'active', 'hidden', 'pending'] as const
export const conceptPeriods = ['all', 'today', 'week', 'month'] as const
export const conceptSorts = ['newest', 'oldest', 'company', 'company-desc'] as const

/** The filter of the concept list. All conditions must match. */
export const ConceptFilter = z.object({
  /**
   * Matches userName, userEmail, companyName or industry, case-insensitive; one or two letters
   * match the beginning of a word, '' matches all.
   */
  text: anyText(100).default(''),
  /** '' for any. */
  industry: anyText(120).default(''),
  businessType: z.enum(['all', ...businessTypes]).default('all'),
  status: z.enum(conceptStatuses).default('all'),
  /** By the day in Melbourne: today, the last 7 days including today, the last 30. */
  period: z.enum(conceptPeriods).default('all'),
})
export type ConceptFilter = z.infer<typeof ConceptFilter>

/** A row's position in the sort order, as returned with a page. */
const Cursor = z.string().max(400)

export const ConceptListRequest = z.object({
  filter: ConceptFilter.prefault({}),
  sort: z.enum(conceptSorts).default('newest'),
  size: z.int().min(1).max(100).default(25),
  /** The rows after this one; or, with `before`, those before it. */
  after: Cursor.optional(),
  before: Cursor.optional(),
})
export type ConceptListRequest = z.infer<typeof ConceptListRequest>

/** One page of concepts, and the total count. */
export interface ConceptPage {
  concepts: StaffConcept[]
  /** Total number of rows that match the filter, on all pages. */
  matching: number
  /** The newest of all concepts: 'all that match' does not include newer ones. */
  newestId: number
  /** Cursors of the neighbouring pages, if any. */
  next?: string | undefined
  previous?: string | undefined
}

/** Rows by id, or all that match a filter up to the newest that was seen, with their number. */
export const ConceptSelection = z.union([
  z.object({ ids: z.array(z.int32().positive()).min(1).max(1_000) }),
  z.object({ filter: ConceptFilter, upTo: z.int32().min(0), count: z.int32().min(1) }),
])
export type ConceptSelection = z.infer<typeof ConceptSelection>

export const NOT_RELEASED =
  'The person who asked for this concept has not released it for the public gallery, so it stays hidden.'

/** Shown if 'all that match' now includes concepts that the person has not seen. */
export const SELECTION_CHANGED =
  'Other concepts match now than when you selected them. Nothing was changed: please select them again.'

/** The result of a bulk action, by row. */
export interface BulkResult {
  done: number
  /** Left hidden, since nobody agreed to show them. */
  notReleased: number
  failed: { id: number; message: string }[]
}
