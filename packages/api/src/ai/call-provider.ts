import { setTimeout as sleep } from 'node:timers/promises'
import type { CallFailure, ProviderPurpose, ServiceLimits } from '@agency/contract/ai-providers'
import type { Database } from '@agency/db/connect'
import type { Logger } from 'pino'
import { getSettings } from '../features/settings/settings-service.ts'
import { type Admission, admitCall, type CallResult, settleCall } from './circuit-breaker.ts'
import type { Service } from './post.ts'
import { ProviderError } from './provider-error.ts'

/** The value made from a response, with the token counts that the provider reported. */
export interface Result<T> {
  value: T
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}

/** One unit of work for a provider. */
export interface ProviderCall<T> {
  purpose: ProviderPurpose
  service: Service
  generationId?: string
  requestId?: string
  /** Aborts the call: the person cancelled, or the caller timed out. */
  signal: AbortSignal
  /** Time budget for all requests and the waits between them, in ms. */
  budgetMs: number
  /** Sends one request and returns the body of its response. Throws a ProviderError. */
  send: (signal: AbortSignal) => Promise<string>
  /** Stores a response before it is processed, since it has been paid for. */
  store?: (response: string) => Promise<void>
  /** Parses a response. Throws a ProviderError if it cannot be used. */
  parse: (response: string, signal: AbortSignal) => Promise<Result<T>>
}

interface CallDeps {
  db: Database
  log: Logger
}

const MAX_ATTEMPTS = 2
const BACKOFF_MS = 500

/**
 * A request is retried if the first try produced nothing: it never arrived, there were too many
 * (429), or the provider reported a failure (5xx). A broken connection, a timeout or an unusable
 * response may have been billed: retrying would pay twice.
 */
const isRetryable = ({ outcome, status }: ProviderError) =>
  outcome === 'unreachable' || outcome === 'busy' || (outcome === 'failed' && status !== undefined)

/** The provider's failure; undefined if the provider was not at fault. */
function failureOf(
  error: unknown,
  budget: AbortSignal,
  signal: AbortSignal,
): ProviderError | undefined {
  if (error instanceof ProviderError) return error
  if (signal.aborted) {
    return new ProviderError('cancelled', 'The request was cancelled.', { mayBeBilled: true })
  }
  if (budget.aborted) {
    return new ProviderError('timeout', 'The service timed out.', { mayBeBilled: true })
  }
  return undefined
}

/** Ignores ledger failures: the result is worth more than its accounting row. */
async function settle(
  { db, log }: CallDeps,
  call: { id: string; purpose: ProviderPurpose },
  result: CallResult,
): Promise<void> {
  await settleCall(db, call, result).catch((error) =>
    log.error({ err: error, ...call }, 'could not record the result of a provider call'),
  )
}

/** Sends one request that has been admitted, and settles it in the ledger. */
async function sendOnce<T>(
  deps: CallDeps,
  { purpose, send, store, parse, signal }: ProviderCall<T>,
  { id }: Extract<Admission, { id: string }>,
  { resultCost }: ServiceLimits,
  budget: AbortSignal,
): Promise<T> {
  const callSignal = AbortSignal.any([signal, budget])
  const fail = async (error: unknown): Promise<never> => {
    const failure = failureOf(error, budget, signal)
    // A failure on our side, such as a full disk: the cost of the response stays reserved.
    if (!failure) throw error
    const outcome = failure.outcome as CallFailure
    await settle(deps, { id, purpose }, { outcome, cost: failure.mayBeBilled ? resultCost : 0 })
    throw failure
  }
  const response = await send(callSignal).catch(fail)
  await store?.(response)
  const { value, ...tokens } = await parse(response, callSignal).catch(fail)
  await settle(deps, { id, purpose }, { outcome: 'done', cost: resultCost, ...tokens })
  return value
}

/** Milliseconds to wait before a retry. */
const retryDelayMs = ({ retryAfterMs }: ProviderError) =>
  retryAfterMs ?? BACKOFF_MS + Math.random() * BACKOFF_MS

/**
 * Calls a provider within a time budget and a money budget: before it is sent, each request is
 * entered in the ledger, shared by all instances, with its maximum cost. Sends at most two
 * requests, see `isRetryable`. Throws a ProviderError; no request is sent if the daily cap is
 * reached or the service is paused after repeated failures.
 */
export async function callProvider<T>(deps: CallDeps, call: ProviderCall<T>): Promise<T> {
  const { purpose, service, generationId, requestId, signal } = call
  const { host } = new URL(service.url)
  const log = deps.log.child({ purpose, host, ...(requestId && { requestId }) })
  const subject = { purpose, host, model: service.model, generationId }
  const limits = (await getSettings(deps.db)).aiServices[purpose]
  const deadline = Date.now() + call.budgetMs
  const budget = AbortSignal.timeout(call.budgetMs)
  let lastError: ProviderError | undefined
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const admission = await admitCall(deps.db, subject, limits)
    if ('refusal' in admission) {
      throw (
        lastError ?? new ProviderError(admission.refusal, `Request not sent: ${admission.refusal}.`)
      )
    }
    try {
      return await sendOnce({ ...deps, log }, call, admission, limits, budget)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      lastError = error
      log.warn({ err: lastError, outcome: lastError.outcome }, 'provider call failed')
    }
    const waitMs = retryDelayMs(lastError)
    if (attempt === MAX_ATTEMPTS || !isRetryable(lastError) || Date.now() + waitMs >= deadline)
      break
    await sleep(waitMs, undefined, { signal }).catch(() => {})
    if (signal.aborted) break
  }
  throw lastError
}
