import path from 'node:path'
import { PRIVATE_DIRECTORIES, restrictDirectory } from '@agency/api/storage/private-files'
import { openDiskStorage, type Storage } from '@agency/api/storage/storage'
import type { Logger } from 'pino'
import type { Env } from './env.ts'

/** Opens the site's file storage: the bucket of STORAGE_URL, or else a directory below DATA_DIR. */
export async function openFiles({ STORAGE_URL: bucket, CACHE_MB, dataDir }: Env): Promise<Storage> {
  if (!bucket) return openDiskStorage(path.join(dataDir, 'files'))
  const { openS3Storage } = await import('@agency/api/storage/s3-storage')
  return openS3Storage(bucket, path.join(dataDir, 'cache/files'), {
    copiesMaxBytes: CACHE_MB * 1_048_576,
  })
}

/**
 * Restricts directories that earlier releases left open to other accounts on the machine: private
 * files and stored emails.
 */
export async function restrictPrivateFiles({ dataDir }: Env, log: Logger): Promise<void> {
  const dirs = PRIVATE_DIRECTORIES.map((name) => path.join(dataDir, 'files', name))
  for (const dir of [...dirs, path.join(dataDir, 'mail')]) {
    await restrictDirectory(dir).catch((error) =>
      log.warn({ err: error, dir }, 'could not restrict permissions of private files'),
    )
  }
}
