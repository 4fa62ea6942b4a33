import type { Logger } from 'pino'
import type { Storage } from './storage.ts'

export interface NewFile {
  key: string
  bytes: Uint8Array
}

interface StorageDeps {
  storage: Storage
  log: Logger
}

/** Stores the files, all or none of them. */
export async function storeFiles(deps: StorageDeps, files: NewFile[]): Promise<void> {
  try {
    for (const { key, bytes } of files) await deps.storage.put(key, bytes)
  } catch (error) {
    await removeFiles(
      deps,
      files.map(({ key }) => key),
    )
    throw error
  }
}

/**
 * Stores the files, then runs `work`, which writes the rows that name them. If either fails, none
 * of the files stays.
 */
export async function withStoredFiles<T>(
  deps: StorageDeps,
  files: NewFile[],
  work: () => Promise<T>,
): Promise<T> {
  await storeFiles(deps, files)
  try {
    return await work()
  } catch (error) {
    await removeFiles(
      deps,
      files.map(({ key }) => key),
    )
    throw error
  }
}

/** Removes files that no row names any more. One that cannot be removed is logged, not thrown. */
export async function removeFiles({ storage, log }: StorageDeps, keys: string[]): Promise<void> {
  await Promise.all(
    keys.map((key) =>
      storage.remove(key).catch((error) => log.warn({ err: error, key }, 'a file stays behind')),
    ),
  )
}
