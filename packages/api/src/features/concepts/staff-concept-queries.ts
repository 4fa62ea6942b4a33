import type { ConceptFilter, ConceptListRequest } from '@agency/contract/staff-concept'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import {
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely'
import {
  byCount,
  byText,
  isAfterCursor,
  type PageWindow,
  type SortKey,
} from '../../pagination/keyset.ts'
import { countAll } from '../../pagination/row-counts.ts'
import { matchingText } from '../../pagination/text-search.ts'
import { startOfRecent } from '../../time/melbourne.ts'
import { summaryColumns } from '../estimates/estimate-columns.ts'
import { galleryColumns, staffColumns } from './concept-queries.ts'

type Builder = ExpressionBuilder<DB, 'concepts'>
const hasStatus: Record<
  Exclude<ConceptFilter['status'], 'all'>,
  (eb: Builder) => Expression<SqlBool>
> = {
  active: (eb) => eb('concepts.active', '=', true),
  hidden: (eb) => eb('concepts.active', '=', false),
  pending: (eb) => eb('concepts.pendingReview', '=', true),
}

const inScope =
  ({ text, industry, businessType, status, period }: ConceptFilter) =>
  (eb: Builder): Expression<SqlBool> =>
    eb.and([
      ...(text === '' ? [] : [matchingText('concepts', text)]),
      ...(industry === '' ? [] : [eb('concepts.industry', '=', industry)]),
      ...(businessType === 'all' ? [] : [eb('concepts.businessType', '=', businessType)]),
      ...(status === 'all' ? [] : [hasStatus[status](eb)]),
      ...(period === 'all' ? [] : [eb('concepts.createdAt', '>=', startOfRecent(period))]),
    ])

/** The sort orders of the list. Ids increase in order of creation. */
export const conceptOrders: Record<
  ConceptListRequest['sort'],
  { sortKey: SortKey; direction: 'asc' | 'desc' }
> = {
  newest: { sortKey: byCount('concepts.id'), direction: 'desc' },
  oldest: { sortKey: byCount('concepts.id'), direction: 'asc' },
  company: { sortKey: byText('concepts.companyName'), direction: 'asc' },
  'company-desc': { sortKey: byText('concepts.companyName'), direction: 'desc' },
}

/** Matching concepts, each with its position in the sort order. */
export function listConceptRows(
  db: Database,
  scope: ConceptFilter,
  sort: ConceptListRequest['sort'],
  pageWindow: PageWindow,
) {
  const { sortKey } = conceptOrders[sort]
  const direction = pageWindow.descending ? 'desc' : 'asc'
  return db
    .selectFrom('concepts')
    .leftJoin('contacts', 'contacts.id', 'concepts.contactId')
    .select([...galleryColumns, ...staffColumns])
    .select(sortKey.key.as('key'))
    .where(inScope(scope))
    .where(isAfterCursor(sortKey, 'concepts.id', pageWindow))
    .orderBy(sortKey.value, direction)
    .orderBy('concepts.id', direction)
    .limit(pageWindow.limit)
    .execute()
}
export type ConceptListRow = Awaited<ReturnType<typeof listConceptRows>>[number]

const isOpen = ({ text, industry, businessType, status, period }: ConceptFilter) =>
  text === '' && industry === '' && [businessType, status, period].every((value) => value === 'all')

export const countConcepts = async (db: Database, scope: ConceptFilter): Promise<number> => {
  if (isOpen(scope)) return countAll(db, 'concepts')
  // Hidden ones are counted from their own index.
  if (scope.status === 'active' && isOpen({ ...scope, status: 'all' })) {
    const [all, hidden] = await Promise.all([
      countAll(db, 'concepts'),
      countConcepts(db, { ...scope, status: 'hidden' }),
    ])
    return all - hidden
  }
  const { count } = await db
    .selectFrom('concepts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(inScope(scope))
    .executeTakeFirstOrThrow()
  return count
}

/** The number of matches among concepts that existed when the concept with this id was made. */
export const countConceptsUpTo = async (
  db: Database,
  scope: ConceptFilter,
  id: number,
): Promise<number> => {
  const { count } = await db
    .selectFrom('concepts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(inScope(scope))
    .where('id', '<=', id)
    .executeTakeFirstOrThrow()
  return count
}

export const findNewestId = async (db: Database): Promise<number> => {
  const { newest } = await db
    .selectFrom('concepts')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

/** The distinct industries of concepts, sorted, read with a loose index scan. */
export const listIndustries = async (db: Database, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ industry: string }>`
    with recursive found(industry) as (
      select min(industry) from concepts
      union all
      select (select min(industry) from concepts where industry > found.industry)
      from found where found.industry is not null
    )
    select industry from found where industry is not null limit ${limit}`.execute(db)
  return rows.map(({ industry }) => industry)
}

/** Ids of concepts up to this one, newest first. */
export const listMatchingIds = async (
  db: Database,
  scope: ConceptFilter,
  { upTo, limit }: { upTo: number; limit: number },
): Promise<number[]> => {
  const rows = await db
    .selectFrom('concepts')
    .select('id')
    .where(inScope(scope))
    .where('id', '<=', upTo)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const anyOfIds = (ids: number[]) => sql<number>`any(${ids}::int[])`

/** Those of the concepts that still exist, locked until the transaction ends. */
export const lockConcepts = (trx: Transaction<DB>, ids: number[]) =>
  trx
    .selectFrom('concepts')
    .select(['id', 'released'])
    .where('id', '=', anyOfIds(ids))
    .orderBy('id')
    .forUpdate()
    .execute()

/** Shows or hides concepts. Pictures of shown concepts are marked as published. */
export const setConceptsActive = (trx: Transaction<DB>, ids: number[], active: boolean) =>
  trx
    .updateTable('concepts')
    .set({ active, pendingReview: false, ...(active && { picturePublished: true }) })
    .where('id', '=', anyOfIds(ids))
    .execute()

/** One concept with its submission, contact and estimate. */
export const findConceptDetail = (db: Database, id: number) =>
  db
    .selectFrom('concepts')
    .leftJoin('contacts', 'contacts.id', 'concepts.contactId')
    .leftJoin('generations', 'generations.id', 'concepts.generationId')
    .leftJoin('estimates', 'estimates.conceptId', 'concepts.id')
    .select([
      'concepts.id',
      'concepts.publicId',
      'concepts.companyName',
      'concepts.industry',
      'concepts.businessType',
      'concepts.employeeCount',
      'concepts.overallVibe',
      'concepts.colorPalette',
      'concepts.imageUrl',
      'concepts.thumbnailUrl',
      'concepts.imageWidth',
      'concepts.imageHeight',
      'concepts.imageAlt',
      'concepts.active',
      'concepts.released',
      'concepts.createdAt',
      'generations.brief',
      ...summaryColumns,
      'contacts.id as contactId',
      'contacts.name',
      'contacts.email',
      'contacts.phone',
      'contacts.company',
      'contacts.status',
    ])
    .where('concepts.id', '=', id)
    .executeTakeFirst()
