import { AppError } from '../errors/app-error.ts'
import { networkOf } from '../limits/rate-limits.ts'

const MB = 1024 * 1024
/** Of one sender's network: a project's form of the largest size, or six pictures. */
const MOST_OF_ONE = 72 * MB
/** Of all together, on this process. */
const MOST_IN_ALL = 160 * MB
/** Of staff beside that, whom no crowd of slow senders keeps from working: again a project's form. */
const MOST_OF_STAFF = 72 * MB

export interface UploadMemory {
  /**
   * What one form takes; `add` throws UNAVAILABLE when there is no room for more. A sender is an address,
   * or 'staff' and a number where a good token came with the form.
   */
  open(sender: string): { add(bytes: number): void; release(): void }
  /** Bytes that are held now. */
  held(): number
}

/** The memory that forms may take while they are read and worked on. */
export function openUploadMemory(
  mostOfOne = MOST_OF_ONE,
  mostInAll = MOST_IN_ALL,
  mostOfStaff = MOST_OF_STAFF,
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
