import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, QueryConfig } from 'pg'

/** A truncation writes files; on a busy disk that takes longer than the statements of a request may. */
const TRUNCATE_MS = 60_000

const LOCK_NOT_AVAILABLE = '55P03'
/** The tables and all that refer to them, which a truncation empties as well. */
const DEPENDENT_TABLES = `
  with recursive dependent (id) as (
    select unnest($1::text[])::regclass::oid
    union
    select conrelid from pg_constraint join dependent on confrelid = id where contype = 'f'
  )
  select string_agg(id::regclass::text, ', ') as names from dependent`

/** A query that the client waits for as long as the server does; pg's types lack the option. */
const patiently = (text: string): QueryConfig =>
  ({ text, query_timeout: TRUNCATE_MS }) as QueryConfig

/**
 * Empties tables, and all that refer to them, once nothing uses any of them: a truncation that waits
 * for a job of an earlier test while it holds other tables could end in a deadlock with it.
 */
export async function emptyTables(pool: Pool, ...tables: string[]): Promise<void> {
  const { rows } = await pool.query(DEPENDENT_TABLES, [tables])
  const client = await pool.connect()
  try {
    for (;;) {
      await client.query('begin')
      try {
        await client.query(`lock table ${rows[0].names} in access exclusive mode nowait`)
        await client.query(`set local statement_timeout = ${TRUNCATE_MS}`)
        await client.query(patiently(`truncate ${tables.join(', ')} restart identity cascade`))
        await client.query('commit')
        return
      } catch (error) {
        await client.query('rollback')
        if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
        await sleep(10)
      }
    }
  } finally {
    client.release()
  }
}
