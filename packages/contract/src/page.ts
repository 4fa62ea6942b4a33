/** The contract between the server process and the web app's server entry. */

import type { GenerationState } from './generation.ts'

/** Built files of one page, as paths on this origin. */
export interface PageAssets {
  scripts: string[]
  styles: string[]
}

/** A form that was sent without JavaScript, and its result. */
export interface PostedForm {
  /** The entered values, by field name. */
  values: Record<string, string>
  /** Errors of single fields. */
  errors: { path: string; message: string }[]
  /** Message about the form as a whole. */
  outcome?: { kind: 'sent' | 'failed'; text: string }
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
  /** Shown on the page instead of its empty form. */
  form?: PostedForm | undefined
  /** The concept that was requested with the page's form. */
  generation?: GenerationState | undefined
}

export interface RenderedPage {
  /** 200, 404, or a redirect status with `location`. */
  status: number
  location?: string
  /**
   * Set if there is nothing at this path: the path of the not-found page to show. That page is the
   * same for every path of its kind, so it only has to be rendered once. `html` is empty then.
   */
  notFoundPath?: string
  /** The whole document, from the doctype. */
  html: string
  /** Contents of the inline scripts and styles, in order, for the CSP hashes. */
  inlineScripts: string[]
  inlineStyles: string[]
  /** Other origins that style sheets and fonts may be loaded from. */
  styleOrigins?: string[]
  fontOrigins?: string[]
}

/** The export of apps/web's built server entry. */
export type RenderPage<Api> = (request: PageRequest<Api>) => Promise<RenderedPage>
