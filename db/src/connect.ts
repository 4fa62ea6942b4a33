import type { Socket } from 'node:net'
import { CamelCasePlugin, Kysely } from 'kysely'
import pg from 'pg'
import { AttributedDialect } from './attributed-dialect.ts'
import type { DB } from './schema.ts'
import { withTimeout } from './with-timeout.ts'

// int8 counts fit a JavaScript number here; pg returns text to be safe for larger ones.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A date has no time zone: keep 'YYYY-MM-DD' instead of a Date at local midnight.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export type Database = Kysely<DB>

export interface Connection {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

export interface ConnectOptions {
  url: string
  /** Max number of connections. */
  max?: number
  /** Shown by `pg_stat_activity`. */
  name?: string
  /** False for a migration, which takes as long as the tables are large. */
  hasTimeLimits?: boolean
  /** Called for idle connections that broke; the pool replaces them by itself. */
  onError?: (error: Error) => void
}

/** A server that hangs never acknowledges the end of a connection. */
const END_MS = 5_000

/** The message of pg's error for a query that timed out. */
const QUERY_TIMED_OUT = 'Query read timeout'

/**
 * Closes a connection when a query on it times out. The server may still run that query once it
 * recovers: a `begin` among them would leave a transaction open that nobody knows about, and
 * whatever is written in it would be lost.
 */
function destroyOnTimeout(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const own = client as unknown as { connection: { stream: Socket }; _queryable: boolean }
  client.query = ((...args: unknown[]) => {
    const answer = query(...args)
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message !== QUERY_TIMED_OUT) return
        // Keeps the pool from reusing it before the stream's end is noticed.
        own._queryable = false
        own.connection.stream.destroy()
      })
    }
    return answer
  }) as typeof client.query
}

/**
 * Opens a pool. Nothing is sent before the first query.
 * The server cancels a statement after 2.8 s and the client gives up after 3 s, so that a stopped
 * server is noticed within 5 s and cannot hang requests.
 */
export function connect({
  url,
  max = 12,
  name = 'agency-site',
  hasTimeLimits = true,
  onError = () => {},
}: ConnectOptions): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // Kept open while idle: a full disk may prevent new connections, and reads have to go on.
    min: Math.min(2, max),
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    ...(hasTimeLimits && { statement_timeout: 2_800, query_timeout: 3_000 }),
    keepAlive: true,
    application_name: name,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => {
    // If a connection breaks while checked out, its query rejects; the error is reported there.
    client.on('error', () => {})
    destroyOnTimeout(client)
  })
  const db = new Kysely<DB>({
    dialect: new AttributedDialect({ pool }),
    // Columns are snake_case in SQL and camelCase here; keys inside a jsonb are left as they are.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return {
    db,
    pool,
    close: async () => {
      await withTimeout(END_MS, db.destroy())
      // Kysely does not end a pool that it never used.
      if (!pool.ending) await pool.end()
    },
  }
}
