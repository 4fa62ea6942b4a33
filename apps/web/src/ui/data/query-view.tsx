import type { ReactNode } from 'react'
import { LoadFailure, RowsSkeleton } from './states.tsx'

export interface QueryState<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
}

interface QueryViewProps<Data> {
  query: QueryState<Data>
  /** The name of the data being loaded: 'users'. */
  itemsName: string
  /** Why it failed, if a better reason is known. */
  failure?: string | null | undefined
  /** The approximate number of rows to expect. */
  rows?: number
  children: (data: Data) => ReactNode
}

/** Renders loaded data; until then a skeleton, or the loading failure. */
export function QueryView<Data>({
  query,
  itemsName,
  failure,
  rows,
  children,
}: QueryViewProps<Data>) {
  const { data, error, refetch } = query
  if (error) {
    return (
      <LoadFailure
        message={failure ?? `Failed to load ${itemsName}`}
        onRetry={() => void refetch()}
      />
    )
  }
  return data === undefined ? (
    <RowsSkeleton rows={rows} label={`Loading ${itemsName}...`} />
  ) : (
    children(data)
  )
}
