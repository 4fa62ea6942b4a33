import type { Estimate } from '@agency/contract/estimate'
import type { WebhookEventData } from '@agency/contract/webhook-events'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { announceEvent } from '../webhooks/announce-event.ts'

interface AnnouncedEstimate {
  estimate: Estimate
  reference: string
  submissionId: number
  /** Undefined if it was made without a concept. */
  conceptId?: number
  contact: WebhookEventData<'estimate.created'>['contact']
}

/** Announces an estimate to webhooks, in the transaction that stores it. */
export const announceEstimate = (
  trx: Transaction<DB>,
  { estimate, reference, submissionId, conceptId, contact }: AnnouncedEstimate,
): Promise<void> =>
  announceEvent(
    trx,
    'estimate.created',
    {
      ...{ submissionId, conceptId: conceptId ?? null, reference },
      ...{ totalCents: estimate.total, lowCents: estimate.low, highCents: estimate.high },
      ...{ currency: 'AUD', validUntil: estimate.validUntil, contact },
    },
    { contactId: contact.id, submissionId },
  )
