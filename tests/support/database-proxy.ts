import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'

export interface DatabaseProxy {
  /** The URL of the database through this proxy. */
  url: string
  /** Lets nothing through and sends nothing, as a stopped server does. */
  freeze(whether: boolean): void
  /** Closes every connection and accepts no others, like a server that died. */
  cut(whether: boolean): void
  /**
   * Closes the next connection that runs a matching statement when its commit is acknowledged: it
   * is committed.
   */
  loseCommitOf(statement: RegExp): void
  close(): void
}

/** 'commit' as a separate query, in PostgreSQL's protocol. */
const COMMIT = /^Q.{4}commit\0/s

/** A proxy to the database that can stop responding or close its connections. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isFrozen = false
  let isCut = false
  let lost: RegExp | undefined
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = dial(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      if (isFrozen) socket.pause()
    }
    let isWriter = false
    let isCommitted = false
    near.on('data', (chunk) => {
      const text = chunk.toString('latin1')
      if (lost?.test(text)) {
        lost = undefined
        isWriter = true
      }
      isCommitted = isWriter && COMMIT.test(text)
      far.write(chunk)
    })
    near.on('close', () => far.destroy())
    far.on('data', (chunk) => (isCommitted ? near.destroy() : near.write(chunk)))
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const road = new URL(url)
  road.hostname = '127.0.0.1'
  road.port = String((server.address() as AddressInfo).port)
  return {
    url: road.href,
    freeze: (whether) => {
      isFrozen = whether
      for (const socket of sockets) whether ? socket.pause() : socket.resume()
    },
    cut: (whether) => {
      isCut = whether
      if (whether) destroyAll()
    },
    loseCommitOf: (statement) => {
      lost = statement
    },
    close: () => {
      destroyAll()
      server.close()
    },
  }
}
