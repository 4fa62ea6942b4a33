import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait behind the one at work on their connection; no browser sends a second. */
const WAITING_MAX = 16

type Exchange = [IncomingMessage, ServerResponse]

/**
 * Handles the requests of one connection one after the other, in the order in which they are answered
 * anyway (RFC 9112, 9.3.2). Node emits every request that a packet holds at once, so that a client
 * which reads no answer could have thousands at work. One that sends too many ahead is disconnected.
 */
export function inSequence(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Exchange[]>()

  function start([request, response]: Exchange, queue: Exchange[]): void {
    const { socket } = request
    // After the answer is out, or the connection is lost: then nobody waits for the others.
    response.once('close', () => {
      const next = socket.destroyed ? undefined : queue.shift()
      if (next) start(next, queue)
      else waiting.delete(socket)
    })
    handle(request, response)
  }

  return (request, response) => {
    const { socket } = request
    // What was left of a packet when its connection was ended.
    if (socket.destroyed) return
    const queue = waiting.get(socket)
    if (!queue) {
      const own: Exchange[] = []
      waiting.set(socket, own)
      start([request, response], own)
    } else if (queue.length < WAITING_MAX) queue.push([request, response])
    else socket.destroy()
  }
}

/** Makes the server that `inSequence` stands in front of, for Fastify's `serverFactory`. */
export const createSequentialServer =
  (options: ServerOptions) =>
  (handle: RequestListener): Server =>
    createServer(options, inSequence(handle))
