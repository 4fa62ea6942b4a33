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

/** Longer than any service is waited for. */
const STAGE_MOST_MS = 120_000

/** A stage's own failure, unlike one of the database or the storage around it. */
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
  /** Of the estimate that this attempt writes. */
  reference: string
  /** Aborts when nobody wants the generation any more, or the process ends. */
  signal: AbortSignal
}

/** What the stages made. Picture and thumbnail are stored, under the keys of the attempt that drew them. */
export interface MadeConcept {
  concept: Concept
  drawn: DrawnMeasures
  estimate: Estimate
  pdf: Uint8Array
}

/** Runs a stage until it is done, out of time, or nobody wants it. Throws StageError or ClaimLostError. */
async function runStage<T>(
  { deps, work, signal }: Run,
  stage: StageError['stage'],
  doing: (call: StageCall) => Promise<T>,
): Promise<T> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(STAGE_MOST_MS)])
  const aborted = Promise.withResolvers<never>()
  // One that is never awaited must not end the process.
  aborted.promise.catch(() => {})
  const abort = () => aborted.reject(ends.reason)
  ends.addEventListener('abort', abort)
  try {
    ends.throwIfAborted()
    const call = {
      generationId: work.id,
      requestId: work.requestId,
      signal: ends,
      kept: storedBytesOf(deps, work, work.fileToken),
    }
    return await Promise.race([doing(call), aborted.promise])
  } catch (error) {
    throw error instanceof ClaimLostError ? error : new StageError(stage, error)
  } finally {
    ends.removeEventListener('abort', abort)
  }
}

/** The concept of an earlier attempt, else a new one, which is stored before anything is rendered. */
async function composed(run: Run): Promise<Concept> {
  const { deps, work, brief } = run
  // One that an earlier release stored in another form is composed again.
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
  /** The estimate with this drawing, where it was begun before the drawing was done. */
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
  // Told while the pixels are made, not waited for by who makes them.
  let told: Promise<void> = Promise.resolve()
  const onRendering = () => {
    told = beginStage(deps.db, work, 'rendering').catch((error) =>
      deps.log.warn({ err: error }, 'could not publish a stage'),
    )
  }
  let early: { picture: EstimatePicture; written: Written } | undefined
  const onPdfImage = (picture: EstimatePicture) => {
    early = { picture, written: priced(run, { concept, picture }) }
    // Asked for when the drawing is stored; where that fails, nobody asks.
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

/** The brief without the person behind it: all that a service gets to see. */
const designOf = ({
  userName: _name,
  userEmail: _email,
  phone: _phone,
  keyVisualElements: _elements,
  showInGallery: _choice,
  ...design
}: NewBrief): DesignBrief => design

/** Prices and writes the estimate, with the concept where there is one. */
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
 * Goes through the stages that are left. What each makes is stored before the next one counts, so that
 * an attempt that died is gone on with. Throws StageError, ClaimLostError, or what a store throws.
 */
export async function runStages(run: Run): Promise<MadeConcept> {
  const concept = await composed(run)
  const { drawn: measures, pdfPicture, written } = await drawn(run, concept)
  const { alt, forPdf } = measures
  const picture = { bytes: pdfPicture, alt, ...forPdf }
  const { estimate, pdf } = await (written ?? priced(run, { concept, picture }))
  return { concept, drawn: measures, estimate, pdf }
}
