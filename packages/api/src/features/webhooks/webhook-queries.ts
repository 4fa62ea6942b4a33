import type { DeliveryFilter } from '@agency/contract/webhook'
import { lockInTransaction } from '@agency/db/advisory-locks'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Insertable, type NotNull, sql, type Transaction, type Updateable } from 'kysely'
import { byTime, isAfterCursor, type PageWindow } from '../../pagination/keyset.ts'

type Reader = Database | Transaction<DB>

const countOf = (state: 'pending' | 'delivered' | 'failed') =>
  sql<number>`(
    select count(*) from webhook_deliveries as delivery
    where delivery.webhook_id = webhooks.id and delivery.state = ${state}
  )::int`

/** Without the secrets. */
const selectWebhooks = (db: Reader) =>
  db
    .selectFrom('webhooks')
    .where('deletedAt', 'is', null)
    .select([
      'id',
      'url',
      'description',
      'events',
      'state',
      'disabledReason',
      'failingSince',
      'createdAt',
      'updatedAt',
      sql<Date | null>`case when previous_secret_until > now() then previous_secret_until end`.as(
        'previousSecretUntil',
      ),
      countOf('pending').as('pending'),
      countOf('delivered').as('delivered'),
      countOf('failed').as('failed'),
    ])

export const listWebhookRows = (db: Reader) => selectWebhooks(db).orderBy('id').execute()
export type WebhookRow = Awaited<ReturnType<typeof listWebhookRows>>[number]

export const findWebhook = (db: Reader, id: number) =>
  selectWebhooks(db).where('id', '=', id).executeTakeFirst()

/** Serialises additions, so that two at once do not exceed the maximum. */
export const lockAdditions = (trx: Transaction<DB>) => lockInTransaction(trx, 'webhooks')

export const countWebhooks = async (trx: Transaction<DB>): Promise<number> => {
  const { count } = await trx
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export const insertWebhook = (trx: Transaction<DB>, row: Insertable<DB['webhooks']>) =>
  trx.insertInto('webhooks').values(row).returning('id').executeTakeFirstOrThrow()

/** Each change has a later time than the previous one, so that the time identifies the state. */
export const changeWebhook = (
  trx: Transaction<DB>,
  id: number,
  values: Updateable<DB['webhooks']>,
) =>
  trx
    .updateTable('webhooks')
    .set({ ...values, updatedAt: sql`greatest(now(), updated_at + interval '1 millisecond')` })
    .where('id', '=', id)
    .execute()

/** Keeps the current secret for some hours beside the new one. */
export const rotateSecretRow = (
  trx: Transaction<DB>,
  id: number,
  { secret, overlapHours }: { secret: string; overlapHours: number },
) =>
  trx
    .updateTable('webhooks')
    .set({
      secret,
      previousSecret: sql`secret`,
      previousSecretUntil: sql`now() + make_interval(hours => ${overlapHours})`,
    })
    .where('id', '=', id)
    .execute()

/** Deleted subscriptions that can be restored, the latest deletion first. */
export const listDeletedWebhookRows = (db: Database) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'url', 'description', 'deletedAt'])
    .where('deletedAt', 'is not', null)
    .$narrowType<{ deletedAt: NotNull }>()
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Makes everything due that waits for a subscription. */
export const makeDue = (trx: Transaction<DB>, webhookId: number) =>
  trx
    .updateTable('webhookDeliveries')
    .set({ nextAttemptAt: sql`now()` })
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'pending')
    .execute()

/** Deletes events that belong to no subscription any more. */
export const deleteUndeliverableEvents = async (db: Database, limit: number): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from webhook_events where id in (
      select id from webhook_events as event
      where not exists (select from webhook_deliveries where event_id = event.id)
      limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}

export const deliveryOrder = byTime('delivery.createdAt')

const selectDeliveries = (db: Database) =>
  db
    .selectFrom('webhookDeliveries as delivery')
    .innerJoin('webhookEvents as event', 'event.id', 'delivery.eventId')
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhookId')
    .where('webhooks.deletedAt', 'is', null)
    .select([
      'delivery.id',
      'delivery.webhookId',
      'event.messageId',
      'event.type',
      'delivery.state',
      'delivery.attempts',
      'delivery.lastStatus',
      'delivery.lastError',
      'delivery.createdAt',
      'delivery.nextAttemptAt',
      'delivery.endedAt',
    ])

export const listDeliveryRows = (
  db: Database,
  webhookId: number,
  { state }: DeliveryFilter,
  pageWindow: PageWindow,
) => {
  const direction = pageWindow.descending ? 'desc' : 'asc'
  return selectDeliveries(db)
    .select(deliveryOrder.key.as('key'))
    .where('delivery.webhookId', '=', webhookId)
    .$if(state !== undefined, (query) => query.where('delivery.state', '=', state ?? ''))
    .where(isAfterCursor(deliveryOrder, 'delivery.id', pageWindow))
    .orderBy('delivery.createdAt', direction)
    .orderBy('delivery.id', direction)
    .limit(pageWindow.limit)
    .execute()
}
export type DeliveryRow = Omit<Awaited<ReturnType<typeof listDeliveryRows>>[number], 'key'>

export const findDelivery = (db: Database, id: number) =>
  selectDeliveries(db).select('event.payload').where('delivery.id', '=', id).executeTakeFirst()

/** The last attempt first. */
export const listAttempts = (db: Database, deliveryId: number, limit: number) =>
  db
    .selectFrom('webhookAttempts')
    .selectAll()
    .where('deliveryId', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Queues a delivery that ended, with all its attempts. False if it has not ended. */
export const requeueDelivery = async (trx: Transaction<DB>, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('webhookDeliveries')
    .set({ state: 'pending', attempts: 0, nextAttemptAt: sql`now()`, endedAt: null })
    .where('id', '=', id)
    .where('state', '!=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
