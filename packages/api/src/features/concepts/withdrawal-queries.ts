import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

/** Hidden concepts whose pictures are still at the URLs that the public saw. */
export const listPublishedPictures = (db: Database, limit: number) =>
  db
    .selectFrom('concepts')
    .leftJoin('generations', 'generations.id', 'concepts.generationId')
    .select([
      'concepts.id',
      'concepts.imageUrl',
      'concepts.thumbnailUrl',
      'concepts.phoneUrl',
      'generations.submissionId',
    ])
    .where('concepts.picturePublished', '=', true)
    .where('concepts.active', '=', false)
    .orderBy('concepts.id')
    .limit(limit)
    .execute()

export interface PictureUrls {
  imageUrl: string
  thumbnailUrl: string | null
  phoneUrl: string | null
}

/** Stores the new URLs of a concept's pictures; false if it is shown again, or deleted. */
export async function setWithdrawn(
  trx: Transaction<DB>,
  { id, imageUrl }: { id: number; imageUrl: string },
  urls: PictureUrls,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('concepts')
    .set({ ...urls, picturePublished: false })
    .where('id', '=', id)
    .where('active', '=', false)
    .where('imageUrl', '=', imageUrl)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Estimates whose URL differs from that of their concept's picture only by its folder. */
export const listGuessableEstimates = (db: Database, limit: number) =>
  db
    .selectFrom('estimates')
    .innerJoin('generations', 'generations.submissionId', 'estimates.submissionId')
    .select(['estimates.id', 'estimates.pdfUrl', 'estimates.submissionId'])
    .where(
      'estimates.pdfUrl',
      '=',
      sql<string>`'/uploads/estimates/' || generations.file_token || '.pdf'`,
    )
    .orderBy('estimates.id')
    .limit(limit)
    .execute()

/** Stores the new URL of an estimate; false if another process has moved it. */
export async function setEstimateUrl(
  trx: Transaction<DB>,
  { id, pdfUrl }: { id: number; pdfUrl: string },
  to: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('estimates')
    .set({ pdfUrl: to })
    .where('id', '=', id)
    .where('pdfUrl', '=', pdfUrl)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Updates links in stored emails, which may be sent again, to the file's new URL. */
export const replaceInEmails = (
  trx: Transaction<DB>,
  submissionId: number,
  from: string,
  to: string,
) =>
  trx
    .updateTable('mails')
    .set({
      bodyText: sql`replace(body_text, ${from}, ${to})`,
      bodyHtml: sql`replace(body_html, ${from}, ${to})`,
      pictureUrl: sql`case picture_url when ${from} then ${to} else picture_url end`,
    })
    .where('submissionId', '=', submissionId)
    .where('bodyText', 'is not', null)
    .execute()
