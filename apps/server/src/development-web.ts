import type { EventEmitter } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WebApp } from '@agency/api/pages/pages'
import type { FastifyInstance } from 'fastify'

interface DevelopmentServer {
  app: () => Promise<WebApp>
  middleware: (request: unknown, response: unknown, next: (error?: Error) => void) => void
  upgrades: EventEmitter
  close: () => Promise<void>
}

/** Serves the web app from source, with hot reload on this server's own port. */
export async function openDevelopmentWeb(root: string) {
  const file = path.join(root, 'apps/web/development-server.ts')
  const { openDevelopmentServer } = (await import(pathToFileURL(file).href)) as {
    openDevelopmentServer: () => Promise<DevelopmentServer>
  }
  const server = await openDevelopmentServer()
  return {
    app: server.app,
    clientDir: undefined,
    attach: async (app: FastifyInstance) => {
      app.addHook('onRequest', (request, reply, done) => {
        server.middleware(request.raw, reply.raw, done)
      })
      app.server.on('upgrade', (...upgrade) => server.upgrades.emit('upgrade', ...upgrade))
    },
    close: server.close,
  }
}
