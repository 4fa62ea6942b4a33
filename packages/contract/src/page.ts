/** The contract between the server process and the web app's server entry. */

import type { GenerationState } from './generation.ts'

/** Built files of one page, as paths on this origin. */
export interface PageAssets {
  scripts: string[]
  styles: string[]
}

/** A form that was sent without the page's code, and what came of it. */
export interface PostedForm {
  /** What was typed, by the names of the fields. */
  values: Record<string, string>
  /** What is wrong with single fields. */
  problems: { path: string; message: string }[]
  /** What is said of the form as a whole. */
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
  /** Shown on the page in place of its empty form. */
  form?: PostedForm | undefined
  /** The concept that the page's form has asked for. */
  generation?: GenerationState | undefined
}

export interface RenderedPage {
  /** 200, 404, or a redirect status with `location`. */
  status: number
  location?: string
  /**
   * Set where there is nothing at this path: the path whose page says so. That page is the same for
   * every path of its kind, so it has to be rendered once only. `html` is empty then.
   */
  sameAs?: string
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
