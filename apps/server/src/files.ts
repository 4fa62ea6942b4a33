import path from 'node:path'
import { openDiskStorage, type Storage } from '@agency/api/storage/storage'
import type { Env } from './env.ts'

/** The site's files: in the bucket of STORAGE_URL, else below DATA_DIR. */
export async function openFiles({ STORAGE_URL: bucket, CACHE_MB, dataDir }: Env): Promise<Storage> {
  if (!bucket) return openDiskStorage(path.join(dataDir, 'files'))
  const { openS3Storage } = await import('@agency/api/storage/s3-storage')
  return openS3Storage(bucket, path.join(dataDir, 'cache/files'), CACHE_MB * 1_048_576)
}
