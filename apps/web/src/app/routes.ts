import { dashboardPaths, oldDashboardPaths } from './dashboard-paths.ts'
import type { BackdropName, PageModule, PageParams, PageRoute } from './page.ts'
import { matchPath } from './path-pattern.ts'

const page = (
  path: string,
  backdrop: BackdropName,
  load: () => Promise<PageModule>,
): PageRoute => ({ path, backdrop, load })

const generator = () => import('../site/generator/generator-page.tsx')
const staffGuard = () => import('../dashboard/staff-guard.tsx')
const staff = (path: string): PageRoute => ({
  ...page(path, 'contact', staffGuard),
  staff: true,
})

/**
 * The server must know which addresses of the dashboard exist. In browsers, one entry stands for all of
 * them: the dashboard finds the screen, and public pages carry no list of screens.
 */
const staffPaths = import.meta.env.SSR
  ? [...dashboardPaths, ...oldDashboardPaths]
  : ['/dashboard', '/dashboard/*', '/admin', '/admin/*']

export const notFoundRoute = page(
  '/~',
  'contact',
  () => import('../site/not-found/not-found-page.tsx'),
)

export const routes: PageRoute[] = [
  page('/', 'home', () => import('../site/home/home-page.tsx')),
  page('/about', 'about', () => import('../site/about/about-page.tsx')),
  page('/our-work', 'work', () => import('../site/projects/work-page.tsx')),
  page('/our-work/:slug', 'work', () => import('../site/projects/project-page.tsx')),
  page('/preview/:token', 'work', () => import('../site/projects/preview-page.tsx')),
  page('/ai-generator', 'ai', generator),
  page('/embed/generator', 'bare', generator),
  page('/gallery', 'gallery', () => import('../site/gallery/gallery-page.tsx')),
  page('/concepts/:token', 'ai', () => import('../site/share-links/shared-concept-page.tsx')),
  page('/concepts/:token/edit', 'none', () => import('../site/studio/studio-page.tsx')),
  page('/proposals/:token', 'contact', () => import('../site/proposals/proposal-page.tsx')),
  page('/contact', 'contact', () => import('../site/contact/contact-page.tsx')),
  page('/services/:slug', 'work', () => import('../site/services/service-page.tsx')),
  page('/case-study/lorimer', 'work', () => import('../site/case-study/lorimer-page.tsx')),
  page('/privacy-policy', 'contact', () => import('../site/legal/privacy-page.tsx')),
  page('/terms-of-service', 'contact', () => import('../site/legal/terms-page.tsx')),
  page('/login', 'contact', () => import('../site/login/login-page.tsx')),
  page('/ghibli-generator', 'ai', () => import('../site/image-styles/image-style-page.tsx')),
  ...staffPaths.map(staff),
]

/** Permanent redirects. */
const redirects: Record<string, string> = { '/ai-video-services': '/services/ai-video-production' }
/**
 * Letters, digits, '-', '_' and '~' that need no escape (RFC 3986, 6.2.2.2). A dot is left out
 * because it could change where the path leads.
 */
const UNNECESSARY_ESCAPES = /%(?:2D|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi
export const redirectFor = (path: string): string | undefined => {
  // Every page has one spelling; otherwise each spelling would be rendered and cached.
  const normalised = path.replace(UNNECESSARY_ESCAPES, decodeURIComponent)
  if (normalised !== path) return normalised
  if (/^\/[^/\\].*\/$/.test(path)) return path.replace(/(?<!\/)\/+$/, '')
  return redirects[path]
}

let missingPath: string | undefined
/** Makes a path lead to the not-found page: the server answered it with that. */
export function setMissingPath(path: string): void {
  missingPath = path
}

/** The route for a path as the browser spells it; the not-found page if none matches. */
export function matchRoute(path: string): { route: PageRoute; params: PageParams } {
  if (path === missingPath) return { route: notFoundRoute, params: {} }
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return { route: notFoundRoute, params: {} }
}
