import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** A loop that is this far behind serves nobody: better to say so than to queue. */
const MAX_LOOP_DELAY_MS = 2_000
/**
 * What the delay is averaged over. An interval shorter than the delay itself ends with no reading after any
 * single long turn of the loop, which the plugin takes for an endless delay.
 */
const SAMPLE_MS = 5_000

export async function refuseWhenBusy(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    sampleInterval: SAMPLE_MS,
    pressureHandler: ({ url }) => {
      // Busy is not dead: who asks this would end the process.
      if (url === '/livez') return
      throw new AppError('UNAVAILABLE', 'The server is busy. Please try again.', {
        retryAfterS: SAMPLE_MS / 1_000,
      })
    },
  })
}
