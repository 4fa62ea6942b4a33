import { type CreatedEstimate, ESTIMATE_CREATED, NewEstimate } from '@agency/contract/estimate'
import type { StoredEstimate } from '@agency/contract/stored-estimate'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { consumeForAddress, subscriberOf } from '../../limits/rate-limits.ts'
import { urlOfKey } from '../../storage/storage.ts'
import { removeFiles, withStoredFiles } from '../../storage/with-stored-files.ts'
import { melbourneDay } from '../../time/melbourne.ts'
import { queueEmails, tryConsumeConfirmation } from '../emails/queue-emails.ts'
import type { Sender } from '../generations/generation-service.ts'
import { readPricing } from '../price-book/read-price-book.ts'
import { getSettings } from '../settings/settings-service.ts'
import { type StoredSubmission, storeSubmission } from '../submissions/submission-service.ts'
import { announceEstimate } from './announce-estimate.ts'
import {
  findEstimateOfSubmission,
  insertEstimate,
  lockSubmission,
} from './create-estimate-queries.ts'
import { estimateColumns } from './estimate-columns.ts'
import { newEstimateKey } from './estimate-files.ts'
import { newEstimateReference } from './estimate-reference.ts'
import { getEstimateOfSubmission } from './estimate-service.ts'

/** A quote request with an optional idempotency key from the sender. */
export const EstimateRequest = NewEstimate.extend({ idempotencyKey: z.uuid().optional() })
export type EstimateRequest = z.infer<typeof EstimateRequest>

type CreateEstimateDeps = Pick<
  Deps,
  'db' | 'limits' | 'storage' | 'log' | 'writeEstimateDocument' | 'publicUrl'
>

/**
 * Stores the lead, then prices and writes its estimate. The same key, or the same request within
 * five minutes, returns the same document. Throws GENERATION_FAILED if it cannot be written; the
 * lead is kept.
 */
export async function createEstimate(
  deps: CreateEstimateDeps,
  request: EstimateRequest,
  sender: Sender,
): Promise<CreatedEstimate> {
  const { pdfUrl } = await storeEstimate(deps, request, sender)
  return { pdfUrl, message: ESTIMATE_CREATED }
}

/** The same, for somebody who wants to know the price. */
export async function priceBrief(
  deps: CreateEstimateDeps,
  request: EstimateRequest,
  sender: Sender,
): Promise<StoredEstimate> {
  const { submissionId } = await storeEstimate(deps, request, sender)
  return getEstimateOfSubmission(deps.db, submissionId)
}

async function storeEstimate(
  deps: CreateEstimateDeps,
  { idempotencyKey, ...quote }: EstimateRequest,
  { requestId, address, byStaff = false }: Sender,
): Promise<{ submissionId: number; pdfUrl: string }> {
  const [confirmByMail] = await Promise.all([
    tryConsumeConfirmation(deps, { email: quote.email, address }),
    consumeForAddress(deps.limits, 'quote', address),
  ])
  const submission = await deps.db.transaction().execute(async (trx) => {
    const stored = await storeSubmission(trx, {
      kind: 'quote',
      sender: {
        email: quote.email,
        name: `${quote.firstName} ${quote.lastName}`,
        company: quote.companyName,
        phone: quote.phone,
      },
      payload: quote,
      idempotencyKey,
      ...{ requestId, confirmByMail, byStaff },
      deduplicationWindowMs: 5 * 60_000,
    })
    // The owner is notified of the lead even if its document cannot be written.
    if (stored.isNew) {
      await queueEmails(deps, trx, { kind: 'quote', submissionId: stored.id }, ['owner'])
    }
    return stored
  })
  // A lead whose document was never finished gets it now.
  const existing = await findEstimateOfSubmission(deps.db, submission.id)
  const pdfUrl =
    existing?.pdfUrl ?? (await writeDocument(deps, quote, submission, { requestId, address }))
  return { submissionId: submission.id, pdfUrl }
}

async function writeDocument(
  deps: CreateEstimateDeps,
  quote: NewEstimate,
  { id: submissionId, contactId }: Pick<StoredSubmission, 'id' | 'contactId'>,
  { requestId, address }: Sender,
): Promise<string> {
  const [{ agency }, pricing] = await Promise.all([getSettings(deps.db), readPricing(deps.db)])
  const key = newEstimateKey()
  const reference = newEstimateReference()
  const { estimate, pdf } = await deps
    .writeEstimateDocument(
      {
        ...{ quote, agency, reference },
        ...{ ...pricing, issuedOn: melbourneDay(new Date()) },
      },
      subscriberOf(address),
    )
    .catch((error) => {
      // The queue is full: when the same request is sent again, it gets its document.
      if (error instanceof AppError) throw error
      deps.log.error({ err: error, requestId, submissionId }, 'estimate document failed')
      throw new AppError(
        'GENERATION_FAILED',
        'We could not produce your estimate this time. Your details are safe with us, so please try again in a moment.',
      )
    })
  const stored = await withStoredFiles(deps, [{ key, bytes: pdf }], () =>
    deps.db.transaction().execute(async (trx) => {
      if (!(await lockSubmission(trx, submissionId))) {
        throw new AppError('NOT_FOUND', 'This request has been deleted.')
      }
      const inserted = await insertEstimate(trx, {
        reference,
        submissionId,
        ...estimateColumns(estimate),
        pdfUrl: urlOfKey(key),
      })
      if (!inserted) return undefined
      await queueEmails(deps, trx, { kind: 'quote', submissionId }, ['visitor'])
      await announceEstimate(trx, {
        ...{ estimate, reference, submissionId },
        contact: {
          ...{ id: contactId, name: `${quote.firstName} ${quote.lastName}`, email: quote.email },
          ...{ company: quote.companyName, phone: quote.phone },
        },
      })
      return inserted
    }),
  )
  if (stored) return stored.pdfUrl
  // A concurrent identical request was faster, so its document is used.
  await removeFiles(deps, [key])
  const first = await findEstimateOfSubmission(deps.db, submissionId)
  if (!first) throw new Error(`Submission ${submissionId} has no estimate.`)
  return first.pdfUrl
}
