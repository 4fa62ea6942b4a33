import { RECENT_CONCEPTS } from '@agency/contract/generation-stages'
import { useSyncExternalStore } from 'react'
import { removeStored, writeStored } from '../../browser/stored-json.ts'

const KEY = 'recentConcepts'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const noIds: readonly string[] = []

/** The ids in a stored string, newest first; anything else in it is left out. */
export function storedIds(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!Array.isArray(stored)) return noIds
    return stored.filter((id) => UUID.test(String(id))).slice(0, RECENT_CONCEPTS)
  } catch {
    return noIds
  }
}

const listeners = new Set<() => void>()
let snapshot: { text: string | null; ids: readonly string[] } = { text: null, ids: noIds }

function read(): readonly string[] {
  let text: string | null = null
  try {
    text = localStorage.getItem(KEY)
  } catch {}
  // Return the same list for the same string, because React compares it by reference.
  if (text !== snapshot.text) snapshot = { text, ids: storedIds(text) }
  return snapshot.ids
}

function store(ids: readonly string[]): void {
  if (ids.length > 0) writeStored(KEY, ids)
  else removeStored(KEY)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // Another tab may have added one.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export const addRecent = (id: string) =>
  store([id, ...read().filter((other) => other !== id)].slice(0, RECENT_CONCEPTS))
export const removeRecent = (id: string) => store(read().filter((other) => other !== id))
export const clearRecent = () => store([])

/** The generations whose concepts this browser made last, newest first; none on the server. */
export const useRecent = () => useSyncExternalStore(subscribe, read, () => noIds)
