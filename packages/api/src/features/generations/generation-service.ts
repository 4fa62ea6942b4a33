import { randomInt, randomUUID } from 'node:crypto'
import { DesignSeed, NewBrief } from '@agency/contract/brief'
import {
  type GenerationId,
  type GenerationResult,
  GenerationStage,
  type GenerationState,
} from '@agency/contract/generation'
import { VisitReport } from '@agency/contract/visit-source'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { addJob } from '../../jobs/add-job.ts'
import { openFairQueue } from '../../limits/fair-queue.ts'
import {
  blockOf,
  consumeForAddress,
  networkOf,
  type RateLimits,
  subscriberOf,
} from '../../limits/rate-limits.ts'
import { randomName } from '../../storage/storage.ts'
import { queueEmails, tryConsumeConfirmation } from '../emails/queue-emails.ts'
import { checkEmbedder } from '../embed/embed-service.ts'
import { storeSubmission } from '../submissions/submission-service.ts'
import type { FailureCode } from './claim-queries.ts'
import { makeConceptJob } from './generation-jobs.ts'
import {
  findGeneration,
  findGenerationOfSubmission,
  type GenerationRow,
  generationJobKey,
  insertGeneration,
  markCancelled,
} from './generation-queries.ts'
import { countAhead, insertSender, orderJobs } from './queue-queries.ts'

/** A brief with an optional idempotency key from the sender. */
export const GenerationRequest = NewBrief.extend({ idempotencyKey: z.uuid().optional() })
export type GenerationRequest = z.infer<typeof GenerationRequest>
/** The site chooses the design, and shows its page while the brief is being sent. */
export const SiteGenerationRequest = GenerationRequest.extend({
  seed: DesignSeed.optional(),
  /** How the visit began; a brief is never refused because of that. */
  visit: VisitReport.optional().catch(undefined),
  /** Origin of the site whose page contains the generator, according to the frame. */
  embedder: z.string().max(300).optional().catch(undefined),
})
export type SiteGenerationRequest = z.infer<typeof SiteGenerationRequest>

/** The request that contained a brief, and its IP address. */
export interface Sender {
  requestId: string
  address: string
  /** Whether staff sent it, for somebody else. */
  byStaff?: boolean
}

/** Waiting requests poll at this interval, in case a notification was lost. */
const POLL_INTERVAL_MS = 1_000

/**
 * With more than this ahead in the queue, a concept would not be done before its caller times out.
 */
const MAX_QUEUED = 100

/** Concurrent queue entries. The database serialises them: one writes while the next prepares. */
const MAX_ENTERING = 2
/** Requests that cannot enter in time are rejected, instead of piling up behind a slow database. */
const ENTER_TIMEOUT_MS = 5_000

const QUEUE_FULL = 'Many concepts are being generated right now. Please try again.'
const RETRY_AFTER_S = 30
const queueFull = () => new AppError('UNAVAILABLE', QUEUE_FULL, { retryAfterS: RETRY_AFTER_S })

/** The semaphore of one process for entering the queue. */
export const openGenerationEntries = () =>
  openFairQueue({
    concurrency: MAX_ENTERING,
    maxWaiting: MAX_QUEUED,
    message: QUEUE_FULL,
    retryAfterS: RETRY_AFTER_S,
  })

const FAILED =
  'We could not generate your concept this time. Your details are safe with us, so please try again in a moment.'

/** Queues a generation in its network's turn. Throws UNAVAILABLE if the queue is full. */
async function enterQueue(
  trx: Transaction<DB>,
  { id, requestId, address }: Sender & { id: string },
): Promise<void> {
  const sender = { network: networkOf(address), block: blockOf(address) }
  await insertSender(trx, { generationId: id, ...sender })
  if ((await countAhead(trx, id)) >= MAX_QUEUED) {
    throw queueFull()
  }
  await addJob(trx, makeConceptJob, { generationId: id, requestId }, generationJobKey(id))
  await orderJobs(trx)
}

/**
 * Stores the lead and queues its concept in one transaction, so that neither can be lost. Returns
 * the generation's id; a repeated idempotency key returns the same id. Throws UNAVAILABLE if the
 * queue is full.
 */
async function storeGeneration(
  { db, limits, log }: Pick<Deps, 'db' | 'limits' | 'log'>,
  { idempotencyKey, seed, visit, embedder: claimedEmbedder, ...brief }: SiteGenerationRequest,
  { requestId, address, byStaff = false }: Sender,
  deduplicationWindowMs?: number,
): Promise<string> {
  const confirmByMail = await tryConsumeConfirmation(
    { limits, log },
    { email: brief.userEmail, address },
  )
  const embedder = await checkEmbedder(db, claimedEmbedder, log)
  return db.transaction().execute(async (trx) => {
    const submission = await storeSubmission(trx, {
      kind: 'concept',
      sender: {
        email: brief.userEmail,
        name: brief.userName,
        company: brief.companyName,
        phone: brief.phone,
      },
      payload: brief,
      idempotencyKey,
      ...{ requestId, confirmByMail, byStaff, visit, embedder },
      ...(deduplicationWindowMs !== undefined && { deduplicationWindowMs }),
    })
    if (!submission.isNew) {
      const existing = await findGenerationOfSubmission(trx, submission.id)
      if (!existing) throw new Error(`Submission ${submission.id} has no generation.`)
      return existing.id
    }
    const id = randomUUID()
    await insertGeneration(trx, {
      id,
      submissionId: submission.id,
      brief: JSON.stringify(brief),
      seed: seed ?? randomInt(2 ** 31 - 1),
      fileToken: randomName(),
    })
    await enterQueue(trx, { id, requestId, address })
    return id
  })
}

/** The error to show to the caller of a failed generation. */
const failureOf = ({ failure, failureMessage, pdfUrl }: GenerationRow) => ({
  // The column has a check constraint for these values.
  code: (failure ?? 'GENERATION_FAILED') as FailureCode,
  message: failureMessage ?? FAILED,
  pdfUrl,
})

function resultOf(id: string, row: GenerationRow): GenerationResult | undefined {
  const { conceptId, imageUrl, imageWidth, imageHeight, pdfUrl } = row
  if (row.stage !== 'done') return undefined
  if (!conceptId || !imageUrl || !imageWidth || !imageHeight || !pdfUrl) return undefined
  const picture = { imageUrl, imageWidth, imageHeight, imageAlt: row.imageAlt ?? '' }
  const gallery = { inGallery: row.inGallery ?? false, released: row.released ?? false }
  return { generationId: id, conceptId, ...picture, pdfUrl, ...gallery }
}

/** The state of a generation. Throws NOT_FOUND. */
export async function getGeneration(db: Database, id: string): Promise<GenerationState> {
  const row = await findGeneration(db, id)
  if (!row) throw new AppError('NOT_FOUND', 'Generation not found.')
  return {
    generationId: id,
    stage: GenerationStage.parse(row.stage),
    stageAt: row.stageAt.toISOString(),
    queuedAt: row.createdAt.toISOString(),
    now: row.now.toISOString(),
    position: row.position,
    result: resultOf(id, row) ?? null,
    failure: row.stage === 'failed' ? failureOf(row) : null,
  }
}

/**
 * Cancels an open generation; the lead stays, and the owner is notified of it. Returns its state.
 * Throws NOT_FOUND.
 */
export async function cancelGeneration(
  deps: Pick<Deps, 'db' | 'publicUrl'>,
  id: string,
): Promise<GenerationState> {
  await deps.db.transaction().execute(async (trx) => {
    const cancelled = await markCancelled(trx, id)
    if (!cancelled) return
    const { submissionId } = cancelled
    await queueEmails(deps, trx, { kind: 'concept', submissionId }, ['owner'])
  })
  return getGeneration(deps.db, id)
}

/**
 * Waits for a generation. Throws the error it failed with, or TIMEOUT after the configured time or
 * when the server has to close: its job is picked up again then.
 */
async function awaitGeneration(deps: Deps, id: string): Promise<GenerationResult> {
  const giveUpAt = Date.now() + deps.generationTimeoutMs
  for (;;) {
    // Subscribed before the row is read, so that a notification in between is not missed.
    const notification = deps.generations.waitForChange(id, POLL_INTERVAL_MS)
    const { stage, result, failure } = await getGeneration(deps.db, id)
    if (result) return result
    if (failure) throw new AppError(failure.code, failure.message)
    if (stage === 'cancelled') throw new AppError('CONFLICT', 'This concept was cancelled.')
    if (Date.now() > giveUpAt || deps.closing.aborted) {
      throw new AppError(
        'TIMEOUT',
        'Your concept is taking longer than usual. We have your brief and will keep working on it.',
      )
    }
    await notification
  }
}

/** What a concept counts for. */
export const generationRules = ['generateBurst', 'generate', 'generateDay'] as const

/** The shortest window first, so that a rejected burst does not use up the ten-minute limit. */
async function consumeLimits(limits: RateLimits, address: string): Promise<void> {
  await consumeForAddress(limits, 'generateBurst', address)
  await limits.consume('generate', subscriberOf(address))
  await consumeForAddress(limits, 'generateDay', address)
}

/**
 * Stores the brief and queues its concept; the same brief within `repeatsWithinMs` counts as the
 * same request. Throws UNAVAILABLE if the queue is full.
 */
export async function startGeneration(
  deps: Deps,
  request: SiteGenerationRequest,
  sender: Sender,
  deduplicationWindowMs?: number,
): Promise<GenerationId> {
  await consumeLimits(deps.limits, sender.address)
  const requestedAt = performance.now()
  const enter = async () => {
    if (performance.now() - requestedAt > ENTER_TIMEOUT_MS) throw queueFull()
    return storeGeneration(deps, request, sender, deduplicationWindowMs)
  }
  const queueOptions = { caller: subscriberOf(sender.address) }
  return { generationId: await deps.generationEntries(enter, queueOptions) }
}

/** Starts a generation and waits for its result. */
export async function generateConcept(
  deps: Deps,
  request: GenerationRequest,
  sender: Sender,
): Promise<GenerationResult> {
  const { generationId } = await startGeneration(deps, request, sender)
  return awaitGeneration(deps, generationId)
}
