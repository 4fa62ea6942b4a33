import type { Concept } from '@agency/contract/concept'
import type { UploadBytes } from '../../storage/uploaded-pictures.ts'
import type { RenderConcept, RenderedConcept } from '../generations/stages.ts'

/** Draws a changed concept. */
export type RedrawConcept = (
  concept: Concept,
  signal: AbortSignal,
  uploads: UploadBytes,
) => Promise<RenderedConcept>

const nothingStored = { read: async () => undefined, write: async () => {} }

/** Draws with the stage of a generation, apart from any generation. */
export const redrawWith =
  (render: RenderConcept): RedrawConcept =>
  (concept, signal, uploads) =>
    render(
      concept,
      {
        ...{ companyName: concept.companyName, industry: concept.industry },
        ...{ businessType: concept.businessType, overallVibe: concept.style },
        ...{ employeeCount: '', mainGoal: '', colorFeel: '' },
      },
      {
        ...{ generationId: '', requestId: '', storedBytes: nothingStored },
        ...{ signal, uploads, onRendering: () => {}, onPdfImage: () => {} },
      },
    )
