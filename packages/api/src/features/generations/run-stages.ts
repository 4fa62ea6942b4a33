import type { DesignBrief, NewBrief } from '@agency/contract/brief'
import { Concept } from '@agency/contract/concept'
import type { Estimate } from '@agency/contract/estimate'
import { z } from 'zod'
import type { JobDeps } from '../../deps.ts'
import { melbourneDay } from '../../time/melbourne.ts'
import { readPricing } from '../price-book/read-price-book.ts'
import { getSettings } from '../settings/settings-service.ts'
import {
  beginStage,
  type ClaimedGeneration,
  ClaimLostError,
  type RenderMetadata,
} from './claim-queries.ts'
import { readPdfPicture, storedBytesOf, withRenderedFiles } from './generation-files.ts'
import type { EstimateInput, EstimatePicture, StageCall, WriteEstimate } from './stages.ts'

/** Longer than any provider's time budget. */
const STAGE_TIMEOUT_MS = 120_000

/** A failure of a stage itself, as opposed to the database or the storage. */
export class StageError extends Error {
  readonly stage: 'brief' | 'designing' | 'pricing'
  constructor(stage: StageError['stage'], cause: unknown) {
    super(`The stage '${stage}' failed.`, { cause })
    this.name = 'StageError'
    this.stage = stage
  }
}

/** One attempt at a generation. */
export interface Run {
  deps: JobDeps
  generation: ClaimedGeneration
  brief: NewBrief
  /** Reference of the estimate that this attempt writes. */
  reference: string
  /** Aborts when the generation is no longer wanted, or the process shuts down. */
  signal: AbortSignal
}

/**
 * The stages' results. Picture and thumbnail are already stored, under the keys of the attempt that
 * rendered them.
 */
export interface StageResults {
  concept: Concept
  renderMetadata: RenderMetadata
  estimate: Estimate
  pdf: Uint8Array
}

/** Runs a stage until it finishes, times out or is aborted. Throws StageError or ClaimLostError. */
async function runStage<T>(
  { deps, generation, signal }: Run,
  stage: StageError['stage'],
  work: (call: StageCall) => Promise<T>,
): Promise<T> {
  const stageSignal = AbortSignal.any([signal, AbortSignal.timeout(STAGE_TIMEOUT_MS)])
  const aborted = Promise.withResolvers<never>()
  // An unhandled rejection must not end the process.
  aborted.promise.catch(() => {})
  const abort = () => aborted.reject(stageSignal.reason)
  stageSignal.addEventListener('abort', abort)
  try {
    stageSignal.throwIfAborted()
    const call = {
      generationId: generation.id,
      requestId: generation.requestId,
      signal: stageSignal,
      storedBytes: storedBytesOf(deps, generation, generation.fileToken),
    }
    return await Promise.race([work(call), aborted.promise])
  } catch (error) {
    throw error instanceof ClaimLostError ? error : new StageError(stage, error)
  } finally {
    stageSignal.removeEventListener('abort', abort)
  }
}

/**
 * The concept of an earlier attempt, or else a new one, which is stored before anything is
 * rendered.
 */
async function loadOrComposeConcept(run: Run): Promise<Concept> {
  const { deps, generation, brief } = run
  // A concept that an earlier release stored in another format is composed again.
  const stored = Concept.safeParse(generation.concept).data
  if (stored) return stored
  const concept = await runStage(run, 'brief', (call) =>
    deps.composeConcept(designOf(brief), generation.seed, call),
  )
  await beginStage(deps.db, generation, 'designing', { concept })
  return concept
}

const StoredMetadata = z.object({
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  attempt: z.int().optional(),
  forPdf: z.object({ width: z.int(), height: z.int() }),
})

type PendingEstimate = ReturnType<WriteEstimate>

interface StoredRender {
  metadata: RenderMetadata
  pdfPicture: Uint8Array
  /** The estimate with these images, if it was started before they were all rendered. */
  pendingEstimate?: PendingEstimate | undefined
}

/**
 * The images of an earlier attempt, or else new ones, which are stored before the estimate is
 * priced.
 */
async function loadOrRenderConcept(run: Run, concept: Concept): Promise<StoredRender> {
  const stored = StoredMetadata.safeParse(run.generation.drawn).data
  if (stored) {
    const pdfPicture = await readPdfPicture(run.deps, run.generation.fileToken, stored.attempt)
    if (pdfPicture) return { metadata: stored, pdfPicture }
    await beginStage(run.deps.db, run.generation, 'designing')
  }
  return renderAndStore(run, concept)
}

async function renderAndStore(run: Run, concept: Concept): Promise<StoredRender> {
  const { deps, generation, brief } = run
  // Published while the pixels are rendered; the renderer does not wait for it.
  let published: Promise<void> = Promise.resolve()
  const onRendering = () => {
    published = beginStage(deps.db, generation, 'rendering').catch((error) =>
      deps.log.warn({ err: error }, 'could not publish a stage'),
    )
  }
  let earlyEstimate: { picture: EstimatePicture; pending: PendingEstimate } | undefined
  const onPdfImage = (picture: EstimatePicture) => {
    earlyEstimate = { picture, pending: priceAndWriteEstimate(run, { concept, picture }) }
    // Awaited once the images are stored; if that fails, it is never awaited.
    earlyEstimate.pending.catch(() => {})
  }
  const { picture, thumbnail, forPdf, ...dimensions } = await runStage(run, 'designing', (call) =>
    deps.renderConcept(concept, designOf(brief), { ...call, onRendering, onPdfImage }),
  )
  await published
  const { bytes: pdfPicture, ...pdfSize } = forPdf
  const metadata = { ...dimensions, forPdf: pdfSize, attempt: generation.attempt }
  await withRenderedFiles(deps, generation, { picture, thumbnail, pdfPicture }, () =>
    beginStage(deps.db, generation, 'pricing', { drawn: metadata }),
  )
  const isSame =
    earlyEstimate !== undefined && Buffer.compare(earlyEstimate.picture.bytes, pdfPicture) === 0
  return { metadata, pdfPicture, pendingEstimate: isSame ? earlyEstimate?.pending : undefined }
}

/** The brief without personal data: all that a provider gets to see. */
export const designOf = ({
  userName: _name,
  userEmail: _email,
  phone: _phone,
  keyVisualElements: _elements,
  showInGallery: _choice,
  ...design
}: NewBrief): DesignBrief => design

/** Prices and writes the estimate, with the concept if there is one. */
export async function priceAndWriteEstimate(
  run: Run,
  design: EstimateInput['design'],
): PendingEstimate {
  const { deps, generation, brief, reference } = run
  const [{ agency }, pricing] = await Promise.all([getSettings(deps.db), readPricing(deps.db)])
  const input = {
    brief: designOf(brief),
    client: { name: brief.userName, email: brief.userEmail },
    design,
    ...{ agency, ...pricing },
    reference,
    issuedOn: melbourneDay(generation.createdAt),
  }
  return runStage(run, 'pricing', ({ signal }) => deps.writeEstimate(input, signal))
}

/**
 * Runs the remaining stages. The result of each is stored before the next one starts, so that a
 * later attempt can continue after a crash. Throws StageError, ClaimLostError, or errors of the
 * database and the storage.
 */
export async function runStages(run: Run): Promise<StageResults> {
  const concept = await loadOrComposeConcept(run)
  const { metadata, pdfPicture, pendingEstimate } = await loadOrRenderConcept(run, concept)
  const { alt, forPdf } = metadata
  const picture = { bytes: pdfPicture, alt, ...forPdf }
  const { estimate, pdf } = await (pendingEstimate ??
    priceAndWriteEstimate(run, { concept, picture }))
  return { concept, renderMetadata: metadata, estimate, pdf }
}
