import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'

/** A value of undefined, or the one that goes without saying, leaves the address. */
type Change = Record<string, string | undefined>

/**
 * What a list shows, kept in the address: it survives a reload, can be sent to a colleague, and Back
 * leads to it. A change replaces the entry unless it is a step, such as to the next page.
 */
export function useUrlState() {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const params = new URLSearchParams(search)
  const change = useCallback(
    (values: Change, { step = false } = {}) => {
      // Read afresh: two changes in one turn build on each other.
      const next = new URLSearchParams(location.search)
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, value)
      }
      const query = next.toString()
      navigate(query ? `${path}?${query}` : path, { replace: !step })
    },
    [path, navigate],
  )
  return { params, change }
}
