import { randomInt } from 'node:crypto'
import { lockForConnection, tryLockInTransaction } from '@agency/db/advisory-locks'
import type { Database } from '@agency/db/connect'
import { openPersistentConnection } from '@agency/db/persistent-connection'
import { sql } from 'kysely'
import type { Logger } from 'pino'

const SWEEP_INTERVAL_MS = 10_000

/**
 * graphile-worker releases a dead worker's job only after four hours. Here each process holds an
 * advisory lock for its workers on a separate connection; PostgreSQL releases it the moment the
 * process dies, and any process that finds the lock free releases the dead workers' jobs at once.
 */
export interface WorkerLeases {
  register(workerId: string): Promise<void>
  /** Ids of this process's workers. */
  workerIds(): readonly string[]
  /** Releases the jobs still held by this process's workers, once none of them is running. */
  releaseJobs(): Promise<void>
  close(): Promise<void>
}

async function sweep(db: Database, ownKey: number, log: Logger): Promise<void> {
  const keys = await db
    .selectFrom('workerLeases')
    .select('lockKey')
    .where('lockKey', '!=', ownKey)
    .distinct()
    .execute()
  for (const { lockKey } of keys) {
    await db.transaction().execute(async (trx) => {
      if (!(await tryLockInTransaction(trx, 'jobWorkers', lockKey))) return
      const deadWorkers = await trx
        .deleteFrom('workerLeases')
        .where('lockKey', '=', lockKey)
        .returning('workerId')
        .execute()
      const ids = deadWorkers.map((row) => row.workerId)
      await sql`select graphile_worker.force_unlock_workers(${ids}::text[])`.execute(trx)
      log.info({ workers: ids.length }, 'released the jobs of a dead process')
    })
  }
}

export async function openWorkerLeases(
  url: string,
  db: Database,
  log: Logger,
): Promise<WorkerLeases> {
  const key = randomInt(1, 2 ** 31 - 1)
  const workerIds: string[] = []
  const lease = await openPersistentConnection({
    url,
    name: 'agency-site workers',
    prepare: async (client) => {
      await lockForConnection(client, 'jobWorkers', key)
      // While the lock was lost another process may have treated these as dead.
      await client.query(
        `insert into worker_leases (worker_id, lock_key)
         select unnest($1::text[]), $2 on conflict do nothing`,
        [workerIds, key],
      )
    },
    onError: (error) => log.warn({ err: error }, 'lost the lease of the job workers'),
  })

  await sweep(db, key, log)
  const timer = setInterval(() => {
    sweep(db, key, log).catch((error) => log.warn({ err: error }, 'dead-worker sweep failed'))
  }, SWEEP_INTERVAL_MS)

  return {
    register: async (workerId) => {
      workerIds.push(workerId)
      await db.insertInto('workerLeases').values({ workerId, lockKey: key }).execute()
    },
    workerIds: () => workerIds,
    releaseJobs: async () => {
      if (workerIds.length === 0) return
      await sql`select graphile_worker.force_unlock_workers(${workerIds}::text[])`.execute(db)
      await db.deleteFrom('workerLeases').where('workerId', 'in', workerIds).execute()
      workerIds.length = 0
    },
    close: async () => {
      clearInterval(timer)
      try {
        // Once the lease is gone, nothing identifies the jobs it still holds.
        if (workerIds.length > 0)
          await sql`select graphile_worker.force_unlock_workers(${workerIds}::text[])`.execute(db)
        await db.deleteFrom('workerLeases').where('lockKey', '=', key).execute()
      } catch {
        // Without a database the lease stays in its table but its lock is released: others release
        // the jobs, as after a kill.
      }
      await lease.close()
    },
  }
}
