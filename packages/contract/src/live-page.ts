/** Where the live page of a generation's concept is: for whoever asked for it, who alone knows the id. */
export const livePageOfGeneration = (generationId: string) =>
  `/share/generations/${generationId}/live`

/** Where the live page of a shared concept is, for as long as its link works. */
export const livePageOfLink = (token: string) => `/share/concepts/${token}/live`

/** Where the live page of a concept in the gallery is, for as long as that shows it; by its public id. */
export const livePageOfGallery = (conceptId: string) => `/share/gallery/${conceptId}/live`

/** Where the answers of a brief so far are sent, and answered with the page that they make. */
export const LIVE_PREVIEW_PATH = '/share/preview'

/** The answers that a page is made of; who asks is not among them. */
export const previewFields = [
  'companyName',
  'businessType',
  'industry',
  'colorScheme',
  'style',
  'description',
] as const
export type PreviewField = (typeof previewFields)[number]

/** The field of a preview that names its design: the concept that is made by the same one looks the same. */
export const PREVIEW_SEED_FIELD = 'seed'

/** Below this address lie the fonts of live pages. */
export const LIVE_FONTS_PATH = '/share/fonts'
