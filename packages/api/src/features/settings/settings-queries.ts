import type { Database } from '@agency/db/connect'

export const findSettings = (db: Database) =>
  db.selectFrom('settings').select(['agency', 'rateCard']).executeTakeFirst()
