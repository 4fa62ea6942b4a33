import type { ConceptEdits } from '@agency/contract/concept-edits'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { apiErrorOf, trpc } from '../../api/trpc.ts'
import { removeBackup, serialise, writeBackup } from './studio-storage.ts'

/** How long after the last change it is saved, in ms. */
const SAVE_DELAY_MS = 900
/** How long after a failure it is tried again, in ms. */
const RETRY_DELAY_MS = 5_000

export type SaveStatus =
  | 'saved'
  | 'waiting'
  | 'saving'
  /** The server could not be reached; it is tried again. */
  | 'failed'
  /** Somebody else changed the concept. */
  | 'conflict'
  /** The link no longer works. */
  | 'ended'
  /** The server refused these changes. */
  | 'refused'

interface SavedState {
  edits: ConceptEdits
  revision: number
}

export interface Saving {
  status: SaveStatus
  /** Why, in the server's words. */
  message: string
  savedAt: Date | undefined
  revision: number
  /** The revision of the last save, also before it is rendered. */
  current: () => number
  /** Saves now; resolves when nothing is left to save, or it failed. */
  flush: () => Promise<boolean>
  /** Continues from a state of the server: what is shown is then saved over it, or is that state. */
  rebase: (saved: SavedState) => void
}

const statusOf = (error: unknown): SaveStatus => {
  const status = apiErrorOf(error)?.status
  if (status === 409) return 'conflict'
  if (status === 404) return 'ended'
  return status === 400 || status === 413 ? 'refused' : 'failed'
}

/** Saves changes a moment after they were made, and keeps them in the browser until then. */
export function useSaving(
  target: { token: string; conceptId: string },
  initial: SavedState,
  edits: ConceptEdits,
): Saving {
  const { mutateAsync } = trpc.studio.save.useMutation()
  const [status, setStatus] = useState<SaveStatus>('saved')
  const [message, setMessage] = useState('')
  const [savedAt, setSavedAt] = useState<Date>()
  const [revision, setRevision] = useState(initial.revision)
  const saved = useRef({ json: serialise(initial.edits), revision: initial.revision })
  const latest = useRef(edits)
  latest.current = edits
  const running = useRef<Promise<boolean>>(undefined)
  const { token, conceptId } = target

  const save = useCallback(async (): Promise<boolean> => {
    for (;;) {
      const current = latest.current
      const json = serialise(current)
      if (json === saved.current.json) {
        removeBackup(conceptId)
        setStatus('saved')
        return true
      }
      setStatus('saving')
      try {
        const result = await mutateAsync({
          ...{ token, revision: saved.current.revision, edits: current },
        })
        saved.current = { json, revision: result.revision }
        setRevision(result.revision)
        setSavedAt(new Date(result.savedAt))
      } catch (error) {
        setMessage(apiErrorOf(error)?.message ?? '')
        setStatus(statusOf(error))
        return false
      }
    }
  }, [mutateAsync, token, conceptId])

  const flush = useCallback(() => {
    running.current ??= save().finally(() => {
      running.current = undefined
    })
    return running.current
  }, [save])

  // A conflict and an ended link are not resolved by trying again.
  const isBlocked = status === 'conflict' || status === 'ended'
  useEffect(() => {
    if (isBlocked) return
    if (serialise(edits) === saved.current.json) {
      // A change that was undone before it was saved.
      if (!running.current) removeBackup(conceptId)
      setStatus((previous) => (previous === 'waiting' ? 'saved' : previous))
      return
    }
    writeBackup(conceptId, { revision: saved.current.revision, edits })
    // After the page that shows the change has been painted.
    startTransition(() => setStatus((previous) => (previous === 'saving' ? previous : 'waiting')))
    const timer = setTimeout(() => void flush(), SAVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [edits, conceptId, flush, isBlocked])

  useEffect(() => {
    if (status !== 'failed') return
    const retry = () => void flush()
    const timer = setTimeout(retry, RETRY_DELAY_MS)
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [status, flush])

  useEffect(() => {
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden' && !isBlocked) void flush()
    }
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => document.removeEventListener('visibilitychange', saveWhenHidden)
  }, [flush, isBlocked])

  const [rebased, setRebased] = useState<SavedState>()
  const rebase = useCallback((state: SavedState) => {
    saved.current = { json: serialise(state.edits), revision: state.revision }
    setRevision(state.revision)
    setMessage('')
    setStatus('waiting')
    setRebased(state)
  }, [])
  // Once the edits that came with it are rendered: until then `latest` has those they replace.
  useEffect(() => {
    if (rebased) void flush()
  }, [rebased, flush])
  const current = useCallback(() => saved.current.revision, [])
  return { status, message, savedAt, revision, current, flush, rebase }
}
