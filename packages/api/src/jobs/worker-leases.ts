import { randomInt } from 'node:crypto'
import type { Database } from '@agency/db/connect'
import { openStandingConnection } from '@agency/db/standing-connection'
import { sql } from 'kysely'
import type { Logger } from 'pino'

const LEASE_SPACE = 727_003
const SWEEP_EVERY_MS = 10_000

/**
 * graphile-worker gives a dead worker's job away after four hours only. Here each process holds an
 * advisory lock for its workers on a connection of its own; PostgreSQL frees it the moment the
 * process dies, and whoever finds the lock free hands the dead workers' jobs back at once.
 */
export interface WorkerLeases {
  register(workerId: string): Promise<void>
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
      const lock = await sql<{
        free: boolean
      }>`select pg_try_advisory_xact_lock(${LEASE_SPACE}, ${lockKey}) as free`.execute(trx)
      if (!lock.rows[0]?.free) return
      const dead = await trx
        .deleteFrom('workerLeases')
        .where('lockKey', '=', lockKey)
        .returning('workerId')
        .execute()
      const ids = dead.map((row) => row.workerId)
      await sql`select graphile_worker.force_unlock_workers(${ids}::text[])`.execute(trx)
      log.info({ workers: ids.length }, 'handed back the jobs of a process that died')
    })
  }
}

export async function openWorkerLeases(
  url: string,
  db: Database,
  log: Logger,
): Promise<WorkerLeases> {
  const key = randomInt(1, 2 ** 31 - 1)
  const lease = await openStandingConnection({
    url,
    name: 'agency-site workers',
    prepare: (client) => client.query('select pg_advisory_lock($1, $2)', [LEASE_SPACE, key]),
    onTrouble: (error) => log.warn({ err: error }, 'the lease of the job workers is lost'),
  })

  await sweep(db, key, log)
  const timer = setInterval(() => {
    sweep(db, key, log).catch((error) =>
      log.warn({ err: error }, 'looking for dead workers failed'),
    )
  }, SWEEP_EVERY_MS)

  return {
    register: async (workerId) => {
      await db.insertInto('workerLeases').values({ workerId, lockKey: key }).execute()
    },
    close: async () => {
      clearInterval(timer)
      await db.deleteFrom('workerLeases').where('lockKey', '=', key).execute()
      await lease.close()
    },
  }
}
