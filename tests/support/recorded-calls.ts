import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** One call and its response. */
export interface RecordedCall {
  method: string
  /** Without the query string. */
  path: string
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Recorder {
  url: string
  /** Returns the calls since the last time, in the order of their responses. */
  take(): RecordedCall[]
  close(): Promise<void>
}

/**
 * A loopback server that forwards every request to `target` and the response back, and records
 * both. It also captures responses that a program wrote to a file or discarded. A response is
 * recorded before its caller receives it.
 */
export async function openRecorder(target: string): Promise<Recorder> {
  let calls: RecordedCall[] = []
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming
    const outgoing = request(target + url, { method, headers })
    // A body that is rejected half-way is cut off after its response, when nothing awaits it.
    outgoing.on('error', () => {})
    incoming.pipe(outgoing)
    try {
      const [incomingResponse] = (await once(outgoing, 'response')) as [IncomingMessage]
      const body = await buffer(incomingResponse)
      const status = incomingResponse.statusCode ?? 0
      const [path = ''] = url.split('?')
      calls.push({ method, path, status, headers: incomingResponse.headers, body })
      response.writeHead(status, incomingResponse.headers).end(body)
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => {
      const result = calls
      calls = []
      return result
    },
    close: async () => {
      const closing = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closing
    },
  }
}
