import { SEARCH_RESULTS } from '@agency/contract/search'
import type { Database } from '@agency/db/connect'
import { type Expression, type SqlBool, sql } from 'kysely'
import { containing, matchingText, startingWith } from '../../pagination/text-search.ts'

/** Max number of rows to rank: the newest matches. */
const CANDIDATES = 200

/** Whether each word occurs in one of the columns. */
const containsAll = (columns: string[], words: string[]): Expression<SqlBool> =>
  sql.join(
    words.map(
      (word) =>
        sql`(${sql.join(
          columns.map((column) => containing(column, word)),
          sql` or `,
        )})`,
    ),
    sql` and `,
  )

/**
 * How well the columns match the words: 1 more if a column begins with the exact text, plus the
 * similarity of the words, 0 to 1 (word_similarity of pg_trgm).
 */
const rank = (columns: string[], words: string[]) => {
  const text = words.join(' ')
  const startsWithText = columns.map((column) => startingWith(column, text))
  const texts = sql.join(columns.map((column) => sql.ref(column)))
  return sql<number>`
    case when ${sql.join(startsWithText, sql` or `)} then 1 else 0 end
    + word_similarity(${text}, concat_ws(' ', ${texts}))`
}

export const findProjects = (db: Database, words: string[]) =>
  db
    .selectFrom('projects')
    .select(['id', 'slug', 'title', 'clientName', 'active'])
    .where(containsAll(['title', 'clientName', 'summary'], words))
    .orderBy(rank(['title', 'clientName'], words), 'desc')
    .orderBy('id', 'desc')
    .limit(SEARCH_RESULTS)
    .execute()

export const findConcepts = (db: Database, words: string[]) =>
  db
    .selectFrom(
      db
        .selectFrom('concepts')
        .select(['id', 'publicId', 'companyName', 'industry', 'thumbnailUrl', 'active'])
        .where((eb) => eb.and(words.map((word) => matchingText('concepts', word))))
        .orderBy('id', 'desc')
        .limit(CANDIDATES)
        .as('candidates'),
    )
    .selectAll()
    .orderBy(rank(['companyName', 'industry'], words), 'desc')
    .orderBy('id', 'desc')
    .limit(SEARCH_RESULTS)
    .execute()

export const findContacts = (db: Database, words: string[]) =>
  db
    .selectFrom(
      db
        .selectFrom('contacts')
        .select(['id', 'name', 'email', 'company', 'status', 'lastActivity'])
        .where((eb) => eb.and(words.map((word) => matchingText('contacts', word))))
        .orderBy('lastActivity', 'desc')
        .limit(CANDIDATES)
        .as('candidates'),
    )
    .select(['id', 'name', 'email', 'company', 'status'])
    .orderBy(rank(['name', 'email', 'company'], words), 'desc')
    .orderBy('lastActivity', 'desc')
    .orderBy('id', 'desc')
    .limit(SEARCH_RESULTS)
    .execute()
