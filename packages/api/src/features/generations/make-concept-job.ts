import { NewBrief } from '@agency/contract/brief'
import type { Estimate } from '@agency/contract/estimate'
import { z } from 'zod'
import type { JobDeps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { classifyError, isDiskFull } from '../../errors/classify-error.ts'
import { handleJob } from '../../jobs/job.ts'
import { urlOfKey } from '../../storage/storage.ts'
import { queueEmails } from '../emails/queue-emails.ts'
import { announceEstimate } from '../estimates/announce-estimate.ts'
import { insertEstimate } from '../estimates/create-estimate-queries.ts'
import { estimateColumns } from '../estimates/estimate-columns.ts'
import { newEstimateReference } from '../estimates/estimate-reference.ts'
import { insertNotification } from '../notifications/notification-queries.ts'
import {
  beginStage,
  type ClaimedGeneration,
  ClaimLostError,
  claimGeneration,
  type Failure,
  finishGeneration,
  lockClaim,
} from './claim-queries.ts'
import { removeLeftovers, withEstimateFile } from './generation-files.ts'
import { type MakeConcept, makeConceptJob } from './generation-jobs.ts'
import { listStuckGenerations } from './generation-queries.ts'
import { deleteOldSenders } from './queue-queries.ts'
import { priceAndWriteEstimate, type Run, runStages, StageError } from './run-stages.ts'
import { briefContactOf, storeConcept } from './store-concept.ts'

/** One run of a job. */
export interface JobRun {
  /** Whether this is the last attempt. */
  isLast: boolean
  /** Aborts when the process shuts down and stops waiting. */
  signal?: AbortSignal
}

/**
 * Makes the concept of one generation. Safe to run again at any point, and concurrently: each
 * attempt continues after the last stored stage, only the latest one to claim it may write, and all
 * rows are inserted atomically.
 */
export async function makeConcept(
  deps: JobDeps,
  { generationId }: MakeConcept,
  jobRun: JobRun,
): Promise<void> {
  const generation = await claimGeneration(deps.db, generationId)
  if (generation) await runGeneration(deps, generation, jobRun)
  const hasEnded = await removeLeftovers(deps, generationId)
  // Another process has claimed it; without an error the queue would consider its job done.
  if (!hasEnded) throw new ClaimLostError()
}

/**
 * Fails generations that the queue gave up on, as when every process that tried them died, and
 * deletes sender networks that no longer affect the order of the queue.
 */
export async function endStuckGenerations(deps: JobDeps): Promise<void> {
  await deleteOldSenders(deps.db)
  for (const generationId of await listStuckGenerations(deps.db)) {
    const generation = await claimGeneration(deps.db, generationId)
    if (!generation) continue
    deps.log.error({ generationId }, 'generation failed: the job has no attempts left')
    await failGeneration(deps, generation, { code: 'GENERATION_FAILED', message: null })
    await removeLeftovers(deps, generationId)
  }
}

async function runGeneration(
  deps: JobDeps,
  generation: ClaimedGeneration,
  jobRun: JobRun,
): Promise<void> {
  const log = deps.log.child({ requestId: generation.requestId, generationId: generation.id })
  const brief = NewBrief.parse(generation.brief)
  const cancelled = new AbortController()
  const unlisten = deps.generations.listen(generation.id, (stage) => {
    if (stage === 'cancelled') cancelled.abort(new ClaimLostError())
  })
  const signals = [cancelled.signal, ...(jobRun.signal ? [jobRun.signal] : [])]
  const run: Run = {
    deps: { ...deps, log },
    generation,
    brief,
    reference: newEstimateReference(),
    signal: AbortSignal.any(signals),
  }
  try {
    const results = await runStages(run)
    await storeConcept(run, results)
    log.info({ archetype: results.concept.archetype }, 'concept made')
  } catch (error) {
    if (isClaimLost(error)) log.info('generation ended or was claimed by another process')
    else await failOrThrow(run, error, jobRun)
  } finally {
    unlisten()
  }
}

const isClaimLost = (error: unknown) =>
  error instanceof ClaimLostError ||
  (error instanceof StageError && error.cause instanceof ClaimLostError)

const codes: readonly string[] = [
  'GENERATION_FAILED',
  'UPSTREAM_FAILED',
  'TIMEOUT',
] satisfies Failure['code'][]

/** The failure that an error ends the generation with; undefined if a retry may succeed. */
function failureOf(error: unknown): Failure | undefined {
  if (isDiskFull(error)) return { code: 'DISK_FULL', message: null }
  if (!(error instanceof StageError)) return undefined
  const { cause } = error
  if (cause instanceof AppError) {
    const code = codes.includes(cause.code) ? (cause.code as Failure['code']) : 'GENERATION_FAILED'
    return { code, message: cause.message }
  }
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return { code: 'TIMEOUT', message: null }
  }
  // The same input would fail again, unless the database was down.
  return classifyError(cause).code === 'UNAVAILABLE'
    ? undefined
    : { code: 'GENERATION_FAILED', message: null }
}

/** Ends the generation with a message for the person and notifies staff; the lead is kept. */
async function failOrThrow(run: Run, error: unknown, jobRun: JobRun): Promise<void> {
  if (jobRun.signal?.aborted) throw error
  const failure =
    failureOf(error) ??
    (jobRun.isLast ? ({ code: 'GENERATION_FAILED', message: null } as const) : undefined)
  if (!failure) throw error
  const { deps, generation } = run
  deps.log.error({ err: error }, 'concept generation failed')
  const standalone = await writeEstimateOnly(run, error).catch((reason) => {
    if (!isClaimLost(reason))
      deps.log.error({ err: reason }, 'the estimate of a failed concept failed too')
    return undefined
  })
  const end = standalone
    ? withEstimateFile(deps, generation, standalone.pdf, (key) =>
        failGeneration(deps, generation, failure, { ...standalone, key, reference: run.reference }),
      )
    : failGeneration(deps, generation, failure)
  await end.catch((reason) => {
    if (!isClaimLost(reason)) throw reason
  })
}

interface StandaloneEstimate {
  reference: string
  /** Storage key of its file. */
  key: string
  estimate: Estimate
}

const failGeneration = (
  deps: JobDeps,
  generation: ClaimedGeneration,
  failure: Failure,
  standalone?: StandaloneEstimate,
) =>
  deps.db.transaction().execute(async (trx) => {
    await lockClaim(trx, generation)
    if (standalone) {
      await insertEstimate(trx, {
        ...{ reference: standalone.reference, submissionId: generation.submissionId },
        ...estimateColumns(standalone.estimate),
        pdfUrl: urlOfKey(standalone.key),
      })
      await announceEstimate(trx, {
        ...{ estimate: standalone.estimate, reference: standalone.reference },
        submissionId: generation.submissionId,
        contact: briefContactOf({ generation, brief: NewBrief.parse(generation.brief) }),
      })
    }
    await finishGeneration(trx, generation, failure)
    const event = { kind: 'generation_failed', submissionId: generation.submissionId } as const
    await insertNotification(trx, event)
    await queueEmails(deps, trx, event)
  })

/** The brief can be priced even if the concept could not be made. */
async function writeEstimateOnly(run: Run, error: unknown) {
  if (!(error instanceof StageError) || error.stage === 'pricing') return undefined
  await beginStage(run.deps.db, run.generation, 'pricing')
  return priceAndWriteEstimate(run, undefined)
}

/** After this many storage or database errors the generation fails permanently. */
const MAX_ATTEMPTS = 5
export const makeConceptHandler = handleJob(makeConceptJob, (deps, payload, { number, signal }) =>
  makeConcept(deps, payload, { isLast: number >= MAX_ATTEMPTS, ...(signal && { signal }) }),
)

export const endStuckGenerationsHandler = handleJob(
  { id: 'end-stuck-generations', payload: z.object({}), priority: 20, cron: '*/5 * * * *' },
  endStuckGenerations,
)
