import type pg from 'pg'

/** A table with the columns that are written, not computed, in order. */
export interface TableShape {
  /** Quoted where it has to be, such as 'public.concepts'. */
  name: string
  columns: string[]
}

/** Every column value of a sequence that numbers rows. */
export interface SequenceState {
  name: string
  lastValue: string
  isCalled: boolean
}

/** What a dump holds besides the rows. */
export interface DatabaseFacts {
  /** In order: what the schema was made by. */
  migrations: string[]
  tables: TableShape[]
  sequences: SequenceState[]
}

/** Which processes work on what: of nobody once they have ended. */
const OF_PROCESSES = ['public.worker_leases']
/** Written by the migrations themselves. */
const OF_MIGRATIONS = [
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'graphile_worker.migrations',
]

/** The site's tables and its queue's. */
export async function readTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select format('%I.%I', nspname, relname) as name,
            array_agg(quote_ident(attname) order by attnum) as columns
     from pg_class
     join pg_namespace on pg_namespace.oid = relnamespace
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where nspname in ('public', 'graphile_worker') and relkind = 'r' and attgenerated = ''
       and format('%I.%I', nspname, relname) <> all ($1)
     group by 1 order by 1`,
    [[...OF_PROCESSES, ...OF_MIGRATIONS]],
  )
  return rows
}

export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows: found } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname in ('public', 'graphile_worker') order by 1`,
  )
  const states: SequenceState[] = []
  for (const { name } of found) {
    const { rows } = await client.query(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    )
    states.push({ name, ...rows[0] })
  }
  return states
}
