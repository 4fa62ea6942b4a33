import { randomInt, randomUUID } from 'node:crypto'
import { NewBrief } from '@agency/contract/brief'
import type { GenerationResult } from '@agency/contract/generation'
import type { Database } from '@agency/db/connect'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { addJob } from '../../jobs/add-job.ts'
import { subscriberOf } from '../../limits/rate-limits.ts'
import { randomName } from '../../storage/storage.ts'
import { storeSubmission } from '../submissions/submission-service.ts'
import {
  countOpenGenerations,
  findGenerationOfSubmission,
  findGenerationResult,
  insertGeneration,
} from './generation-queries.ts'

/** A brief and, to make a repeated request safe, the key its sender gave it. */
export const GenerationRequest = NewBrief.extend({ idempotencyKey: z.uuid().optional() })
export type GenerationRequest = z.infer<typeof GenerationRequest>

/** The request a brief came with, and the network address it came from. */
export interface Sender {
  requestId: string
  address: string
}

/** Waiting requests look again after this long, in case a notice was lost. */
const LOOK_AGAIN_MS = 1_000

/** More than this in the queue could not be made before their callers give up. */
const QUEUE_MAX = 100

/**
 * Stores the lead and queues its concept in one transaction: from here on neither can be lost.
 * Answers the generation's id; the same idempotency key answers the same id.
 */
export async function startGeneration(
  { db }: { db: Database },
  { idempotencyKey, ...brief }: GenerationRequest,
  requestId: string,
): Promise<string> {
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
      requestId,
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
      seed: randomInt(2 ** 31 - 1),
      fileToken: randomName(),
    })
    await addJob(trx, 'make-concept', { generationId: id, requestId })
    return id
  })
}

/** Waits for a generation. Throws GENERATION_FAILED or DISK_FULL, or TIMEOUT after the configured time. */
export async function awaitGeneration(deps: Deps, id: string): Promise<GenerationResult> {
  const giveUpAt = Date.now() + deps.generationTimeoutMs
  for (;;) {
    // Asked for before the row is read, so that a notice in between is not missed.
    const notice = deps.generations.next(id, LOOK_AGAIN_MS)
    const row = await findGenerationResult(deps.db, id)
    if (!row) throw new AppError('NOT_FOUND', 'There is no such generation.')
    if (row.status === 'failed') {
      throw new AppError(
        row.failure === 'DISK_FULL' ? 'DISK_FULL' : 'GENERATION_FAILED',
        'We could not draw your concept this time. Your details are safe with us, so please try again in a moment.',
      )
    }
    const { conceptId, imageUrl, imageWidth, imageHeight, pdfUrl } = row
    const imageAlt = row.imageAlt ?? ''
    if (row.status === 'done' && conceptId && imageUrl && imageWidth && imageHeight && pdfUrl) {
      return { generationId: id, conceptId, imageUrl, imageWidth, imageHeight, imageAlt, pdfUrl }
    }
    if (Date.now() > giveUpAt) {
      throw new AppError(
        'TIMEOUT',
        'Your concept is taking longer than usual. We have your brief and will keep working on it.',
      )
    }
    await notice
  }
}

/** Stores the brief, makes the concept and waits for it. Throws UNAVAILABLE when the queue is full. */
export async function generateConcept(
  deps: Deps,
  request: GenerationRequest,
  { requestId, address }: Sender,
): Promise<GenerationResult> {
  await deps.limits.take('generate', subscriberOf(address))
  if ((await countOpenGenerations(deps.db)) >= QUEUE_MAX) {
    throw new AppError('UNAVAILABLE', 'Many concepts are being drawn just now. Please try again.', {
      retryAfterS: 30,
    })
  }
  return awaitGeneration(deps, await startGeneration(deps, request, requestId))
}
