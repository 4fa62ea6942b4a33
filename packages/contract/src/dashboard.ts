import { z } from 'zod'

/** What there is, counted (GET /api/analytics/summary). */
export const DashboardSummary = z.object({
  /** Contacts: people who wrote, asked for a concept or for an estimate. */
  users: z.int().min(0),
  concepts: z.int().min(0),
  projects: z.int().min(0),
  /** Everything that was sent by a form. */
  submissions: z.int().min(0),
})
export type DashboardSummary = z.infer<typeof DashboardSummary>

/** Entries that GET /api/activity/recent answers at most. */
export const ACTIVITY_ENTRIES = 20

export const ActivityEntry = z.object({
  type: z.enum(['concept', 'form', 'project']),
  /** The person's name, or the staff member's e-mail address. */
  user: z.string(),
  /** ISO 8601, UTC. */
  time: z.string(),
  action: z.string(),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>
