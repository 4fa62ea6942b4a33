import type { EstimateListRequest, EstimatePage } from '@agency/contract/stored-estimate'
import type { Database } from '@agency/db/connect'
import { pageFrom, pageWindowOf } from '../../pagination/keyset.ts'
import { isExpired } from './estimate-columns.ts'
import { estimateOrder, listEstimateRows } from './estimate-queries.ts'

/** A page of estimates, newest first. */
export async function listEstimates(
  db: Database,
  request: EstimateListRequest,
): Promise<EstimatePage> {
  const matchingRows = await listEstimateRows(db, pageWindowOf(request, estimateOrder, 'desc'))
  const { rows, ...cursors } = pageFrom(matchingRows, request)
  const now = new Date()
  return {
    ...cursors,
    rows: rows.map(({ kind, contactId, name, email, company, createdAt, key: _place, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      isExpired: isExpired(row.validUntil, now),
      kind: kind === 'concept' ? 'concept' : 'quote',
      contact: { id: contactId, name, email, company },
    })),
  }
}
