import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'

/** A picture and its variants take at most this many times the picture's own bytes; measured. */
const WITH_VARIANTS = 4
/** The minimum they take, in disk blocks and rows. */
const MIN_BYTES = 16 * 1024

/** Approximate storage used by all results, in bytes. */
export async function sumImageStyleResultBytes(db: Database): Promise<number> {
  const { bytes } = await db
    .selectFrom('styleResults')
    .select(
      // Those of an earlier release only have a pixel count; most have fewer bytes than half of it.
      sql<number>`coalesce(sum(greatest(
        coalesce(bytes, width * height / 2)::bigint * ${WITH_VARIANTS}::int, ${MIN_BYTES}::int
      )), 0)::float8`.as('bytes'),
    )
    .executeTakeFirstOrThrow()
  return bytes
}

/** Deletes results that were made before `before`; returns how many. */
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
