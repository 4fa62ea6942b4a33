import type { ComponentType, LazyExoticComponent } from 'react'
import type { DashboardPath, OldDashboardPath } from '../app/dashboard-paths.ts'
import type { PageParams } from '../app/page.ts'
import { lazyComponent } from '../browser/lazy-component.ts'

export type ScreenPart = LazyExoticComponent<ComponentType<{ params: PageParams }>>

/** The screens by route path; each is a separate chunk. */
export const screens: Record<DashboardPath, ScreenPart> = {
  '/dashboard': lazyComponent(() => import('./overview/overview-screen.tsx')),
  '/dashboard/projects': lazyComponent(() => import('./projects/projects-screen.tsx')),
  '/dashboard/projects/new': lazyComponent(() => import('./projects/project-form-screen.tsx')),
  '/dashboard/projects/:id/edit': lazyComponent(() => import('./projects/project-form-screen.tsx')),
  '/dashboard/create-estimate': lazyComponent(() => import('./estimates/estimate-screen.tsx')),
  '/dashboard/proposals': lazyComponent(() => import('./proposals/proposals-screen.tsx')),
  '/dashboard/proposals/:id': lazyComponent(() => import('./proposals/proposal-screen.tsx')),
  '/dashboard/concepts': lazyComponent(() => import('./concepts/concepts-screen.tsx')),
  '/dashboard/pipeline': lazyComponent(() => import('./pipeline/pipeline-screen.tsx')),
  '/dashboard/analytics': lazyComponent(() => import('./analytics/analytics-screen.tsx')),
  '/dashboard/mail': lazyComponent(() => import('./emails/emails-screen.tsx')),
  '/dashboard/failed-jobs': lazyComponent(() => import('./failed-jobs/failed-jobs-screen.tsx')),
  '/dashboard/price-book': lazyComponent(() => import('./price-book/price-book-screen.tsx')),
  '/dashboard/settings': lazyComponent(() => import('./settings/settings-screen.tsx')),
  '/dashboard/settings/audit-log': lazyComponent(() => import('./audit-log/audit-log-screen.tsx')),
  '/dashboard/settings/api-keys': lazyComponent(() => import('./api-keys/api-keys-screen.tsx')),
  '/dashboard/settings/emails': lazyComponent(
    () => import('./email-texts/emails-settings-screen.tsx'),
  ),
  '/dashboard/settings/my-emails': lazyComponent(
    () => import('./email-preferences/email-preferences-screen.tsx'),
  ),
  '/dashboard/settings/people': lazyComponent(() => import('./people/people-screen.tsx')),
  '/dashboard/settings/webhooks': lazyComponent(() => import('./webhooks/webhooks-screen.tsx')),
  '/dashboard/settings/webhooks/:id': lazyComponent(() => import('./webhooks/webhook-screen.tsx')),
  '/dashboard/generate-concept': lazyComponent(
    () => import('./concepts/generate-concept-screen.tsx'),
  ),
  '/dashboard/users': lazyComponent(() => import('./contacts/contacts-screen.tsx')),
  '/dashboard/users/import': lazyComponent(
    () => import('./contact-imports/contact-import-screen.tsx'),
  ),
  '/dashboard/users/:id': lazyComponent(() => import('./contacts/contact-screen.tsx')),
}

/** The targets of the old paths. */
export const redirects: Record<OldDashboardPath, DashboardPath> = {
  '/admin': '/dashboard',
  '/admin/projects': '/dashboard/projects',
  '/admin/concepts': '/dashboard/concepts',
  '/admin/add-project': '/dashboard/projects/new',
  '/dashboard/add-project': '/dashboard/projects/new',
}
