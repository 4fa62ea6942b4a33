import type { FastifyInstance } from 'fastify'

/**
 * Node.js keeps the first of several Authorization lines, while a proxy in front may have looked at
 * another. Joined they are no token, and so every reader of the header refuses them.
 */
export function joinAuthorizationLines(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const lines = raw.rawHeaders.filter(
      (_value, index, all) => index % 2 === 1 && all[index - 1]?.toLowerCase() === 'authorization',
    )
    if (lines.length > 1) raw.headers.authorization = lines.join(', ')
  })
}
