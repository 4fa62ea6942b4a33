import type { PageRoute } from '../app/page.ts'

/** Source files of the pages by route path, as named in the client build's manifest. */
const sources: Record<string, string> = {
  '/~': 'site/not-found/not-found-page.tsx',
  '/': 'site/home/home-page.tsx',
  '/about': 'site/about/about-page.tsx',
  '/our-work': 'site/projects/work-page.tsx',
  '/our-work/:slug': 'site/projects/project-page.tsx',
  '/preview/:token': 'site/projects/preview-page.tsx',
  '/ai-generator': 'site/generator/generator-page.tsx',
  '/embed/generator': 'site/generator/generator-page.tsx',
  '/gallery': 'site/gallery/gallery-page.tsx',
  '/concepts/:token': 'site/share-links/shared-concept-page.tsx',
  '/concepts/:token/edit': 'site/studio/studio-page.tsx',
  '/proposals/:token': 'site/proposals/proposal-page.tsx',
  '/contact': 'site/contact/contact-page.tsx',
  '/services/:slug': 'site/services/service-page.tsx',
  '/case-study/lorimer': 'site/case-study/lorimer-page.tsx',
  '/privacy-policy': 'site/legal/privacy-page.tsx',
  '/terms-of-service': 'site/legal/terms-page.tsx',
  '/login': 'site/login/login-page.tsx',
  '/ghibli-generator': 'site/image-styles/image-style-page.tsx',
}

export const sourceOf = ({ path, staff }: PageRoute): string =>
  `src/${staff ? 'dashboard/staff-guard.tsx' : sources[path]}`
