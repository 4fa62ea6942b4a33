import type { Database } from '@agency/db/connect'
import { byTime, isAfterCursor, type PageWindow } from '../../pagination/keyset.ts'
import { addDays, startOfMelbourneDay } from '../../time/melbourne.ts'
import type { Span } from '../analytics/day-queries.ts'
import { summaryColumns } from './estimate-columns.ts'

export const estimateOrder = byTime('estimates.createdAt')

/** Estimates with the people they were made for. */
const estimates = (db: Database) =>
  db
    .selectFrom('estimates')
    .innerJoin('submissions', 'submissions.id', 'estimates.submissionId')
    .innerJoin('contacts', 'contacts.id', 'submissions.contactId')
    .select([
      'estimates.id',
      ...summaryColumns,
      'estimates.createdAt',
      estimateOrder.key.as('key'),
      'submissions.kind',
      'contacts.id as contactId',
      'contacts.name',
      'contacts.email',
      'contacts.company',
    ])

export function listEstimateRows(db: Database, pageWindow: PageWindow) {
  const direction = pageWindow.descending ? 'desc' : 'asc'
  return estimates(db)
    .where(isAfterCursor(estimateOrder, 'estimates.id', pageWindow))
    .orderBy('estimates.createdAt', direction)
    .orderBy('estimates.id', direction)
    .limit(pageWindow.limit)
    .execute()
}

export const findEstimateRow = (db: Database, submissionId: number) =>
  estimates(db).where('estimates.submissionId', '=', submissionId).executeTakeFirst()

export type EstimateRow = Awaited<ReturnType<typeof listEstimateRows>>[number]

/** Those of the URLs that belong to estimates. */
export async function findEstimateUrls(db: Database, urls: string[]): Promise<string[]> {
  if (urls.length === 0) return []
  const rows = await db
    .selectFrom('estimates')
    .select('pdfUrl')
    .where('pdfUrl', 'in', urls)
    .execute()
  return rows.flatMap(({ pdfUrl }) => pdfUrl ?? [])
}

/** The number of estimates that were made in a span, for visitors or by staff. */
export const countEstimates = async (db: Database, { from, to }: Span): Promise<number> => {
  const { count } = await db
    .selectFrom('estimates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('createdAt', '>=', startOfMelbourneDay(from))
    .where('createdAt', '<', startOfMelbourneDay(addDays(to, 1)))
    .executeTakeFirstOrThrow()
  return count
}
