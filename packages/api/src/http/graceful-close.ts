import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How often a closing server looks for connections that are done. */
const LOOK_EVERY_MS = 50

/** How long a closing server waits for requests that have begun to come in. */
const REQUEST_GRACE_MS = 5_000

interface Connection {
  /** Requests whose answers are not out yet. */
  open: Set<IncomingMessage>
  /** Bytes that were read when the last answer was out. */
  read: number
}

/**
 * Lets the server close as soon as its last answer is out, and not before. Node ends idle connections
 * once, when the closing begins; one that was still being answered then would be kept alive for its
 * whole idle time. And it takes a connection for idle whose answer is written but not all sent: a slow
 * reader would lose the rest. A request that does not come in whole keeps nothing open for long.
 */
export function closeGracefully(app: FastifyInstance): void {
  const connections = new Map<Socket, Connection>()
  app.server.on('connection', (socket) => {
    connections.set(socket, { open: new Set(), read: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  app.server.on('request', (request, response) => {
    const { socket } = request
    const connection = connections.get(socket)
    if (!connection) return
    connection.open.add(request)
    response.once('close', () => {
      connection.open.delete(request)
      connection.read = socket.bytesRead
    })
  })
  let closesAt = Number.POSITIVE_INFINITY
  app.server.closeIdleConnections = () => {
    const isLate = performance.now() > closesAt
    for (const [socket, { open, read }] of connections) {
      // With more read since, another request has begun to come in.
      const isIdle = open.size === 0 && (socket.bytesRead === read || isLate)
      if (isIdle || (isLate && [...open].some(({ complete }) => !complete))) socket.destroy()
    }
  }

  app.addHook('preClose', async () => {
    closesAt = performance.now() + REQUEST_GRACE_MS
    const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS)
    app.server.once('close', () => clearInterval(looking))
    if (!app.server.listening) clearInterval(looking)
  })
}
