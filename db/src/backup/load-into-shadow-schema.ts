import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { migrate } from '../migrate.ts'
import { buildSchema, withSearchPath } from './built-schema.ts'
import { columnsOf } from './columns.ts'
import type { DatabaseDump, DumpedTable } from './dump-database.ts'
import { SHADOW_SCHEMA } from './restore-journal.ts'
import {
  differencesOf,
  isSiteTable,
  nameIn,
  readShapes,
  readTables,
  type TableShape,
} from './tables.ts'

/** The backup's contents do not fit the tables that its migrations create. */
export class DifferentTablesError extends Error {
  readonly differences: string[]
  constructor(differences: string[]) {
    super(`${differences.join('.\n')}.`)
    this.differences = differences
  }
}

export interface LoadOptions {
  /**
   * Leaves out tables and columns that are not the site's, and fills missing ones with defaults.
   */
  ignoreDifferences: boolean
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Drops foreign keys while the tables are filled in any order, then adds and checks them again. */
async function withoutForeignKeys(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
            pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = $1::regnamespace`,
    [SHADOW_SCHEMA],
  )
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${name}`)
  }
  await work()
  for (const { table, name, definition } of rows) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

/**
 * Loads a file's rows. Names from a manifest never reach a statement: known columns use the table's
 * own names, and the others go to columns with generated names, which are dropped again.
 */
async function loadTable(client: pg.Client, dir: string, table: DumpedTable, into: TableShape) {
  const name = nameIn(SHADOW_SCHEMA, into.name)
  const { columns, leftOut } = columnsOf(table.columns, into.columns)
  for (const column of leftOut) await client.query(`alter table ${name} add ${column} text`)
  await client.query(`alter table ${name} disable trigger user`)
  await client.query(`delete from ${name}`)
  const copy = client.query(from(`copy ${name} (${columns.join(', ')}) from stdin`))
  await pipeline(createReadStream(path.join(dir, table.file)), createGunzip(), copy)
  if (copy.rowCount !== table.rows) {
    throw new Error(`${into.name} has ${copy.rowCount} of ${table.rows} rows.`)
  }
  await client.query(`alter table ${name} enable trigger user`)
  for (const column of leftOut) await client.query(`alter table ${name} drop ${column}`)
}

/**
 * Fills empty tables in one transaction. Triggers are disabled meanwhile, so nothing is recomputed.
 */
async function loadRows(
  client: pg.Client,
  dir: string,
  dump: DatabaseDump,
  { ignoreDifferences }: LoadOptions,
): Promise<void> {
  await client.query('begin')
  const known = await readShapes(client, SHADOW_SCHEMA)
  const differences = differencesOf(dump, known)
  if (differences.length > 0 && !ignoreDifferences) throw new DifferentTablesError(differences)
  const tables = dump.tables.filter(isSiteTable)
  const shapes = new Map(known.tables.map((table) => [table.name, table]))
  await withoutForeignKeys(client, async () => {
    for (const table of tables) {
      const into = shapes.get(table.name)
      if (into) await loadTable(client, dir, table, into)
    }
  })
  // A missing sequence is ignored: to_regclass returns null, and setval then does nothing.
  for (const { name, lastValue, isCalled } of dump.sequences.filter(isSiteTable)) {
    await client.query('select setval(to_regclass($1), $2, $3)', [
      nameIn(SHADOW_SCHEMA, name),
      lastValue,
      isCalled,
    ])
  }
  await client.query('commit')
}

/**
 * Loads a dump next to the site's tables: into a schema as it was when the dump was written, which
 * is then migrated. The site's tables are not touched. Throws DifferentTablesError, and whatever
 * PostgreSQL reports about rows its constraints reject.
 */
export async function loadIntoShadowSchema(
  url: string,
  dir: string,
  dump: DatabaseDump,
  options: LoadOptions,
): Promise<void> {
  const { db, close } = await buildSchema(url, SHADOW_SCHEMA, dump.migrations.at(-1) ?? '')
  const client = new pg.Client({
    connectionString: withSearchPath(url, SHADOW_SCHEMA),
    application_name: 'agency-site restore',
  })
  try {
    await client.connect()
    await loadRows(client, dir, dump, options)
    await migrate(db, undefined, SHADOW_SCHEMA)
    for (const { name } of await readTables(client, SHADOW_SCHEMA)) {
      await client.query(`analyze ${nameIn(SHADOW_SCHEMA, name)}`)
    }
  } finally {
    await client.end()
    await close()
  }
}
