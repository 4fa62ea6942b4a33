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
  /** Of the service, such as 'https://s3.ap-southeast-2.amazonaws.com'. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Copies of files that one process serves, in all, unless it is told otherwise. */
const COPIES_MAX_BYTES = 1024 * 1024 * 1024

/** A file that another machine removed unheard is served from a copy for this much longer at most, in ms. */
const TRUSTED_MS = 30_000
const TRUSTED_MAX = 50_000
/** A copy that is here is served though the bucket does not say in this time whether it may. */
const CHECKED_WITHIN_MS = 2_000
const ANSWERS_WITHIN_MS = 10_000

/** From its head on: files are a few megabytes, and who waits for one is somebody. */
const WHOLE_WITHIN_MS = 30_000

class MissingFile extends Error {}

/**
 * Requests that end where a service hangs. The client's own limits end with the head of an answer; one
 * whose body stalls, or drips, would be waited for until the process ends, with all that waits behind it.
 */
class BoundedRequests extends NodeHttpHandler {
  readonly #wholeWithinMs: number

  constructor(wholeWithinMs: number) {
    super({
      connectionTimeout: 3_000,
      requestTimeout: ANSWERS_WITHIN_MS,
      throwOnRequestTimeout: true,
    })
    this.#wholeWithinMs = wholeWithinMs
  }

  override async handle(...request: Parameters<NodeHttpHandler['handle']>) {
    const answer = await super.handle(...request)
    const { body } = answer.response
    if (body instanceof Readable) {
      const late = setTimeout(
        () => body.destroy(new Error('The bucket did not send its whole response in time.')),
        this.#wholeWithinMs,
      )
      body.once('close', () => clearTimeout(late))
    }
    return answer
  }
}

/** Limits that tests set lower. */
interface Limits {
  copiesMaxBytes?: number
  trustedMs?: number
  wholeWithinMs?: number
}

/**
 * Files in a bucket of an S3-compatible service, for sites of several machines. Each machine serves
 * copies, made when a file is first asked for: a file's bytes never change under its name.
 */
export async function openS3Storage(
  s3: S3Bucket,
  copiesDir: string,
  {
    copiesMaxBytes = COPIES_MAX_BYTES,
    trustedMs = TRUSTED_MS,
    wholeWithinMs = WHOLE_WITHIN_MS,
  }: Limits = {},
): Promise<Storage> {
  const disk = new Disk(
    new S3Driver({
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      endpoint: s3.endpoint,
      region: s3.region,
      bucket: s3.bucket,
      // Bucket names in the host name are Amazon's own way; the path works everywhere.
      forcePathStyle: true,
      // Services other than Amazon's know no checksum trailers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      supportsACL: false,
      requestHandler: new BoundedRequests(wholeWithinMs),
      maxAttempts: 2,
      visibility: 'private',
    }),
  )
  const files = filesOf(disk)
  const copies = await openDiskCache(copiesDir, copiesMaxBytes)
  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex')
  const trusted = new LRUCache<string, true>({ max: TRUSTED_MAX, ttl: trustedMs })

  function drop(key: string): void {
    trusted.delete(key)
    copies.drop(nameOf(key))
  }

  /** Removes the copy of a file that is not in the bucket any more. */
  async function checkCopy(key: string): Promise<void> {
    if (!copies.find(nameOf(key)) || trusted.has(key)) return
    const exists = await Promise.race([
      disk.exists(key).catch(() => true),
      sleep(CHECKED_WITHIN_MS, true, { ref: false }),
    ])
    if (exists) trusted.set(key, true)
    else drop(key)
  }

  return {
    ...files,
    remove: async (key) => {
      await files.remove(key)
      drop(key)
    },
    served: {
      dir: copies.dir,
      drop,
      copyOf: async (key) => {
        await checkCopy(key)
        return copies
          .take(nameOf(key), async () => {
            const bytes = await files.read(key)
            if (!bytes) throw new MissingFile()
            trusted.set(key, true)
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
