import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How often a closing server looks for connections that are done. */
const LOOK_EVERY_MS = 50

/**
 * Lets the server close as soon as its last answer is out, and not before. Node ends idle connections
 * once, when the closing begins; one that was still being answered then would be kept alive for its
 * whole idle time. And it takes a connection for idle whose answer is written but not all sent: a slow
 * reader would lose the rest.
 */
export function closeWhenAnswered(app: FastifyInstance): void {
  /** Answers that are not out yet, and the bytes that were read when the last one was. */
  const connections = new Map<Socket, { answers: number; read: number }>()
  app.server.on('connection', (socket) => {
    connections.set(socket, { answers: 0, read: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.answers += 1
    response.once('close', () => {
      connection.answers -= 1
      connection.read = socket.bytesRead
    })
  })
  app.server.closeIdleConnections = () => {
    for (const [socket, { answers, read }] of connections) {
      // With more read since, another request has begun to come in.
      if (answers === 0 && socket.bytesRead === read) socket.destroy()
    }
  }

  app.addHook('preClose', async () => {
    const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS)
    app.server.once('close', () => clearInterval(looking))
    if (!app.server.listening) clearInterval(looking)
  })
}
