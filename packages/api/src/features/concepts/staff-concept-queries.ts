import type { ConceptFilter, ConceptListRequest } from '@agency/contract/staff-concept'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { summaryColumns } from '../estimates/estimate-columns.ts'
import { galleryColumns, staffColumns } from './concept-queries.ts'

/** The moment from which rows count: this day in Melbourne, or so many days back from now. */
const startOf = {
  today: sql<Date>`date_trunc('day', now(), 'Australia/Melbourne')`,
  week: sql<Date>`now() - interval '7 days'`,
  month: sql<Date>`now() - interval '30 days'`,
}

/** For LIKE: the text anywhere, its own wildcards taken as they are. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** A trigram index helps with no shorter text: it would be read whole, which is slower than the rows. */
const INDEXED_FROM = 3

const matchesText = (text: string) => {
  const column = text.length < INDEXED_FROM ? sql`(search_text || '')` : sql`search_text`
  return sql<SqlBool>`${column} like lower(${anywhere(text)})`
}

const inScope =
  ({ text, industry, businessType, status, period }: ConceptFilter) =>
  (eb: ExpressionBuilder<DB, 'concepts'>): Expression<SqlBool> =>
    eb.and([
      ...(text === '' ? [] : [matchesText(text)]),
      ...(industry === '' ? [] : [eb('concepts.industry', '=', industry)]),
      ...(businessType === 'all' ? [] : [eb('concepts.businessType', '=', businessType)]),
      ...(status === 'all' ? [] : [eb('concepts.active', '=', status === 'active')]),
      ...(period === 'all' ? [] : [eb('concepts.createdAt', '>=', startOf[period])]),
    ])

/** A row's place in an order: its id, and its company's name in the orders by company. */
export interface ConceptPlace {
  id: number
  company: string
}

const company = sql<string>`lower(concepts.company_name)`

/** Rows in front of or behind a place, the nearest first. */
export function listConceptRows(
  db: Database,
  scope: ConceptFilter,
  {
    sort,
    limit,
    from,
  }: {
    sort: ConceptListRequest['sort']
    limit: number
    from?: { place: ConceptPlace; backwards: boolean } | undefined
  },
) {
  const isDescending = (sort === 'newest' || sort === 'company-desc') !== (from?.backwards ?? false)
  const direction = isDescending ? 'desc' : 'asc'
  const compare = sql.raw(isDescending ? '<' : '>')
  const byCompany = sort === 'company' || sort === 'company-desc'
  return db
    .selectFrom('concepts')
    .leftJoin('contacts', 'contacts.id', 'concepts.contactId')
    .select([...galleryColumns, ...staffColumns])
    .where(inScope(scope))
    .$if(from !== undefined, (query) => {
      const { id = 0, company: name = '' } = from?.place ?? {}
      return query.where(
        byCompany
          ? sql<SqlBool>`(${company}, concepts.id) ${compare} (${name}, ${id})`
          : sql<SqlBool>`concepts.id ${compare} ${id}`,
      )
    })
    .$if(byCompany, (query) => query.orderBy(company, direction))
    .orderBy('concepts.id', direction)
    .limit(limit)
    .execute()
}

export const countConcepts = async (db: Database, scope: ConceptFilter): Promise<number> => {
  const { count } = await db
    .selectFrom('concepts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(inScope(scope))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findNewestId = async (db: Database): Promise<number> => {
  const { newest } = await db
    .selectFrom('concepts')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

/** The industries that concepts have, in their order; from each the index leads to the next. */
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

/** Ids of concepts below this one, the newest first. */
export const listMatchingIds = async (
  db: Database,
  scope: ConceptFilter,
  { below, limit }: { below: number; limit: number },
): Promise<number[]> => {
  const rows = await db
    .selectFrom('concepts')
    .select('id')
    .where(inScope(scope))
    .where('id', '<', below)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const oneOf = (ids: number[]) => sql<number>`any(${ids}::int[])`

/** Shows or hides concepts; answers which of them there were. */
export const setConceptsActive = (db: Database, ids: number[], active: boolean) =>
  db.updateTable('concepts').set({ active }).where('id', '=', oneOf(ids)).returning('id').execute()

/** Deletes concepts; the contacts, what they sent and the estimates stay. Answers their pictures. */
export const deleteConcepts = (db: Database, ids: number[]) =>
  db
    .deleteFrom('concepts')
    .where('id', '=', oneOf(ids))
    .returning(['id', 'imageUrl', 'thumbnailUrl', 'phoneUrl'])
    .execute()

/** One concept with all that led to it. */
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
