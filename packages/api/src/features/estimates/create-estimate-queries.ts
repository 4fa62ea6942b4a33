import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { EstimateColumns } from './estimate-columns.ts'

export const findEstimateOfSubmission = (db: Database, submissionId: number) =>
  db
    .selectFrom('estimates')
    .select('pdfUrl')
    .where('submissionId', '=', submissionId)
    .executeTakeFirst()

/** Whether a submission still exists; locks it until the transaction ends. */
export const lockSubmission = async (trx: Transaction<DB>, id: number): Promise<boolean> => {
  const row = await trx
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the estimate of a submission; undefined if it already has one. */
export const insertEstimate = (
  db: Database,
  row: EstimateColumns & { reference: string; submissionId: number; pdfUrl: string },
) =>
  db
    .insertInto('estimates')
    .values(row)
    .onConflict((conflict) => conflict.column('submissionId').doNothing())
    .returning('pdfUrl')
    .executeTakeFirst()
