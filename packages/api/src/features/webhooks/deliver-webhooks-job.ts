import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@agency/db/connect'
import { z } from 'zod'
import type { JobDeps } from '../../deps.ts'
import { addJob } from '../../jobs/add-job.ts'
import { handleJob } from '../../jobs/job.ts'
import { deliverEvent } from './deliver-event.ts'
import { listDue, secondsUntilDue } from './delivery-queries.ts'
import { deliverWebhooksJob, NEXT_DELIVERY_KEY } from './webhook-jobs.ts'

/** After this long a run starts no more requests; another one follows it. */
const MAX_RUN_MS = 60_000
/** While requests are open, how often a run looks for events that have come in. */
const POLL_INTERVAL_MS = 250

/** Queues a run for when the next attempt is due. */
async function scheduleNext(db: Database): Promise<void> {
  const delayS = await secondsUntilDue(db)
  if (delayS === undefined) return
  await db
    .transaction()
    .execute((trx) => addJob(trx, { ...deliverWebhooksJob, delayS }, {}, NEXT_DELIVERY_KEY))
}

/**
 * Delivers all events that are due: one at a time for each subscription, and to all subscriptions
 * at once. Throws at the end if a result could not be stored, so that the queue tries again later.
 */
export async function deliverWebhooks(deps: JobDeps, signal?: AbortSignal): Promise<void> {
  const startedAt = performance.now()
  const open = new Map<number, Promise<void>>()
  const failures = new Map<number, unknown>()
  const mayStart = () => !signal?.aborted && performance.now() - startedAt < MAX_RUN_MS
  for (;;) {
    if (mayStart()) {
      for (const due of await listDue(deps.db, [...open.keys(), ...failures.keys()])) {
        const { webhookId } = due
        open.set(
          webhookId,
          deliverEvent(deps, due, signal)
            .catch((error) => void failures.set(webhookId, error))
            .finally(() => open.delete(webhookId)),
        )
      }
    }
    if (open.size === 0) break
    await Promise.race([...open.values(), sleep(POLL_INTERVAL_MS)])
  }
  if (failures.size > 0) {
    throw new AggregateError([...failures.values()], 'Deliveries could not be stored.')
  }
  await scheduleNext(deps.db)
}

export const deliverWebhooksHandler = handleJob(deliverWebhooksJob, (deps, _payload, { signal }) =>
  deliverWebhooks(deps, signal),
)

/**
 * Queues a run if something is due: its job may have used up its attempts, or belong to a backup
 * that was restored without it.
 */
export async function wakeWebhooks({ db }: Pick<JobDeps, 'db'>): Promise<void> {
  if ((await secondsUntilDue(db)) !== 0) return
  await db.transaction().execute((trx) => addJob(trx, deliverWebhooksJob, {}))
}

export const wakeWebhooksHandler = handleJob(
  { id: 'wake-webhooks', payload: z.object({}), priority: 15, cron: '*/5 * * * *' },
  (deps) => wakeWebhooks(deps),
)
