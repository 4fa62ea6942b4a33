import type { GenerationOutput } from '@agency/api/features/generations/generation-runner'
import type { QuoteOutput } from '@agency/api/features/quotes/quote-writer'
import type { Estimate } from '@agency/contract/estimate'

/** The parts of an estimate that its table shows. */
const estimate = {
  ...{ total: 1_000_000, low: 850_000, high: 1_150_000 },
  validUntil: '2099-12-31',
} as Estimate

/** What the worker threads hand back, for tests of what happens around them. */
export const drawnConcept: GenerationOutput = {
  concept: { style: 'Modern', archetype: 'test', sections: [{}, {}] } as never,
  estimate,
  imageAlt: 'A page',
  width: 1440,
  height: 900,
  picture: Buffer.from('picture'),
  thumbnail: Buffer.from('thumbnail'),
  pdf: Buffer.from('pdf'),
}

export const writtenQuote: QuoteOutput = {
  estimate,
  pdf: Buffer.from('pdf'),
}

/** What staff see of the estimate above. */
export const madeFigures = {
  ...{ totalCents: 1_000_000, lowCents: 850_000, highCents: 1_150_000 },
  ...{ validUntil: '2099-12-31', isExpired: false },
}
