import { DAY_MS } from '@agency/contract/time'
import {
  ADDRESS_HAS_CREDENTIALS,
  ADDRESS_HAS_PORT,
  ADDRESS_NOT_HTTPS,
  ADDRESS_REFUSED,
  type DeletedWebhook,
  MAX_WEBHOOKS,
  SECRET_OVERLAP_HOURS,
  TOO_MANY_WEBHOOKS,
  WEBHOOK_CHANGED_MEANWHILE,
  WEBHOOK_LOG_DAYS,
  WEBHOOK_NOT_FOUND,
  type Webhook,
  type WebhookChange,
  type WebhookFields,
  type WebhookList,
  type WebhookWithSecret,
} from '@agency/contract/webhook'
import type { WebhookEventType } from '@agency/contract/webhook-events'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { markDeleted, unmarkDeleted } from '../../deletion/marked-rows.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { addJob } from '../../jobs/add-job.ts'
import { runInBatches } from '../../jobs/in-batches.ts'
import { RefusedUrlError } from '../../outbound/guarded-connection.ts'
import { deleteEventsBefore, deleteExpiredSecrets, lockWebhook } from './delivery-queries.ts'
import { deliverWebhooksJob } from './webhook-jobs.ts'
import {
  changeWebhook,
  countWebhooks,
  deleteUndeliverableEvents,
  findWebhook,
  insertWebhook,
  listDeletedWebhookRows,
  listWebhookRows,
  lockAdditions,
  makeDue,
  rotateSecretRow,
  type WebhookRow,
} from './webhook-queries.ts'
import { newSecret } from './webhook-secret.ts'

type SaveDeps = Pick<Deps, 'db' | 'webhookRequests'>

const notFound = () => new AppError('NOT_FOUND', WEBHOOK_NOT_FOUND)

const toWebhook = ({ pending, delivered, failed, ...row }: WebhookRow): Webhook => ({
  ...row,
  // The columns have check constraints, or are only written from the contract's values.
  events: row.events as WebhookEventType[],
  state: row.state as Webhook['state'],
  disabledReason: row.disabledReason as Webhook['disabledReason'],
  failingSince: row.failingSince?.toISOString() ?? null,
  previousSecretUntil: row.previousSecretUntil?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  deliveries: { pending, delivered, failed },
})

export const listWebhooks = async (db: Database): Promise<WebhookList> => ({
  webhooks: (await listWebhookRows(db)).map(toWebhook),
})

/** One subscription. Throws NOT_FOUND. */
export async function getWebhook(
  db: Database | Transaction<DB>,
  { id }: { id: number },
): Promise<Webhook> {
  const row = await findWebhook(db, id)
  if (!row) throw notFound()
  return toWebhook(row)
}

const refusalTexts: Record<RefusedUrlError['reason'], string> = {
  scheme: ADDRESS_NOT_HTTPS,
  credentials: ADDRESS_HAS_CREDENTIALS,
  port: ADDRESS_HAS_PORT,
  address: ADDRESS_REFUSED,
}

/**
 * Throws BAD_REQUEST for an address that requests are not sent to. Its name may resolve to another
 * one later, so each request is checked again.
 */
async function checkAddress(
  { webhookRequests }: Pick<Deps, 'webhookRequests'>,
  url: string,
): Promise<void> {
  try {
    await webhookRequests.check(url)
  } catch (error) {
    if (!(error instanceof RefusedUrlError)) throw error
    const message = refusalTexts[error.reason]
    throw new AppError('BAD_REQUEST', message, { issues: [{ path: 'url', message }] })
  }
}

/** Throws CONFLICT if there are too many; until the transaction ends, nobody else adds one. */
async function checkNumber(trx: Transaction<DB>): Promise<void> {
  await lockAdditions(trx)
  if ((await countWebhooks(trx)) >= MAX_WEBHOOKS) throw new AppError('CONFLICT', TOO_MANY_WEBHOOKS)
}

/** Adds a subscription. Throws BAD_REQUEST for its address, and CONFLICT if there are too many. */
export async function createWebhook(
  deps: SaveDeps,
  fields: WebhookFields,
): Promise<WebhookWithSecret> {
  await checkAddress(deps, fields.url)
  const secret = newSecret()
  return deps.db.transaction().execute(async (trx) => {
    await checkNumber(trx)
    const webhook = await getWebhook(trx, await insertWebhook(trx, { ...fields, secret }))
    return { webhook, secret }
  })
}

/** Runs a change of a locked subscription. Throws NOT_FOUND. */
const changeLocked = (
  db: Database,
  id: number,
  change: (
    trx: Transaction<DB>,
    webhook: NonNullable<Awaited<ReturnType<typeof lockWebhook>>>,
  ) => Promise<void>,
): Promise<Webhook> =>
  db.transaction().execute(async (trx) => {
    const webhook = await lockWebhook(trx, id)
    if (!webhook) throw notFound()
    await change(trx, webhook)
    return getWebhook(trx, { id })
  })

/**
 * Changes a subscription. Throws NOT_FOUND, BAD_REQUEST for its address, and CONFLICT if it was
 * changed since `updatedAt`.
 */
export async function updateWebhook(
  deps: SaveDeps,
  { id, updatedAt, ...fields }: WebhookChange,
): Promise<Webhook> {
  await checkAddress(deps, fields.url)
  return changeLocked(deps.db, id, async (trx, webhook) => {
    if (webhook.updatedAt.getTime() !== Date.parse(updatedAt)) {
      throw new AppError('CONFLICT', WEBHOOK_CHANGED_MEANWHILE)
    }
    await changeWebhook(trx, id, fields)
  })
}

/** Stops deliveries; events wait until it is resumed. Throws NOT_FOUND. */
export const pauseWebhook = (db: Database, { id }: { id: number }): Promise<Webhook> =>
  changeLocked(db, id, async (trx, { state }) => {
    if (state === 'active') await changeWebhook(trx, id, { state: 'paused' })
  })

/** Starts deliveries again, of what has waited as well. Throws NOT_FOUND. */
export const resumeWebhook = (db: Database, { id }: { id: number }): Promise<Webhook> =>
  changeLocked(db, id, async (trx, { state }) => {
    if (state === 'active') return
    await changeWebhook(trx, id, {
      ...{ state: 'active', disabledReason: null, failingSince: null, lastFailedAt: null },
    })
    await makeDue(trx, id)
    await addJob(trx, deliverWebhooksJob, {})
  })

/**
 * Makes a new secret; the current one signs as well for some hours. One that was replaced before
 * ends at once, so that never more than two are valid. Throws NOT_FOUND.
 */
export async function rotateSecret(
  db: Database,
  { id }: { id: number },
): Promise<WebhookWithSecret> {
  const secret = newSecret()
  const webhook = await changeLocked(db, id, async (trx) => {
    await rotateSecretRow(trx, id, { secret, overlapHours: SECRET_OVERLAP_HOURS })
  })
  return { webhook, secret }
}

/**
 * Deletes a subscription: nothing is sent to it and no events are stored for it. It can be restored
 * with its secret and its log. What was pending waits for that, so that undoing a mistake loses
 * nothing of what came before. Throws NOT_FOUND.
 */
export const deleteWebhook = (db: Database, { id }: { id: number }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await markDeleted(trx, 'webhooks', id))) throw notFound()
  })

/** The subscriptions whose deletion can be undone, the latest first. */
export const listDeletedWebhooks = async (db: Database): Promise<DeletedWebhook[]> =>
  (await listDeletedWebhookRows(db)).map(({ deletedAt, ...row }) => ({
    ...row,
    deletedAt: deletedAt.toISOString(),
  }))

/**
 * Undoes a deletion, and sends what was pending if the subscription is active. Events of the time
 * between are not sent. Throws NOT_FOUND, and CONFLICT if there are too many.
 */
export const restoreWebhook = (db: Database, { id }: { id: number }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await checkNumber(trx)
    await unmarkDeleted(trx, 'webhooks', { id, noun: 'webhook' })
    await addJob(trx, deliverWebhooksJob, {})
  })

/** Deletes the log from before its retention period, and secrets that no longer sign. */
export async function deleteExpiredWebhookData(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - WEBHOOK_LOG_DAYS * DAY_MS)
  await runInBatches((limit) => deleteEventsBefore(db, before, limit))
  await runInBatches((limit) => deleteUndeliverableEvents(db, limit))
  await deleteExpiredSecrets(db, now)
}
