import { openFairQueue } from '../limits/fair-queue.ts'
import type { PictureProcessor } from '../pictures/picture-processor.ts'
import { MAX_PICTURE_BYTES, type PictureType } from '../pictures/picture-type.ts'
import type { ConnectionGuard } from './guarded-connection.ts'
import { type FetchLimits, openGuardedFetch } from './guarded-fetch.ts'

interface RemotePictureLimits extends FetchLimits {
  /** For one picture from asking to its last byte, waiting for a turn included. */
  totalMs: number
}

const LIMITS: RemotePictureLimits = {
  bytes: MAX_PICTURE_BYTES,
  redirects: 3,
  firstByteMs: 5_000,
  totalMs: 15_000,
}

/** The system's resolver shares Node's four threads with file access: leave it one. */
const TURNS = { running: 3, waiting: 60 }

export interface RemotePicture {
  bytes: Buffer
  /** Found from the bytes. */
  type: PictureType
}

/**
 * Fetches the picture at an address on the internet, a few at once. Throws when it is not had within
 * the limits, with a reason for the log; throws UNAVAILABLE when too many wait.
 */
export type FetchPicture = (url: string) => Promise<RemotePicture>

export function openRemotePictures({
  limits: given,
  pictures,
  ...guard
}: ConnectionGuard & {
  pictures: Pick<PictureProcessor, 'run'>
  limits?: Partial<RemotePictureLimits>
}): FetchPicture {
  const limits = { ...LIMITS, ...given }
  const fetchBytes = openGuardedFetch(guard, limits)
  const inTurn = openFairQueue(TURNS)
  return (url) => {
    const signal = AbortSignal.timeout(limits.totalMs)
    return inTurn(async () => {
      signal.throwIfAborted()
      const bytes = await fetchBytes(url, signal)
      return { bytes, type: await pictures.run('check', bytes) }
    })
  }
}
