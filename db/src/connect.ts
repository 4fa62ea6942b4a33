import type { Socket } from 'node:net'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
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
  /** Connections at most. */
  max?: number
  /** Shown by `pg_stat_activity`. */
  name?: string
  /** False for a migration: it takes as long as the tables are large. */
  hasTimeLimits?: boolean
  /** Told of idle connections that broke; the pool replaces them by itself. */
  onError?: (error: Error) => void
}

/** A server that hangs acknowledges no end. */
const END_MS = 5_000

/** What pg says of a query that it gave up. */
const QUERY_TIMED_OUT = 'Query read timeout'

/**
 * Ends a connection on which a query was given up. The server may still do it when it goes on: a `begin`
 * among them would leave a transaction open that nobody knows of, and what is written in it is lost.
 */
function destroyOnTimeout(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const own = client as unknown as { connection: { stream: Socket }; _queryable: boolean }
  client.query = ((...args: unknown[]) => {
    const answer = query(...args)
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message !== QUERY_TIMED_OUT) return
        // The pool takes it back no more, before the end of its stream is heard of.
        own._queryable = false
        own.connection.stream.destroy()
      })
    }
    return answer
  }) as typeof client.query
}

/**
 * Opens a pool. Nothing is sent before the first query.
 * A statement is ended by the server after 2.8 s and given up by the client after 3 s, so that a
 * stopped server is noticed within 5 s and cannot hang requests.
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
    // Kept while nobody asks: on a full disk no new one may be had, and reading has to go on.
    min: Math.min(2, max),
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    ...(hasTimeLimits && { statement_timeout: 2_800, query_timeout: 3_000 }),
    keepAlive: true,
    application_name: name,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => {
    // A connection that breaks while it is lent out rejects its query; that is told there.
    client.on('error', () => {})
    destroyOnTimeout(client)
  })
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    // Columns are snake_case in SQL and camelCase here; what is inside a jsonb stays as it is.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return {
    db,
    pool,
    close: async () => {
      await withTimeout(END_MS, db.destroy())
      // Kysely ends no pool that it never asked.
      if (!pool.ending) await pool.end()
    },
  }
}
