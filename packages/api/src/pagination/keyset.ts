import type { Page } from '@agency/contract/list-page'
import { isStorable } from '@agency/contract/text'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'

/**
 * What a list is sorted by. Rows of the same value follow by id, so that every row has one place.
 * An index over (value, id) leads straight to it, as fast on the last page as on the first.
 */
export interface SortKey {
  value: Expression<unknown>
  /** The value as a cursor carries it. */
  key: RawBuilder<string | number>
  /** Lets through only keys that PostgreSQL can read back. */
  schema: z.ZodType<string | number>
  /** The value that a key stands for. */
  read: (key: string | number) => Expression<unknown>
}

/** Times have microseconds there and milliseconds here: a cursor counts the former since 1970. */
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

/** By a text, whatever its case. */
export const byText = (column: string): SortKey => ({
  value: sql`lower(${sql.ref(column)})`,
  key: sql`lower(${sql.ref(column)})`,
  schema: z.string().refine(isStorable),
  read: (key) => sql`${key}::text`,
})

/** Which part of a list is asked for: the first, or what lies behind or in front of a row. */
interface Asked {
  size: number
  after?: string | undefined
  before?: string | undefined
}

/** A row's place in its order. */
export interface Place {
  key: string | number
  id: number
}

/** Which rows to read: those behind a place or in front of it, or from the order's beginning. */
export interface Reach {
  limit: number
  descending: boolean
  from?: Place | undefined
}

const encode = ({ key, id }: Place) => Buffer.from(JSON.stringify([key, id])).toString('base64url')

function decode(cursor: string, schema: SortKey['schema']): Place {
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const [key, id] = z.tuple([schema, z.int32()]).parse(json)
    return { key, id }
  } catch {
    throw new AppError('BAD_REQUEST', 'This page of the list does not exist.')
  }
}

/** What to read for a page: one row more than asked for, to know whether there is a page behind it. */
export function reachOf(
  { size, after, before }: Asked,
  { schema }: Pick<SortKey, 'schema'>,
  direction: 'asc' | 'desc',
): Reach {
  const cursor = before ?? after
  return {
    limit: size + 1,
    descending: (direction === 'desc') !== (before !== undefined),
    from: cursor === undefined ? undefined : decode(cursor, schema),
  }
}

/** Rows behind the reach's place, in the direction in which it reads. */
export const isBehind = ({ value, read }: SortKey, id: string, { from, descending }: Reach) =>
  from === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${value}, ${sql.ref(id)}) ${sql.raw(descending ? '<' : '>')} (${read(from.key)}, ${from.id}::int)`

/** The page that was asked for, made of the rows that were read for it. */
export function pageFrom<Row extends Place>(
  found: Row[],
  { size, after, before }: Asked,
): Page<Row> {
  const isBackwards = before !== undefined
  const hasMore = found.length > size
  const rows = isBackwards ? found.slice(0, size).reverse() : found.slice(0, size)
  const cursorAt = (row: Row | undefined) => row && encode(row)
  return {
    rows,
    next: hasMore || isBackwards ? cursorAt(rows.at(-1)) : undefined,
    previous: (isBackwards ? hasMore : after !== undefined) ? cursorAt(rows[0]) : undefined,
  }
}
