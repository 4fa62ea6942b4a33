import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'

/** A picture and its variants take at most this many times the picture's own bytes; measured. */
const WITH_VARIANTS = 4
/** The least that they take, in blocks of a disk and in rows. */
const LEAST_BYTES = 16 * 1024

/** What all results take in storage, about, in bytes. */
export async function sumImageStyleResultBytes(db: Database): Promise<number> {
  const { bytes } = await db
    .selectFrom('styleResults')
    .select(
      // Of an earlier release only the pixels are known; most have fewer bytes than half of them.
      sql<number>`coalesce(sum(greatest(
        coalesce(bytes, width * height / 2)::bigint * ${WITH_VARIANTS}::int, ${LEAST_BYTES}::int
      )), 0)::float8`.as('bytes'),
    )
    .executeTakeFirstOrThrow()
  return bytes
}

/** Deletes results that were made before; returns how many. */
export async function deleteImageStyleResults(
  db: Database,
  before: Date,
  limit: number,
): Promise<number> {
  const result = await db
    .deleteFrom('styleResults')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('styleResults').select('id').where('createdAt', '<', before).limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
