import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'

/** Tables whose row counts are maintained. */
export type TableWithRowCount = 'contacts' | 'submissions' | 'concepts'

/** An SQL expression for a table's row count: maintained by triggers, so that no rows are read. */
export const rowCountOf = (table: TableWithRowCount) =>
  sql<number>`(select coalesce(sum(count), 0)::int from row_counts where name = ${table})`

export async function countAll(db: Database, table: TableWithRowCount): Promise<number> {
  const { count } = await db.selectNoFrom(rowCountOf(table).as('count')).executeTakeFirstOrThrow()
  return count
}
