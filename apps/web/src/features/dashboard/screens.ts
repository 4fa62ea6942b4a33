import type { ComponentType, LazyExoticComponent } from 'react'
import type { PageParams } from '../../app/page.ts'
import { lazyPart } from './parts/lazy-part.ts'

type ScreenPart = LazyExoticComponent<ComponentType<{ params: PageParams }>>

/** The screens by their route's path; each is a chunk of its own. */
export const screens: Record<string, ScreenPart> = {
  '/dashboard': lazyPart(() => import('./overview/overview-screen.tsx')),
  '/dashboard/projects': lazyPart(() => import('./projects/projects-screen.tsx')),
  '/dashboard/projects/new': lazyPart(() => import('./projects/project-form-screen.tsx')),
  '/dashboard/projects/:id/edit': lazyPart(() => import('./projects/project-form-screen.tsx')),
  '/dashboard/create-estimate': lazyPart(() => import('./estimates/estimate-screen.tsx')),
  '/dashboard/proposals': lazyPart(() => import('./proposals/proposals-screen.tsx')),
  '/dashboard/proposals/:id': lazyPart(() => import('./proposals/proposal-screen.tsx')),
  '/dashboard/concepts': lazyPart(() => import('./concepts/concepts-screen.tsx')),
  '/dashboard/analytics': lazyPart(() => import('./analytics/analytics-screen.tsx')),
  '/dashboard/mail': lazyPart(() => import('./mails/mails-screen.tsx')),
  '/dashboard/price-book': lazyPart(() => import('./price-book/price-book-screen.tsx')),
  '/dashboard/settings': lazyPart(() => import('./settings/settings-screen.tsx')),
  '/dashboard/generate-concept': lazyPart(() => import('./concepts/generate-concept-screen.tsx')),
  '/dashboard/users': lazyPart(() => import('./contacts/contacts-screen.tsx')),
  '/dashboard/users/:id': lazyPart(() => import('./contacts/contact-screen.tsx')),
}

/** Documented old addresses, and one that always pointed to a form elsewhere. */
export const moved: Record<string, string> = {
  '/admin': '/dashboard',
  '/admin/projects': '/dashboard/projects',
  '/admin/concepts': '/dashboard/concepts',
  '/admin/add-project': '/dashboard/projects/new',
  '/dashboard/add-project': '/dashboard/projects/new',
}
