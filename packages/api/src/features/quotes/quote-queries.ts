import type { Database } from '@agency/db/connect'
import type { EstimateColumns } from '../estimates/estimate-columns.ts'

export const findEstimateOfSubmission = (db: Database, submissionId: number) =>
  db
    .selectFrom('estimates')
    .select('pdfUrl')
    .where('submissionId', '=', submissionId)
    .executeTakeFirst()

/** Stores the estimate of a submission; undefined when it has one already. */
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
