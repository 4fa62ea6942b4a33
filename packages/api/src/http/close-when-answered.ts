import type { FastifyInstance } from 'fastify'

/** How often a closing server looks for connections that are done. */
const LOOK_EVERY_MS = 50

/**
 * Lets the server close as soon as its last answer is out. Node ends idle connections once, when the
 * closing begins; one that was still being answered then would be kept alive for its whole idle time.
 */
export function closeWhenAnswered(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS)
    app.server.once('close', () => clearInterval(looking))
    if (!app.server.listening) clearInterval(looking)
  })
}
