import type { Estimate, NewEstimate } from '@agency/contract/estimate'
import type { AgencySettings } from '@agency/contract/settings'
import type { BookPricing } from '../price-book/read-price-book.ts'

/** Everything a worker thread needs to price and write one quote. */
export interface EstimateDocumentInput extends BookPricing {
  quote: NewEstimate
  agency: AgencySettings
  /** Printed on the estimate. */
  reference: string
  /** Day of issue in Melbourne, YYYY-MM-DD. */
  issuedOn: string
}

export interface EstimateDocument {
  estimate: Estimate
  pdf: Uint8Array
}

/** Prices and writes one estimate; runs in a worker thread in production. */
export type EstimateWriter = (
  input: EstimateDocumentInput,
  caller?: string,
) => Promise<EstimateDocument>
