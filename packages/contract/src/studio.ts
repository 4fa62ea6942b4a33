// Paths, limits and texts of the Studio. Imports no schema library, which its page does not load.

/** URL of the Studio for whoever holds this edit link. */
export const studioPathOf = (token: string) => `/concepts/${token}/edit`

/** The backgrounds that a client can choose for a page. */
export const pageShades = ['white', 'warm', 'coloured', 'dark'] as const
export type PageShade = (typeof pageShades)[number]

/** Max length of each text of a section, in UTF-16 units. */
export const wordLimits = {
  tagline: 160,
  eyebrow: 80,
  headline: 200,
  text: 2_000,
  callToAction: 40,
  secondCallToAction: 40,
  title: 160,
  itemText: 800,
  value: 120,
  group: 80,
} as const

/** Max number of texts that a client can change. */
export const MAX_WORDS = 400
/** Max number of sections, including those that a client added. */
export const MAX_EDITED_SECTIONS = 16
/** A page with fewer visible sections would be nearly empty. */
export const MIN_SHOWN_SECTIONS = 3

/** What a picture is uploaded for. */
export const uploadKinds = ['photo', 'logo'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** Max length of the alternative text of a photo, in UTF-16 units. */
export const MAX_ALT_TEXT = 250
/** Max number of photos on a page. */
export const MAX_SHOWN_PHOTOS = 30
/** Max number of pictures that are stored for a concept, with those of its versions. */
export const MAX_STORED_PICTURES = 80
/** Max total size of these, in bytes. */
export const MAX_STORED_PICTURE_BYTES = 24 * 1024 * 1024

/** URL that pictures are uploaded to, as a form. */
export const STUDIO_UPLOAD_PATH = '/share/studio/pictures'
/** URL of an uploaded picture for whoever holds the edit link. */
export const studioPictureUrl = (token: string, file: string) =>
  `/share/studio/pictures/${token}/${file}.webp`

/** Widths in pixels in which pages offer a photo, if it is wider. */
export const photoWidths = [640, 1440] as const

/** Max number of versions of a concept that are kept. */
export const MAX_VERSIONS = 40

export const EDIT_LINK_ENDED = 'This edit link no longer works.'
export const PICTURE_NOT_STORED = 'This picture is no longer stored. Please upload it again.'
export const EDITS_STALE =
  'This design was changed somewhere else. Nothing was overwritten: choose which version to keep.'
