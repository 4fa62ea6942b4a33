import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** Escapes LIKE's wildcards in a text. */
const escapeWildcards = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A trigram index cannot find shorter text. */
const TRIGRAM = 3

/**
 * Whether a row contains this text (case-insensitive): anywhere in its `search_text`, which is in
 * lower case, or, for one or two letters, at the beginning of a word of its `search_words`. Both
 * use an index; one or two non-letters do not, and rows are scanned for them.
 */
export function matchingText(table: string, text: string): Expression<SqlBool> {
  const column = sql.ref(`${table}.searchText`)
  const contains = sql`lower(${`%${escapeWildcards(text)}%`})`
  if (text.length >= TRIGRAM) {
    // The trigrams of .com or .au are in nearly every row: the index looks for the rest.
    const rest = text.replace(/(?<=@[^.@\s]{2,})\..*$/s, '')
    return rest === text
      ? sql<SqlBool>`${column} like ${contains}`
      : sql<SqlBool>`(${column} like lower(${`%${escapeWildcards(rest)}%`}) and (${column} || '') like ${contains})`
  }
  return /^[\p{L}\p{N}]+$/u.test(text)
    ? sql<SqlBool>`${sql.ref(`${table}.searchWords`)} @@ lower(${`'${text}':*`})::tsquery`
    : // Kept from the trigram index, which would be read whole.
      sql<SqlBool>`(${column} || '') like ${contains}`
}

/** Whether a column, or an expression of several, contains this text, case-insensitive. */
export const containing = (column: string | RawBuilder<unknown>, text: string) =>
  sql<SqlBool>`${typeof column === 'string' ? sql.ref(column) : column} ilike ${`%${escapeWildcards(text)}%`}`

/** Whether a column begins with this text, case-insensitive. */
export const startingWith = (column: string, text: string) =>
  sql<SqlBool>`${sql.ref(column)} ilike ${`${escapeWildcards(text)}%`}`
