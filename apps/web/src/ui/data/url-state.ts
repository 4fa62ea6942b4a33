import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'

/** Undefined or an empty string removes the parameter from the URL. */
type Change = Record<string, string | undefined>

/**
 * The state of a list, kept in the URL: it survives a reload, can be sent to a colleague, and Back
 * restores it. A change replaces the history entry unless it is a step, such as to the next page.
 */
export function useUrlState() {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const params = new URLSearchParams(search)
  const change = useCallback(
    (values: Change, { step = false } = {}) => {
      // Read the URL again, so that two changes in the same tick build on each other.
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
