import { z } from 'zod'

export const pageSizes = [25, 50, 100] as const

/** The place of a row in its order, as a page answered it. */
const Cursor = z.string().max(1_000)

/** Which part of a list is asked for: the first, or what lies behind or in front of a row. */
export const PageRequest = z.object({
  size: z.literal(pageSizes).default(25),
  after: Cursor.optional(),
  before: Cursor.optional(),
})
export type PageRequest = z.infer<typeof PageRequest>

/** The same of a list that only grows at its end, by the name that tRPC's infinite queries have for it. */
export const FeedRequest = PageRequest.pick({ size: true }).extend({ cursor: Cursor.optional() })

/** One page of rows, with the cursors of its neighbours where there are such pages. */
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
