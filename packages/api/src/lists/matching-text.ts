import { type SqlBool, sql } from 'kysely'

/** The text with LIKE's own wildcards as plain characters. */
const plain = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Whether a column has this text anywhere, whatever the case. */
export const containing = (column: string, text: string) =>
  sql<SqlBool>`${sql.ref(column)} ilike ${`%${plain(text)}%`}`

/** Whether a column begins with this text, whatever the case. */
export const startingWith = (column: string, text: string) =>
  sql<SqlBool>`${sql.ref(column)} ilike ${`${plain(text)}%`}`
