/** Every public page of the demo site. */
export const publicRoutes = [
  '/',
  '/about',
  '/our-work',
  '/our-work/lighthouse-lane-homes',
  '/gallery',
  '/contact',
  '/case-study/lorimer',
  '/login',
  '/ai-generator',
  '/ghibli-generator',
  '/services/web-development',
  '/services/ui-ux-design',
  '/services/digital-marketing',
  '/services/ai-video-production',
  '/services/business-automation',
  '/services/generative-ai-integration',
  '/privacy-policy',
  '/terms-of-service',
]

/** The other published projects of the demo. */
export const otherProjectRoutes = [
  'bellbird-hearing',
  'greenroom-theatre',
  'hollow-oak-school',
  'kelpie-and-co-vets',
  'marrow-and-vine-bookings',
  'parallel-freight-control-room',
  'quarrystone-quote-desk',
  'saltmarsh-brewing',
  'tramstop-television',
].map((slug) => `/our-work/${slug}`)

/** Every URL behind the login, including redirects. */
export const dashboardRoutes = [
  '/dashboard',
  '/dashboard/projects',
  '/dashboard/projects/new',
  '/dashboard/projects/1/edit',
  '/dashboard/create-estimate',
  '/dashboard/concepts',
  '/dashboard/users',
  '/dashboard/users/1',
  '/dashboard/analytics',
  '/dashboard/mail',
  '/dashboard/price-book',
  '/dashboard/settings',
  '/dashboard/settings/my-emails',
  '/dashboard/add-project',
  '/dashboard/generate-concept',
  '/admin',
  '/admin/projects',
  '/admin/concepts',
  '/admin/add-project',
]
