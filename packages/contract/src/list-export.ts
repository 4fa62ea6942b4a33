import { z } from 'zod'

export const exportFormats = ['csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The lists and reports that can be exported: the path of each, to which '.csv' or '.json' is added. */
export const exportPaths = {
  contacts: '/api/contacts/export',
  projects: '/api/projects/export',
  redirects: '/api/redirects/export',
  estimates: '/api/estimates/export',
  proposals: '/api/proposals/export',
  concepts: '/api/concepts/export',
  emails: '/api/emails/export',
  failedJobs: '/api/failed-jobs/export',
  people: '/api/people/export',
  auditLog: '/api/audit-log/export',
  priceBook: '/api/price-book/export',
  webhookDeliveries: '/api/webhook-deliveries/export',
  days: '/api/analytics/days',
  sources: '/api/analytics/sources',
  goals: '/api/analytics/goals',
} as const
export type ExportedList = keyof typeof exportPaths

/** What is exported, in words. */
export const exportNames: Record<ExportedList, string> = {
  contacts: 'contacts',
  projects: 'projects',
  redirects: 'redirects',
  estimates: 'estimates',
  proposals: 'proposals',
  concepts: 'concepts',
  emails: 'emails',
  failedJobs: 'failed jobs',
  people: 'people',
  auditLog: 'the audit log',
  priceBook: 'the price book',
  webhookDeliveries: 'deliveries of a webhook',
  days: 'the analytics by day',
  sources: 'the report on sources',
  goals: 'the report on goals',
}

/** A flag in a query, where it is text; false if absent. */
export const queryFlag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')
