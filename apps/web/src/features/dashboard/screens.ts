import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { PageParams } from '../../app/page.ts'

type ScreenPart = LazyExoticComponent<ComponentType<{ params: PageParams }>>

/** The screens by their route's path; each is a chunk of its own. */
export const screens: Record<string, ScreenPart> = {
  '/dashboard': lazy(() => import('./overview/overview-screen.tsx')),
  '/dashboard/projects': lazy(() => import('./projects/projects-screen.tsx')),
  '/dashboard/projects/new': lazy(() => import('./projects/project-form-screen.tsx')),
  '/dashboard/projects/:id/edit': lazy(() => import('./projects/project-form-screen.tsx')),
  '/dashboard/create-estimate': lazy(() => import('./estimates/estimate-screen.tsx')),
  '/dashboard/concepts': lazy(() => import('./concepts/concepts-screen.tsx')),
  '/dashboard/analytics': lazy(() => import('./analytics/analytics-screen.tsx')),
  '/dashboard/mail': lazy(() => import('./mails/mails-screen.tsx')),
  '/dashboard/settings': lazy(() => import('./settings/settings-screen.tsx')),
  '/dashboard/generate-concept': lazy(() => import('./concepts/generate-concept-screen.tsx')),
  '/dashboard/users': lazy(() => import('./contacts/contacts-screen.tsx')),
  '/dashboard/users/:id': lazy(() => import('./contacts/contact-screen.tsx')),
}

/** Documented old addresses, and one that always pointed to a form elsewhere. */
export const moved: Record<string, string> = {
  '/admin': '/dashboard',
  '/admin/projects': '/dashboard/projects',
  '/admin/concepts': '/dashboard/concepts',
  '/admin/add-project': '/dashboard/projects/new',
  '/dashboard/add-project': '/dashboard/projects/new',
}
