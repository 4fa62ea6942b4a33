import type {
  EstimateListRequest,
  EstimatePage,
  StoredEstimate,
} from '@agency/contract/stored-estimate'
import type { Database } from '@agency/db/connect'
import { pageFrom, pageWindowOf } from '../../pagination/keyset.ts'
import { readInBatches } from '../../pagination/read-in-batches.ts'
import { isExpired } from './estimate-columns.ts'
import { type EstimateRow, estimateOrder, listEstimateRows } from './estimate-queries.ts'

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
