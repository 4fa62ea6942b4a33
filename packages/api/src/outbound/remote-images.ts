import type { ImageProcessor } from '../images/image-processor.ts'
import { type ImageType, MAX_IMAGE_BYTES } from '../images/image-type.ts'
import { openFairQueue } from '../limits/fair-queue.ts'
import type { ConnectionGuard } from './guarded-connection.ts'
import { type FetchLimits, openGuardedFetch } from './guarded-fetch.ts'

interface RemoteImageLimits extends FetchLimits {
  /** For one picture from asking to its last byte, waiting for a turn included. */
  totalMs: number
}

const LIMITS: RemoteImageLimits = {
  bytes: MAX_IMAGE_BYTES,
  redirects: 3,
  firstByteMs: 5_000,
  totalMs: 15_000,
}

/** The system's resolver shares Node's four threads with file access: leave it one. */
const TURNS = { running: 3, waiting: 60 }

export interface RemoteImage {
  bytes: Buffer
  /** Found from the bytes. */
  type: ImageType
}

/**
 * Fetches the picture at an address on the internet, a few at once. Throws when it is not had within
 * the limits, with a reason for the log; throws UNAVAILABLE when too many wait.
 */
export type FetchImage = (url: string) => Promise<RemoteImage>

export function openRemoteImages({
  limits: given,
  pictures,
  ...guard
}: ConnectionGuard & {
  pictures: Pick<ImageProcessor, 'run'>
  limits?: Partial<RemoteImageLimits>
}): FetchImage {
  const limits = { ...LIMITS, ...given }
  const fetchBytes = openGuardedFetch(guard, limits)
  const withPermit = openFairQueue(TURNS)
  return (url) => {
    const signal = AbortSignal.timeout(limits.totalMs)
    return withPermit(async () => {
      signal.throwIfAborted()
      const bytes = await fetchBytes(url, signal)
      return { bytes, type: await pictures.run('check', bytes) }
    })
  }
}
