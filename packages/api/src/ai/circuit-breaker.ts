import type { CallFailure, ProviderPurpose, ServiceLimits } from '@agency/contract/ai-providers'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { melbourneToday, startOfDay } from '../time/melbourne.ts'
import type { Refusal } from './provider-error.ts'

/** So many failures in a row, and the provider is left alone for a while. */
const MAX_FAILURES = 5
const PAUSE_S = 60
/** A probe that was never heard of again stands in the way of the next for as long. */
const PROBE_S = 120
/** Requests for one generation, however often its process dies. */
const MAX_ASKED = 2

/** Failures that say nothing about the provider. */
const NOT_ITS_FAULT: readonly CallFailure[] = ['declined', 'cancelled']

export interface CallSubject {
  purpose: ProviderPurpose
  host: string
  model: string | undefined
  /** The generation that is asked for, where there is one. */
  generationId: string | undefined
}

/** A request that may be sent: the id of its row, in which its cost is reserved. */
export type Admission = { id: string } | { refused: Refusal }

/** How a request ended. */
export interface Ending {
  outcome: CallFailure | 'done'
  /** In hundredths of a cent of AUD. */
  cost: number
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}

/** Two providers of one purpose, or two models of one, do well or badly each for itself. */
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

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

/** Of all requests since the day began in Melbourne, in hundredths of a cent. */
async function spentToday(trx: Transaction<DB>, purpose: ProviderPurpose): Promise<number> {
  const { spent } = await trx
    .selectFrom('serviceCalls')
    .select(sql<number>`coalesce(sum(cost), 0)::float8`.as('spent'))
    .where('purpose', '=', purpose)
    .where('startedAt', '>=', startOfDay(melbourneToday))
    .executeTakeFirstOrThrow()
  return spent
}

const countAsked = async (trx: Transaction<DB>, { purpose, generationId }: CallSubject) => {
  if (!generationId) return 0
  const { asked } = await trx
    .selectFrom('serviceCalls')
    .select(({ fn }) => fn.countAll<number>().as('asked'))
    .where('generationId', '=', generationId)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  return Number(asked)
}

/**
 * Lets a request through, or says why not. All instances ask here one after the other, and what a
 * request may cost is in the ledger before it is sent: together they never spend more than the cap.
 * After a pause the first request is the probe, and the others go on waiting for its end.
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
    // What another service did says nothing about this one.
    const isKnown = state.service === service
    if (isKnown && state.isOpen) return { refused: 'paused' }
    if ((await countAsked(trx, subject)) >= MAX_ASKED) return { refused: 'asked-enough' }
    const spent = await spentToday(trx, purpose)
    if (dailyCapCents === 0 || spent + resultCost > dailyCapCents * 100) {
      return { refused: 'cap-reached' }
    }
    await trx
      .updateTable('serviceStates')
      .set({
        service,
        ...(!isKnown && { failures: 0 }),
        openUntil: isKnown && state.openUntil ? inSeconds(PROBE_S) : null,
      })
      .where('purpose', '=', purpose)
      .execute()
    const { id } = await trx
      .insertInto('serviceCalls')
      .values({
        ...{ purpose, host, model: model ?? null, cost: resultCost },
        generationId: subject.generationId ?? null,
        // The clock, not the transaction's start: it may have waited over midnight.
        startedAt: sql`clock_timestamp()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id: String(id) }
  })

/** What a request's end says about its service. */
function stateAfter(outcome: Ending['outcome'], failures: number) {
  // Nothing was learnt: the next request may be the probe.
  if (outcome === 'cancelled')
    return { openUntil: sql<Date>`case when open_until > now() then now() end` }
  if (outcome === 'done' || NOT_ITS_FAULT.includes(outcome)) return { failures: 0, openUntil: null }
  const openUntil = failures + 1 >= MAX_FAILURES ? inSeconds(PAUSE_S) : null
  return { failures: failures + 1, openUntil }
}

/** Notes how a request ended, what it cost, and what that says about its service. */
export const settleCall = (
  db: Database,
  { id, purpose }: { id: string; purpose: ProviderPurpose },
  { outcome, cost, inputTokens, outputTokens }: Ending,
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
      .set(stateAfter(outcome, failures))
      .where('purpose', '=', purpose)
      .execute()
  })
