import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { trpc } from '../../../api/trpc.ts'
import { placesOf } from './found-places.ts'
import { findStanding, type PlaceGroup } from './places.ts'

/** A pause in typing this long is worth a question, in ms. */
const ASKED_AFTER_MS = 150

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ASKED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** What a text leads to: pages and actions at once, people and work as the server finds them. */
export function useSearch(text: string, isOpen: boolean) {
  const wanted = text.trim()
  const asked = useRested(wanted)
  const { data, error, refetch, isFetching, isPlaceholderData } = trpc.search.find.useQuery(
    { text: asked },
    { enabled: isOpen && asked !== '', placeholderData: keepPreviousData },
  )
  // Results of a longer or shorter word stay until its own are there, so that nothing jumps.
  const found = data && wanted !== '' && !error ? placesOf(data) : []
  const groups: PlaceGroup[] = [...findStanding(wanted), ...found]
  return {
    groups: groups.filter(({ places }) => places.length > 0),
    isSearching: wanted !== '' && (wanted !== asked || isFetching || isPlaceholderData),
    hasFailed: wanted !== '' && error !== null,
    retry: () => void refetch(),
  }
}
