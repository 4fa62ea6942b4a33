import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How often a closing server checks for connections that are done. */
const CHECK_INTERVAL_MS = 50

/** How long a closing server waits for requests that have started to arrive. */
const REQUEST_GRACE_MS = 5_000

interface Connection {
  /** Requests whose responses have not been sent completely. */
  open: Set<IncomingMessage>
  /** Bytes read by the time the last response was sent. */
  bytesRead: number
}

/**
 * Lets the server close as soon as its last response is sent, and not before. Node closes idle
 * connections only once, when closing starts; a connection still busy then would be kept alive for
 * its whole idle timeout. Node also considers a connection idle when its response is written but
 * not fully sent: a slow reader would lose the rest. An incomplete request does not keep the server
 * open for long.
 */
export function closeGracefully(app: FastifyInstance): void {
  const connections = new Map<Socket, Connection>()
  app.server.on('connection', (socket) => {
    connections.set(socket, { open: new Set(), bytesRead: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  app.server.on('request', (request, response) => {
    const { socket } = request
    const connection = connections.get(socket)
    if (!connection) return
    connection.open.add(request)
    response.once('close', () => {
      connection.open.delete(request)
      connection.bytesRead = socket.bytesRead
    })
  })
  let closesAt = Number.POSITIVE_INFINITY
  app.server.closeIdleConnections = () => {
    const isOverdue = performance.now() > closesAt
    for (const [socket, { open, bytesRead }] of connections) {
      // More bytes have arrived since, so another request has started.
      const isIdle = open.size === 0 && (socket.bytesRead === bytesRead || isOverdue)
      if (isIdle || (isOverdue && [...open].some(({ complete }) => !complete))) socket.destroy()
    }
  }

  app.addHook('preClose', async () => {
    closesAt = performance.now() + REQUEST_GRACE_MS
    const timer = setInterval(() => app.server.closeIdleConnections(), CHECK_INTERVAL_MS)
    app.server.once('close', () => clearInterval(timer))
    if (!app.server.listening) clearInterval(timer)
  })
}
