import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** If the event loop is this far behind, rejecting requests is better than queueing them. */
const MAX_LOOP_DELAY_MS = 2_000
/**
 * The interval over which the delay is averaged. With an interval shorter than the delay itself, a
 * single long turn of the loop leaves no samples, which the plugin treats as an endless delay.
 */
const SAMPLE_MS = 5_000

/** Answers 503 while the event loop is too far behind; `maxLoopDelayMs` replaces the limit. */
export async function rejectWhenBusy(
  app: FastifyInstance,
  { maxLoopDelayMs = MAX_LOOP_DELAY_MS }: { maxLoopDelayMs?: number },
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxLoopDelayMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: ({ url }) => {
      // A busy process is alive, and a failing liveness probe would restart it.
      if (url === '/livez') return
      throw new AppError('UNAVAILABLE', 'The server is busy. Please try again.', {
        retryAfterS: SAMPLE_MS / 1_000,
      })
    },
  })
}
