import { services } from './services.ts'

/** The pages that search engines should index, apart from projects. */
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

/** With a query it is one person's form, not a page to index. */
export const GENERATOR_PATH = '/ai-generator'
/** The generator for other sites: the only page that they may frame. */
export const EMBED_PATH = '/embed/generator'
/** The generator's page with a concept that was requested without JavaScript. */
export const sentConceptPath = (generationId: string) =>
  `${GENERATOR_PATH}?generation=${generationId}`
/** The contact page with the confirmation that the message was sent. */
export const MESSAGE_SENT_PATH = '/contact?sent'
/** RSS feed of the work. */
export const FEED_PATH = '/feed.xml'
/** Share image of a project, 1200 × 630. */
export const projectSharePath = (segment: string) =>
  `/share/our-work/${encodeURIComponent(segment)}.jpg`

/** Base path of shared concepts. */
export const SHARED_PATH = '/concepts'
export const sharePathOf = (token: string) => `${SHARED_PATH}/${token}`
/** Share image of a shared concept, for messages that contain its link, 1200 × 630. */
export const sharePictureOf = (token: string) => `/share/concepts/${token}.jpg`
