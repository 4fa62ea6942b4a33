import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Upstream {
  port: number
  /** Every request that arrived, as `host path`. */
  requests: string[]
  /** The number of connections that arrived, with or without a request. */
  readonly connections: number
  close(): Promise<void>
}

/** A third-party web server, on an address of this machine. */
export async function openUpstream(
  handler: RequestListener,
  { host = '127.0.0.1', port = 0 } = {},
): Promise<Upstream> {
  const requests: string[] = []
  let connections = 0
  const server = createServer((request, response) => {
    requests.push(`${request.headers.host?.split(':')[0]} ${request.url}`)
    handler(request, response)
  })
  server.on('connection', () => {
    connections += 1
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    get connections() {
      return connections
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
