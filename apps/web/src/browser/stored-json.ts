import type { z } from 'zod'

/** A value from local storage, if it exists and matches the schema. */
export const readStored = <T>(key: string, schema: z.ZodType<T>): T | undefined => {
  try {
    const result = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

/**
 * The strings that a stored object has under the given names, if it exists; everything else is left
 * out.
 */
export const readStoredStrings = <Name extends string>(
  key: string,
  names: readonly Name[],
): Partial<Record<Name, string>> | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const strings: Partial<Record<Name, string>> = {}
    for (const name of names) {
      const value = Object.hasOwn(stored, name) && (stored as Record<string, unknown>)[name]
      if (typeof value === 'string') strings[name] = value
    }
    return strings
  } catch {
    return undefined
  }
}

/**
 * Stores a value. If the browser refuses (storage full, private mode), it is just not remembered.
 */
export const writeStored = (key: string, value: unknown) => {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {}
}

/** Removes all values whose keys start with one of these prefixes. */
export const removeStoredByPrefix = (prefixes: readonly string[]) => {
  try {
    for (const key of Object.keys(localStorage))
      if (prefixes.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key)
  } catch {}
}

export const removeStored = (key: string) => {
  try {
    localStorage.removeItem(key)
  } catch {}
}
