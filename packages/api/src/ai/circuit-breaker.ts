import type { CallFailure, ProviderPurpose, ServiceLimits } from '@agency/contract/ai-providers'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { melbourneToday, startOfDay } from '../time/melbourne.ts'
import type { Refusal } from './provider-error.ts'

/** After this many consecutive failures the circuit opens, and no requests are sent for a while. */
const MAX_FAILURES = 5
const PAUSE_S = 60
/** A half-open probe without a result blocks the next one for this long. */
const PROBE_S = 120
/** Max requests per generation, however often its process dies. */
const MAX_REQUESTS = 2

/** Outcomes that are not the provider's fault. */
const NOT_PROVIDER_FAULT: readonly CallFailure[] = ['declined', 'cancelled']

export interface CallSubject {
  purpose: ProviderPurpose
  host: string
  model: string | undefined
  /** The generation that the request is for, if any. */
  generationId: string | undefined
}

/** An admitted request: the id of its row, in which its cost is reserved. */
export type Admission = { id: string } | { refusal: Refusal }

/** The result of a request. */
export interface CallResult {
  outcome: CallFailure | 'done'
  /** In hundredths of a cent of AUD. */
  cost: number
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}

/** Identifies a provider and its model: the failures of one say nothing about another. */
export const serviceName = (host: string, model: string | null | undefined) =>
  `${host} ${model ?? ''}`

const lockState = (trx: Transaction<DB>, purpose: ProviderPurpose) =>
  trx
    .selectFrom('serviceStates')
    .select(['service', 'failures', 'openUntil'])
    .select(sql<boolean>`open_until > now()`.as('isOpen'))
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirstOrThrow()

const secondsFromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

/** Cost of all requests since the start of the day in Melbourne, in hundredths of a cent. */
async function costToday(trx: Transaction<DB>, purpose: ProviderPurpose): Promise<number> {
  const { cost } = await trx
    .selectFrom('serviceCalls')
    .select(sql<number>`coalesce(sum(cost), 0)::float8`.as('cost'))
    .where('purpose', '=', purpose)
    .where('startedAt', '>=', startOfDay(melbourneToday))
    .executeTakeFirstOrThrow()
  return cost
}

const countRequests = async (trx: Transaction<DB>, { purpose, generationId }: CallSubject) => {
  if (!generationId) return 0
  const { count } = await trx
    .selectFrom('serviceCalls')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('generationId', '=', generationId)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Admits a request, or returns why not. All instances take the same row lock, and a request's
 * maximum cost is in the ledger before it is sent, so together they never exceed the cap. After a
 * pause the first request is the half-open probe, and the others wait for its result.
 */
export const admitCall = (
  db: Database,
  subject: CallSubject,
  { dailyCapCents, resultCost }: Pick<ServiceLimits, 'dailyCapCents' | 'resultCost'>,
): Promise<Admission> =>
  db.transaction().execute(async (trx) => {
    const { purpose, host, model } = subject
    const service = serviceName(host, model)
    const state = await lockState(trx, purpose)
    // The results of another service say nothing about this one.
    const isSameService = state.service === service
    if (isSameService && state.isOpen) return { refusal: 'paused' }
    if ((await countRequests(trx, subject)) >= MAX_REQUESTS)
      return { refusal: 'request-limit-reached' }
    const costSoFar = await costToday(trx, purpose)
    if (dailyCapCents === 0 || costSoFar + resultCost > dailyCapCents * 100) {
      return { refusal: 'cap-reached' }
    }
    await trx
      .updateTable('serviceStates')
      .set({
        service,
        ...(!isSameService && { failures: 0 }),
        openUntil: isSameService && state.openUntil ? secondsFromNow(PROBE_S) : null,
      })
      .where('purpose', '=', purpose)
      .execute()
    const { id } = await trx
      .insertInto('serviceCalls')
      .values({
        ...{ purpose, host, model: model ?? null, cost: resultCost },
        generationId: subject.generationId ?? null,
        // The current time, not the transaction's start: it may have waited past midnight.
        startedAt: sql`clock_timestamp()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id: String(id) }
  })

/** The service's state after a request. */
function nextState(outcome: CallResult['outcome'], failures: number) {
  // A cancelled probe proves nothing, so the next request may be the probe.
  if (outcome === 'cancelled')
    return { openUntil: sql<Date>`case when open_until > now() then now() end` }
  if (outcome === 'done' || NOT_PROVIDER_FAULT.includes(outcome))
    return { failures: 0, openUntil: null }
  const openUntil = failures + 1 >= MAX_FAILURES ? secondsFromNow(PAUSE_S) : null
  return { failures: failures + 1, openUntil }
}

/** Records a request's outcome and cost, and updates the state of its service. */
export const settleCall = (
  db: Database,
  { id, purpose }: { id: string; purpose: ProviderPurpose },
  { outcome, cost, inputTokens, outputTokens }: CallResult,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { failures } = await lockState(trx, purpose)
    await trx
      .updateTable('serviceCalls')
      .set({
        ...{ outcome, cost, inputTokens, outputTokens },
        endedAt: sql`clock_timestamp()`,
      })
      .where('id', '=', id)
      .execute()
    await trx
      .updateTable('serviceStates')
      .set(nextState(outcome, failures))
      .where('purpose', '=', purpose)
      .execute()
  })
