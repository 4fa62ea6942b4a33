import type { BookFeature, FeatureKey, PageKind } from '@agency/contract/price-book'

/** A part of a website that needs its own work; the hours are in the price book. */
export interface Feature {
  key: FeatureKey
  /** The pages that it adds. */
  pages: { name: string; purpose: string; kind: PageKind }[]
}

/** A feature with its entry in a price book. */
export interface PricedFeature extends Feature, BookFeature {}

export interface KnownFeature extends Feature {
  /** Phrases that ask for it. */
  phrases: RegExp
  /** Shorter phrases that ask for it in a wish about the website. */
  wishPhrases?: RegExp
  /** Phrases that only sound like it; they are removed before matching. */
  excludedPhrases?: RegExp
  /** Features whose work it includes. */
  covers?: FeatureKey[]
}

/** A text without the phrases that only sound like the feature, of the same length. */
export const maskExcludedPhrases = ({ excludedPhrases }: KnownFeature, text: string): string =>
  excludedPhrases ? text.replace(excludedPhrases, (match) => ' '.repeat(match.length)) : text
