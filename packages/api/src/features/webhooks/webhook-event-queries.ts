import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { addJobCall } from '../../jobs/add-job.ts'
import { deliverWebhooksJob } from './webhook-jobs.ts'

interface EventRow {
  messageId: string
  type: string
  payload: string
  contactId: number | null
  submissionId: number | null
}

/**
 * Stores an event with a delivery for each subscription to it, and queues these; stores nothing if
 * there is no subscription. In one statement, since a visitor may be waiting for it. A subscription
 * or a contact that is being deleted meanwhile counts as deleted.
 */
export const insertWebhookEvent = (trx: Transaction<DB>, event: EventRow) =>
  sql`
    with subscriber as (
      select id, state from webhooks
      where state <> 'disabled' and deleted_at is null and events @> array[${event.type}::text]
      for key share
    ), contact as (
      select id from contacts where id = ${event.contactId}::int for key share
    ), event as (
      insert into webhook_events (message_id, type, payload, contact_id, submission_id)
      select ${event.messageId}, ${event.type}, ${event.payload}, (select id from contact),
        ${event.submissionId}::int
      where exists (select from subscriber)
      returning id
    ), delivery as (
      insert into webhook_deliveries (webhook_id, event_id)
      select subscriber.id, event.id from subscriber, event
    )
    select ${addJobCall(deliverWebhooksJob, sql`'{}'::json`, sql`null::text`)}
    where exists (select from subscriber where state = 'active')`.execute(trx)

/** Stores an event for one subscription only. */
export async function insertEventFor(
  trx: Transaction<DB>,
  webhookId: number,
  event: Pick<EventRow, 'messageId' | 'type' | 'payload'>,
): Promise<{ id: number }> {
  const { id } = await trx
    .insertInto('webhookEvents')
    .values(event)
    .returning('id')
    .executeTakeFirstOrThrow()
  return trx
    .insertInto('webhookDeliveries')
    .values({ webhookId, eventId: id })
    .returning('id')
    .executeTakeFirstOrThrow()
}
