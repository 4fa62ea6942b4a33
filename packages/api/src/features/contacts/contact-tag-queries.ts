import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

/** The names of tags as they were first written, created if they are new. */
export async function storeTags(trx: Transaction<DB>, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  // One row a statement cannot conflict with another one of the same statement.
  const distinct = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()]
  const rows = await trx
    .insertInto('tags')
    .values(distinct.sort().map((name) => ({ name })))
    .onConflict((conflict) =>
      // Changes nothing, but returns the row.
      conflict.expression(sql`lower(name)`).doUpdateSet({ name: sql.ref('tags.name') }),
    )
    .returning('name')
    .execute()
  return rows.map(({ name }) => name).sort((one, other) => one.localeCompare(other))
}

const isUsed = sql<boolean>`exists (
  select from contacts where contacts.tags @> array[tags.name]
)`

/** The tags that contacts have, in alphabetical order. */
export const listTags = async (db: Database, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('tags')
    .select('name')
    .where(isUsed)
    .orderBy(sql`lower(name)`)
    .limit(limit)
    .execute()
  return rows.map(({ name }) => name)
}

/** Deletes those of the tags that no contact has any more: they may name somebody. */
export const deleteUnusedTags = (trx: Transaction<DB>, names: string[]) =>
  trx
    .deleteFrom('tags')
    .where('name', '=', sql<string>`any(${names}::text[])`)
    .where(({ not }) => not(isUsed))
    .execute()
