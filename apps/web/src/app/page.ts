import type { PublicProposal } from '@agency/contract/proposal-calls'
import type { ComponentType } from 'react'
import type { DataSource } from './page-data.ts'

/** What a page says about itself to browsers, search engines and the server's answer. */
export interface PageHead {
  title: string
  description: string
  /** 200 where absent. */
  status?: number
  /** Permanent redirect to this path. */
  redirect?: string
  noindex?: boolean
  /** A picture for shared links, as a path or an address. */
  image?: { url: string; alt: string }
  /** schema.org facts, each of them visible on the page. */
  structured?: object[]
}

export type PageParams = Record<string, string>

interface PageContext {
  data: DataSource
  params: PageParams
  /** Absolute origin of the site. */
  origin: string
  /** The proposal of a token; where the server renders the page. */
  proposal?: (token: string) => Promise<PublicProposal>
}

export interface PageModule {
  Page: ComponentType<{ route: string; params: PageParams }>
  /** Fills the query cache for the first render and answers the page's head. */
  load: (context: PageContext) => PageHead | Promise<PageHead>
}

export type BackdropName = 'home' | 'about' | 'work' | 'gallery' | 'contact' | 'ai'

export interface PageRoute {
  /** SegmentedControl after a colon are parameters. */
  path: string
  backdrop: BackdropName
  load: () => Promise<PageModule>
  /** Staff pages have no public layout. */
  staff?: boolean
}
