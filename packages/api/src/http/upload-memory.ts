import { AppError } from '../errors/app-error.ts'
import { networkOf } from '../limits/rate-limits.ts'

const MB = 1024 * 1024
/** Limit per sender's network: a project's form of the largest size, or six pictures. */
const MAX_OF_ONE = 72 * MB
/** Limit for all senders together, in this process. */
const MAX_IN_ALL = 160 * MB
/**
 * Extra limit for staff, so that a crowd of slow senders cannot keep them from working: again a
 * project's form.
 */
const MAX_OF_STAFF = 72 * MB

export interface UploadMemory {
  /**
   * Memory use of one form; `add` throws UNAVAILABLE if there is no room for more. A sender is an
   * IP address, or 'staff' and a number if a valid token came with the form.
   */
  open(sender: string): { add(bytes: number): void; release(): void }
  /** Bytes currently held. */
  held(): number
}

/** Limits the memory that forms may take while they are read and processed. */
export function openUploadMemory(
  mostOfOne = MAX_OF_ONE,
  mostInAll = MAX_IN_ALL,
  mostOfStaff = MAX_OF_STAFF,
): UploadMemory {
  const bySender = new Map<string, number>()
  let held = 0
  return {
    held: () => held,
    open: (address) => {
      const sender = networkOf(address)
      const room = sender.startsWith('staff ') ? mostInAll + mostOfStaff : mostInAll
      let mine = 0
      return {
        add: (bytes) => {
          const ofSender = bySender.get(sender) ?? 0
          if (held + bytes > room || ofSender + bytes > mostOfOne) {
            throw new AppError(
              'UNAVAILABLE',
              'Too many uploads are in progress. Please try again in a moment.',
              { retryAfterS: 10 },
            )
          }
          mine += bytes
          held += bytes
          bySender.set(sender, ofSender + bytes)
        },
        release: () => {
          held -= mine
          const left = (bySender.get(sender) ?? 0) - mine
          if (left > 0) bySender.set(sender, left)
          else bySender.delete(sender)
          mine = 0
        },
      }
    },
  }
}
