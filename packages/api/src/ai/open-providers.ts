import type { ProviderPurpose } from '@agency/contract/ai-providers'
import type { Database } from '@agency/db/connect'
import type { Logger } from 'pino'
import type { GenerationStages } from '../features/generations/stages.ts'
import type { ApplyImageStyle } from '../features/image-styles/apply-image-style.ts'
import { type RedrawConcept, redrawWith } from '../features/studio/redraw-concept.ts'
import type { ImageProcessor } from '../images/image-processor.ts'
import type { FetchImage } from '../outbound/remote-images.ts'
import type { RenderWorkers } from '../workers/render-workers.ts'
import type { PictureOptions } from './openai-images.ts'
import type { Service } from './post.ts'
import { openProviderConceptImage } from './provider-concept-image.ts'
import { openProviderCopy } from './provider-copy.ts'
import { openProviderImageStyle } from './provider-image-style.ts'

/** The providers that the operator configured; work without a provider is done on this machine. */
export interface Services extends Partial<Record<ProviderPurpose, Service | undefined>> {
  pictureOptions?: PictureOptions
  /** Time budget for all requests that one result takes, in ms. */
  budgets?: Partial<Record<ProviderPurpose, number>>
}

interface LocalDeps {
  db: Database
  log: Logger
  fetchImage: FetchImage
  pictures: ImageProcessor
  /** The local implementations. */
  workers: Pick<RenderWorkers, 'stages' | 'copy'>
  applyLocally: ApplyImageStyle
}

const BUDGET_MS = 30_000
const NO_OPTIONS: PictureOptions = { size: undefined, quality: undefined, outputFormat: undefined }

/**
 * Chooses what composes and renders concepts and what styles photos: a provider or this machine.
 */
export function openProviders(
  { brief, concept, style, pictureOptions = NO_OPTIONS, budgets }: Services,
  { db, log, fetchImage, pictures, workers, applyLocally }: LocalDeps,
): {
  stages: GenerationStages
  redrawConcept: RedrawConcept
  applyImageStyle: ApplyImageStyle
} {
  const { stages } = workers
  const providerDeps = (purpose: ProviderPurpose, service: Service) => ({
    ...{ db, log, service },
    budgetMs: budgets?.[purpose] ?? BUDGET_MS,
  })
  return {
    stages: {
      ...stages,
      ...(brief && {
        composeConcept: openProviderCopy({ ...providerDeps('brief', brief), ...workers.copy }),
      }),
      ...(concept && {
        renderConcept: openProviderConceptImage({
          ...providerDeps('concept', concept),
          ...{ fetchImage, pictures, options: pictureOptions, runLocally: stages.renderConcept },
        }),
      }),
    },
    // A provider would answer with another design than the one that was changed.
    redrawConcept: redrawWith(stages.renderConcept),
    applyImageStyle: style
      ? openProviderImageStyle({
          ...providerDeps('style', style),
          fetchImage,
          pictures,
          runLocally: applyLocally,
        })
      : applyLocally,
  }
}
