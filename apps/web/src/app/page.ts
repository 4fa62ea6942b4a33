import type { ProjectDetail } from '@agency/contract/project'
import type { PublicProposal } from '@agency/contract/proposal-calls'
import type { ComponentType } from 'react'
import type { DataSource } from './page-data.ts'

/** A page's metadata for browsers, search engines and the HTTP response. */
export interface PageHead {
  title: string
  description: string
  /** Defaults to 200. */
  status?: number
  /** Permanent redirect to this path. */
  redirect?: string
  noindex?: boolean
  /** An image for shared links, as a path or a URL. */
  image?: { url: string; alt: string }
  /** schema.org data, all of which is visible on the page. */
  structured?: object[]
}

export type PageParams = Record<string, string>

interface PageContext {
  data: DataSource
  params: PageParams
  /** The absolute origin of the site. */
  origin: string
  /** Finds a proposal by its token; only when the server renders the page. */
  proposal?: (token: string) => Promise<PublicProposal>
  /** Finds a project by its preview link; only when the server renders the page. */
  preview?: (token: string) => Promise<ProjectDetail>
  /** Whose design an edit link changes; only when the server renders the page. */
  editable?: (token: string) => Promise<{ companyName: string }>
}

export interface PageModule {
  Page: ComponentType<{ route: string; params: PageParams }>
  /** Fills the query cache for the first render and returns the page's head. */
  load: (context: PageContext) => PageHead | Promise<PageHead>
}

/**
 * 'none' where a tool fills the screen, whose changes would wait for the backdrop's frames; 'bare'
 * in frames of other sites, without bar and footer as well.
 */
export type BackdropName =
  | 'home'
  | 'about'
  | 'work'
  | 'gallery'
  | 'contact'
  | 'ai'
  | 'none'
  | 'bare'

export interface PageRoute {
  /** Segments after a colon are parameters. */
  path: string
  backdrop: BackdropName
  load: () => Promise<PageModule>
  /** Staff pages do not use the public layout. */
  staff?: boolean
}
