/**
 * URL of the live page of a generation's concept, for the person who requested it, the only one who
 * knows the id.
 */
export const livePageOfGeneration = (generationId: string) =>
  `/share/generations/${generationId}/live`

/** URL of the live page of a shared concept, valid as long as its link. */
export const livePageOfLink = (token: string) => `/share/concepts/${token}/live`

/** URL of the live page of a concept in the gallery, while it is shown there; by its public id. */
export const livePageOfGallery = (conceptId: string) => `/share/gallery/${conceptId}/live`

/** URL that takes the fields of a brief filled in so far and returns a preview of the page. */
export const LIVE_PREVIEW_PATH = '/share/preview'

/** The fields that a page depends on, without personal data. */
export const previewFields = [
  'companyName',
  'businessType',
  'industry',
  'colorScheme',
  'style',
  'description',
] as const
export type PreviewField = (typeof previewFields)[number]

/** The field of a preview that selects its design: a concept with the same seed looks the same. */
export const PREVIEW_SEED_FIELD = 'seed'

/** Base path of the fonts of live pages. */
export const LIVE_FONTS_PATH = '/share/fonts'
