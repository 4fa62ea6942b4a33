import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'

export interface DatabaseProxy {
  /** The URL of the database through this proxy. */
  url: string
  /** Lets nothing through and sends nothing, as a stopped server does. */
  setFrozen(frozen: boolean): void
  /** Closes every connection and accepts no others, like a server that died. */
  setDisconnected(disconnected: boolean): void
  /**
   * Closes the next connection that runs a matching statement when its commit is acknowledged: it
   * is committed.
   */
  dropCommitReply(statement: RegExp): void
  close(): void
}

/** 'commit' as a separate query, in PostgreSQL's protocol. */
const COMMIT = /^Q.{4}commit\0/s

/** A proxy to the database that can stop responding or close its connections. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isFrozen = false
  let isDisconnected = false
  let droppedStatement: RegExp | undefined
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const server = createServer((client) => {
    if (isDisconnected) return client.destroy()
    const upstream = dial(Number(port), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      if (isFrozen) socket.pause()
    }
    let isWriter = false
    let isCommitted = false
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1')
      if (droppedStatement?.test(text)) {
        droppedStatement = undefined
        isWriter = true
      }
      isCommitted = isWriter && COMMIT.test(text)
      upstream.write(chunk)
    })
    client.on('close', () => upstream.destroy())
    upstream.on('data', (chunk) => (isCommitted ? client.destroy() : client.write(chunk)))
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxyUrl = new URL(url)
  proxyUrl.hostname = '127.0.0.1'
  proxyUrl.port = String((server.address() as AddressInfo).port)
  return {
    url: proxyUrl.href,
    setFrozen: (frozen) => {
      isFrozen = frozen
      for (const socket of sockets) frozen ? socket.pause() : socket.resume()
    },
    setDisconnected: (disconnected) => {
      isDisconnected = disconnected
      if (disconnected) destroyAll()
    },
    dropCommitReply: (statement) => {
      droppedStatement = statement
    },
    close: () => {
      destroyAll()
      server.close()
    },
  }
}
