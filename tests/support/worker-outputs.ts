import type { GenerationOutput } from '@agency/api/features/generations/generation-runner'
import type { QuoteOutput } from '@agency/api/features/quotes/quote-writer'

/** What the worker threads hand back, for tests of what happens around them. */
export const drawnConcept: GenerationOutput = {
  concept: { style: 'Modern', archetype: 'test', sections: [{}, {}] } as never,
  estimate: { total: 1_000_000 } as never,
  imageAlt: 'A page',
  width: 1440,
  height: 900,
  picture: Buffer.from('picture'),
  thumbnail: Buffer.from('thumbnail'),
  pdf: Buffer.from('pdf'),
}

export const writtenQuote: QuoteOutput = {
  estimate: { total: 1_000_000 } as never,
  pdf: Buffer.from('pdf'),
}
