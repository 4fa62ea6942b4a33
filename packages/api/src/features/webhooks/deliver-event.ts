import { truncate } from '@agency/contract/text'
import type { DisabledReason } from '@agency/contract/webhook'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { JobDeps } from '../../deps.ts'
import { PostError, type PostFailure, type PostResponse } from '../../outbound/guarded-post.ts'
import { retryAfterOf } from '../../outbound/retry-after.ts'
import { getEmailText } from '../emails/email-text-service.ts'
import { queueStaffEmail } from '../emails/queue-emails.ts'
import { getSettings } from '../settings/settings-service.ts'
import {
  type DueDelivery,
  disableWebhook,
  insertAttempt,
  lockWebhook,
  markFailing,
  markSucceeding,
  updateDelivery,
} from './delivery-queries.ts'
import { retryDelayMs } from './delivery-schedule.ts'
import { disabledDraft } from './webhook-email.ts'
import { signedHeaders, withoutSecrets } from './webhook-secret.ts'

type DeliverDeps = Pick<JobDeps, 'db' | 'log' | 'publicUrl' | 'webhookRequests'>

const GONE = 410
/** Length of the stored beginning of a response, in UTF-16 units. */
const MAX_STORED_BODY = 2_000
/** The headers of a response that help to find a fault. Others may be cookies. */
const STORED_HEADERS = ['content-type', 'retry-after'] as const

const failureTexts: Record<PostFailure, string> = {
  refused: 'This address is not on the public internet, or not an https address.',
  unresolved: 'The name of the server could not be resolved.',
  unreachable: 'The server refused the connection, or could not be reached.',
  certificate: 'The certificate of the server is not valid.',
  broken: 'The connection broke before the response was complete.',
  timeout: 'The response was not complete in time.',
}

/** The result of a request, as it is stored. */
interface Outcome {
  status: number | null
  /** Why it counts as failed, in words; null if it succeeded. */
  error: string | null
  retryAfterMs?: number | undefined
  responseHeaders: Record<string, string>
  responseBody: string
}

function errorOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status === GONE) return 'The server answered 410: it wants no more events.'
  if (status >= 300 && status < 400)
    return `The server answered ${status}: redirects are not followed.`
  return `The server answered ${status}.`
}

/** The beginning of a response as text that can be stored, without secrets. */
function storedBody({ body, headers, isTruncated }: PostResponse, secrets: string[]): string {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return ''
  const text = withoutSecrets(body.toString('utf8').replaceAll('\0', ''), secrets)
  const stored = truncate(text, MAX_STORED_BODY)
  return isTruncated || stored.length < text.length ? `${stored}…` : stored
}

const outcomeOf = (response: PostResponse, secrets: string[]): Outcome => ({
  status: response.status,
  error: errorOf(response.status),
  retryAfterMs: retryAfterOf(response.headers['retry-after']),
  responseHeaders: Object.fromEntries(
    STORED_HEADERS.flatMap((name) => {
      const value = response.headers[name]
      return value ? [[name, withoutSecrets(truncate(value, 200), secrets)]] : []
    }),
  ),
  responseBody: storedBody(response, secrets),
})

const failedOutcome = ({ failure, status }: PostError): Outcome => ({
  ...{ status: status ?? null, error: failureTexts[failure] },
  ...{ responseHeaders: {}, responseBody: '' },
})

async function disable(
  { publicUrl }: Pick<DeliverDeps, 'publicUrl'>,
  trx: Transaction<DB>,
  { webhook, reason }: { webhook: { id: number; url: string }; reason: DisabledReason },
): Promise<void> {
  await disableWebhook(trx, webhook.id, reason)
  const { agency } = await getSettings(trx)
  const draft = disabledDraft(
    { webhook, reason, agencyName: agency.name, publicUrl },
    await getEmailText(trx, 'staff_webhook_disabled'),
  )
  await queueStaffEmail(trx, { draft, agency, kind: 'webhook' })
}

interface Attempt extends Outcome {
  at: Date
  durationMs: number
  requestHeaders: Record<string, string>
}

/** Stores an attempt with all that follows from it, in one transaction. */
async function storeAttempt(
  deps: DeliverDeps,
  delivery: DueDelivery,
  { at, durationMs, requestHeaders, retryAfterMs, ...outcome }: Attempt,
): Promise<void> {
  const { id, webhookId, attempts, url } = delivery
  const { status, error } = outcome
  await deps.db.transaction().execute(async (trx) => {
    const webhook = await lockWebhook(trx, webhookId)
    if (!webhook) return
    const retryInMs = status === GONE ? undefined : retryDelayMs(attempts + 1, retryAfterMs)
    if (!(await updateDelivery(trx, delivery, { status, error, retryInMs }))) return
    await insertAttempt(trx, {
      ...{ deliveryId: id, attemptedAt: at, durationMs, url, status, error },
      requestHeaders: JSON.stringify(requestHeaders),
      responseHeaders: JSON.stringify(outcome.responseHeaders),
      responseBody: outcome.responseBody,
    })
    if (error === null) {
      await markSucceeding(trx, webhookId)
      return
    }
    const isFailing = await markFailing(trx, webhookId)
    // Meanwhile staff may have paused it.
    if (webhook.state !== 'active') return
    if (status === GONE) await disable(deps, trx, { webhook, reason: 'gone' })
    else if (isFailing) await disable(deps, trx, { webhook, reason: 'failing' })
  })
}

/**
 * Makes one attempt to deliver an event, and stores its result. An attempt that the end of the
 * process aborts does not count. If the process dies after the request and before the result is
 * stored, the same message is sent again, with the same id.
 */
export async function deliverEvent(
  deps: DeliverDeps,
  delivery: DueDelivery,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { id, url, payload, secret, previousSecret } = delivery
  const secrets = previousSecret === null ? [secret] : [secret, previousSecret]
  const at = new Date()
  const { 'webhook-signature': signature, ...identity } = signedHeaders(delivery, secrets, at)
  const requestHeaders = {
    'content-type': 'application/json',
    'user-agent': 'agency-site webhooks',
    ...identity,
  }
  const started = performance.now()
  let outcome: Outcome
  try {
    const response = await deps.webhookRequests.post({
      ...{ url, body: payload, signal },
      headers: { ...requestHeaders, 'webhook-signature': signature },
    })
    outcome = outcomeOf(response, [...secrets, ...signature.split(' ')])
  } catch (error) {
    if (signal?.aborted) return
    if (!(error instanceof PostError)) throw error
    outcome = failedOutcome(error)
  }
  const durationMs = Math.round(performance.now() - started)
  // The address may contain a secret, so only its host is logged.
  const log = { deliveryId: id, host: new URL(url).host, status: outcome.status, durationMs }
  if (outcome.error === null) deps.log.info(log, 'webhook delivered')
  else deps.log.warn({ ...log, reason: outcome.error }, 'webhook delivery failed')
  await storeAttempt(deps, delivery, { ...outcome, at, durationMs, requestHeaders })
}
