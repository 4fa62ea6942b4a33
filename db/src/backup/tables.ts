import type pg from 'pg'

/** A table with its stored (not generated) columns, in order. */
export interface TableShape {
  /** The name in a running site, quoted where needed, such as 'public.concepts'. */
  name: string
  columns: string[]
  /** Types of the columns; absent in backups of early releases. */
  types?: string[] | undefined
}

/** State of a sequence that numbers rows. */
export interface SequenceState {
  name: string
  lastValue: string
  isCalled: boolean
}

/** What a dump holds apart from the rows. */
export interface DatabaseFacts {
  /** The migrations that created the schema, in order. */
  migrations: string[]
  tables: TableShape[]
  sequences: SequenceState[]
}

/** The schema that a site runs on. */
export const SITE_SCHEMA = 'public'

/** Name of a site's table in another schema. */
export const nameIn = (schema: string, name: string) => name.replace(/^public\./, `${schema}.`)

export const isSiteTable = ({ name }: { name: string }) => name.startsWith(`${SITE_SCHEMA}.`)

/** Tables of running processes, meaningless once those have exited. */
const OF_PROCESSES = ['worker_leases']
/** Written by the migrations themselves. */
const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock']

/**
 * Tables of visitors' networks, kept for minutes: they exist only in the running site, which does
 * not need them after a restore.
 */
const OF_MINUTES = ['generation_senders', 'rate_limits']

/** Whether a backup has the rows of a table, not only its columns. */
export const isBackedUp = ({ name }: { name: string }) =>
  !OF_MINUTES.some((each) => name === `${SITE_SCHEMA}.${each}`)

/** The site's tables, in the schema that a site runs on or in another one. */
export async function readTables(
  client: pg.ClientBase,
  schema = SITE_SCHEMA,
): Promise<Required<TableShape>[]> {
  const { rows } = await client.query(
    `select format('%I.%I', $3::text, relname) as name,
            array_agg(quote_ident(attname) order by attnum) as columns,
            array_agg(format_type(atttypid, atttypmod) order by attnum) as types
     from pg_class
     join pg_namespace on pg_namespace.oid = relnamespace
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where nspname = $1 and relkind = 'r' and attgenerated = '' and relname <> all ($2)
     group by 1 order by 1`,
    [schema, [...OF_PROCESSES, ...OF_MIGRATIONS], SITE_SCHEMA],
  )
  return rows
}

/** The names of the sequences in a schema, as they are in a running site. */
async function readSequenceNames(client: pg.ClientBase, schema = SITE_SCHEMA): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', $2::text, sequencename) as name from pg_sequences
     where schemaname = $1 order by 1`,
    [schema, SITE_SCHEMA],
  )
  return rows.map(({ name }) => name)
}

export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const states: SequenceState[] = []
  for (const name of await readSequenceNames(client)) {
    const { rows } = await client.query(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    )
    states.push({ name, ...rows[0] })
  }
  return states
}

function differencesOfTable(kept: TableShape, known: Required<TableShape>): string[] {
  const typeOf = new Map(known.columns.map((column, at) => [column, known.types[at]]))
  const found = kept.columns.flatMap((column, at) => {
    const [is, shouldBe] = [kept.types?.[at], typeOf.get(column)]
    if (shouldBe === undefined) return `${kept.name} has a column ${column} that is not the site's`
    return is && is !== shouldBe ? `${kept.name}.${column} is ${is}, not ${shouldBe}` : []
  })
  const lacking = known.columns.filter((column) => !kept.columns.includes(column))
  return [...found, ...lacking.map((column) => `${kept.name} lacks the column ${column}`)]
}

/** What the migrations create in a schema. */
export interface KnownShapes {
  tables: Required<TableShape>[]
  sequences: string[]
}

export const readShapes = async (client: pg.ClientBase, schema: string): Promise<KnownShapes> => ({
  tables: await readTables(client, schema),
  sequences: await readSequenceNames(client, schema),
})

/** How a backup differs from what the same migrations create, one line each. */
export function differencesOf(
  { tables, sequences }: Pick<DatabaseFacts, 'tables' | 'sequences'>,
  known: KnownShapes,
): string[] {
  const kept = tables.filter(isSiteTable)
  const shapes = new Map(known.tables.map((table) => [table.name, table]))
  const names = new Set(kept.map(({ name }) => name))
  return [
    ...kept.flatMap((table) => {
      const shape = shapes.get(table.name)
      return shape ? differencesOfTable(table, shape) : `${table.name} is not the site's`
    }),
    ...known.tables.flatMap(({ name }) => (names.has(name) ? [] : `${name} is missing`)),
    ...sequences.flatMap((each) =>
      isSiteTable(each) && !known.sequences.includes(each.name)
        ? `The sequence ${each.name} is not the site's`
        : [],
    ),
  ]
}
