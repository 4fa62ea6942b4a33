import type { StoredPicture } from '@agency/contract/picture'
import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'

/** Those of the URLs that have variants, by URL. */
export async function findImages(
  db: Database,
  urls: (string | null)[],
): Promise<Map<string, StoredPicture>> {
  const requested = [...new Set(urls.filter((url) => url !== null))]
  if (requested.length === 0) return new Map()
  const rows = await db
    .selectFrom('pictures')
    .select(['url', 'width', 'height', 'thumbHash'])
    .where('url', '=', sql<string>`any(${requested}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.url, row]))
}

export const insertImage = (db: Database, picture: StoredPicture) =>
  db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute()

/** Deletes pictures; returns their URLs and widths, from which the variants' names are derived. */
export const deleteImageRows = (db: Database, urls: string[]) =>
  db
    .deleteFrom('pictures')
    .where('url', '=', sql<string>`any(${urls}::text[])`)
    .returning(['url', 'width'])
    .execute()

/** Stored pictures that are in use and have no variants yet. */
export const listImagesWithoutVariants = (db: Database) =>
  db
    .selectFrom('fileReferences')
    .leftJoin('pictures', 'pictures.url', 'fileReferences.url')
    .select('fileReferences.url')
    .distinct()
    .$narrowType<{ url: string }>()
    .where('fileReferences.url', 'like', '/uploads/%.webp')
    .where('pictures.url', 'is', null)
    .execute()

/** Whether any row references the stored file at this URL. */
export const isReferenced = async (db: Database, url: string): Promise<boolean> => {
  const row = await db
    .selectFrom('fileReferences')
    .select('url')
    .where('url', '=', url)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** URLs of all stored files that rows reference. */
export const listFileReferences = (db: Database) =>
  db.selectFrom('fileReferences').select('url').distinct().$narrowType<{ url: string }>().execute()
