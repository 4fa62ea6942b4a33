import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../api/trpc.ts'
import { useDebouncedValue } from '../../browser/use-debounced-value.ts'
import { type DestinationGroup, findDestinations } from './destinations.ts'
import { resultGroupsOf } from './result-groups.ts'

/** A pause in typing this long is worth a question, in ms. */
const DEBOUNCE_MS = 150

/** What a text leads to: pages and actions at once, people and work as the server finds them. */
export function useSearch(text: string, isOpen: boolean) {
  const wanted = text.trim()
  const asked = useDebouncedValue(wanted, DEBOUNCE_MS)
  const { data, error, refetch, isFetching, isPlaceholderData } = trpc.search.find.useQuery(
    { text: asked },
    { enabled: isOpen && asked !== '', placeholderData: keepPreviousData },
  )
  // Results of a longer or shorter word stay until its own are there, so that nothing jumps.
  const found = data && wanted !== '' && !error ? resultGroupsOf(data) : []
  const groups: DestinationGroup[] = [...findDestinations(wanted), ...found]
  return {
    groups: groups.filter(({ places }) => places.length > 0),
    isSearching: wanted !== '' && (wanted !== asked || isFetching || isPlaceholderData),
    hasFailed: wanted !== '' && error !== null,
    retry: () => void refetch(),
  }
}
