import { z } from 'zod'
import { PageRequest, pageOf } from './list-page.ts'
import { emailAddress } from './text.ts'

/**
 * How a change was made: in the dashboard, with an API key, by an assistant over MCP with one, or by
 * the server itself.
 */
export const auditMeans = ['screen', 'key', 'mcp', 'system'] as const
export type AuditMeans = (typeof auditMeans)[number]

/** What changes are about. */
export const auditKinds = [
  'account',
  'audit log',
  'person',
  'second factor',
  'invitation',
  'settings',
  'price book',
  'project',
  'redirect',
  'preview link',
  'concept',
  'estimate',
  'contact',
  'import',
  'proposal',
  'share link',
  'edit link',
  'email',
  'email template',
  'email text',
  'calendar',
  'goal',
  'job',
  'API key',
  'tool call',
  'webhook',
] as const
export type AuditKind = (typeof auditKinds)[number]

export const auditPeriods = ['today', 'week', 'month'] as const

export const AuditEntry = z.object({
  id: z.int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  means: z.enum(auditMeans),
  /** '' for the system. */
  person: z.string(),
  /** The API key that was used; '' if none was. */
  keyName: z.string(),
  /** The IP address; '' for the system. */
  address: z.string(),
  kind: z.string(),
  /** 'created', 'changed', 'deleted', or what was done in words. */
  action: z.string(),
  subjectId: z.string(),
  /** Its name; '' if its kind and id identify it. */
  subject: z.string(),
  changes: z.array(
    z.object({
      field: z.string(),
      /** In words; null if the values are not recorded. */
      values: z.object({ before: z.string(), after: z.string() }).nullable(),
    }),
  ),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** The filter of the log; conditions are combined with AND. */
export const AuditFilter = z.object({
  /** The email address of a person. */
  person: emailAddress.optional(),
  kind: z.enum(auditKinds).optional(),
  /** Today, or the last 7 or 30 days including today, by the day in Melbourne. */
  period: z.enum(auditPeriods).optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

export const AuditListRequest = PageRequest.extend({ filter: AuditFilter.prefault({}) })
export type AuditListRequest = z.infer<typeof AuditListRequest>

export const AuditPage = pageOf(AuditEntry)
export type AuditPage = z.infer<typeof AuditPage>
