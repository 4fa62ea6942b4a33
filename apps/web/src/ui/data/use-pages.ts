import type { Page } from '@agency/contract/list-page'
import { useInfiniteQuery } from '@tanstack/react-query'

interface PagesOptions<Row> {
  /** Its name among the remembered answers. */
  key: readonly unknown[]
  /** Asks for the first page, or for the one behind a cursor. */
  ask: (after: string | undefined) => Promise<Page<Row>>
  enabled?: boolean
}

/** A list by keyset that grows at its end: its rows so far, and the way to more. */
export function usePages<Row>({ key, ask, enabled = true }: PagesOptions<Row>) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: key,
      queryFn: ({ pageParam }) => ask(pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: Page<Row>) => last.next,
      enabled,
    },
  )
  return {
    /** Undefined until the first page is there. */
    rows: data?.pages.flatMap((page) => page.rows),
    error,
    retry: () => void refetch(),
    /** Undefined where there are no more. */
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    isAsking: isFetchingNextPage,
  }
}
