/** Base path of the private previews of projects. */
export const PREVIEWS_PATH = '/preview'
export const previewPathOf = (token: string) => `${PREVIEWS_PATH}/${token}`
/** The document that holds the film or page of a previewed project. */
export const previewEmbedPathOf = (token: string) => `${previewPathOf(token)}/embed`
