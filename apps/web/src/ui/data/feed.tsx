import type { ReactNode } from 'react'
import { Action } from '../forms/controls.ts'
import { type QueryState, QueryView } from './query-view.tsx'

/** How an infinite query finds the page after the last one. */
export const nextPage = {
  getNextPageParam: ({ next }: { next?: string | undefined }) => next,
}

interface FeedProps<Row> {
  query: QueryState<{ pages: { rows: Row[] }[] }> & {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  /** The plural name of the rows being loaded: 'notifications'. */
  itemsName: string
  /** The approximate number of rows to expect. */
  size: number
  empty?: ReactNode
  /** The rows so far, and a button that loads more, if there are more. */
  children: (rows: Row[], moreButton: ReactNode) => ReactNode
}

/** A list that loads more rows at its end. */
export function Feed<Row>({ query, itemsName, size, empty, children }: FeedProps<Row>) {
  const { hasNextPage, isFetchingNextPage: isLoadingMore, fetchNextPage } = query
  const moreButton = hasNextPage && (
    <Action
      variant="outline"
      aria-disabled={isLoadingMore}
      onClick={() => !isLoadingMore && void fetchNextPage()}
    >
      {isLoadingMore ? 'Loading...' : 'Show more'}
    </Action>
  )
  return (
    <QueryView query={query} itemsName={itemsName} rows={size}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        return rows.length === 0 && empty ? empty : children(rows, moreButton)
      }}
    </QueryView>
  )
}
