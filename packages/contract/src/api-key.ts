import { z } from 'zod'
import type { Permission } from './permissions.ts'
import { calendarDay, requiredLine } from './text.ts'

/**
 * How a key starts, so that secret scanners recognise it: the prefix, 36 random letters and digits,
 * and a checksum of six, as in `agk_` followed by 42 of A-Z, a-z and 0-9.
 */
export const API_KEY_PREFIX = 'agk_'
/** For secret scanners. */
export const API_KEY_PATTERN = `${API_KEY_PREFIX}[0-9A-Za-z]{42}`

/** What a key may be allowed to do: what the documented paths and the tools of MCP need. */
export const apiScopes = [
  'projects:read',
  'projects:write',
  'concepts:read',
  'concepts:write',
  'contacts:read',
  'contacts:write',
  'estimates:read',
  'estimates:write',
  'proposals:read',
  'proposals:write',
  'emails:read',
  'analytics:read',
  'overview:read',
  'jobs:read',
  'priceBook:read',
  'people:read',
  'auditLog:read',
  'webhooks:read',
] as const satisfies Permission[]
export const ApiScope = z.enum(apiScopes)
export type ApiScope = z.infer<typeof ApiScope>

/** What each scope allows, in words. */
export const scopeLabels: Record<ApiScope, string> = {
  'projects:read': 'Read all projects',
  'projects:write': 'Add, change and delete projects',
  'concepts:read': 'Read all concepts, with names and email addresses',
  'concepts:write': 'Make concepts and pictures',
  'contacts:read': 'Read and export contacts',
  'contacts:write': 'Send messages',
  'estimates:read': 'Read and export estimates',
  'estimates:write': 'Make estimates',
  'proposals:read': 'Export proposals',
  'proposals:write': 'Draft proposals',
  'emails:read': 'Export emails, without their texts',
  'analytics:read': 'Read counts and reports',
  'overview:read': 'Read recent activity',
  'jobs:read': 'Export failed jobs',
  'priceBook:read': 'Export the price book',
  'people:read': 'Export people with a login',
  'auditLog:read': 'Export the audit log',
  'webhooks:read': 'Export deliveries of webhooks',
}

/** Whether these scopes include one; who may write may read as well. */
export function hasScope(scopes: readonly string[], permission: Permission): boolean {
  const writing = permission.replace(/:read$/, ':write')
  return scopes.includes(permission) || scopes.includes(writing)
}

export const MAX_API_KEYS = 50

export const ApiKey = z.object({
  id: z.int(),
  name: z.string(),
  /** Its first characters, by which its owner recognises it. */
  start: z.string(),
  scopes: z.array(ApiScope),
  /** Whose role limits what it may do. */
  madeBy: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
})
export type ApiKey = z.infer<typeof ApiKey>

export const NewApiKey = z.object({
  name: requiredLine(80, 'Please enter a name.'),
  scopes: z.array(ApiScope).min(1, 'Please choose at least one scope.').max(apiScopes.length),
  /** The last day on which it works, in Melbourne; without one it works until it is revoked. */
  lastDay: calendarDay.optional(),
})
export type NewApiKey = z.infer<typeof NewApiKey>

export const CreatedApiKey = z.object({
  key: ApiKey,
  /** Shown only now: the server keeps its hash. */
  secret: z.string(),
})
export type CreatedApiKey = z.infer<typeof CreatedApiKey>

export const KEY_IN_URL =
  'API keys are refused in URLs, which end up in logs. Send the key in the Authorization header, and revoke this one.'
export const KEY_REFUSED = 'This API key is not valid, has expired or was revoked.'
