import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import type { Database } from './connect.ts'
import { migrations } from './migrations/all.ts'

type Migrations = Record<string, Migration>

/** Lock timeout of a table change; later queries queue up while it waits. */
const LOCK_MS = 2_000
/** Pause between two tries, which lets the waiting queries through. */
const PAUSE_MS = 1_000
const TRIES = 20
const LOCK_NOT_AVAILABLE = '55P03'

const withLockTimeout = ({ up }: Migration): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(db)
    await up(db)
  },
})

const migratorOf = (db: Database, known: Migrations = migrations, schema?: string) =>
  new Migrator({
    db,
    ...(schema && { migrationTableSchema: schema }),
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(known).map(([name, migration]) => [name, withLockTimeout(migration)]),
        ),
    },
  })

function namesOf({ error, results }: MigrationResultSet): string[] {
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

async function stepUp(migrator: Migrator, triesLeft = TRIES): Promise<string | undefined> {
  try {
    return namesOf(await migrator.migrateUp())[0]
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || triesLeft <= 1) throw error
    await wait(PAUSE_MS)
    return stepUp(migrator, triesLeft - 1)
  }
}

/** Migrations of a newer release that were applied to this database. */
export async function listUnknownMigrations(
  db: Database,
  known: Migrations = migrations,
): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (!rows[0]?.exists) return []
  const applied = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  return applied.rows.map(({ name }) => name).filter((name) => !Object.hasOwn(known, name))
}

/**
 * Migrates the schema to the latest release: each migration runs in its own transaction and under
 * Kysely's advisory lock, so several processes may start at once. Others may use the database
 * meanwhile: a change that has to wait for them times out and is retried. Returns the names of the
 * applied migrations; none if a newer release has migrated this database, whose schema this release
 * can use (docs/decisions/0026). With `schema`, `db` has that one first in its search path.
 */
export async function migrate(
  db: Database,
  known: Migrations = migrations,
  schema?: string,
): Promise<string[]> {
  if ((await listUnknownMigrations(db, known)).length > 0) return []
  const migrator = migratorOf(db, known, schema)
  const applied: string[] = []
  for (;;) {
    const name = await stepUp(migrator)
    if (name === undefined) return applied
    applied.push(name)
  }
}

export const isKnownMigration = (name: string) => Object.hasOwn(migrations, name)

/** Migrates the schema up to this migration. Returns the names of the applied ones. */
export const migrateTo = async (db: Database, name: string, schema?: string): Promise<string[]> =>
  namesOf(await migratorOf(db, migrations, schema).migrateTo(name))
