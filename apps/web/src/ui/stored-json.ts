import type { z } from './schema.ts'

/** A value in local storage, if it is there and of the right shape. */
export const readStored = <T>(key: string, schema: z.ZodType<T>): T | undefined => {
  try {
    const result = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

/** Stores a value; a browser that refuses (full, private) loses nothing but the memory. */
export const writeStored = (key: string, value: unknown) => {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {}
}

export const removeStored = (key: string) => {
  try {
    localStorage.removeItem(key)
  } catch {}
}
