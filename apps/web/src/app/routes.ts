import type { BackdropName, PageModule, PageParams, PageRoute } from './page.ts'

const page = (
  path: string,
  backdrop: BackdropName,
  source: string,
  load: () => Promise<PageModule>,
): PageRoute => ({ path, backdrop, source: `src/features/${source}`, load })

const staffGuard = () => import('../features/dashboard/staff-guard.tsx')
const staff = (path: string): PageRoute => ({
  ...page(path, 'contact', 'dashboard/staff-guard.tsx', staffGuard),
  staff: true,
})

export const notFoundRoute = page(
  '/~',
  'contact',
  'not-found/not-found-page.tsx',
  () => import('../features/not-found/not-found-page.tsx'),
)

export const routes: PageRoute[] = [
  page('/', 'home', 'home/home-page.tsx', () => import('../features/home/home-page.tsx')),
  page('/about', 'about', 'about/about-page.tsx', () => import('../features/about/about-page.tsx')),
  page(
    '/our-work',
    'work',
    'projects/work-page.tsx',
    () => import('../features/projects/work-page.tsx'),
  ),
  page(
    '/our-work/:slug',
    'work',
    'projects/project-page.tsx',
    () => import('../features/projects/project-page.tsx'),
  ),
  page(
    '/ai-generator',
    'ai',
    'generator/generator-page.tsx',
    () => import('../features/generator/generator-page.tsx'),
  ),
  page(
    '/gallery',
    'gallery',
    'gallery/gallery-page.tsx',
    () => import('../features/gallery/gallery-page.tsx'),
  ),
  page(
    '/concepts/:token',
    'ai',
    'shared-concept/shared-concept-page.tsx',
    () => import('../features/shared-concept/shared-concept-page.tsx'),
  ),
  page(
    '/proposals/:token',
    'contact',
    'proposal/proposal-page.tsx',
    () => import('../features/proposal/proposal-page.tsx'),
  ),
  page(
    '/contact',
    'contact',
    'contact/contact-page.tsx',
    () => import('../features/contact/contact-page.tsx'),
  ),
  page(
    '/services/:slug',
    'work',
    'services/service-page.tsx',
    () => import('../features/services/service-page.tsx'),
  ),
  page(
    '/case-study/lorimer',
    'work',
    'case-study/lorimer-page.tsx',
    () => import('../features/case-study/lorimer-page.tsx'),
  ),
  page(
    '/privacy-policy',
    'contact',
    'legal/privacy-page.tsx',
    () => import('../features/legal/privacy-page.tsx'),
  ),
  page(
    '/terms-of-service',
    'contact',
    'legal/terms-page.tsx',
    () => import('../features/legal/terms-page.tsx'),
  ),
  page(
    '/login',
    'contact',
    'login/login-page.tsx',
    () => import('../features/login/login-page.tsx'),
  ),
  page(
    '/ghibli-generator',
    'ai',
    'image-style/image-style-page.tsx',
    () => import('../features/image-style/image-style-page.tsx'),
  ),
  staff('/dashboard'),
  staff('/dashboard/projects'),
  staff('/dashboard/projects/new'),
  staff('/dashboard/projects/:id/edit'),
  staff('/dashboard/add-project'),
  staff('/dashboard/create-estimate'),
  staff('/dashboard/proposals'),
  staff('/dashboard/proposals/:id'),
  staff('/dashboard/concepts'),
  staff('/dashboard/generate-concept'),
  staff('/dashboard/users'),
  staff('/dashboard/users/:id'),
  staff('/dashboard/analytics'),
  staff('/dashboard/mail'),
  staff('/dashboard/price-book'),
  staff('/dashboard/settings'),
  staff('/admin'),
  staff('/admin/projects'),
  staff('/admin/concepts'),
  staff('/admin/add-project'),
]

/** Addresses that moved for good. */
const moved: Record<string, string> = { '/ai-video-services': '/services/ai-video-production' }
/** Letters, digits, '-', '_' and '~' that need no escape (RFC 3986, 6.2.2.2); a dot could lead elsewhere. */
const NEEDLESS = /%(?:2D|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi
export const movedTo = (path: string): string | undefined => {
  // One page has one spelling, or each would be rendered and kept.
  const plain = path.replace(NEEDLESS, decodeURIComponent)
  if (plain !== path) return plain
  if (path.length > 1 && /^\/[^/\\].*\/$/.test(path)) return path.replace(/(?<!\/)\/+$/, '')
  return moved[path]
}

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const paramsOf = (pattern: string, path: string): PageParams | undefined => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: PageParams = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':') && value) params[part.slice(1)] = decoded(value)
    else if (part !== value) return undefined
  }
  return params
}

/** The route of a path, as the browser spells it; the not-found page where there is none. */
export function matchRoute(path: string): { route: PageRoute; params: PageParams } {
  for (const route of routes) {
    const params = paramsOf(route.path, path)
    if (params) return { route, params }
  }
  return { route: notFoundRoute, params: {} }
}
