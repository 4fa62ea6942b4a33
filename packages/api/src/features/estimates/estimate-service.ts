import type { EstimateListRequest, EstimatePage } from '@agency/contract/stored-estimate'
import type { Database } from '@agency/db/connect'
import { pageFrom, reachOf } from '../../pagination/keyset.ts'
import { isExpired } from './estimate-columns.ts'
import { estimateOrder, listEstimateRows } from './estimate-queries.ts'

/** A page of estimates, newest first. */
export async function listEstimates(
  db: Database,
  request: EstimateListRequest,
): Promise<EstimatePage> {
  const found = await listEstimateRows(db, reachOf(request, estimateOrder, 'desc'))
  const { rows, ...cursors } = pageFrom(found, request)
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
