import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Insertable, sql } from 'kysely'

/** The last use is stored at most this often: a program may make hundreds of calls a minute. */
const USED_INTERVAL = sql`interval '1 minute'`

const columns = [
  ...(['id', 'name', 'start', 'scopes', 'createdAt', 'expiresAt'] as const),
  ...(['revokedAt', 'lastUsedAt'] as const),
]

export const listApiKeyRows = (db: Database) =>
  db
    .selectFrom('apiKeys')
    .innerJoin('staff', 'staff.id', 'apiKeys.staffId')
    .select(columns.map((column) => `apiKeys.${column}` as const))
    .select('staff.email as madeBy')
    .orderBy('apiKeys.createdAt', 'desc')
    .orderBy('apiKeys.id', 'desc')
    .execute()
export type ApiKeyRow = Awaited<ReturnType<typeof listApiKeyRows>>[number]

export const countOpenKeys = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('apiKeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export const insertApiKey = (db: Database, row: Insertable<DB['apiKeys']>) =>
  db.insertInto('apiKeys').values(row).returning('id').executeTakeFirstOrThrow()

/** Revokes a key; false if there is none that could be. */
export async function revokeApiKeyRow(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('apiKeys')
    .set({ revokedAt: sql`now()` })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** A key that works, with the person who made it and may still log in. */
export const findOpenKey = (db: Database, keyHash: Buffer) =>
  db
    .selectFrom('apiKeys')
    .innerJoin('staff', 'staff.id', 'apiKeys.staffId')
    .select(['apiKeys.id', 'apiKeys.name', 'apiKeys.scopes', 'apiKeys.lastUsedAt'])
    .select(['staff.id as staffId', 'staff.email', 'staff.role'])
    .select(
      sql<boolean>`api_keys.last_used_at is null
        or api_keys.last_used_at < now() - ${USED_INTERVAL}`.as('isUseDue'),
    )
    .where('apiKeys.keyHash', '=', keyHash)
    .where('apiKeys.revokedAt', 'is', null)
    .where(sql<boolean>`(api_keys.expires_at is null or api_keys.expires_at > now())`)
    .where('staff.deactivatedAt', 'is', null)
    .executeTakeFirst()

export const markKeyUsed = (db: Database, id: number) =>
  db.updateTable('apiKeys').set({ lastUsedAt: sql`now()` }).where('id', '=', id).execute()
