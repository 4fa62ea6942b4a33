import pg from 'pg'
import { connect, type Database } from '../connect.ts'
import { migrateTo } from '../migrate.ts'
import { SITE_SCHEMA } from './tables.ts'

/**
 * The URL for connections that create and look up tables in `schema` first. Extension objects are
 * found in the site's schema.
 */
export function withSearchPath(url: string, schema: string): string {
  const changed = new URL(url)
  const given = changed.searchParams.get('options') ?? ''
  changed.searchParams.set('options', `${given} -c search_path=${schema},${SITE_SCHEMA}`.trim())
  return changed.href
}

/** Runs one or more statements on a separate connection. */
export async function runStatements(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'agency-site restore' })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

/** Connects with `schema` as the default for new tables. Throws if a pooler drops the setting. */
async function connectTo(url: string, schema: string) {
  const connection = connect({
    url: withSearchPath(url, schema),
    ...{ max: 2, hasTimeLimits: false, name: 'agency-site restore' },
  })
  const { rows } = await connection.pool.query('select current_schema() as schema')
  if (rows[0].schema === schema) return connection
  await connection.close()
  throw new Error('Connect to the database directly: the connection pooler drops search_path.')
}

export interface BuiltSchema {
  db: Database
  close(): Promise<void>
}

/** Recreates `schema` with the empty tables that the migrations up to `migration` create. */
export async function buildSchema(
  url: string,
  schema: string,
  migration: string,
): Promise<BuiltSchema> {
  await runStatements(url, `drop schema if exists ${schema} cascade; create schema ${schema}`)
  const { db, close } = await connectTo(url, schema)
  try {
    await migrateTo(db, migration, schema)
    return { db, close }
  } catch (error) {
    await close()
    throw error
  }
}
