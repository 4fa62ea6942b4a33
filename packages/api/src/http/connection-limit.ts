import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../limits/rate-limits.ts'
import { isLoopback } from './loopback.ts'

/** A browser opens six; an office or a school behind one IP address keeps some dozens. */
const MAX_OPEN = 256

/** Connections from this machine are its monitoring, or a proxy that all requests come through. */
const networkOfSocket = ({ remoteAddress }: Socket) =>
  remoteAddress === undefined || isLoopback(remoteAddress) ? undefined : networkOf(remoteAddress)

/**
 * Limits the open connections per network, for a server without a proxy. The longest-idle one is
 * closed to make room, since browsers keep connections they no longer need and reopen them by
 * themselves; if none is idle, the new one is rejected.
 */
export function limitConnections(
  server: Server,
  { maxOpen = MAX_OPEN, networkFor = networkOfSocket } = {},
): void {
  /** Ordered by last use, most recent last. */
  const networks = new Map<string, Set<Socket>>()
  const activeRequests = new WeakMap<Socket, number>()

  server.on('connection', (socket) => {
    const name = networkFor(socket)
    if (name === undefined) return
    const open = networks.get(name) ?? new Set()
    networks.set(name, open)
    if (open.size >= maxOpen) {
      const idle = [...open].find((candidate) => !activeRequests.get(candidate))
      const closed = idle ?? socket
      open.delete(closed)
      closed.destroy()
      if (closed === socket) return
    }
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      if (open.size === 0 && networks.get(name) === open) networks.delete(name)
    })
  })
  server.on('request', ({ socket }, response) => {
    activeRequests.set(socket, (activeRequests.get(socket) ?? 0) + 1)
    response.once('close', () => {
      activeRequests.set(socket, (activeRequests.get(socket) ?? 1) - 1)
      const open = networks.get(networkFor(socket) ?? '')
      if (open?.delete(socket)) open.add(socket)
    })
  })
}
