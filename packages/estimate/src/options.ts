import type { Estimate } from '@agency/contract/estimate'
import type { FeatureKey, PriceBook } from '@agency/contract/price-book'
import { grossPrice, type Hours } from './amounts.ts'
import type { OfferedScope } from './offered-scope.ts'

interface Extra {
  name: string
  description: string
  hours: Hours
}

/** The minimum number of features offered, if the business mentions fewer. */
const FEATURES_OFFERED = 2

/** Features that sites in this market often add later, likeliest first. */
const popularFeatures: Record<OfferedScope['businessType'], FeatureKey[]> = {
  B2C: ['shop', 'bookings', 'newsletter', 'accessibility'],
  B2B: ['crm', 'downloads', 'bookings', 'accessibility'],
  Both: ['bookings', 'crm', 'shop', 'accessibility'],
}

/**
 * Features that the business mentions come before those that its market often wants; features that
 * it ruled out are never offered.
 */
const featureExtras = (
  { features: requested, mentioned, refused, businessType }: OfferedScope,
  book: PriceBook,
): Extra[] =>
  [
    ...mentioned,
    ...popularFeatures[businessType]
      .filter((key) => [...requested, ...mentioned].every((feature) => feature.key !== key))
      .map((key) => ({ ...book.features[key], key }))
      .filter(({ isOffered }) => isOffered),
  ]
    .filter(({ key }) => !refused.includes(key))
    .slice(0, Math.max(mentioned.length, FEATURES_OFFERED))
    .map(({ name, description, design, build, content }) => ({
      ...{ name, description },
      hours: { design, build, content },
    }))

const serviceExtras = ({ options }: PriceBook): Extra[] =>
  options
    .filter(({ isOffered }) => isOffered)
    .map(({ name, description, strategy, design, build, content }) => ({
      ...{ name, description },
      hours: { strategy, design, build, content },
    }))

const totalQuarterHours = (hours: Hours) =>
  Object.values(hours).reduce((sum, quarterHours) => sum + quarterHours, 0)

/** Extras that are not in the scope but that its market may want, including GST. */
export const offerOptions = (scope: OfferedScope, book: PriceBook): Estimate['options'] =>
  [...featureExtras(scope, book), ...serviceExtras(book)].map(({ name, description, hours }) => ({
    ...{ name, description, quarterHours: totalQuarterHours(hours) },
    amount: grossPrice(hours, book.rateCard),
  }))
