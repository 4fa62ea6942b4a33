import type { Logger } from 'pino'
import { isOutcomeUnknown } from '../errors/classify-error.ts'
import type { Storage } from './storage.ts'

export interface NewFile {
  key: string
  bytes: Uint8Array
}

/** Max concurrent removals: the storage, and this process's open files, have their limits. */
const MAX_CONCURRENT_REMOVALS = 32

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
 * Stores the files, then runs `work`, which writes the rows that reference them. If either fails,
 * the files are removed. If it is unknown whether the rows were committed they stay: the cleanup
 * removes what no row references.
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
    if (!isOutcomeUnknown(error)) {
      await removeFiles(
        deps,
        files.map(({ key }) => key),
      )
    }
    throw error
  }
}

/** Removes files that no row references any more. A failure is logged, not thrown. */
export async function removeFiles({ storage, log }: StorageDeps, keys: string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += MAX_CONCURRENT_REMOVALS) {
    await Promise.all(
      keys
        .slice(from, from + MAX_CONCURRENT_REMOVALS)
        .map((key) =>
          storage.remove(key).catch((err) => log.warn({ err, key }, 'could not delete a file')),
        ),
    )
  }
}
