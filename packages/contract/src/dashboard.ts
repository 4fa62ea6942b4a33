import { z } from 'zod'

/** The overview's totals (GET /api/analytics/summary). */
export const DashboardSummary = z.object({
  /** Contacts: people who wrote, or requested a concept or an estimate. */
  users: z.int().min(0),
  concepts: z.int().min(0),
  projects: z.int().min(0),
  /** All form submissions. */
  submissions: z.int().min(0),
})
export type DashboardSummary = z.infer<typeof DashboardSummary>

/** Max number of entries in the response of GET /api/activity/recent. */
export const ACTIVITY_ENTRIES = 20

export const ActivityEntry = z.object({
  type: z.enum(['concept', 'form', 'project']),
  /** The person's name, or the staff member's email address. */
  user: z.string(),
  /** ISO 8601, UTC. */
  time: z.string(),
  action: z.string(),
  /** The id of what it shows: the concept, the contact who sent the form, or the project. */
  id: z.int(),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>
