import pg from 'pg'
import { lockForConnection } from '../advisory-locks.ts'
import { isKnownMigration } from '../migrate.ts'
import { buildSchema } from './built-schema.ts'
import { type DatabaseFacts, differencesOf, readShapes } from './tables.ts'

const CHECKED = 'agency_backup_check'

/**
 * What a restore of this database would reject, one line each. Compares it with what the same
 * migrations create in a temporary schema, which is dropped afterwards.
 */
export async function checkRestorable(url: string, facts: DatabaseFacts): Promise<string[]> {
  const { migrations } = facts
  if (!migrations.every(isKnownMigration)) {
    return [
      'This database was migrated by a newer release: use that release to back it up and restore it',
    ]
  }
  const client = new pg.Client({ connectionString: url, application_name: 'agency-site backup' })
  await client.connect()
  try {
    await lockForConnection(client, 'backupCheck')
    const { close } = await buildSchema(url, CHECKED, migrations.at(-1) ?? '')
    await close()
    return differencesOf(facts, await readShapes(client, CHECKED))
  } finally {
    await client.query(`drop schema if exists ${CHECKED} cascade`)
    await client.end()
  }
}
