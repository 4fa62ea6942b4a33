import { z } from 'zod'

export const pageSizes = [25, 50, 100] as const

/** A row's position in the sort order, as returned with a page. */
const Cursor = z.string().max(1_000)

/** The requested part of a list: the first page, or the rows after or before one. */
export const PageRequest = z.object({
  size: z.literal(pageSizes).default(25),
  after: Cursor.optional(),
  before: Cursor.optional(),
})
export type PageRequest = z.infer<typeof PageRequest>

/**
 * The same for a list that only grows at its end, with the name that tRPC's infinite queries use.
 */
export const FeedRequest = PageRequest.pick({ size: true }).extend({ cursor: Cursor.optional() })

/** One page of rows, with the cursors of its neighbouring pages, if any. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    next: z.string().optional(),
    previous: z.string().optional(),
  })

export interface Page<Row> {
  rows: Row[]
  next?: string | undefined
  previous?: string | undefined
}
