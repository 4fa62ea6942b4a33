import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

/** Hidden concepts whose pictures lie where the public was shown them. */
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

interface PictureUrls {
  imageUrl: string
  thumbnailUrl: string | null
  phoneUrl: string | null
}

/** Says where the pictures of a concept are now; false where it is shown again, or gone. */
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

/** Estimates at the address that the picture of their concept has but for its folder. */
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

/** Says where an estimate is now; false where another process has moved it. */
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

/** Emails that are still kept, and may be sent again, lead to where the file is now. */
export const replaceInMails = (
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
