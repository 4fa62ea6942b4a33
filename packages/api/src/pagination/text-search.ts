import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** The text with LIKE's own wildcards as plain characters. */
const plain = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A trigram index finds no shorter text. */
const TRIGRAM = 3

/**
 * Whether a row's `search_text`, which is in lower case, has this text, whatever the case: anywhere,
 * or, of one letter or two, at the beginning of a word of its `search_words`.
 * Either is found by an index; a sign or two are not, and the rows are read for them.
 */
export function matchingText(table: string, text: string): Expression<SqlBool> {
  const column = sql.ref(`${table}.searchText`)
  const anywhere = sql`lower(${`%${plain(text)}%`})`
  if (text.length >= TRIGRAM) return sql<SqlBool>`${column} like ${anywhere}`
  return /^[\p{L}\p{N}]+$/u.test(text)
    ? sql<SqlBool>`${sql.ref(`${table}.searchWords`)} @@ lower(${`'${text}':*`})::tsquery`
    : // Kept from the trigram index, which would be read whole.
      sql<SqlBool>`(${column} || '') like ${anywhere}`
}

/** Whether a column, or what is made of some, has this text anywhere, whatever the case. */
export const containing = (column: string | RawBuilder<unknown>, text: string) =>
  sql<SqlBool>`${typeof column === 'string' ? sql.ref(column) : column} ilike ${`%${plain(text)}%`}`

/** Whether a column begins with this text, whatever the case. */
export const startingWith = (column: string, text: string) =>
  sql<SqlBool>`${sql.ref(column)} ilike ${`${plain(text)}%`}`
