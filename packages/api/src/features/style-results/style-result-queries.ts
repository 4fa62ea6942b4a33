import type { Database } from '@agency/db/connect'

/** Deletes results that were made before; returns how many. */
export async function deleteStyleResults(
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
