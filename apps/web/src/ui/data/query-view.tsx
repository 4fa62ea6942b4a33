import type { ReactNode } from 'react'
import { LoadFailure, RowsSkeleton } from './states.tsx'

export interface QueryState<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
}

interface QueryViewProps<Data> {
  query: QueryState<Data>
  /** What is loaded: 'users'. */
  of: string
  /** Why it was not, where that is known better. */
  failure?: string | null | undefined
  /** How many rows there will be, roughly. */
  rows?: number
  children: (data: Data) => ReactNode
}

/** What is made of an answer; until it is there, the shape of it, or that it could not be loaded. */
export function QueryView<Data>({ query, of, failure, rows, children }: QueryViewProps<Data>) {
  const { data, error, refetch } = query
  if (error) {
    return (
      <LoadFailure message={failure ?? `Failed to load ${of}`} onRetry={() => void refetch()} />
    )
  }
  return data === undefined ? (
    <RowsSkeleton rows={rows} label={`Loading ${of}...`} />
  ) : (
    children(data)
  )
}
