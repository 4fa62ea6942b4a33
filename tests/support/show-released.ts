import { showConcepts } from '@agency/api/features/concepts/staff-concept-service'
import type { Database } from '@agency/db/connect'

/** Shows hidden concepts that were released for the gallery, as staff do. */
export async function showReleased(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('concepts')
    .select('id')
    .where('released', '=', true)
    .where('active', '=', false)
    .execute()
  if (rows.length > 0) await showConcepts(db, { ids: rows.map(({ id }) => id) }, true)
}
