import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'

/** Tables whose rows are counted as they come and go. */
export type CountedTable = 'contacts' | 'submissions' | 'concepts'

/** How many rows a table has, for SQL: kept by triggers, so that no row is read for it. */
export const storedCount = (table: CountedTable) =>
  sql<number>`(select coalesce(sum(count), 0)::int from row_counts where name = ${table})`

export async function countAll(db: Database, table: CountedTable): Promise<number> {
  const { count } = await db.selectNoFrom(storedCount(table).as('count')).executeTakeFirstOrThrow()
  return count
}
