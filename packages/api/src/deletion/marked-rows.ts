import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { noLongerRestorable, restorableSince } from './restore-window.ts'

/** Tables whose deleted rows stay until they are purged, and are left out by every query. */
type MarkedTable = 'goals' | 'email_templates' | 'webhooks'

const setDeleted = async (
  trx: Transaction<DB>,
  table: MarkedTable,
  { id, isDeleted }: { id: number; isDeleted: boolean },
): Promise<boolean> => {
  const { rows } = await sql`
    update ${sql.table(table)} set
      deleted_at = case when ${isDeleted} then now() end,
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    where id = ${id} and (deleted_at is null) = ${isDeleted}
    returning id`.execute(trx)
  return rows.length > 0
}

/** Deletes a row; it can be restored. False if there is none. */
export const markDeleted = (
  trx: Transaction<DB>,
  table: MarkedTable,
  id: number,
): Promise<boolean> => setDeleted(trx, table, { id, isDeleted: true })

/** Undoes a deletion of a goal, for example. Throws NOT_FOUND if its time is over. */
export async function unmarkDeleted(
  trx: Transaction<DB>,
  table: MarkedTable,
  { id, noun }: { id: number; noun: string },
): Promise<void> {
  if (!(await setDeleted(trx, table, { id, isDeleted: false }))) throw noLongerRestorable(noun)
}

/** Makes deletions permanent. */
export const purgeMarked = (db: Database, table: MarkedTable, now: Date) =>
  sql`delete from ${sql.table(table)} where deleted_at < ${restorableSince(now)}`.execute(db)
