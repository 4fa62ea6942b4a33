import { createHash } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { LRUCache } from 'lru-cache'
import { openDiskCache } from '../cache/disk-cache.ts'
import { filesOf, type Storage } from './storage.ts'

export interface S3Bucket {
  /** URL of the service, such as 'https://s3.ap-southeast-2.amazonaws.com'. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Default for the max total size of the local copies that one process serves. */
const COPIES_MAX_BYTES = 1024 * 1024 * 1024

/** Max time that a copy is still served if the notification of its removal was missed, in ms. */
const CONFIRMED_TTL_MS = 30_000
const MAX_CONFIRMED = 50_000
/**
 * A local copy is served if the bucket does not confirm in this time that the file still exists.
 */
const CHECK_TIMEOUT_MS = 2_000
const REQUEST_TIMEOUT_MS = 10_000

/** Timeout for the body after the headers: files are a few megabytes, and a person is waiting. */
const BODY_TIMEOUT_MS = 30_000

class MissingFile extends Error {}

/**
 * Requests that time out if a service hangs. The client's own timeouts end with a response's
 * headers; a body that stalls, or arrives byte by byte, would keep the process waiting forever,
 * with everything queued behind it.
 */
class BodyTimeoutHandler extends NodeHttpHandler {
  readonly #wholeWithinMs: number

  constructor(bodyTimeoutMs: number) {
    super({
      connectionTimeout: 3_000,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    })
    this.#wholeWithinMs = bodyTimeoutMs
  }

  override async handle(...request: Parameters<NodeHttpHandler['handle']>) {
    const result = await super.handle(...request)
    const { body } = result.response
    if (body instanceof Readable) {
      const timer = setTimeout(
        () => body.destroy(new Error('The bucket did not send its whole response in time.')),
        this.#wholeWithinMs,
      )
      body.once('close', () => clearTimeout(timer))
    }
    return result
  }
}

/** Limits, lowered in tests. */
interface Limits {
  copiesMaxBytes?: number
  confirmedTtlMs?: number
  bodyTimeoutMs?: number
}

/**
 * Files in a bucket of an S3-compatible service, for sites with several machines. Each machine
 * serves copies, created on the first request for a file: the bytes of a file never change under
 * its name.
 */
export async function openS3Storage(
  s3: S3Bucket,
  copiesDir: string,
  {
    copiesMaxBytes = COPIES_MAX_BYTES,
    confirmedTtlMs = CONFIRMED_TTL_MS,
    bodyTimeoutMs = BODY_TIMEOUT_MS,
  }: Limits = {},
): Promise<Storage> {
  const disk = new Disk(
    new S3Driver({
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      endpoint: s3.endpoint,
      region: s3.region,
      bucket: s3.bucket,
      // Bucket names in the host name are specific to Amazon; the path works everywhere.
      forcePathStyle: true,
      // Services other than Amazon's do not support checksum trailers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      supportsACL: false,
      requestHandler: new BodyTimeoutHandler(bodyTimeoutMs),
      maxAttempts: 2,
      visibility: 'private',
    }),
  )
  const files = filesOf(disk)
  const copies = await openDiskCache(copiesDir, copiesMaxBytes)
  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex')
  const confirmed = new LRUCache<string, true>({ max: MAX_CONFIRMED, ttl: confirmedTtlMs })

  function removeCopy(key: string): void {
    confirmed.delete(key)
    copies.remove(nameOf(key))
  }

  /** Removes the copy of a file that is no longer in the bucket. */
  async function checkCopy(key: string): Promise<void> {
    if (!copies.find(nameOf(key)) || confirmed.has(key)) return
    const exists = await Promise.race([
      disk.exists(key).catch(() => true),
      sleep(CHECK_TIMEOUT_MS, true, { ref: false }),
    ])
    if (exists) confirmed.set(key, true)
    else removeCopy(key)
  }

  return {
    ...files,
    remove: async (key) => {
      await files.remove(key)
      removeCopy(key)
    },
    serveFrom: {
      dir: copies.dir,
      removeCopy,
      copyOf: async (key) => {
        await checkCopy(key)
        return copies
          .getOrCreate(nameOf(key), async () => {
            const bytes = await files.read(key)
            if (!bytes) throw new MissingFile()
            confirmed.set(key, true)
            return { bytes, extension: path.extname(key).slice(1) }
          })
          .catch((error) => {
            if (error instanceof MissingFile) return undefined
            throw error
          })
      },
    },
  }
}
