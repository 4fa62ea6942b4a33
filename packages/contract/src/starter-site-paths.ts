/**
 * URL of the website of a generation's concept, as a zip file to take home; for the person who
 * requested it, the only one who knows the id.
 */
export const starterSiteOfGeneration = (generationId: string) =>
  `/share/generations/${generationId}/site.zip`

/** URL of the website of a shared concept as a zip file, valid as long as its link. */
export const starterSiteOfLink = (token: string) => `/share/concepts/${token}/site.zip`
