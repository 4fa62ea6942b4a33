import { ActivityEntry, DashboardSummary } from '@agency/contract/dashboard'
import { z } from 'zod'
import { staffRest } from '../api/staff-rest.ts'

const success = z.literal(true)
const messages = {
  unauthenticatedMessage: 'Authentication token not found.',
  fallbackMessage: 'The server could not be reached.',
}

/** The counts of everything that exists. */
export const getSummary = async (): Promise<DashboardSummary> => {
  const schema = z.object({ success, data: DashboardSummary })
  return (await staffRest({ path: '/api/analytics/summary', schema, ...messages })).data
}

/** The latest activity, newest first. */
export const listActivity = async (): Promise<ActivityEntry[]> => {
  const schema = z.object({ success, data: z.array(ActivityEntry) })
  return (await staffRest({ path: '/api/activity/recent', schema, ...messages })).data
}

/** The message of a part of the overview that could not be loaded. */
export const loadFailureOf = (error: { message: string }) =>
  `Error loading dashboard data: ${error.message}`
