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
  type DrawnMeasures,
} from './claim-queries.ts'
import { readPdfPicture, storedBytesOf, withDrawnFiles } from './generation-files.ts'
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
  work: ClaimedGeneration
  brief: NewBrief
  /** Reference of the estimate that this attempt writes. */
  reference: string
  /** Aborts when the generation is no longer wanted, or the process shuts down. */
  signal: AbortSignal
}

/** The stages' results. Picture and thumbnail are stored, under the keys of the drawing attempt. */
export interface MadeConcept {
  concept: Concept
  drawn: DrawnMeasures
  estimate: Estimate
  pdf: Uint8Array
}

/** Runs a stage until it finishes, times out or is aborted. Throws StageError or ClaimLostError. */
async function runStage<T>(
  { deps, work, signal }: Run,
  stage: StageError['stage'],
  doing: (call: StageCall) => Promise<T>,
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
      generationId: work.id,
      requestId: work.requestId,
      signal: stageSignal,
      kept: storedBytesOf(deps, work, work.fileToken),
    }
    return await Promise.race([doing(call), aborted.promise])
  } catch (error) {
    throw error instanceof ClaimLostError ? error : new StageError(stage, error)
  } finally {
    stageSignal.removeEventListener('abort', abort)
  }
}

/**
 * The concept of an earlier attempt, else a new one, which is stored before anything is rendered.
 */
async function composed(run: Run): Promise<Concept> {
  const { deps, work, brief } = run
  // A concept that an earlier release stored in another format is composed again.
  const earlier = Concept.safeParse(work.concept).data
  if (earlier) return earlier
  const concept = await runStage(run, 'brief', (call) =>
    deps.composeConcept(designOf(brief), work.seed, call),
  )
  await beginStage(deps.db, work, 'designing', { concept })
  return concept
}

const Measures = z.object({
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  attempt: z.int().optional(),
  forPdf: z.object({ width: z.int(), height: z.int() }),
})

type Written = ReturnType<WriteEstimate>

interface StoredDrawing {
  drawn: DrawnMeasures
  pdfPicture: Uint8Array
  /** The estimate with this drawing, if it was started before the drawing was done. */
  written?: Written | undefined
}

/** The drawing of an earlier attempt, else a new one, which is stored before it is priced. */
async function drawn(run: Run, concept: Concept): Promise<StoredDrawing> {
  const earlier = Measures.safeParse(run.work.drawn).data
  if (earlier) {
    const pdfPicture = await readPdfPicture(run.deps, run.work.fileToken, earlier.attempt)
    if (pdfPicture) return { drawn: earlier, pdfPicture }
    await beginStage(run.deps.db, run.work, 'designing')
  }
  return draw(run, concept)
}

async function draw(run: Run, concept: Concept): Promise<StoredDrawing> {
  const { deps, work, brief } = run
  // Published while the pixels are rendered; the renderer does not wait for it.
  let told: Promise<void> = Promise.resolve()
  const onRendering = () => {
    told = beginStage(deps.db, work, 'rendering').catch((error) =>
      deps.log.warn({ err: error }, 'could not publish a stage'),
    )
  }
  let early: { picture: EstimatePicture; written: Written } | undefined
  const onPdfImage = (picture: EstimatePicture) => {
    early = { picture, written: priced(run, { concept, picture }) }
    // Awaited once the drawing is stored; if that fails, nobody awaits it.
    early.written.catch(() => {})
  }
  const { picture, thumbnail, forPdf, ...measures } = await runStage(run, 'designing', (call) =>
    deps.drawConcept(concept, designOf(brief), { ...call, onRendering, onPdfImage }),
  )
  await told
  const { bytes: pdfPicture, ...pdfMeasures } = forPdf
  const made = { ...measures, forPdf: pdfMeasures, attempt: work.attempt }
  await withDrawnFiles(deps, work, { picture, thumbnail, pdfPicture }, () =>
    beginStage(deps.db, work, 'pricing', { drawn: made }),
  )
  const isSame = early !== undefined && Buffer.compare(early.picture.bytes, pdfPicture) === 0
  return { drawn: made, pdfPicture, written: isSame ? early?.written : undefined }
}

/** The brief without personal data: all that a provider gets to see. */
const designOf = ({
  userName: _name,
  userEmail: _email,
  phone: _phone,
  keyVisualElements: _elements,
  showInGallery: _choice,
  ...design
}: NewBrief): DesignBrief => design

/** Prices and writes the estimate, with the concept if there is one. */
export async function priced(run: Run, design: EstimateInput['design']): Written {
  const { deps, work, brief, reference } = run
  const [{ agency }, pricing] = await Promise.all([getSettings(deps.db), readPricing(deps.db)])
  const input = {
    brief: designOf(brief),
    client: { name: brief.userName, email: brief.userEmail },
    design,
    ...{ agency, ...pricing },
    reference,
    issuedOn: melbourneDay(work.createdAt),
  }
  return runStage(run, 'pricing', ({ signal }) => deps.writeEstimate(input, signal))
}

/**
 * Runs the remaining stages. The result of each is stored before the next one starts, so that a
 * later attempt can continue after a crash. Throws StageError, ClaimLostError, or errors of the
 * database and the storage.
 */
export async function runStages(run: Run): Promise<MadeConcept> {
  const concept = await composed(run)
  const { drawn: measures, pdfPicture, written } = await drawn(run, concept)
  const { alt, forPdf } = measures
  const picture = { bytes: pdfPicture, alt, ...forPdf }
  const { estimate, pdf } = await (written ?? priced(run, { concept, picture }))
  return { concept, drawn: measures, estimate, pdf }
}
