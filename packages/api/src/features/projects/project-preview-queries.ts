import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

export const findOpenPreview = (db: Database, projectId: number) =>
  db
    .selectFrom('projectPreviews')
    .select(['token', 'expiresAt'])
    .where('projectId', '=', projectId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

export const insertPreview = (
  trx: Transaction<DB>,
  row: { projectId: number; token: string; expiresAt: Date },
) => trx.insertInto('projectPreviews').values(row).execute()

export const deletePreview = (db: Database, projectId: number) =>
  db.deleteFrom('projectPreviews').where('projectId', '=', projectId).execute()
