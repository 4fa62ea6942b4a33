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
  const withEntry = ({ key, pages }: Feature): PricedFeature => ({
    ...book.features[key],
    key,
    pages,
  })
  const offeredOnly = (features: Feature[]) =>
    features.map(withEntry).filter(({ isOffered }) => isOffered)
  return {
    ...scope,
    pages: scope.pages.filter(({ feature }) => !feature || book.features[feature].isOffered),
    features: offeredOnly(scope.features),
    mentioned: offeredOnly(scope.mentioned),
    notOffered: scope.features
      .map(withEntry)
      .filter(({ isOffered }) => !isOffered)
      .map(({ name }) => name),
  }
}
