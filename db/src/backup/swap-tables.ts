import type pg from 'pg'
import type { DatabaseDump } from './dump-database.ts'
import { replaceJobs } from './queued-jobs.ts'
import { markSwapped, REPLACED_SCHEMA, SHADOW_SCHEMA } from './restore-journal.ts'
import { SITE_SCHEMA } from './tables.ts'

/**
 * Everything in a schema that can be moved on its own: not objects of extensions, nor the sequences
 * and types that move with their tables. The schema itself stays, with its grants.
 */
const MOVABLE = `
  with contents as (
    select 'pg_class'::regclass as catalog, oid as id,
           case relkind when 'v' then 'view' when 'm' then 'materialized view'
                        when 'S' then 'sequence' else 'table' end as kind,
           format('%I.%I', $1::text, relname) as name
    from pg_class
    where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass
                        and objid = pg_class.oid and refobjsubid > 0 and deptype in ('a', 'i'))
    union all
    select 'pg_proc'::regclass, oid, 'routine', oid::regprocedure::text
    from pg_proc where pronamespace = $1::regnamespace
    union all
    select 'pg_type'::regclass, oid, 'type', format('%I.%I', $1::text, typname)
    from pg_type
    where typnamespace = $1::regnamespace and (typtype in ('e', 'd') or typtype = 'c' and exists (
      select from pg_class where pg_class.oid = typrelid and relkind = 'c'))
  )
  select kind, name from contents
  where not exists (select from pg_depend
                    where classid = catalog and objid = id and deptype = 'e')`

async function moveAll(client: pg.Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ kind: string; name: string }>(MOVABLE, [from])
  for (const { kind, name } of rows) {
    await client.query(`alter ${kind} ${name} set schema ${to}`)
  }
}

/**
 * Moves into the site's new schema the extensions that were created while the tables were loaded.
 */
async function moveExtensions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(extname) as name from pg_extension where extnamespace = $1::regnamespace`,
    [SHADOW_SCHEMA],
  )
  for (const { name } of rows) {
    await client.query(`alter extension ${name} set schema ${SITE_SCHEMA}`)
  }
}

/**
 * Swaps the loaded tables in for the site's, and puts the backup's jobs on the queue, atomically.
 * The old tables are kept in a separate schema. Uses the connection that holds the exclusive lock,
 * so that nothing is swapped once that lock is lost.
 */
export async function swapTables(
  client: pg.Client,
  dir: string,
  dump: DatabaseDump,
): Promise<void> {
  await client.query('begin')
  try {
    // The names below are schema-qualified.
    await client.query('set local search_path = pg_catalog')
    await client.query(`create schema ${REPLACED_SCHEMA}`)
    await moveAll(client, SITE_SCHEMA, REPLACED_SCHEMA)
    await moveExtensions(client)
    await moveAll(client, SHADOW_SCHEMA, SITE_SCHEMA)
    await replaceJobs(client, dir, dump)
    await markSwapped(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
