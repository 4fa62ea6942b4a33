import type { PriceBook } from '@agency/contract/price-book'
import type { Feature, PricedFeature } from './feature.ts'
import type { Scope } from './scope.ts'

/** A scope with the price book's entries for its features. */
export interface OfferedScope extends Omit<Scope, 'features' | 'mentioned'> {
  features: PricedFeature[]
  mentioned: PricedFeature[]
  /** Names of features that were asked for but are not offered. */
  notOffered: string[]
}

/**
 * The scope without the features that the book does not offer: neither their work nor their pages
 * are priced.
 */
export function offeredScope(scope: Scope, book: Pick<PriceBook, 'features'>): OfferedScope {
  const entry = ({ key, pages }: Feature): PricedFeature => ({ ...book.features[key], key, pages })
  const offered = (features: Feature[]) => features.map(entry).filter(({ isOffered }) => isOffered)
  return {
    ...scope,
    pages: scope.pages.filter(({ feature }) => !feature || book.features[feature].isOffered),
    features: offered(scope.features),
    mentioned: offered(scope.mentioned),
    notOffered: scope.features
      .map(entry)
      .filter(({ isOffered }) => !isOffered)
      .map(({ name }) => name),
  }
}
