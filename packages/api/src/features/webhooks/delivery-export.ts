import { DeliveryFilter, WebhookDelivery } from '@agency/contract/webhook'
import { z } from 'zod'
import { listExport } from '../../exports/list-export.ts'
import { readDeliveries } from './delivery-service.ts'

const NO_WEBHOOK = 'This is not the id of a webhook.'
const WebhookId = z
  .string(NO_WEBHOOK)
  .regex(/^[1-9]\d{0,8}$/, NO_WEBHOOK)
  .transform(Number)

export const deliveryExport = listExport({
  list: 'webhookDeliveries',
  permission: 'webhooks:read',
  description: 'What was sent to one webhook, newest first, without the contents. For owners.',
  query: DeliveryFilter.extend({ webhookId: WebhookId }),
  notes: { webhookId: 'The id of a webhook.', state: 'Whether it was delivered.' },
  examples: { webhookId: '1' },
  row: WebhookDelivery,
  columns: [
    ['Time (UTC)', ({ createdAt }) => createdAt],
    ['Event', ({ type }) => type],
    ['Event id', ({ messageId }) => messageId],
    ['State', ({ state }) => state],
    ['Attempts', ({ attempts }) => attempts],
    ['Last status', ({ lastStatus }) => lastStatus],
    ['Last error', ({ lastError }) => lastError],
    ['Next attempt (UTC)', ({ nextAttemptAt }) => nextAttemptAt],
    ['Ended (UTC)', ({ endedAt }) => endedAt],
  ],
  read: (db, { webhookId, ...filter }) => ({ rows: readDeliveries(db, webhookId, filter) }),
})
