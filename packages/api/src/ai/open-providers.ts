import type { ProviderPurpose } from '@agency/contract/providers'
import type { Database } from '@agency/db/connect'
import type { Logger } from 'pino'
import type { GenerationStages } from '../features/generations/stages.ts'
import type { FetchPicture } from '../outbound/remote-pictures.ts'
import type { PaintStyle } from '../painting/paint-style.ts'
import type { PictureProcessor } from '../pictures/picture-processor.ts'
import type { ConceptWorkers } from '../rendering/concept-workers.ts'
import { openServiceComposing } from './compose-by-service.ts'
import { openServiceDrawing } from './draw-by-service.ts'
import type { PictureOptions } from './openai-images.ts'
import { openServicePainting } from './paint-by-service.ts'
import type { Service } from './post.ts'

/** The services that the operator configured; this machine does what none is there for. */
export interface Services extends Partial<Record<ProviderPurpose, Service | undefined>> {
  pictureOptions?: PictureOptions
  /** For all that is asked of a service for one result, in ms. */
  budgets?: Partial<Record<ProviderPurpose, number>>
}

interface Providing {
  db: Database
  log: Logger
  fetchPicture: FetchPicture
  pictures: PictureProcessor
  /** This machine's own ways. */
  workers: Pick<ConceptWorkers, 'stages' | 'copy'>
  paint: PaintStyle
}

const BUDGET_MS = 30_000
const NO_OPTIONS: PictureOptions = { size: undefined, quality: undefined, outputFormat: undefined }

/** Who composes and draws concepts and who paints photos. */
export function openProviders(
  { brief, concept, style, pictureOptions = NO_OPTIONS, budgets }: Services,
  { db, log, fetchPicture, pictures, workers, paint }: Providing,
): { stages: GenerationStages; paintStyle: PaintStyle } {
  const { stages } = workers
  const by = (purpose: ProviderPurpose, service: Service) => ({
    ...{ db, log, service },
    budgetMs: budgets?.[purpose] ?? BUDGET_MS,
  })
  return {
    stages: {
      ...stages,
      ...(brief && {
        composeConcept: openServiceComposing({ ...by('brief', brief), ...workers.copy }),
      }),
      ...(concept && {
        drawConcept: openServiceDrawing({
          ...by('concept', concept),
          ...{ fetchPicture, pictures, options: pictureOptions, locally: stages.drawConcept },
        }),
      }),
    },
    paintStyle: style
      ? openServicePainting({ ...by('style', style), fetchPicture, pictures, locally: paint })
      : paint,
  }
}
