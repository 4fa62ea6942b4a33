import type { Logger } from 'pino'
import type { Storage } from './storage.ts'

export interface NewFile {
  key: string
  bytes: Uint8Array
}

/**
 * Stores the files, then runs `work`, which writes the rows that name them. If either fails, none
 * of the files stays.
 */
export async function withStoredFiles<T>(
  { storage, log }: { storage: Storage; log: Logger },
  files: NewFile[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    for (const { key, bytes } of files) await storage.put(key, bytes)
    return await work()
  } catch (error) {
    await removeFiles(
      { storage, log },
      files.map(({ key }) => key),
    )
    throw error
  }
}

/** Removes files that no row names any more. One that cannot be removed is logged, not thrown. */
export async function removeFiles(
  { storage, log }: { storage: Storage; log: Logger },
  keys: string[],
): Promise<void> {
  await Promise.all(
    keys.map((key) =>
      storage.remove(key).catch((error) => log.warn({ err: error, key }, 'a file stays behind')),
    ),
  )
}
