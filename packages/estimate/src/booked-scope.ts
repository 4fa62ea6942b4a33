import type { PriceBook } from '@agency/contract/price-book'
import type { Feature, PricedFeature } from './feature.ts'
import type { Scope } from './scope.ts'

/** A scope with what a price book says of its features. */
export interface BookedScope extends Omit<Scope, 'features' | 'mentioned'> {
  features: PricedFeature[]
  mentioned: PricedFeature[]
  /** Names of what was asked for and is not offered. */
  notOffered: string[]
}

/** The scope without what the book does not offer: neither work nor pages of it are priced. */
export function bookedScope(scope: Scope, book: Pick<PriceBook, 'features'>): BookedScope {
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
