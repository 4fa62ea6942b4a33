import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSequentialServer } from '@agency/api/http/pipelining'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** Handles requests when the test says so, and counts them. */
function openGate() {
  const state = { begun: [] as string[], atWork: 0, maxAtWork: 0 }
  const waiting: (() => void)[] = []
  let isOpen = false
  const server = createSequentialServer({})(async (request, response) => {
    state.begun.push(request.url ?? '')
    state.atWork += 1
    state.maxAtWork = Math.max(state.maxAtWork, state.atWork)
    let isAtWork = true
    const leave = () => {
      if (isAtWork) state.atWork -= 1
      isAtWork = false
    }
    response.once('close', leave)
    const body = await text(request)
    if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve))
    leave()
    response.end(`${request.url} ${body};`)
  })
  return {
    ...{ server, state },
    answerOne: () => waiting.shift()?.(),
    open: () => {
      isOpen = true
      for (const go of waiting.splice(0)) go()
    },
  }
}

let gate: ReturnType<typeof openGate>
let sockets: Socket[]
beforeEach(async () => {
  gate = openGate()
  sockets = []
  await once(gate.server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  gate.server.close()
})

async function open(): Promise<Socket> {
  const { port } = gate.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: site\r\n${more}\r\n`
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
  await expect.poll(() => gate.state.begun).toEqual(['/1'])
  gate.answerOne()
  await expect.poll(() => gate.state.begun).toEqual(['/1', '/2'])
  gate.open()
  await once(socket, 'end')
  expect(received().match(/\/\d \w*;/g)).toEqual(['/1 ;', '/2 two;', '/3 three;', '/4 ;'])
  expect(gate.state.maxAtWork).toBe(1)
})

test('a connection stays open for the next request', async () => {
  const socket = await open()
  const received = collect(socket)
  gate.open()
  for (const path of ['/1', '/2']) {
    socket.write(get(path))
    await expect.poll(received).toContain(`${path} ;`)
  }
})

test('a client that pipelines too many requests is disconnected', async () => {
  const socket = await open()
  socket.write(get('/flood').repeat(5_000))
  await expect.poll(() => socket.destroyed).toBe(true)
  gate.open()
  await sleep(50)
  expect(gate.state.begun).toEqual(['/flood'])
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
  ])('is not parsed to the end: %s', async (_what, request) => {
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
  gate.open()
  const body = 'a\r\n\r\n'.repeat(40_000)
  socket.write(post('/1', body))
  await expect.poll(received).toContain(`/1 ${body};`)
})

test('an unread response holds back the requests behind it, without losing any', async () => {
  const answer = 'a'.repeat(16 * 1024 * 1024)
  const bodies: string[] = []
  const server = createSequentialServer({})(async (request, response) => {
    bodies.push(await text(request))
    response.end(answer)
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
  gate.open()
  socket.write(get('/1') + get('/2', 'Expect: more\r\n') + get('/3'))
  await expect.poll(received).toContain('/3 ;')
  expect(received().match(/HTTP\/1.1 \d+/g)).toEqual(
    ['200', '417', '200'].map((each) => `HTTP/1.1 ${each}`),
  )
})

test('requests behind a lost connection are not handled', async () => {
  const socket = await open()
  socket.write(get('/1') + get('/2') + get('/3'))
  await expect.poll(() => gate.state.begun).toEqual(['/1'])
  socket.destroy()
  await expect.poll(() => gate.state.atWork).toBe(0)
  gate.open()
  await sleep(50)
  expect(gate.state.begun).toEqual(['/1'])
})

test('a client that disconnected before it had an address does not cause an error', () => {
  const socket = { remoteAddress: undefined, destroyed: false, destroy: () => {} }
  gate.server.emit('request', { socket, url: '/gone' }, {})
  expect(gate.state.begun).toEqual([])
})

test('one connection does not wait for another', async () => {
  const [first, second] = [await open(), await open()]
  first.write(get('/first') + get('/behind'))
  await expect.poll(() => gate.state.begun).toEqual(['/first'])
  second.write(get('/second'))
  await expect.poll(() => gate.state.begun).toEqual(['/first', '/second'])
})

test('an upgraded connection is left to the other protocol', async () => {
  let listeners = () => 0
  gate.server.on('upgrade', (_request, connection) => {
    connection.pipe(connection)
    listeners = () => connection.listenerCount('data')
  })
  const socket = await open()
  const received = collect(socket)
  socket.write(get('/1', 'Connection: Upgrade\r\nUpgrade: echo\r\n'))
  await sleep(50)
  for (const words of ['one', 'GET / HTTP/1.1\r\n\r\n', 'two']) {
    socket.write(words)
    await expect.poll(received).toContain(words)
  }
  // The echo's own listener.
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
  gate.open()
  await expect.poll(received).toContain('/1 abc;')
})
