import { DAY_MS, HOUR_MS } from '@agency/contract/time'
import { WEBHOOK_ATTEMPTS } from '@agency/contract/webhook'

const MINUTE_MS = 60_000

/** The waits between the attempts: three days in total. */
export const RETRY_DELAYS_MS = [
  ...[5_000, 5 * MINUTE_MS, 30 * MINUTE_MS],
  ...[2, 5, 10, 14, 18, 22].map((hours) => hours * HOUR_MS),
]

/** Deliveries that failed together are not retried together. */
const JITTER = 0.1
/** A server cannot postpone an attempt for longer. */
const MAX_RETRY_AFTER_MS = DAY_MS

/**
 * How long to wait after that many attempts; undefined if there are no more. At least as long as
 * the server asked for, within a day.
 */
export function retryDelayMs(
  attempts: number,
  retryAfterMs = 0,
  random: () => number = Math.random,
): number | undefined {
  if (attempts >= WEBHOOK_ATTEMPTS) return undefined
  const delayMs = RETRY_DELAYS_MS[attempts - 1] ?? 0
  const jittered = delayMs * (1 + JITTER * (2 * random() - 1))
  return Math.round(Math.max(jittered, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS)))
}
