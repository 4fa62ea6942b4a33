import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'

/** A concept with its files, and with what its document was written from. */
export const findRedraw = (db: Database, id: number) =>
  db
    .selectFrom('concepts')
    .leftJoin('generations', 'generations.id', 'concepts.generationId')
    .leftJoin('estimates', 'estimates.conceptId', 'concepts.id')
    .select([
      'concepts.concept',
      'concepts.revision',
      'concepts.drawnRevision',
      'concepts.imageUrl',
      'concepts.thumbnailUrl',
      'concepts.phoneUrl',
      'generations.brief',
      'generations.createdAt as generatedAt',
      'generations.submissionId',
      'estimates.reference',
      'estimates.estimate',
      'estimates.pdfUrl',
    ])
    .where('concepts.id', '=', id)
    .executeTakeFirst()
export type Redraw = NonNullable<Awaited<ReturnType<typeof findRedraw>>>

interface RedrawnPictures {
  imageUrl: string
  thumbnailUrl: string
  phoneUrl: string
  imageWidth: number
  imageHeight: number
  imageAlt: string
}

/** Stores the new pictures of a revision; false if the concept was changed again, or is gone. */
export async function storeRedrawn(
  trx: Transaction<DB>,
  { id, revision, imageUrl }: { id: number; revision: number; imageUrl: string },
  pictures: RedrawnPictures,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('concepts')
    .set({ ...pictures, drawnRevision: revision })
    .where('id', '=', id)
    .where('revision', '=', revision)
    // Moved by another job since.
    .where('imageUrl', '=', imageUrl)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether an estimate's document is at this URL. */
export async function isEstimateUrl(db: Database, pdfUrl: string): Promise<boolean> {
  const row = await db
    .selectFrom('estimates')
    .select('id')
    .where('pdfUrl', '=', pdfUrl)
    .executeTakeFirst()
  return row !== undefined
}
