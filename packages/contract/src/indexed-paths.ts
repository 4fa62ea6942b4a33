import { services } from './services.ts'

/** The pages that search engines are to find, projects apart. */
export const indexedPaths = [
  '/',
  '/about',
  '/our-work',
  '/gallery',
  '/ai-generator',
  '/ghibli-generator',
  ...services.map(({ slug }) => `/services/${slug}` as const),
  '/case-study/lorimer',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
] as const

/** With a query it is one person's form, not a page to be found. */
export const GENERATOR_PATH = '/ai-generator'
/** The generator's page with a concept that was asked for without the page's code. */
export const sentConceptPath = (generationId: string) =>
  `${GENERATOR_PATH}?generation=${generationId}`
/** The contact page, which says that the message was sent. */
export const MESSAGE_SENT_PATH = '/contact?sent'
/** RSS of the work. */
export const FEED_PATH = '/feed.xml'
/** The picture of a project for shared links, 1200 × 630. */
export const projectSharePath = (segment: string) =>
  `/share/our-work/${encodeURIComponent(segment)}.jpg`

/** Where the pages of shared concepts lie. */
export const SHARED_PATH = '/concepts'
export const sharePathOf = (token: string) => `${SHARED_PATH}/${token}`
/** The picture of a shared concept for messages that hold its link, 1200 × 630. */
export const sharePictureOf = (token: string) => `/share/concepts/${token}.jpg`
