import type { ReactNode } from 'react'
import { Action } from '../forms/controls.ts'
import { type QueryState, QueryView } from './query-view.tsx'

/** How an infinite query finds the page behind the last one. */
export const nextPage = {
  getNextPageParam: ({ next }: { next?: string | undefined }) => next,
}

interface FeedProps<Row> {
  query: QueryState<{ pages: { rows: Row[] }[] }> & {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  /** What is loaded: 'notifications'. */
  of: string
  /** How many rows there will be, roughly. */
  size: number
  empty?: ReactNode
  /** The rows so far; `more` is the way to further ones, where there are any. */
  children: (rows: Row[], more: ReactNode) => ReactNode
}

/** A list that grows at its end. */
export function Feed<Row>({ query, of, size, empty, children }: FeedProps<Row>) {
  const { hasNextPage, isFetchingNextPage: isAsking, fetchNextPage } = query
  const more = hasNextPage && (
    <Action
      variant="outline"
      aria-disabled={isAsking}
      onClick={() => !isAsking && void fetchNextPage()}
    >
      {isAsking ? 'Loading...' : 'Show more'}
    </Action>
  )
  return (
    <QueryView query={query} of={of} rows={size}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        return rows.length === 0 && empty ? empty : children(rows, more)
      }}
    </QueryView>
  )
}
