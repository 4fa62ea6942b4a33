// Plain JavaScript that uses only Node 20's built-in modules: it runs before anything is installed.
import { createHash } from 'node:crypto'
import { connect, createServer } from 'node:net'

const HOST = '127.0.0.1'
/** Below the ephemeral ports that operating systems assign to outgoing connections. */
const FIRST_PORT = 20_000
const PORTS = 10_000
/** Another program's server may send no greeting, so the wait is limited. */
const GREETING_WITHIN_MS = 1_000

const digestOf = (name) => createHash('sha256').update(name).digest()
const portOf = (name) => FIRST_PORT + (digestOf(name).readUInt32BE() % PORTS)
const greetingOf = (name) => `lock ${digestOf(name).toString('hex')}`

/** Resolves with undefined if another program has the port. */
const listen = (name, port) =>
  new Promise((resolve, reject) => {
    const waitingSockets = new Set()
    const server = createServer((socket) => {
      waitingSockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => waitingSockets.delete(socket))
      socket.write(greetingOf(name))
    })
    server.once('error', (error) =>
      // Windows reserves ranges of ports.
      ['EADDRINUSE', 'EACCES'].includes(error.code) ? resolve(undefined) : reject(error),
    )
    server.listen({ host: HOST, port, exclusive: true }, () =>
      resolve(() => {
        server.close()
        for (const socket of waitingSockets) socket.destroy()
      }),
    )
  })

/**
 * Resolves when the holder of the lock has exited; with false if the port is not a lock of this
 * name.
 */
const waitForHolder = (name, port, onWait) =>
  new Promise((resolve) => {
    const socket = connect({ host: HOST, port })
    const timer = setTimeout(() => end(false), GREETING_WITHIN_MS)
    const end = (isFree) => {
      clearTimeout(timer)
      resolve(isFree)
      socket.destroy()
    }
    let received = ''
    let isLock = false
    socket.on('data', (chunk) => {
      received += chunk
      if (isLock || !greetingOf(name).startsWith(received)) return end(false)
      if (received !== greetingOf(name)) return
      isLock = true
      clearTimeout(timer)
      onWait()
    })
    // Nobody is listening any more, so the port can be tried again.
    socket.on('error', () => end(true))
    socket.on('close', () => end(isLock))
  })

/**
 * Resolves when only this process holds the lock of that name on this machine, with a function that
 * releases it. The lock is a port: the operating system frees it when the process that holds it
 * exits, however that happens, and waiting processes see their connection close. A port of another
 * program is skipped.
 */
export async function acquireLock(name, { port = portOf(name), onWait = () => {} } = {}) {
  let current = port
  for (;;) {
    const release = await listen(name, current)
    if (release) return release
    if (!(await waitForHolder(name, current, onWait))) current += 1
  }
}
