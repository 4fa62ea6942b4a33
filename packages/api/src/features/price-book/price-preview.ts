import type { DesignBrief } from '@agency/contract/brief'
import type { PriceBook } from '@agency/contract/price-book'
import type { PreviewedBrief } from '@agency/contract/price-book-calls'

/** What a worker process needs to price briefs by two books. */
export interface PreviewInput {
  briefs: { brief: DesignBrief; concept: { siteMap: string[] } | undefined }[]
  before: PriceBook
  after: PriceBook
}

export type PreviewedPrice = Pick<PreviewedBrief, 'before' | 'after' | 'moved'>

/** Prices briefs by two books; runs in a worker process in the product. */
export type PreviewPrices = (input: PreviewInput) => Promise<PreviewedPrice[]>
