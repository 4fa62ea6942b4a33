import { type SqlBool, sql } from 'kysely'

/** Whether a column has this text anywhere, whatever the case; LIKE's own wildcards are plain. */
export const containing = (column: string, text: string) =>
  sql<SqlBool>`${sql.ref(column)} ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`
