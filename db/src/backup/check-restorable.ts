import pg from 'pg'
import { lockForConnection } from '../advisory-locks.ts'
import { isKnownMigration } from '../migrate.ts'
import { buildSchema } from './built-schema.ts'
import { type DatabaseFacts, differencesOf, isSiteTable, readTables } from './tables.ts'

const CHECKED = 'agency_backup_check'

/**
 * What a restore of these tables would refuse, one line each: compared with what the same migrations
 * make in a schema of its own, which is removed again.
 */
export async function checkRestorable(
  url: string,
  { migrations, tables }: DatabaseFacts,
): Promise<string[]> {
  if (!migrations.every(isKnownMigration)) {
    return ['A newer release has changed this database: back up and restore with that one']
  }
  const client = new pg.Client({ connectionString: url, application_name: 'agency-site backup' })
  await client.connect()
  try {
    await lockForConnection(client, 'backupCheck')
    const { close } = await buildSchema(url, CHECKED, migrations.at(-1) ?? '')
    await close()
    return differencesOf(tables.filter(isSiteTable), await readTables(client, CHECKED))
  } finally {
    await client.query(`drop schema if exists ${CHECKED} cascade`)
    await client.end()
  }
}
