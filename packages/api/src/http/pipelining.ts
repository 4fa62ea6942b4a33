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
const WAITING_MAX = 8

/** What ends the head of every request, whatever else it says (RFC 9112, 2.1). */
const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** A request, its answer, and who is to give it. */
type Exchange = [IncomingMessage, ServerResponse, RequestListener]

/**
 * Handles the requests of one connection one after the other, in the order in which they are answered
 * anyway (RFC 9112, 9.3.2). Node emits every request that a packet holds at once, so that a client
 * which reads no answer could have thousands at work. One that sends too many ahead is disconnected.
 */
function openSequence(): (handle: RequestListener) => RequestListener {
  const waiting = new WeakMap<Socket, Exchange[]>()

  function start([request, response, handle]: Exchange, queue: Exchange[]): void {
    const { socket } = request
    // After the answer is out, or the connection is lost: then nobody waits for the others.
    response.once('close', () => {
      const next = socket.destroyed ? undefined : queue.shift()
      if (next) start(next, queue)
      else waiting.delete(socket)
    })
    handle(request, response)
  }

  return (handle) => (request, response) => {
    const { socket } = request
    // What was left of a packet when its connection was ended.
    if (socket.destroyed) return
    // Whoever has left has no address. Asked for now, the others' are known even when they leave.
    if (socket.remoteAddress === undefined) {
      socket.destroy()
      return
    }
    const queue = waiting.get(socket)
    if (!queue) {
      const own: Exchange[] = []
      waiting.set(socket, own)
      start([request, response, handle], own)
    } else if (queue.length < WAITING_MAX) queue.push([request, response, handle])
    else socket.destroy()
  }
}

/** Where the parts of a chunk end that hold one head each, where it may hold more than may wait. */
function endsOfHeads(chunk: Buffer): number[] {
  const ends: number[] = []
  let at = chunk.indexOf(END_OF_HEAD)
  while (at !== -1) {
    ends.push(at + END_OF_HEAD.length)
    at = chunk.indexOf(END_OF_HEAD, at + END_OF_HEAD.length)
  }
  // A body may hold such lines as well, as forms with files do: cut there, it comes in more parts.
  return ends.length > WAITING_MAX ? [...ends, chunk.length] : [chunk.length]
}

/**
 * Gives Node's parser one request after the other, and nothing more once the connection is ended. By
 * itself it makes requests of all that was read at once, thousands in one packet, before it sees that.
 */
function readHeadByHead(socket: Socket): void {
  const [parse, ...others] = socket.listeners('data')
  // Node reads a connection by exactly this one. It is replaced, since what is put in front of it
  // cannot keep anything from it.
  if (!parse || others.length > 0) throw new Error('Node reads its connections in another way.')
  socket.removeAllListeners('data')
  socket.on('data', function read(chunk: Buffer) {
    let from = 0
    for (const end of endsOfHeads(chunk)) {
      if (socket.destroyed || socket.writableEnded) return
      // Answers are not read; what came with their requests is read when they are.
      if (socket.isPaused()) {
        socket.unshift(chunk.subarray(from))
        return
      }
      if (end > from) parse.call(socket, chunk.subarray(from, end))
      from = end
      // Another protocol has taken the connection over; Node takes off the listener that it had put there.
      if ('parser' in socket && socket.parser === null) {
        socket.off('data', read)
        return
      }
    }
  })
}

/** Node's own answer to an expectation other than 100-continue. */
const refuseExpectation: RequestListener = (_request, response) => response.writeHead(417).end()

/** Makes a server that handles the requests of each connection in sequence, for Fastify's `serverFactory`. */
export const createSequentialServer =
  (options: ServerOptions) =>
  (handle: RequestListener): Server => {
    const inSequence = openSequence()
    // Node would answer who names no host by itself, past the sequence: `requireOneHost` does.
    const server = createServer({ ...options, requireHostHeader: false }, inSequence(handle))
    server.on('connection', readHeadByHead)
    // Node answers these by itself, past the sequence.
    server.on('checkExpectation', inSequence(refuseExpectation))
    return server
  }
