import { WEBHOOK_FAILING_DAYS } from '@agency/contract/webhook'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Insertable, sql, type Transaction } from 'kysely'

/** With failures further apart than this, nothing says that a server failed all the time. */
const MAX_FAILURE_GAP = sql`interval '2 days'`

/**
 * The delivery that is due first of each active subscription except these, so that a server gets
 * one request at a time.
 */
export const listDue = (db: Database, exceptWebhooks: number[]) =>
  db
    .selectFrom('webhookDeliveries as delivery')
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhookId')
    .innerJoin('webhookEvents as event', 'event.id', 'delivery.eventId')
    .distinctOn('delivery.webhookId')
    .select([
      'delivery.id',
      'delivery.webhookId',
      'delivery.attempts',
      'event.messageId',
      'event.payload',
      'webhooks.url',
      'webhooks.secret',
      sql<string | null>`case when webhooks.previous_secret_until > now()
        then webhooks.previous_secret end`.as('previousSecret'),
    ])
    .where('delivery.state', '=', 'pending')
    .where('delivery.nextAttemptAt', '<=', sql<Date>`now()`)
    .where('webhooks.state', '=', 'active')
    .where('webhooks.deletedAt', 'is', null)
    .where('webhooks.id', '!=', sql<number>`all(${exceptWebhooks}::int[])`)
    .orderBy('delivery.webhookId')
    .orderBy('delivery.nextAttemptAt')
    .orderBy('delivery.id')
    .execute()
export type DueDelivery = Awaited<ReturnType<typeof listDue>>[number]

/** Seconds until the next attempt of any delivery, 0 if one is due; undefined if none waits. */
export const secondsUntilDue = async (db: Database): Promise<number | undefined> => {
  const { seconds } = await db
    .selectFrom('webhookDeliveries as delivery')
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhookId')
    .select(
      sql<number | null>`ceil(extract(epoch from min(next_attempt_at) - now()))::int`.as('seconds'),
    )
    .where('delivery.state', '=', 'pending')
    .where('webhooks.state', '=', 'active')
    .where('webhooks.deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return seconds === null ? undefined : Math.max(0, seconds)
}

/**
 * Locks a subscription until the transaction ends, before its deliveries: whoever deletes it locks
 * in the same order. Undefined if it was deleted.
 */
export const lockWebhook = (trx: Transaction<DB>, id: number) =>
  trx
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

interface AttemptResult {
  status: number | null
  error: string | null
  /** Undefined if the delivery ended. */
  retryInMs?: number | undefined
}

/**
 * Counts an attempt and stores its result. False if the delivery was deleted or replayed meanwhile.
 */
export async function updateDelivery(
  trx: Transaction<DB>,
  { id, attempts }: Pick<DueDelivery, 'id' | 'attempts'>,
  { status, error, retryInMs }: AttemptResult,
): Promise<boolean> {
  const isPending = error !== null && retryInMs !== undefined
  const { numUpdatedRows } = await trx
    .updateTable('webhookDeliveries')
    .set({
      state: error === null ? 'delivered' : isPending ? 'pending' : 'failed',
      attempts: attempts + 1,
      ...{ lastStatus: status, lastError: error },
      nextAttemptAt: sql`now() + ${retryInMs ?? 0}::float8 * interval '1 millisecond'`,
      endedAt: isPending ? null : sql`now()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const insertAttempt = (trx: Transaction<DB>, row: Insertable<DB['webhookAttempts']>) =>
  trx.insertInto('webhookAttempts').values(row).execute()

export const markSucceeding = (trx: Transaction<DB>, id: number) =>
  trx
    .updateTable('webhooks')
    .set({ failingSince: null, lastFailedAt: null })
    .where('id', '=', id)
    .where('failingSince', 'is not', null)
    .execute()

/** Records a failed attempt. Returns whether all have failed for so long that it is disabled. */
export async function markFailing(trx: Transaction<DB>, id: number): Promise<boolean> {
  const { isOver } = await trx
    .updateTable('webhooks')
    .set({
      failingSince: sql`case
        when last_failed_at > now() - ${MAX_FAILURE_GAP} then failing_since else now() end`,
      lastFailedAt: sql`now()`,
    })
    .where('id', '=', id)
    .returning(
      sql<boolean>`failing_since <= now() - make_interval(days => ${WEBHOOK_FAILING_DAYS})`.as(
        'isOver',
      ),
    )
    .executeTakeFirstOrThrow()
  return isOver
}

/** Disables a subscription, and ends what still waits for it. */
export async function disableWebhook(
  trx: Transaction<DB>,
  id: number,
  reason: 'gone' | 'failing',
): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ state: 'disabled', disabledReason: reason })
    .where('id', '=', id)
    .execute()
  await trx
    .updateTable('webhookDeliveries')
    .set({ state: 'failed', endedAt: sql`now()` })
    .where('webhookId', '=', id)
    .where('state', '=', 'pending')
    .execute()
}

/** Deletes events from before a time, with their deliveries and attempts. */
export async function deleteEventsBefore(
  db: Database,
  before: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhookEvents')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('webhookEvents').select('id').where('createdAt', '<', before).limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes previous secrets that no longer sign. */
export const deleteExpiredSecrets = (db: Database, now: Date) =>
  db
    .updateTable('webhooks')
    .set({ previousSecret: null, previousSecretUntil: null })
    .where('previousSecretUntil', '<', now)
    .execute()
