import type { Estimate, NewQuote } from '@agency/contract/estimate'
import type { AgencySettings } from '@agency/contract/settings'
import type { BookPricing } from '../price-book/read-price-book.ts'

/** Everything a worker thread needs to price and write one quote. */
export interface QuoteInput extends BookPricing {
  quote: NewQuote
  agency: AgencySettings
  /** Printed on the estimate. */
  reference: string
  /** Day of issue in Melbourne, YYYY-MM-DD. */
  issuedOn: string
}

export interface QuoteOutput {
  estimate: Estimate
  pdf: Uint8Array
}

/** Prices and writes one; runs in a worker thread in the product. */
export type QuoteWriter = (input: QuoteInput, caller?: string) => Promise<QuoteOutput>
