import { z } from 'zod'
import { PageRequest, pageOf } from './list-page.ts'
import { anyLine, requiredLine } from './text.ts'
import { webhookEventTypes } from './webhook-events.ts'

/** Each event is stored and sent once for each subscription to it. */
export const MAX_WEBHOOKS = 20
/** Number of attempts to deliver an event before it counts as failed: over three days. */
export const WEBHOOK_ATTEMPTS = 10
/** A subscription is disabled after this many days in which every attempt failed. */
export const WEBHOOK_FAILING_DAYS = 5
/** How long the previous secret still signs after a rotation. */
export const SECRET_OVERLAP_HOURS = 24
/** Number of days for which events and their deliveries are kept. */
export const WEBHOOK_LOG_DAYS = 30

/** `paused` by staff: events wait. `disabled` by the site: no events are stored for it. */
export const webhookStates = ['active', 'paused', 'disabled'] as const
export type WebhookState = (typeof webhookStates)[number]
/** Why a subscription was disabled: its server answered 410 Gone, or every attempt failed. */
export const disabledReasons = ['gone', 'failing'] as const
export type DisabledReason = (typeof disabledReasons)[number]

const isUrl = (text: string) => URL.canParse(text) && /^https?:\/\/[^/\\]/i.test(text)

/** What staff enter. Whether the address may be reached is checked by the server. */
export const WebhookFields = z.object({
  url: requiredLine(2_000, 'Please enter the address to send events to.').refine(
    isUrl,
    'Please enter a web address that starts with https://.',
  ),
  description: anyLine(200),
  events: z
    .array(z.enum(webhookEventTypes))
    .min(1, 'Please choose at least one event.')
    .transform((types) => webhookEventTypes.filter((type) => types.includes(type))),
})
export type WebhookFields = z.infer<typeof WebhookFields>

const Id = z.int32().positive()
export const WebhookRef = z.object({ id: Id })
export type WebhookRef = z.infer<typeof WebhookRef>

export const WebhookChange = WebhookFields.extend({
  id: Id,
  /** As loaded: a change by somebody else meanwhile is a conflict. */
  updatedAt: z.iso.datetime(),
})
export type WebhookChange = z.infer<typeof WebhookChange>

/** A subscription, without its secret. */
export const Webhook = z.object({
  id: z.int(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEventTypes)),
  state: z.enum(webhookStates),
  disabledReason: z.enum(disabledReasons).nullable(),
  /** ISO 8601, UTC: the first of the failed attempts since one succeeded; null if none. */
  failingSince: z.string().nullable(),
  /** ISO 8601, UTC: until then the previous secret signs as well; null if there is none. */
  previousSecretUntil: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Numbers of stored deliveries. */
  deliveries: z.object({
    pending: z.int().min(0),
    delivered: z.int().min(0),
    failed: z.int().min(0),
  }),
})
export type Webhook = z.infer<typeof Webhook>

/** A subscription whose deletion can still be undone. */
export const DeletedWebhook = Webhook.pick({ id: true, url: true, description: true }).extend({
  /** ISO 8601, UTC. */
  deletedAt: z.string(),
})
export type DeletedWebhook = z.infer<typeof DeletedWebhook>

export const WebhookList = z.object({ webhooks: z.array(Webhook) })
export type WebhookList = z.infer<typeof WebhookList>

/** A subscription whose secret was just made, the only time that it is shown. */
export const WebhookWithSecret = z.object({ webhook: Webhook, secret: z.string() })
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>

export const deliveryStates = ['pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** One event for one subscription. */
export const WebhookDelivery = z.object({
  id: z.int(),
  webhookId: z.int(),
  /** The webhook-id header, the same in every attempt. */
  messageId: z.string(),
  /** A type of event, or that of the test event. */
  type: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int().min(0),
  /** HTTP status of the last response; null if there was none. */
  lastStatus: z.int().nullable(),
  /** Why the last attempt failed; null if none did. */
  lastError: z.string().nullable(),
  /** ISO 8601, UTC; the next attempt only while it is pending. */
  createdAt: z.string(),
  nextAttemptAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const DeliveryFilter = z.object({
  state: z.enum(deliveryStates).optional(),
})
export type DeliveryFilter = z.infer<typeof DeliveryFilter>

export const DeliveryListRequest = PageRequest.extend({
  webhookId: Id,
  filter: DeliveryFilter.prefault({}),
})
export type DeliveryListRequest = z.infer<typeof DeliveryListRequest>

export const DeliveryPage = pageOf(WebhookDelivery)
export type DeliveryPage = z.infer<typeof DeliveryPage>

const Headers = z.record(z.string(), z.string())

/** One request and its response. */
export const WebhookAttempt = z.object({
  id: z.int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  durationMs: z.int().min(0),
  url: z.string(),
  /** Without the signature. */
  requestHeaders: Headers,
  /** Null if there was no response. */
  status: z.int().nullable(),
  /** The few that help to find a fault. */
  responseHeaders: Headers,
  /** The beginning of it, without secrets. */
  responseBody: z.string(),
  error: z.string().nullable(),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

export const DeliveryDetail = WebhookDelivery.extend({
  /** The body of each request. */
  payload: z.string(),
  /** The last one first. */
  log: z.array(WebhookAttempt),
})
export type DeliveryDetail = z.infer<typeof DeliveryDetail>

export const WEBHOOK_NOT_FOUND = 'This webhook no longer exists.'
export const WEBHOOK_CHANGED_MEANWHILE =
  'Somebody else has changed this webhook. Please reload the page.'
export const WEBHOOK_NOT_ACTIVE = 'This webhook is not active. Please resume it first.'
export const TOO_MANY_WEBHOOKS = `There can be at most ${MAX_WEBHOOKS} webhooks.`
export const DELIVERY_NOT_FOUND = 'This delivery is no longer kept.'
export const DELIVERY_PENDING = 'This delivery is already waiting for its next attempt.'
export const ADDRESS_REFUSED =
  'This address is not on the public internet, so events cannot be sent to it.'
export const ADDRESS_NOT_HTTPS = 'Please enter an address that starts with https://.'
export const ADDRESS_HAS_CREDENTIALS = 'Please enter the address without a user name or a password.'
export const ADDRESS_HAS_PORT = 'Events can only be sent to port 443, the standard port of https.'
