/** Where the live page of a generation's concept is: for whoever asked for it, who alone knows the id. */
export const livePageOfGeneration = (generationId: string) =>
  `/share/generations/${generationId}/live`

/** Where the live page of a shared concept is, for as long as its link works. */
export const livePageOfLink = (token: string) => `/share/concepts/${token}/live`

/** Below this address lie the fonts of live pages. */
export const LIVE_FONTS_PATH = '/share/fonts'
