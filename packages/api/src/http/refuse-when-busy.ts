import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** A loop that is this far behind serves nobody: better to say so than to queue. */
const MAX_LOOP_DELAY_MS = 2_000

export async function refuseWhenBusy(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    pressureHandler: ({ url }) => {
      // Busy is not dead: who asks this would end the process.
      if (url === '/livez') return
      throw new AppError('UNAVAILABLE', 'The server is busy. Please try again.', {
        retryAfterS: 5,
      })
    },
  })
}
