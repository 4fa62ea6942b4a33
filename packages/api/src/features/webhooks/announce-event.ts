import { randomUUID } from 'node:crypto'
import type {
  TEST_EVENT_TYPE,
  WebhookEventData,
  WebhookEventType,
} from '@agency/contract/webhook-events'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { insertWebhookEvent } from './webhook-event-queries.ts'

/** The person and the submission with which an event is deleted. */
interface EventSubject {
  contactId?: number | null
  submissionId?: number
}

/** An event as it is stored: its id, and the bytes that are signed and sent. */
export const composeEvent = (
  type: WebhookEventType | typeof TEST_EVENT_TYPE,
  data: object,
  now = new Date(),
) => ({
  messageId: `msg_${randomUUID().replaceAll('-', '')}`,
  type,
  payload: JSON.stringify({ type, timestamp: now.toISOString(), data }),
})

/**
 * Stores an event for those who subscribed to it, in the transaction of what it announces: it is
 * delivered if, and only if, that is committed.
 */
export async function announceEvent<Type extends WebhookEventType>(
  trx: Transaction<DB>,
  type: Type,
  data: WebhookEventData<Type>,
  { contactId = null, submissionId }: EventSubject = {},
): Promise<void> {
  await insertWebhookEvent(trx, {
    ...composeEvent(type, data),
    ...{ contactId, submissionId: submissionId ?? null },
  })
}
