import type { BookFeature, FeatureKey, PageKind } from '@agency/contract/price-book'

/** A part of a website that takes work of its own; what it takes is in the price book. */
export interface Feature {
  key: FeatureKey
  /** Pages that it brings with it. */
  pages: { name: string; purpose: string; kind: PageKind }[]
}

/** A feature as a price book has it. */
export interface PricedFeature extends Feature, BookFeature {}

export interface KnownFeature extends Feature {
  /** Phrases that ask for it. */
  words: RegExp
  /** Shorter ones that do so in a wish about the website. */
  wish?: RegExp
  /** Phrases that only sound so; they are left out before looking. */
  falseFriends?: RegExp
  /** Features whose work it contains. */
  covers?: FeatureKey[]
}

/** A text without what only sounds like the feature, of the same length. */
export const plainOf = ({ falseFriends }: KnownFeature, text: string): string =>
  falseFriends ? text.replace(falseFriends, (found) => ' '.repeat(found.length)) : text
