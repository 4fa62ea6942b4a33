import {
  DELIVERY_NOT_FOUND,
  DELIVERY_PENDING,
  type DeliveryDetail,
  type DeliveryFilter,
  type DeliveryListRequest,
  type DeliveryPage,
  WEBHOOK_NOT_ACTIVE,
  WEBHOOK_NOT_FOUND,
  type WebhookDelivery,
} from '@agency/contract/webhook'
import { TEST_EVENT_TYPE } from '@agency/contract/webhook-events'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import { addJob } from '../../jobs/add-job.ts'
import { pageFrom, pageWindowOf } from '../../pagination/keyset.ts'
import { readInBatches } from '../../pagination/read-in-batches.ts'
import { getSettings } from '../settings/settings-service.ts'
import { composeEvent } from './announce-event.ts'
import { lockWebhook } from './delivery-queries.ts'
import { insertEventFor } from './webhook-event-queries.ts'
import { deliverWebhooksJob } from './webhook-jobs.ts'
import {
  type DeliveryRow,
  deliveryOrder,
  findDelivery,
  findWebhook,
  listAttempts,
  listDeliveryRows,
  requeueDelivery,
} from './webhook-queries.ts'

/** Each replay adds as many as a delivery has. */
const ATTEMPTS_SHOWN = 50

const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  webhookId: row.webhookId,
  messageId: row.messageId,
  type: row.type,
  // The column has a check constraint for these values.
  state: row.state as WebhookDelivery['state'],
  attempts: row.attempts,
  lastStatus: row.lastStatus,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  nextAttemptAt: row.state === 'pending' ? row.nextAttemptAt.toISOString() : null,
  endedAt: row.endedAt?.toISOString() ?? null,
})

/** A page of a subscription's deliveries, newest first. Throws NOT_FOUND. */
export async function listDeliveries(
  db: Database,
  { webhookId, filter, ...request }: DeliveryListRequest,
): Promise<DeliveryPage> {
  if (!(await findWebhook(db, webhookId))) throw new AppError('NOT_FOUND', WEBHOOK_NOT_FOUND)
  const pageWindow = pageWindowOf(request, deliveryOrder, 'desc')
  const page = pageFrom(await listDeliveryRows(db, webhookId, filter, pageWindow), request)
  return { ...page, rows: page.rows.map(toDelivery) }
}

/** All deliveries of a subscription that match, newest first, in batches. */
export const readDeliveries = (
  db: Database,
  webhookId: number,
  filter: DeliveryFilter,
): AsyncGenerator<WebhookDelivery[]> =>
  readInBatches(
    (pageWindow) => listDeliveryRows(db, webhookId, filter, pageWindow),
    (rows) => rows.map(toDelivery),
  )

/** One delivery with its attempts. Throws NOT_FOUND. */
export async function getDelivery(db: Database, { id }: { id: number }): Promise<DeliveryDetail> {
  // Before its result, which is never older than the attempts that are shown.
  const attempts = await listAttempts(db, id, ATTEMPTS_SHOWN)
  const row = await findDelivery(db, id)
  if (!row) throw new AppError('NOT_FOUND', DELIVERY_NOT_FOUND)
  return {
    ...toDelivery(row),
    payload: row.payload,
    log: attempts.map((attempt) => ({
      ...{ id: attempt.id, at: attempt.attemptedAt.toISOString(), url: attempt.url },
      ...{ durationMs: attempt.durationMs, status: attempt.status, error: attempt.error },
      // Written by this feature only.
      requestHeaders: attempt.requestHeaders as Record<string, string>,
      responseHeaders: attempt.responseHeaders as Record<string, string>,
      responseBody: attempt.responseBody,
    })),
  }
}

/** Throws NOT_FOUND, and CONFLICT if nothing is delivered to the subscription at the moment. */
async function requireActive(trx: Transaction<DB>, id: number): Promise<void> {
  const webhook = await lockWebhook(trx, id)
  if (!webhook) throw new AppError('NOT_FOUND', WEBHOOK_NOT_FOUND)
  if (webhook.state !== 'active') throw new AppError('CONFLICT', WEBHOOK_NOT_ACTIVE)
}

/**
 * Sends an event again, with the same id and all its attempts. Throws NOT_FOUND, and CONFLICT if it
 * still waits, or if its subscription is not active.
 */
export async function replayDelivery(
  db: Database,
  { id }: { id: number },
): Promise<DeliveryDetail> {
  const { webhookId } = await getDelivery(db, { id })
  await db.transaction().execute(async (trx) => {
    await requireActive(trx, webhookId)
    if (!(await requeueDelivery(trx, id))) throw new AppError('CONFLICT', DELIVERY_PENDING)
    await addJob(trx, deliverWebhooksJob, {})
  })
  return getDelivery(db, { id })
}

/**
 * Sends a test event to one subscription. Throws NOT_FOUND, and CONFLICT if it is not active.
 */
export async function sendTestEvent(db: Database, { id }: { id: number }): Promise<DeliveryDetail> {
  const delivery = await db.transaction().execute(async (trx) => {
    await requireActive(trx, id)
    const { agency } = await getSettings(trx)
    const event = composeEvent(TEST_EVENT_TYPE, { message: `A test from ${agency.name}.` })
    const inserted = await insertEventFor(trx, id, event)
    await addJob(trx, deliverWebhooksJob, {})
    return inserted
  })
  return getDelivery(db, delivery)
}
