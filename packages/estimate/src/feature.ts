import type { PageKind } from './site-pages.ts'

/** A part of a website that takes work of its own. */
export interface Feature {
  key: string
  name: string
  description: string
  /** Quarter hours by role. */
  design: number
  build: number
  content: number
  /** Pages that it brings with it. */
  pages: { name: string; purpose: string; kind: PageKind }[]
  /** What its price takes for granted. */
  assumes?: string
  /** What it leads to that others charge for. */
  excludes?: string
}

export interface KnownFeature extends Feature {
  /** Phrases that ask for it. */
  words: RegExp
  /** Shorter ones that do so in a wish about the website. */
  wish?: RegExp
  /** Phrases that only sound so; they are left out before looking. */
  falseFriends?: RegExp
  /** Features whose work it contains. */
  covers?: string[]
}
