import { z } from 'zod'

/** What a person may be in the team. */
export const roles = ['owner', 'editor', 'viewer'] as const
export const Role = z.enum(roles, 'Please choose a role.')
export type Role = z.infer<typeof Role>

/** What the dashboard and the API are divided into. */
export const resources = [
  /** One's own password and sessions. */
  'account',
  /** The overview, search and one's own notifications. */
  'overview',
  'projects',
  'concepts',
  'contacts',
  'estimates',
  'proposals',
  'analytics',
  'emails',
  'jobs',
  'priceBook',
  'settings',
  'people',
  'auditLog',
  'apiKeys',
  'webhooks',
] as const
export type Resource = (typeof resources)[number]
export type Access = 'read' | 'write'
export type Permission = `${Resource}:${Access}`

type Allowed = 'none' | 'read' | 'write'

/** What each role may do: the only place that says so. Who may write may read as well. */
const allowed: Record<Resource, Record<Role, Allowed>> = {
  account: { owner: 'write', editor: 'write', viewer: 'write' },
  overview: { owner: 'write', editor: 'write', viewer: 'write' },
  projects: { owner: 'write', editor: 'write', viewer: 'read' },
  concepts: { owner: 'write', editor: 'write', viewer: 'read' },
  contacts: { owner: 'write', editor: 'write', viewer: 'read' },
  estimates: { owner: 'write', editor: 'write', viewer: 'read' },
  proposals: { owner: 'write', editor: 'write', viewer: 'read' },
  analytics: { owner: 'write', editor: 'write', viewer: 'read' },
  emails: { owner: 'write', editor: 'write', viewer: 'read' },
  jobs: { owner: 'write', editor: 'write', viewer: 'read' },
  priceBook: { owner: 'write', editor: 'read', viewer: 'read' },
  settings: { owner: 'write', editor: 'read', viewer: 'read' },
  people: { owner: 'write', editor: 'none', viewer: 'none' },
  auditLog: { owner: 'write', editor: 'none', viewer: 'none' },
  apiKeys: { owner: 'write', editor: 'none', viewer: 'none' },
  webhooks: { owner: 'write', editor: 'none', viewer: 'none' },
}

/** Whether somebody with this role may do this. */
export function isAllowed(role: Role, permission: Permission): boolean {
  const [resource, access] = permission.split(':') as [Resource, Access]
  const level = allowed[resource][role]
  return level === 'write' || level === access
}

/** Labels of the roles, and what each may do, in words. */
export const roleLabels: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  viewer: 'Viewer',
}
export const roleDescriptions: Record<Role, string> = {
  owner: 'Everything, including settings, prices and people.',
  editor:
    'Projects, concepts, contacts, estimates, proposals and emails. Reads settings and prices.',
  viewer: 'Reads what an editor reads, and changes nothing.',
}

export const NOT_ALLOWED = 'Your role does not allow this. An owner can change your role.'
