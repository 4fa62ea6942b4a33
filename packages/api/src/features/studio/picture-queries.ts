import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'

const storedPictures = (db: Kysely<DB>, conceptId: number) =>
  db
    .selectFrom('conceptPictures')
    .select(['file', 'kind', 'width', 'height', 'inks'])
    .where('conceptId', '=', conceptId)
    .orderBy('createdAt')

/** The pictures that were uploaded for a concept. */
export const listPictures = (db: Kysely<DB>, conceptId: number) =>
  storedPictures(db, conceptId).execute()

/** The same, none of which is deleted before the transaction ends. */
export const lockPictures = (trx: Transaction<DB>, conceptId: number) =>
  storedPictures(trx, conceptId).forKeyShare().execute()

/** Whether this picture was uploaded for this concept. */
export async function isPictureOf(db: Database, conceptId: number, file: string): Promise<boolean> {
  const row = await db
    .selectFrom('conceptPictures')
    .select('file')
    .where('file', '=', file)
    .where('conceptId', '=', conceptId)
    .executeTakeFirst()
  return row !== undefined
}

export const insertPicture = (trx: Transaction<DB>, row: Insertable<DB['conceptPictures']>) =>
  trx.insertInto('conceptPictures').values(row).execute()

/** Number and size of the pictures of a concept. */
export const sumPictures = (db: Kysely<DB>, conceptId: number) =>
  db
    .selectFrom('conceptPictures')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'),
    ])
    .where('conceptId', '=', conceptId)
    .executeTakeFirstOrThrow()

/** A picture and its variants take at most this many times the picture's own bytes. */
const WITH_VARIANTS = 4

/** Approximate storage used by the pictures of all concepts, in bytes. */
export async function sumAllPictureBytes(db: Database): Promise<number> {
  const { bytes } = await db
    .selectFrom('conceptPictures')
    .select(sql<number>`coalesce(sum(bytes::bigint), 0)::float8`.as('bytes'))
    .executeTakeFirstOrThrow()
  return bytes * WITH_VARIANTS
}

/**
 * Records which pictures of a concept its current changes or a version show. One that none shows is
 * unused from now on, unless it was before.
 */
export const markUnusedPictures = (trx: Transaction<DB>, conceptId: number) =>
  sql`
    with edits as (
      select edits from concept_edits where concept_id = ${conceptId}
      union all select edits from concept_versions where concept_id = ${conceptId}
    ), used as (
      select edits #>> '{logo,file}' as file from edits
      union
      select picture.value ->> 'file'
      from edits, jsonb_each(coalesce(edits -> 'pictures', '{}')) as picture
    )
    update concept_pictures set unused_since =
      case when file in (select file from used where file is not null) then null
      else coalesce(unused_since, now()) end
    where concept_id = ${conceptId}`.execute(trx)

/** Deletes pictures that have been unused since before `before`; returns their files. */
export const deleteUnusedPictures = (trx: Transaction<DB>, before: Date, limit: number) =>
  trx
    .deleteFrom('conceptPictures')
    .where('file', 'in', ({ selectFrom }) =>
      selectFrom('conceptPictures').select('file').where('unusedSince', '<', before).limit(limit),
    )
    // One that came into use while this waited for it stays.
    .where('unusedSince', '<', before)
    .returning('file')
    .execute()
