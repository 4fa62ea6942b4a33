// Plain JavaScript of Node 20's own modules: it runs before anything is installed.
import { createHash } from 'node:crypto'
import { connect, createServer } from 'node:net'

const HOST = '127.0.0.1'
/** Below those that systems give to connections of their own. */
const FIRST_PORT = 20_000
const PORTS = 10_000
/** Another program's server may say nothing. */
const GREETING_WITHIN_MS = 1_000

const digestOf = (name) => createHash('sha256').update(name).digest()
const portOf = (name) => FIRST_PORT + (digestOf(name).readUInt32BE() % PORTS)
const greetingOf = (name) => `lock ${digestOf(name).toString('hex')}`

/** Undefined where the port is another's. */
const listen = (name, port) =>
  new Promise((resolve, reject) => {
    const waiting = new Set()
    const server = createServer((socket) => {
      waiting.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => waiting.delete(socket))
      socket.write(greetingOf(name))
    })
    server.once('error', (error) =>
      // Windows keeps ranges of ports to itself.
      ['EADDRINUSE', 'EACCES'].includes(error.code) ? resolve(undefined) : reject(error),
    )
    server.listen({ host: HOST, port, exclusive: true }, () =>
      resolve(() => {
        server.close()
        for (const socket of waiting) socket.destroy()
      }),
    )
  })

/** Resolves when the holder of the lock has ended; with false where the port is no lock of this name. */
const waitForHolder = (name, port, onWait) =>
  new Promise((resolve) => {
    const socket = connect({ host: HOST, port })
    const timer = setTimeout(() => end(false), GREETING_WITHIN_MS)
    const end = (isFree) => {
      clearTimeout(timer)
      resolve(isFree)
      socket.destroy()
    }
    let heard = ''
    let isHeld = false
    socket.on('data', (chunk) => {
      heard += chunk
      if (isHeld || !greetingOf(name).startsWith(heard)) return end(false)
      if (heard !== greetingOf(name)) return
      isHeld = true
      clearTimeout(timer)
      onWait()
    })
    // Nobody listens there any more: the port can be tried again.
    socket.on('error', () => end(true))
    socket.on('close', () => end(isHeld))
  })

/**
 * Resolves when this process alone holds the lock of that name on this machine, with what gives it back.
 * It is a port: the system frees it with the process that holds it, however that ends, and whoever waits
 * hears its connection close. A port that is another program's is passed over.
 */
export async function takeLock(name, { port = portOf(name), onWait = () => {} } = {}) {
  let current = port
  for (;;) {
    const release = await listen(name, current)
    if (release) return release
    if (!(await waitForHolder(name, current, onWait))) current += 1
  }
}
