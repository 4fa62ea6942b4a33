import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import type { DatabaseDump } from './dump-database.ts'
import { readTables } from './tables.ts'

const open = async (url: string) => {
  const client = new pg.Client({ connectionString: url, application_name: 'agency-site restore' })
  await client.connect()
  return client
}

/** Who works on this database now, by the names that they gave. */
export async function listUsers(url: string): Promise<string[]> {
  const client = await open(url)
  try {
    const { rows } = await client.query(
      `select distinct application_name as name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and application_name in ('agency-site', 'agency-site listen', 'agency-site workers')`,
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Whether somebody's data is in it: a login, a person, a concept, a project. */
export async function holdsData(url: string): Promise<boolean> {
  const client = await open(url)
  try {
    for (const table of ['staff', 'contacts', 'concepts', 'projects']) {
      const { rows } = await client.query(`select to_regclass($1) is not null as exists`, [
        `public.${table}`,
      ])
      if (!rows[0].exists) continue
      if ((await client.query(`select 1 from public.${table} limit 1`)).rowCount) return true
    }
    return false
  } finally {
    await client.end()
  }
}

/** Removes all that the site made in a database: its tables and its queue's. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = await open(url)
  try {
    await client.query('drop schema if exists graphile_worker cascade')
    await client.query('drop schema if exists public cascade')
    await client.query('create schema public')
  } finally {
    await client.end()
  }
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Tables are filled in any order: what ties them is taken away and, all rows there, checked again. */
async function withoutForeignKeys(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
            pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
     where contype = 'f' and nspname in ('public', 'graphile_worker')`,
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
 * Fills the tables of a database that has the dump's schema and no rows of its own, in one
 * transaction. Nothing is computed anew: triggers rest meanwhile. Jobs that were being worked on are
 * free for whoever comes. Throws when a table has another shape or another number of rows.
 */
export async function loadDatabase(url: string, dir: string, dump: DatabaseDump): Promise<void> {
  const client = await open(url)
  try {
    await client.query('begin')
    const shapes = new Map((await readTables(client)).map(({ name, columns }) => [name, columns]))
    await withoutForeignKeys(client, async () => {
      for (const { name, columns, file, rows } of dump.tables) {
        if (shapes.get(name)?.join() !== columns.join()) {
          throw new Error(`${name} has other columns here than in the backup.`)
        }
        await client.query(`alter table ${name} disable trigger user`)
        await client.query(`delete from ${name}`)
        const copy = client.query(from(`copy ${name} (${columns.join(', ')}) from stdin`))
        await pipeline(createReadStream(path.join(dir, file)), createGunzip(), copy)
        if (copy.rowCount !== rows) throw new Error(`${name} has ${copy.rowCount} of ${rows} rows.`)
        await client.query(`alter table ${name} enable trigger user`)
      }
    })
    for (const { name, lastValue, isCalled } of dump.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [name, lastValue, isCalled])
    }
    await client.query(
      'update graphile_worker._private_jobs set locked_at = null, locked_by = null',
    )
    await client.query(
      'update graphile_worker._private_job_queues set locked_at = null, locked_by = null',
    )
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
