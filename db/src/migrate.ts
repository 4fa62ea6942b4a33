import { Migrator } from 'kysely/migration'
import type { Database } from './connect.ts'
import { migrations } from './migrations/all.ts'

/**
 * Brings the schema to the newest release, in one transaction and under Kysely's advisory lock, so
 * that several processes may start at once. Returns the names of the migrations it applied.
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
