import type { QueryKey } from '@tanstack/react-query'

/**
 * The data with which the browser reproduces the first render: no times, so that the bytes stay the
 * same.
 */
export interface PageState {
  year: number
  /** Whether this is the not-found page, whatever the path looks like. */
  isMissing: boolean
  queries: [QueryKey, unknown][]
}
