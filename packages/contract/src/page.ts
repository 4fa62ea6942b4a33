/** The contract between the server process and the web app's server entry. */

/** Built files of one page, as paths on this origin. */
export interface PageAssets {
  scripts: string[]
  styles: string[]
}

export interface PageRequest<Api> {
  /** Path without query, as the browser sent it, percent-encoding kept. */
  path: string
  /** Absolute origin of the site, without a trailing slash. */
  origin: string
  assets: PageAssets
  /** In-process calls with a visitor's rights. */
  api: Api
  /** Year shown in the footer; passed in so that server and browser agree. */
  year: number
}

export interface RenderedPage {
  /** 200, 404, or a redirect status with `location`. */
  status: number
  location?: string
  /** The whole document, from the doctype. */
  html: string
  /** Contents of the inline scripts and styles, in order, for the CSP hashes. */
  inlineScripts: string[]
  inlineStyles: string[]
  /** Other origins that style sheets and fonts may come from. */
  styleOrigins?: string[]
  fontOrigins?: string[]
}

/** What apps/web's built server entry exports. */
export type RenderPage<Api> = (request: PageRequest<Api>) => Promise<RenderedPage>
