import { AppError } from '../errors/app-error.ts'
import { networkOf } from '../limits/rate-limits.ts'

const MB = 1024 * 1024
/** Limit per sender's network: a project's form of the largest size, or six pictures. */
const MAX_PER_SENDER = 72 * MB
/** Limit for all senders together, in this process. */
const MAX_TOTAL = 160 * MB
/**
 * Reserve for staff, so that many slow senders cannot keep them from working: the size of another
 * project form. /
 */
const STAFF_RESERVE = 72 * MB

export interface UploadMemory {
  /**
   * Memory use of one form; `add` throws UNAVAILABLE if there is no room for more. A sender is an
   * IP address, or 'staff' and a number if a valid token came with the form.
   */
  open(sender: string): { add(bytes: number): void; release(): void }
  /** Bytes in use. */
  used(): number
}

/** Limits the memory that forms may take while they are read and processed. */
export function openUploadMemory(
  maxPerSender = MAX_PER_SENDER,
  maxTotal = MAX_TOTAL,
  staffReserve = STAFF_RESERVE,
): UploadMemory {
  const bySender = new Map<string, number>()
  let used = 0
  return {
    used: () => used,
    open: (address) => {
      const sender = networkOf(address)
      const limit = sender.startsWith('staff ') ? maxTotal + staffReserve : maxTotal
      let size = 0
      return {
        add: (bytes) => {
          const senderTotal = bySender.get(sender) ?? 0
          if (used + bytes > limit || senderTotal + bytes > maxPerSender) {
            throw new AppError(
              'UNAVAILABLE',
              'Too many uploads are in progress. Please try again in a moment.',
              { retryAfterS: 10 },
            )
          }
          size += bytes
          used += bytes
          bySender.set(sender, senderTotal + bytes)
        },
        release: () => {
          used -= size
          const remaining = (bySender.get(sender) ?? 0) - size
          if (remaining > 0) bySender.set(sender, remaining)
          else bySender.delete(sender)
          size = 0
        },
      }
    },
  }
}
