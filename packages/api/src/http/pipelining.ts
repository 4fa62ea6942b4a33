import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'

/** Max requests waiting behind the active one of their connection; no browser sends even one. */
const MAX_WAITING = 8

/** The end of every request's headers (RFC 9112, 2.1). */
const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** A request, its response, and the listener that handles it. */
type Exchange = [IncomingMessage, ServerResponse, RequestListener]

/**
 * Handles the requests of one connection in sequence, which is the order of their responses anyway
 * (RFC 9112, 9.3.2). Node emits every request in a packet at once, so a client that reads no
 * responses could have thousands in progress. A client that sends too many ahead is disconnected.
 */
function createSequencer(): (handle: RequestListener) => RequestListener {
  const waiting = new WeakMap<Socket, Exchange[]>()

  function start([request, response, handle]: Exchange, queue: Exchange[]): void {
    const { socket } = request
    // When the response is sent or the connection is lost; in that case the others are dropped.
    response.once('close', () => {
      const next = socket.destroyed ? undefined : queue.shift()
      if (next) start(next, queue)
      else waiting.delete(socket)
    })
    handle(request, response)
  }

  return (handle) => (request, response) => {
    const { socket } = request
    // The rest of a packet whose connection was closed.
    if (socket.destroyed) return
    // A closed socket has no remote address. Reading it here caches it, so that it is known even if
    // the client disconnects later.
    if (socket.remoteAddress === undefined) {
      socket.destroy()
      return
    }
    const queue = waiting.get(socket)
    if (!queue) {
      const exchanges: Exchange[] = []
      waiting.set(socket, exchanges)
      start([request, response, handle], exchanges)
    } else if (queue.length < MAX_WAITING) queue.push([request, response, handle])
    else socket.destroy()
  }
}

/**
 * Offsets that split a chunk into parts with one request head each, if it may contain more than are
 * allowed to wait.
 */
function headEndOffsets(chunk: Buffer): number[] {
  const offsets: number[] = []
  let index = chunk.indexOf(END_OF_HEAD)
  while (index !== -1) {
    offsets.push(index + END_OF_HEAD.length)
    index = chunk.indexOf(END_OF_HEAD, index + END_OF_HEAD.length)
  }
  // A body may contain such lines too, as multipart forms do: then it just arrives in more parts.
  return offsets.length > MAX_WAITING ? [...offsets, chunk.length] : [chunk.length]
}

/**
 * Passes one request at a time to Node's parser, and none once the connection is closed. Otherwise
 * Node parses every request in a packet, possibly thousands, before it notices that.
 */
function readHeadByHead(socket: Socket): void {
  const [parse, ...otherListeners] = socket.listeners('data')
  // Node reads a connection with exactly this listener. It is replaced, since a listener in front
  // of it cannot hold data back from it.
  if (!parse || otherListeners.length > 0)
    throw new Error('Node reads its connections in another way.')
  socket.removeAllListeners('data')
  socket.on('data', function read(chunk: Buffer) {
    let from = 0
    for (const end of headEndOffsets(chunk)) {
      if (socket.destroyed || socket.writableEnded) return
      // The client does not read its responses, so the rest is read once it does.
      if (socket.isPaused()) {
        socket.unshift(chunk.subarray(from))
        return
      }
      if (end > from) parse.call(socket, chunk.subarray(from, end))
      from = end
      // Another protocol has taken over the connection. Node only removes its own listener.
      if ('parser' in socket && socket.parser === null) {
        socket.off('data', read)
        return
      }
    }
  })
}

/** Node's default response to an expectation other than 100-continue. */
const rejectExpectation: RequestListener = (_request, response) => response.writeHead(417).end()

/** Creates a server that handles each connection's requests in sequence, for `serverFactory`. */
export const createSequentialServer =
  (options: ServerOptions) =>
  (handle: RequestListener): Server => {
    const sequenced = createSequencer()
    // Node would respond to a missing Host header by itself, bypassing the sequence;
    // `requireValidHost` does it instead.
    const server = createServer({ ...options, requireHostHeader: false }, sequenced(handle))
    server.on('connection', readHeadByHead)
    // Node would respond to these by itself, bypassing the sequence.
    server.on('checkExpectation', sequenced(rejectExpectation))
    return server
  }
