import { randomInt, randomUUID } from 'node:crypto'
import { DesignSeed, NewBrief } from '@agency/contract/brief'
import {
  type GenerationId,
  type GenerationResult,
  GenerationStage,
  type GenerationState,
} from '@agency/contract/generation'
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
  networkOf,
  type RateLimits,
  subscriberOf,
  takeForAddress,
} from '../../limits/rate-limits.ts'
import { randomName } from '../../storage/storage.ts'
import { mayConfirm, queueMails } from '../emails/queue-emails.ts'
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

/** A brief and, to make a repeated request safe, the key its sender gave it. */
export const GenerationRequest = NewBrief.extend({ idempotencyKey: z.uuid().optional() })
export type GenerationRequest = z.infer<typeof GenerationRequest>
/** The site names the design, and shows its page while the brief is on its way. */
export const SiteGenerationRequest = GenerationRequest.extend({ seed: DesignSeed.optional() })
export type SiteGenerationRequest = z.infer<typeof SiteGenerationRequest>

/** The request a brief came with, and the network address it came from. */
export interface Sender {
  requestId: string
  address: string
}

/** Waiting requests look again after this long, in case a notice was lost. */
const LOOK_AGAIN_MS = 1_000

/** One with more than this ahead could not be made before its caller gives up. */
const QUEUE_MAX = 100

/** Those who enter it do so one after the other: one writes while the next one gets ready. */
const ENTERING = 2
/** Whoever could not enter within this time is told so, instead of piling up behind a slow database. */
const ENTER_WITHIN_MS = 5_000

const FULL = 'Many concepts are being drawn just now. Please try again.'
const FULL_FOR_S = 30
const queueFull = () => new AppError('UNAVAILABLE', FULL, { retryAfterS: FULL_FOR_S })

/** The entrance to the queue, of one process. */
export const openGenerationEntries = () =>
  openFairQueue({ running: ENTERING, waiting: QUEUE_MAX, message: FULL, retryAfterS: FULL_FOR_S })

const FAILED =
  'We could not draw your concept this time. Your details are safe with us, so please try again in a moment.'

/** Queues a generation in the turn of its sender's network. Throws UNAVAILABLE when the queue is full. */
async function enterQueue(
  trx: Transaction<DB>,
  { id, requestId, address }: Sender & { id: string },
): Promise<void> {
  const sender = { network: networkOf(address), block: blockOf(address) }
  await insertSender(trx, { generationId: id, ...sender })
  if ((await countAhead(trx, id)) >= QUEUE_MAX) {
    throw queueFull()
  }
  await addJob(trx, makeConceptJob, { generationId: id, requestId }, generationJobKey(id))
  await orderJobs(trx)
}

/**
 * Stores the lead and queues its concept in one transaction: from here on neither can be lost.
 * Returns the generation's id; the same idempotency key answers the same id. Throws UNAVAILABLE when
 * the queue is full.
 */
async function storeGeneration(
  { db, limits, log }: Pick<Deps, 'db' | 'limits' | 'log'>,
  { idempotencyKey, seed, ...brief }: SiteGenerationRequest,
  { requestId, address }: Sender,
  repeatsWithinMs?: number,
): Promise<string> {
  const confirmByMail = await mayConfirm({ limits, log }, { email: brief.userEmail, address })
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
      ...{ requestId, confirmByMail },
      ...(repeatsWithinMs !== undefined && { repeatsWithinMs }),
    })
    if (!submission.isNew) {
      const earlier = await findGenerationOfSubmission(trx, submission.id)
      if (!earlier) throw new Error(`Submission ${submission.id} has no generation.`)
      return earlier.id
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

/** What a failed generation's caller is told. */
const failureOf = ({ failure, failureMessage, pdfUrl }: GenerationRow) => ({
  // The column's own check holds it to these.
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

/** How a generation stands. Throws NOT_FOUND. */
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
 * Cancels a generation that is open; the lead stays, and the owner hears of it. Answers how it stands.
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
    await queueMails(deps, trx, { kind: 'concept', submissionId }, ['owner'])
  })
  return getGeneration(deps.db, id)
}

/** Waits for a generation. Throws what it failed by, or TIMEOUT after the configured time. */
async function awaitGeneration(deps: Deps, id: string): Promise<GenerationResult> {
  const giveUpAt = Date.now() + deps.generationTimeoutMs
  for (;;) {
    // Asked for before the row is read, so that a notice in between is not missed.
    const notice = deps.generations.next(id, LOOK_AGAIN_MS)
    const { stage, result, failure } = await getGeneration(deps.db, id)
    if (result) return result
    if (failure) throw new AppError(failure.code, failure.message)
    if (stage === 'cancelled') throw new AppError('CONFLICT', 'This concept was cancelled.')
    if (Date.now() > giveUpAt) {
      throw new AppError(
        'TIMEOUT',
        'Your concept is taking longer than usual. We have your brief and will keep working on it.',
      )
    }
    await notice
  }
}

/** The shortest first: whoever sends many at once has not used up ten minutes by it. */
async function takeLimits(limits: RateLimits, address: string): Promise<void> {
  await takeForAddress(limits, 'generateBurst', address)
  await limits.take('generate', subscriberOf(address))
  await takeForAddress(limits, 'generateDay', address)
}

/**
 * Stores the brief and queues its concept; the same brief again within `repeatsWithinMs` is the same
 * request. Throws UNAVAILABLE when the queue is full.
 */
export async function startGeneration(
  deps: Deps,
  request: SiteGenerationRequest,
  sender: Sender,
  repeatsWithinMs?: number,
): Promise<GenerationId> {
  await takeLimits(deps.limits, sender.address)
  const askedAt = performance.now()
  const enter = async () => {
    if (performance.now() - askedAt > ENTER_WITHIN_MS) throw queueFull()
    return storeGeneration(deps, request, sender, repeatsWithinMs)
  }
  const place = { of: subscriberOf(sender.address) }
  return { generationId: await deps.generationEntries(enter, place) }
}

/** Starts a generation and waits for what comes of it. */
export async function generateConcept(
  deps: Deps,
  request: GenerationRequest,
  sender: Sender,
): Promise<GenerationResult> {
  const { generationId } = await startGeneration(deps, request, sender)
  return awaitGeneration(deps, generationId)
}
