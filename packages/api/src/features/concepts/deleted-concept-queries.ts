import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { PictureUrls } from './withdrawal-queries.ts'

/** Tables whose rows are deleted with their concept, by their `concept_id`. */
const parts = [
  ...(['share_links', 'edit_links', 'concept_edits', 'concept_versions'] as const),
  'concept_pictures',
] as const

const partsOf = (table: string) => sql`
  ${sql.lit(table)}, (
    select coalesce(jsonb_agg(to_jsonb(part)), '[]')
    from ${sql.table(table)} as part where part.concept_id = concepts.id
  )`

/** Moves concepts with all their parts out of every list. */
export async function moveToDeleted(
  trx: Transaction<DB>,
  ids: number[],
  { deletion, staffId }: { deletion: string; staffId: number },
): Promise<void> {
  await sql`
    insert into deleted_concepts (
      id, deletion, company_name, contact_id, generation_id, estimate_ids, concept, parts, files,
      deleted_by
    )
    select id, ${deletion}::uuid, company_name, contact_id, generation_id,
      array(select id from estimates where concept_id = concepts.id),
      to_jsonb(concepts), jsonb_build_object(${sql.join(parts.map(partsOf))}),
      array(
        select url from unnest(array[image_url, thumbnail_url, phone_url]) as url
        where starts_with(url, '/uploads/')
        union
        select '/uploads/concept-pictures/' || file || '.webp'
        from concept_pictures where concept_id = concepts.id
      ), ${staffId}
    from concepts where id = any(${ids}::int[])`.execute(trx)
  await sql`delete from concepts where id = any(${ids}::int[])`.execute(trx)
}

/** The latest deletions whose concepts can be restored, the last one first. */
export const listDeletions = async (db: Database, limit: number) => {
  const { rows } = await sql<{
    id: number
    deletion: string
    companyName: string
    count: number
    deletedBy: string
    deletedAt: Date
  }>`
    select deletion, max(deleted_concepts.id) as id,
      (array_agg(company_name order by deleted_concepts.id desc))[1] as company_name,
      count(*)::int as count, max(deleted_at) as deleted_at, coalesce(staff.email, '') as deleted_by
    from deleted_concepts left join staff on staff.id = deleted_by
    group by deletion, staff.email
    order by deleted_at desc, id desc
    limit ${limit}`.execute(db)
  return rows
}

/** Some of the concepts of a deletion that can still be restored, locked. */
export const lockDeleted = async (
  trx: Transaction<DB>,
  deletion: string,
  limit: number,
): Promise<number[]> => {
  const rows = await trx
    .selectFrom('deletedConcepts')
    .select('id')
    .where('deletion', '=', deletion)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Inserts the rows of a table that were deleted with these concepts. */
async function insertRows(
  trx: Transaction<DB>,
  ids: number[],
  table: string,
  rows: RawBuilder<unknown>,
): Promise<void> {
  // Not those that are computed, or that a later release has added: these have their default.
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and exists (
        select from deleted_concepts, jsonb_array_elements(${rows}) as row
        where id = any(${ids}::int[]) and row ? attname
      )`.execute(trx)
  if (columns.length === 0) return
  const names = columns.map(({ name }) => name)
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    overriding system value
    select ${sql.join(names.map((name) => sql.ref(`restored.${name}`)))}
    from deleted_concepts, jsonb_populate_recordset(null::${sql.table(table)}, ${rows}) as restored
    where deleted_concepts.id = any(${ids}::int[])`.execute(trx)
}

/**
 * Restores deleted concepts as they were, or of the contact that theirs was merged into. Returns
 * those whose pictures are older than their last change.
 */
export async function restoreRows(trx: Transaction<DB>, ids: number[]): Promise<number[]> {
  const concept = sql`concept || jsonb_build_object('contact_id', contact_id)`
  await insertRows(trx, ids, 'concepts', sql`jsonb_build_array(${concept})`)
  for (const table of parts) await insertRows(trx, ids, table, sql`parts -> ${sql.lit(table)}`)
  await sql`
    update estimates set concept_id = deleted_concepts.id from deleted_concepts
    where deleted_concepts.id = any(${ids}::int[]) and estimates.id = any(estimate_ids)
  `.execute(trx)
  await sql`delete from deleted_concepts where id = any(${ids}::int[])`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    select id from concepts where id = any(${ids}::int[]) and drawn_revision <> revision
  `.execute(trx)
  return rows.map(({ id }) => id)
}

/** Purges some of the concepts deleted before this time; returns their files. */
export const purgeDeleted = (db: Database, before: Date, limit: number) =>
  db
    .deleteFrom('deletedConcepts')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('deletedConcepts').select('id').where('deletedAt', '<', before).limit(limit),
    )
    .returning('files')
    .execute()

/** Deleted concepts whose pictures are still at the URLs that somebody may know. */
export const listReachablePictures = (db: Database, limit: number) =>
  db
    .selectFrom('deletedConcepts')
    .leftJoin('generations', 'generations.id', 'deletedConcepts.generationId')
    .select([
      'deletedConcepts.id',
      sql<string>`deleted_concepts.concept ->> 'image_url'`.as('imageUrl'),
      sql<string | null>`deleted_concepts.concept ->> 'thumbnail_url'`.as('thumbnailUrl'),
      sql<string | null>`deleted_concepts.concept ->> 'phone_url'`.as('phoneUrl'),
      'generations.submissionId',
    ])
    .where('withdrawn', '=', false)
    .orderBy('deletedConcepts.id')
    .limit(limit)
    .execute()

/**
 * Stores the new URLs of a deleted concept's pictures; false if it was restored or purged. The
 * public sees those URLs once a concept is restored that the gallery shows.
 */
export async function setDeletedWithdrawn(
  trx: Transaction<DB>,
  { id, imageUrl }: { id: number; imageUrl: string },
  urls: PictureUrls,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update deleted_concepts set
      withdrawn = true,
      files = array_replace(
        array_replace(
          array_replace(files, concept ->> 'image_url', ${urls.imageUrl}),
          concept ->> 'thumbnail_url', ${urls.thumbnailUrl}
        ),
        concept ->> 'phone_url', ${urls.phoneUrl}
      ),
      concept = concept || jsonb_build_object(
        'image_url', ${urls.imageUrl}::text, 'thumbnail_url', ${urls.thumbnailUrl}::text,
        'phone_url', ${urls.phoneUrl}::text, 'picture_published', concept -> 'active'
      )
    where id = ${id} and concept ->> 'image_url' = ${imageUrl}`.execute(trx)
  return numAffectedRows > 0n
}

/** Whether a deleted concept has a file at this URL. */
export async function isFileOfDeleted(db: Database, url: string): Promise<boolean> {
  const row = await db
    .selectFrom('deletedConcepts')
    .select('id')
    .where(sql<boolean>`files @> array[${url}]`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
