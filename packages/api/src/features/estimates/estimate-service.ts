import type {
  EstimateListRequest,
  EstimatePage,
  StoredEstimate,
} from '@agency/contract/stored-estimate'
import type { Database } from '@agency/db/connect'
import { AppError } from '../../errors/app-error.ts'
import { pageFrom, pageWindowOf } from '../../pagination/keyset.ts'
import { readInBatches } from '../../pagination/read-in-batches.ts'
import { isExpired } from './estimate-columns.ts'
import {
  type EstimateRow,
  estimateOrder,
  findEstimateRow,
  listEstimateRows,
} from './estimate-queries.ts'

function toStoredEstimate(row: EstimateRow): StoredEstimate {
  const { kind, contactId, name, email, company, createdAt, key: _place, ...summary } = row
  return {
    ...summary,
    createdAt: createdAt.toISOString(),
    isExpired: isExpired(row.validUntil, new Date()),
    kind: kind === 'concept' ? 'concept' : 'quote',
    contact: { id: contactId, name, email, company },
  }
}

/** The estimate of a submission. Throws NOT_FOUND. */
export async function getEstimateOfSubmission(
  db: Database,
  submissionId: number,
): Promise<StoredEstimate> {
  const row = await findEstimateRow(db, submissionId)
  if (!row) throw new AppError('NOT_FOUND', 'This request has been deleted.')
  return toStoredEstimate(row)
}

/** A page of estimates, newest first. */
export async function listEstimates(
  db: Database,
  request: EstimateListRequest,
): Promise<EstimatePage> {
  const matchingRows = await listEstimateRows(db, pageWindowOf(request, estimateOrder, 'desc'))
  const { rows, ...cursors } = pageFrom(matchingRows, request)
  return { ...cursors, rows: rows.map(toStoredEstimate) }
}

/** All estimates, newest first, in batches. */
export const readEstimates = (db: Database): AsyncGenerator<StoredEstimate[]> =>
  readInBatches(
    (pageWindow) => listEstimateRows(db, pageWindow),
    (rows) => rows.map(toStoredEstimate),
  )
