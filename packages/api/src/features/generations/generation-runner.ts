import type { DesignBrief } from '@agency/contract/brief'
import type { Concept } from '@agency/contract/concept'
import type { Estimate, RateCard } from '@agency/contract/estimate'
import type { AgencySettings } from '@agency/contract/settings'

/** Everything a worker thread needs to make one concept with its estimate. */
export interface GenerationInput {
  brief: DesignBrief
  client: { name: string; email: string; phone: string }
  seed: number
  agency: AgencySettings
  rateCard: RateCard
  rateCardVersion: number
  /** Printed on the estimate. */
  reference: string
  /** Day of issue in Melbourne, YYYY-MM-DD. */
  issuedOn: string
}

export interface GenerationOutput {
  concept: Concept
  estimate: Estimate
  imageAlt: string
  /** Size of the full picture in pixels. */
  width: number
  height: number
  /** WebP, full size. */
  picture: Uint8Array
  /** WebP of the top of the page. */
  thumbnail: Uint8Array
  pdf: Uint8Array
}

/** Makes one; runs in a worker thread in the product. */
export type GenerationRunner = (input: GenerationInput) => Promise<GenerationOutput>
