import type { EstimateDocument } from '@agency/api/features/estimates/estimate-writer'
import type { GenerationStages } from '@agency/api/features/generations/stages'
import { createConcept } from '@agency/concept-engine/create-concept'
import { readSiteWishes } from '@agency/concept-engine/reading/wishes/site-wishes'
import type { DesignBrief } from '@agency/contract/brief'
import type { Concept } from '@agency/contract/concept'
import type { Estimate } from '@agency/contract/estimate'
import { priceEstimate } from '@agency/estimate/price-estimate'
import { scopeFromBrief } from '@agency/estimate/scope'
import sharp from 'sharp'
import { validBrief } from './briefs.ts'

/** The parts of an estimate that its table shows. */
const estimate = {
  ...{ total: 1_000_000, low: 850_000, high: 1_150_000 },
  validUntil: '2099-12-31',
} as Estimate

export const sampleDesign = {
  style: 'Modern',
  archetype: 'test',
  sections: [{}, {}],
} as unknown as Concept

/** Stages that finish immediately, for tests of what happens around them. */
export const quickStages: GenerationStages = {
  composeConcept: async () => sampleDesign,
  renderConcept: async () => ({
    ...{ width: 1440, height: 900, alt: 'A page' },
    picture: Buffer.from('picture'),
    thumbnail: Buffer.from('thumbnail'),
    forPdf: { bytes: Buffer.from('for the pdf'), width: 800, height: 500 },
  }),
  writeEstimate: async () => ({ estimate, pdf: Buffer.from('pdf') }),
}

// The first concept of a process takes two seconds of an idle machine, and more of a busy one: time
// in which no query of a test may wait, as it would time out.
createConcept(validBrief, 1)

const plainImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8b6f' } })

/**
 * Stages that compose and price as in production but draw plain flat pictures, for tests of a
 * concept's later life. Drawing its page and making its variants takes seconds of a core.
 */
export const smallStages: GenerationStages = {
  ...quickStages,
  composeConcept: async (brief, seed) => createConcept(brief, seed),
  renderConcept: async (_concept, { companyName }, { onRendering }) => {
    onRendering()
    const [width, height] = [720, 90]
    return {
      ...{ width, height, alt: `A page of ${companyName}` },
      picture: await plainImage(width, height).webp().toBuffer(),
      thumbnail: await plainImage(360, 45).webp().toBuffer(),
      forPdf: { bytes: await plainImage(200, 25).jpeg().toBuffer(), width: 200, height: 25 },
    }
  },
  writeEstimate: async (input) => {
    const { brief, design } = input
    const wishes = readSiteWishes(brief.mainGoal, [brief.companyName])
    const estimate = priceEstimate(scopeFromBrief(brief, design?.concept, wishes), input)
    return { estimate, pdf: Buffer.from('%PDF-1.7') }
  },
}

/** Stages of which the first calls `before` and fails if that fails. */
export const stagesWithHook = (
  before: (brief: DesignBrief) => Promise<unknown> | undefined,
): GenerationStages => ({
  ...quickStages,
  composeConcept: async (...args) => {
    await before(args[0])
    return quickStages.composeConcept(...args)
  },
})

export const sampleEstimateDocument: EstimateDocument = {
  estimate,
  pdf: Buffer.from('pdf'),
}

/** The figures of the estimate above, as staff see them. */
export const sampleFigures = {
  ...{ totalCents: 1_000_000, lowCents: 850_000, highCents: 1_150_000 },
  ...{ validUntil: '2099-12-31', isExpired: false },
}
