import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { lockInTransaction } from './advisory-locks.ts'
import type { Database } from './connect.ts'
import type { DB } from './schema.ts'

/**
 * Runs `seed` in one transaction if no seed of this name has run on this database. Returns whether
 * it ran. If several processes start at once, one seeds and the others wait for it.
 */
export async function seedOnce(
  db: Database,
  name: string,
  seed: (trx: Transaction<DB>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockInTransaction(trx, 'seed')
    // Images are rendered while the transaction is open.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    const done = await trx
      .selectFrom('seeds')
      .select('name')
      .where('name', '=', name)
      .executeTakeFirst()
    if (done) return false
    await seed(trx)
    await trx.insertInto('seeds').values({ name }).execute()
    return true
  })
}
