import { businessTypes } from '@agency/contract/brief'
import type { GalleryConcept } from '@agency/contract/gallery-concept'
import type { Database } from '@agency/db/connect'
import { listConceptRows } from './concept-queries.ts'

/** The public gallery, newest first. */
export async function listGalleryConcepts(db: Database): Promise<GalleryConcept[]> {
  const rows = await listConceptRows(db)
  return rows.map(({ publicId, businessType, createdAt, ...row }) => ({
    ...row,
    conceptId: publicId,
    businessType: businessTypes.find((type) => type === businessType),
    createdAt: createdAt.toISOString(),
  }))
}
