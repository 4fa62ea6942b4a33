import type { ImageProcessor } from '../images/image-processor.ts'
import { type ImageType, MAX_IMAGE_BYTES } from '../images/image-type.ts'
import { openFairQueue } from '../limits/fair-queue.ts'
import type { ConnectionGuard } from './guarded-connection.ts'
import { type FetchLimits, openGuardedFetch } from './guarded-fetch.ts'

interface RemoteImageLimits extends FetchLimits {
  /**
   * Timeout for one picture, from the request to the last byte, including the wait in the queue.
   */
  totalMs: number
}

const LIMITS: RemoteImageLimits = {
  bytes: MAX_IMAGE_BYTES,
  redirects: 3,
  firstByteMs: 5_000,
  totalMs: 15_000,
}

/** The system's resolver shares Node's four threads with file access, so one is left for that. */
const QUEUE_LIMITS = { concurrency: 3, maxWaiting: 60 }

export interface RemoteImage {
  bytes: Buffer
  /** Detected from the bytes. */
  type: ImageType
}

/**
 * Fetches the picture at a URL on the internet, a few at once. Throws, with a reason for the log,
 * if it cannot be fetched within the limits; throws UNAVAILABLE if too many are waiting.
 */
export type FetchImage = (url: string) => Promise<RemoteImage>

export function openRemoteImages({
  limits: overrides,
  pictures,
  ...guard
}: ConnectionGuard & {
  pictures: Pick<ImageProcessor, 'run'>
  limits?: Partial<RemoteImageLimits>
}): FetchImage {
  const limits = { ...LIMITS, ...overrides }
  const fetchBytes = openGuardedFetch(guard, limits)
  const withPermit = openFairQueue(QUEUE_LIMITS)
  return (url) => {
    const signal = AbortSignal.timeout(limits.totalMs)
    return withPermit(async () => {
      signal.throwIfAborted()
      const bytes = await fetchBytes(url, signal)
      return { bytes, type: await pictures.run('check', bytes) }
    })
  }
}
