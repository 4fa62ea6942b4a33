/** Every dashboard path. Segments after a colon are parameters. */
export const dashboardPaths = [
  '/dashboard',
  '/dashboard/projects',
  '/dashboard/projects/new',
  '/dashboard/projects/:id/edit',
  '/dashboard/create-estimate',
  '/dashboard/proposals',
  '/dashboard/proposals/:id',
  '/dashboard/concepts',
  '/dashboard/generate-concept',
  '/dashboard/users',
  '/dashboard/users/import',
  '/dashboard/users/:id',
  '/dashboard/pipeline',
  '/dashboard/analytics',
  '/dashboard/mail',
  '/dashboard/failed-jobs',
  '/dashboard/price-book',
  '/dashboard/settings',
  '/dashboard/settings/emails',
  '/dashboard/settings/my-emails',
  '/dashboard/settings/people',
  '/dashboard/settings/audit-log',
  '/dashboard/settings/api-keys',
  '/dashboard/settings/webhooks',
  '/dashboard/settings/webhooks/:id',
] as const
export type DashboardPath = (typeof dashboardPaths)[number]

/** Documented old paths, and one that always pointed to a form elsewhere. */
export const oldDashboardPaths = [
  '/admin',
  '/admin/projects',
  '/admin/concepts',
  '/admin/add-project',
  '/dashboard/add-project',
] as const
export type OldDashboardPath = (typeof oldDashboardPaths)[number]
