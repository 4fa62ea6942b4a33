import type { DesignBrief } from '@agency/contract/brief'
import type { PriceBook } from '@agency/contract/price-book'
import type { PreviewedBrief } from '@agency/contract/price-book-calls'

/** Input for a worker process that prices briefs with two books. */
export interface PreviewInput {
  briefs: { brief: DesignBrief; concept: { siteMap: string[] } | undefined }[]
  before: PriceBook
  after: PriceBook
}

export type PreviewedPrice = Pick<PreviewedBrief, 'before' | 'after' | 'moved'>

/** Prices briefs with two books; runs in a worker process in production. */
export type PreviewPrices = (input: PreviewInput) => Promise<PreviewedPrice[]>
