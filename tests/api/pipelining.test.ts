import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSequentialServer } from '@agency/api/http/pipelining'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** Handles requests when the test says so, and counts them. */
function createGatedServer() {
  const state = { startedPaths: [] as string[], activeCount: 0, maxActive: 0 }
  const waiting: (() => void)[] = []
  let isOpen = false
  const server = createSequentialServer({})(async (request, response) => {
    state.startedPaths.push(request.url ?? '')
    state.activeCount += 1
    state.maxActive = Math.max(state.maxActive, state.activeCount)
    let isActive = true
    const finish = () => {
      if (isActive) state.activeCount -= 1
      isActive = false
    }
    response.once('close', finish)
    const body = await text(request)
    if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve))
    finish()
    response.end(`${request.url} ${body};`)
  })
  return {
    ...{ server, state },
    respondToNext: () => waiting.shift()?.(),
    open: () => {
      isOpen = true
      for (const respond of waiting.splice(0)) respond()
    },
  }
}

let gatedServer: ReturnType<typeof createGatedServer>
let sockets: Socket[]
beforeEach(async () => {
  gatedServer = createGatedServer()
  sockets = []
  await once(gatedServer.server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  gatedServer.server.close()
})

async function open(): Promise<Socket> {
  const { port } = gatedServer.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: site\r\n${headers}\r\n`
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: site\r\nContent-Length: ${body.length}\r\n\r\n${body}`

/** Returns what has been received so far. */
function collect(socket: Socket): () => string {
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  return () => received
}

test('requests on one connection are handled in order, one at a time', async () => {
  const socket = await open()
  const received = collect(socket)
  socket.write(
    get('/1') + post('/2', 'two') + post('/3', 'three') + get('/4', 'Connection: close\r\n'),
  )
  await expect.poll(() => gatedServer.state.startedPaths).toEqual(['/1'])
  gatedServer.respondToNext()
  await expect.poll(() => gatedServer.state.startedPaths).toEqual(['/1', '/2'])
  gatedServer.open()
  await once(socket, 'end')
  expect(received().match(/\/\d \w*;/g)).toEqual(['/1 ;', '/2 two;', '/3 three;', '/4 ;'])
  expect(gatedServer.state.maxActive).toBe(1)
})

test('a connection stays open for the next request', async () => {
  const socket = await open()
  const received = collect(socket)
  gatedServer.open()
  for (const path of ['/1', '/2']) {
    socket.write(get(path))
    await expect.poll(received).toContain(`${path} ;`)
  }
})

test('a client that pipelines too many requests is disconnected', async () => {
  const socket = await open()
  socket.write(get('/flood').repeat(5_000))
  await expect.poll(() => socket.destroyed).toBe(true)
  gatedServer.open()
  await sleep(50)
  expect(gatedServer.state.startedPaths).toEqual(['/flood'])
})

describe('a packet of thousands of requests', () => {
  let parsed: number
  const count = () => {
    parsed += 1
  }
  beforeEach(() => {
    parsed = 0
    subscribe('http.server.request.start', count)
  })
  afterEach(() => unsubscribe('http.server.request.start', count))

  test.each([
    ['normal requests', get('/')],
    ['another protocol', 'GET / RTSP/1.1\r\nHost: site\r\n\r\n'],
    ['requests without a Host', 'GET / HTTP/1.1\r\n\r\n'],
    ['requests with an Expect header', get('/', 'Expect: more\r\n')],
    ['requests with bodies', post('/', 'a')],
  ])('is not parsed to the end: %s', async (_label, request) => {
    const socket = await open()
    socket.resume()
    socket.write(request.repeat(1_500))
    await expect.poll(() => socket.destroyed).toBe(true)
    expect(parsed).toBeLessThanOrEqual(10)
  })
})

test('a body of many blank lines is received completely', async () => {
  const socket = await open()
  const received = collect(socket)
  gatedServer.open()
  const body = 'a\r\n\r\n'.repeat(40_000)
  socket.write(post('/1', body))
  await expect.poll(received).toContain(`/1 ${body};`)
})

test('an unread response holds back the requests behind it, without losing any', async () => {
  const largeBody = 'a'.repeat(16 * 1024 * 1024)
  const bodies: string[] = []
  const server = createSequentialServer({})(async (request, response) => {
    bodies.push(await text(request))
    response.end(largeBody)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  socket.pause()
  socket.write(get('/1'))
  await expect.poll(() => bodies).toHaveLength(1)
  const body = '\r\n\r\n'.repeat(30)
  socket.write(post('/2', body) + post('/3', body) + get('/4', 'Connection: close\r\n'))
  await sleep(100)
  socket.resume()
  await once(socket, 'close')
  expect(bodies).toEqual(['', body, body, ''])
  server.close()
})

test('an unsupported expectation is refused in its turn', async () => {
  const socket = await open()
  const received = collect(socket)
  gatedServer.open()
  socket.write(get('/1') + get('/2', 'Expect: more\r\n') + get('/3'))
  await expect.poll(received).toContain('/3 ;')
  expect(received().match(/HTTP\/1.1 \d+/g)).toEqual(
    ['200', '417', '200'].map((status) => `HTTP/1.1 ${status}`),
  )
})

test('requests behind a lost connection are not handled', async () => {
  const socket = await open()
  socket.write(get('/1') + get('/2') + get('/3'))
  await expect.poll(() => gatedServer.state.startedPaths).toEqual(['/1'])
  socket.destroy()
  await expect.poll(() => gatedServer.state.activeCount).toBe(0)
  gatedServer.open()
  await sleep(50)
  expect(gatedServer.state.startedPaths).toEqual(['/1'])
})

test('a client that disconnected before it had an address does not cause an error', () => {
  const socket = { remoteAddress: undefined, destroyed: false, destroy: () => {} }
  gatedServer.server.emit('request', { socket, url: '/gone' }, {})
  expect(gatedServer.state.startedPaths).toEqual([])
})

test('one connection does not wait for another', async () => {
  const [first, second] = [await open(), await open()]
  first.write(get('/first') + get('/behind'))
  await expect.poll(() => gatedServer.state.startedPaths).toEqual(['/first'])
  second.write(get('/second'))
  await expect.poll(() => gatedServer.state.startedPaths).toEqual(['/first', '/second'])
})

test('an upgraded connection is left to the other protocol', async () => {
  let listeners = () => 0
  gatedServer.server.on('upgrade', (_request, connection) => {
    connection.pipe(connection)
    listeners = () => connection.listenerCount('data')
  })
  const socket = await open()
  const received = collect(socket)
  socket.write(get('/1', 'Connection: Upgrade\r\nUpgrade: echo\r\n'))
  await sleep(50)
  for (const message of ['one', 'GET / HTTP/1.1\r\n\r\n', 'two']) {
    socket.write(message)
    await expect.poll(received).toContain(message)
  }
  // The echo server's listener.
  expect(listeners()).toBe(1)
})

test('an announced body is requested with 100 Continue', async () => {
  const socket = await open()
  const received = collect(socket)
  socket.write(
    'POST /1 HTTP/1.1\r\nHost: site\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n',
  )
  await expect.poll(received).toContain('100 Continue')
  socket.write('abc')
  gatedServer.open()
  await expect.poll(received).toContain('/1 abc;')
})
