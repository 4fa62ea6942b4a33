import { contentFeatures } from './content-features.ts'
import type { KnownFeature } from './feature.ts'
import { systemFeatures } from './system-features.ts'
import { transactionFeatures } from './transaction-features.ts'

/** Every feature that a description can ask for, in the order in which a proposal lists them. */
export const features: KnownFeature[] = [
  ...transactionFeatures,
  ...contentFeatures,
  ...systemFeatures,
]
