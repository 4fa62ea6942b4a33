import type { QueryKey } from '@tanstack/react-query'

/** What the browser needs to draw the first picture again: no times, so that the bytes stay equal. */
export interface PageState {
  year: number
  queries: [QueryKey, unknown][]
}
