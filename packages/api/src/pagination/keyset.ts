import type { Page } from '@agency/contract/list-page'
import { isStorable } from '@agency/contract/text'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'

/**
 * A sort key of a list. Rows with the same value are ordered by id, so that every row has a unique
 * position. An index on (value, id) finds it directly, as fast on the last page as on the first.
 */
export interface SortKey {
  value: Expression<unknown>
  /** The value as it is stored in a cursor. */
  key: RawBuilder<string | number>
  /** Accepts only keys that PostgreSQL can parse. */
  schema: z.ZodType<string | number>
  /** Converts a key back to its value. */
  read: (key: string | number) => Expression<unknown>
}

/**
 * PostgreSQL has microseconds and JavaScript milliseconds: a cursor counts the former since 1970.
 */
export const byTime = (column: string): SortKey => ({
  value: sql.ref(column),
  key: sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`,
  schema: z.int(),
  read: (key) => sql`timestamptz 'epoch' + ${key}::float8 * interval '1 microsecond'`,
})

export const byCount = (column: string): SortKey => ({
  value: sql.ref(column),
  key: sql`${sql.ref(column)}`,
  schema: z.int32(),
  read: (key) => sql`${key}::int`,
})

/** By a text, case-insensitive. */
export const byText = (column: string): SortKey => ({
  value: sql`lower(${sql.ref(column)})`,
  key: sql`lower(${sql.ref(column)})`,
  schema: z.string().refine(isStorable),
  read: (key) => sql`${key}::text`,
})

/** The requested part of a list: the first page, or the rows after or before one. */
interface RequestedPage {
  size: number
  after?: string | undefined
  before?: string | undefined
}

/** A row's position in the sort order. */
export interface Cursor {
  key: string | number
  id: number
}

/** The rows to read: those after or before a position, or from the start. */
export interface PageWindow {
  limit: number
  descending: boolean
  from?: Cursor | undefined
}

const encode = ({ key, id }: Cursor) => Buffer.from(JSON.stringify([key, id])).toString('base64url')

function decode(cursor: string, schema: SortKey['schema']): Cursor {
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const [key, id] = z.tuple([schema, z.int32()]).parse(json)
    return { key, id }
  } catch {
    throw new AppError('BAD_REQUEST', 'This page of the list does not exist.')
  }
}

/** The rows to read for a page: one more than requested, to know whether there is a next page. */
export function pageWindowOf(
  { size, after, before }: RequestedPage,
  { schema }: Pick<SortKey, 'schema'>,
  direction: 'asc' | 'desc',
): PageWindow {
  const cursor = before ?? after
  return {
    limit: size + 1,
    descending: (direction === 'desc') !== (before !== undefined),
    from: cursor === undefined ? undefined : decode(cursor, schema),
  }
}

/** Selects rows after the start position, in the reading direction. */
export const isAfterCursor = (
  { value, read }: SortKey,
  id: string,
  { from, descending }: PageWindow,
) =>
  from === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${value}, ${sql.ref(id)}) ${sql.raw(descending ? '<' : '>')} (${read(from.key)}, ${from.id}::int)`

/** Builds the requested page from the rows that were read for it. */
export function pageFrom<Row extends Cursor>(
  fetched: Row[],
  { size, after, before }: RequestedPage,
): Page<Row> {
  const isBackwards = before !== undefined
  const hasMore = fetched.length > size
  const rows = isBackwards ? fetched.slice(0, size).reverse() : fetched.slice(0, size)
  const cursorAt = (row: Row | undefined) => row && encode(row)
  return {
    rows,
    next: hasMore || isBackwards ? cursorAt(rows.at(-1)) : undefined,
    previous: (isBackwards ? hasMore : after !== undefined) ? cursorAt(rows[0]) : undefined,
  }
}
