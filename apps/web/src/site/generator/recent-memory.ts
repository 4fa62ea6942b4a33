import { RECENT_CONCEPTS } from '@agency/contract/generation-stages'
import { useSyncExternalStore } from 'react'
import { removeStored, writeStored } from '../../browser/stored-json.ts'

const KEY = 'recentConcepts'
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const none: readonly string[] = []

/** The ids in a stored string, newest first; anything else in it is left out. */
export function storedIds(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!Array.isArray(stored)) return none
    return stored.filter((id) => ID.test(String(id))).slice(0, RECENT_CONCEPTS)
  } catch {
    return none
  }
}

const listeners = new Set<() => void>()
let known: { text: string | null; ids: readonly string[] } = { text: null, ids: none }

function read(): readonly string[] {
  let text: string | null = null
  try {
    text = localStorage.getItem(KEY)
  } catch {}
  // Return the same list for the same string, because React compares it by reference.
  if (text !== known.text) known = { text, ids: storedIds(text) }
  return known.ids
}

function write(ids: readonly string[]): void {
  if (ids.length > 0) writeStored(KEY, ids)
  else removeStored(KEY)
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  // Another tab may have made one.
  addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    removeEventListener('storage', tell)
  }
}

export const addRecent = (id: string) =>
  write([id, ...read().filter((each) => each !== id)].slice(0, RECENT_CONCEPTS))
export const removeRecent = (id: string) => write(read().filter((each) => each !== id))
export const clearRecent = () => write([])

/** The generations whose concepts this browser made last, newest first; none on the server. */
export const useRecent = () => useSyncExternalStore(subscribe, read, () => none)
