import { GALLERY_MAX, type GalleryConcept } from '@agency/contract/gallery-concept'
import { useState } from 'react'
import { trpc } from '../../api/trpc.ts'
import { useSingleFlight } from '../../browser/single-flight.ts'

/** The newest concepts, which come with the page, and a way to load older ones. */
export function useGallery(newest: GalleryConcept[]) {
  const { client } = trpc.useUtils()
  const [older, setOlder] = useState<GalleryConcept[]>([])
  const [hasMore, setMore] = useState(newest.length === GALLERY_MAX)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  // A concept made in the meantime can push the last of the newest into the older ones already
  // loaded.
  const olderIds = new Set(older.map(({ id }) => id))
  const concepts = [...newest.filter(({ id }) => !olderIds.has(id)), ...older]
  const last = concepts.at(-1)
  const loadMore = useSingleFlight(async () => {
    if (!last) return
    setState('loading')
    try {
      const next = await client.concepts.list.query({ before: last.id })
      setOlder([...older, ...next])
      setMore(next.length === GALLERY_MAX)
      setState('idle')
    } catch {
      setState('failed')
    }
  })
  return { concepts, state, loadMore: hasMore ? loadMore : undefined }
}
