import type { FastifyInstance } from 'fastify'

/**
 * If there are several Authorization lines, Node.js keeps the first, while a proxy in front may
 * have checked another. Joined they are not a valid token, so everything that reads the header
 * rejects them.
 */
export function joinAuthorizationLines(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const lines = raw.rawHeaders.filter(
      (_value, index, all) => index % 2 === 1 && all[index - 1]?.toLowerCase() === 'authorization',
    )
    if (lines.length > 1) raw.headers.authorization = lines.join(', ')
  })
}
