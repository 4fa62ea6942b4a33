/** Constants of the specification's section 9, each used by the client and the server. */
export const DESCRIPTION_MAX = 2000
export const NAV_SOLID_AFTER_PX = 20
export const HOME_TILES = 6
export const HOME_ROTATION_MS = 2000
export const STATUS_PHRASE_MS = 2000
export const GENERATOR_BACKGROUND_IMAGES = 8
export const SUMMARY_MAX = 100
export const CAROUSEL_FAST_MS = 150
export const CAROUSEL_SLOW_MS = 800
/** Masonry columns by the max viewport width in CSS pixels; 4 above the last. */
export const MASONRY_COLUMNS = [
  { upTo: 500, columns: 1 },
  { upTo: 700, columns: 2 },
  { upTo: 1100, columns: 3 },
] as const
export const MASONRY_DEFAULT_COLUMNS = 4
