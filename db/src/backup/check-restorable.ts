import pg from 'pg'
import { lockForConnection } from '../advisory-locks.ts'
import { isKnownMigration } from '../migrate.ts'
import { buildSchema } from './built-schema.ts'
import { type DatabaseFacts, differencesOf, readShapes } from './tables.ts'

const CHECKED = 'agency_backup_check'

/**
 * What a restore of this database would refuse, one line each: compared with what the same migrations
 * make in a schema of its own, which is removed again.
 */
export async function checkRestorable(url: string, facts: DatabaseFacts): Promise<string[]> {
  const { migrations } = facts
  if (!migrations.every(isKnownMigration)) {
    return ['A newer release has changed this database: back up and restore with that one']
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
