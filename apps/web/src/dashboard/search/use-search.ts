import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../api/trpc.ts'
import { useDebouncedValue } from '../../browser/use-debounced-value.ts'
import { useRole } from '../permissions.tsx'
import { type DestinationGroup, findDestinations } from './destinations.ts'
import { resultGroupsOf } from './result-groups.ts'

/** How long typing has to pause before a request is sent, in ms. */
const DEBOUNCE_MS = 150

/**
 * The matches of a query: pages and actions immediately, people and work once the server responds.
 */
export function useSearch(text: string, isOpen: boolean) {
  const query = text.trim()
  const debouncedQuery = useDebouncedValue(query, DEBOUNCE_MS)
  const { data, error, refetch, isFetching, isPlaceholderData } = trpc.search.find.useQuery(
    { text: debouncedQuery },
    { enabled: isOpen && debouncedQuery !== '', placeholderData: keepPreviousData },
  )
  // Results of the previous query stay until the new ones arrive, so that the list does not jump.
  const serverGroups = data && query !== '' && !error ? resultGroupsOf(data) : []
  const groups: DestinationGroup[] = [...findDestinations(query, useRole()), ...serverGroups]
  return {
    groups: groups.filter(({ destinations }) => destinations.length > 0),
    isSearching: query !== '' && (query !== debouncedQuery || isFetching || isPlaceholderData),
    hasFailed: query !== '' && error !== null,
    retry: () => void refetch(),
  }
}
