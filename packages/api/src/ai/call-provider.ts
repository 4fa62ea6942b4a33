import { setTimeout as sleep } from 'node:timers/promises'
import type { CallFailure, ProviderPurpose, ServiceLimits } from '@agency/contract/ai-providers'
import type { Database } from '@agency/db/connect'
import type { Logger } from 'pino'
import { getSettings } from '../features/settings/settings-service.ts'
import { type Admission, admitCall, type Ending, settleCall } from './circuit-breaker.ts'
import type { Service } from './post.ts'
import { ProviderError } from './provider-error.ts'

/** What came of a request, with the tokens that the provider counted. */
export interface Result<T> {
  value: T
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}

/** One piece of work for a provider. */
export interface ProviderCall<T> {
  purpose: ProviderPurpose
  service: Service
  generationId?: string
  requestId?: string
  /** Ends the call: the person cancelled, or the caller's own time is up. */
  signal: AbortSignal
  /** For all of its requests and what lies between them, in ms. */
  budgetMs: number
  /** Sends one request and gives the text of its answer. Throws a ProviderError. */
  send: (signal: AbortSignal) => Promise<string>
  /** Keeps an answer before anything else is done with it: it is paid for. */
  keep?: (answer: string) => Promise<void>
  /** Makes something of an answer. Throws a ProviderError where that cannot be done. */
  read: (answer: string, signal: AbortSignal) => Promise<Result<T>>
}

interface CallDeps {
  db: Database
  log: Logger
}

const MAX_ATTEMPTS = 2
const BACK_OFF_MS = 500

/**
 * A request is sent a second time where nothing was made the first time: it never arrived, there
 * were too many (429), or the provider said that it broke down (5xx). A broken connection, a time
 * that is up or an answer that cannot be used may all stand on the bill: asking again would pay twice.
 */
const mayTryAgain = ({ outcome, status }: ProviderError) =>
  outcome === 'unreachable' || outcome === 'busy' || (outcome === 'failed' && status !== undefined)

/** What the provider did wrong; nothing where it was not the provider. */
function failureOf(
  error: unknown,
  budget: AbortSignal,
  signal: AbortSignal,
): ProviderError | undefined {
  if (error instanceof ProviderError) return error
  if (signal.aborted) {
    return new ProviderError('cancelled', 'The request was cancelled.', { mayCost: true })
  }
  if (budget.aborted) {
    return new ProviderError('timeout', 'The time for the service is up.', { mayCost: true })
  }
  return undefined
}

/** Silent where the ledger cannot be reached: what a provider made is worth more than its row. */
async function settle(
  { db, log }: CallDeps,
  call: { id: string; purpose: ProviderPurpose },
  ending: Ending,
): Promise<void> {
  await settleCall(db, call, ending).catch((error) =>
    log.error({ err: error, ...call }, 'could not record the result of a provider call'),
  )
}

/** One request, from its place in the ledger to its end there. */
async function tryOnce<T>(
  deps: CallDeps,
  { purpose, send, keep, read, signal }: ProviderCall<T>,
  { id }: Extract<Admission, { id: string }>,
  { resultCost }: ServiceLimits,
  budget: AbortSignal,
): Promise<T> {
  const until = AbortSignal.any([signal, budget])
  const fail = async (error: unknown): Promise<never> => {
    const failure = failureOf(error, budget, signal)
    // Our own trouble, such as a full disk: what the answer cost stays reserved.
    if (!failure) throw error
    const outcome = failure.outcome as CallFailure
    await settle(deps, { id, purpose }, { outcome, cost: failure.mayCost ? resultCost : 0 })
    throw failure
  }
  const answer = await send(until).catch(fail)
  await keep?.(answer)
  const { value, ...tokens } = await read(answer, until).catch(fail)
  await settle(deps, { id, purpose }, { outcome: 'done', cost: resultCost, ...tokens })
  return value
}

/** Milliseconds until a second request makes sense. */
const waitAfter = ({ retryAfterMs }: ProviderError) =>
  retryAfterMs ?? BACK_OFF_MS + Math.random() * BACK_OFF_MS

/**
 * Has a provider do something, within a budget of time and one of money: each request is entered in
 * the ledger with what it may cost before it is sent, by all instances together. Asks at most twice,
 * see `mayTryAgain`. Throws a ProviderError; nothing is asked where the day's cap is reached or the
 * service rests after repeated failures.
 */
export async function callProvider<T>(deps: CallDeps, call: ProviderCall<T>): Promise<T> {
  const { purpose, service, generationId, requestId, signal } = call
  const { host } = new URL(service.url)
  const log = deps.log.child({ purpose, host, ...(requestId && { requestId }) })
  const subject = { purpose, host, model: service.model, generationId }
  const limits = (await getSettings(deps.db)).aiServices[purpose]
  const endsAt = Date.now() + call.budgetMs
  const budget = AbortSignal.timeout(call.budgetMs)
  let last: ProviderError | undefined
  for (let tries = 1; tries <= MAX_ATTEMPTS; tries += 1) {
    const admission = await admitCall(deps.db, subject, limits)
    if ('refused' in admission) {
      throw last ?? new ProviderError(admission.refused, `Not asked: ${admission.refused}.`)
    }
    try {
      return await tryOnce({ ...deps, log }, call, admission, limits, budget)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      last = error
      log.warn({ err: last, outcome: last.outcome }, 'provider call failed')
    }
    const waitMs = waitAfter(last)
    if (tries === MAX_ATTEMPTS || !mayTryAgain(last) || Date.now() + waitMs >= endsAt) break
    await sleep(waitMs, undefined, { signal }).catch(() => {})
    if (signal.aborted) break
  }
  throw last
}
