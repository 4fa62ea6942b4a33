import type { GenerationStages } from '@agency/api/features/generations/stages'
import type { QuoteOutput } from '@agency/api/features/quotes/quote-writer'
import type { DesignBrief } from '@agency/contract/brief'
import type { Concept } from '@agency/contract/concept'
import type { Estimate } from '@agency/contract/estimate'

/** The parts of an estimate that its table shows. */
const estimate = {
  ...{ total: 1_000_000, low: 850_000, high: 1_150_000 },
  validUntil: '2099-12-31',
} as Estimate

export const someDesign = {
  style: 'Modern',
  archetype: 'test',
  sections: [{}, {}],
} as unknown as Concept

/** Stages that are done at once, for tests of what happens around them. */
export const quickStages: GenerationStages = {
  composeConcept: async () => someDesign,
  drawConcept: async () => ({
    ...{ width: 1440, height: 900, alt: 'A page' },
    picture: Buffer.from('picture'),
    thumbnail: Buffer.from('thumbnail'),
    forPdf: { bytes: Buffer.from('for the pdf'), width: 800, height: 500 },
  }),
  writeEstimate: async () => ({ estimate, pdf: Buffer.from('pdf') }),
}

/** Stages of which the first asks `before` and fails as that does. */
export const stagesAfter = (
  before: (brief: DesignBrief) => Promise<unknown> | undefined,
): GenerationStages => ({
  ...quickStages,
  composeConcept: async (...given) => {
    await before(given[0])
    return quickStages.composeConcept(...given)
  },
})

export const writtenQuote: QuoteOutput = {
  estimate,
  pdf: Buffer.from('pdf'),
}

/** What staff see of the estimate above. */
export const madeFigures = {
  ...{ totalCents: 1_000_000, lowCents: 850_000, highCents: 1_150_000 },
  ...{ validUntil: '2099-12-31', isExpired: false },
}
