import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { limitConnections } from '@agency/api/http/connection-limit'
import { afterEach, beforeEach, expect, test } from 'vitest'

let server: Server
let pendingResponses: ServerResponse[]
let sockets: Socket[]
beforeEach(async () => {
  pendingResponses = []
  sockets = []
  server = createServer((request, response) => {
    if (request.url === '/held') pendingResponses.push(response)
    else response.end('ok')
  })
  // Loopback addresses are not limited, so here the destination address distinguishes networks.
  limitConnections(server, { maxOpen: 4, networkFor: ({ localAddress }) => localAddress })
  await once(server.listen(0), 'listening')
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.closeAllConnections()
  server.close()
})

/** Opens a connection that requests a page, and resolves when the server has received it. */
async function open(path: string, host = '127.0.0.1') {
  const socket = connect((server.address() as AddressInfo).port, host)
  socket.on('error', () => {}).resume()
  sockets.push(socket)
  const requestReceived = once(server, 'request')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`)
  await Promise.race([requestReceived, once(socket, 'close')])
  return socket
}
const openStates = (checked: Socket[]) => checked.map(({ destroyed }) => !destroyed)

test('the longest idle connection makes room for a new one', async () => {
  const [busy, first] = [await open('/held'), await open('/')]
  await once(first, 'data')
  const otherSockets = [await open('/'), await open('/held')]
  const newSocket = await open('/')
  await expect.poll(() => first.destroyed).toBe(true)
  expect(openStates([busy, ...otherSockets, newSocket])).toEqual([true, true, true, true])
})

test('a new connection is refused while all are busy; another network’s is not', async () => {
  const openSockets = [
    await open('/held'),
    await open('/held'),
    await open('/held'),
    await open('/held'),
  ]
  const newSocket = await open('/')
  await expect.poll(() => newSocket.destroyed).toBe(true)
  const otherSocket = await open('/', '127.0.0.2')
  expect(openStates([...openSockets, otherSocket])).toEqual([true, true, true, true, true])
})

test('a closed connection frees its slot', async () => {
  const openSockets = [
    await open('/held'),
    await open('/held'),
    await open('/held'),
    await open('/held'),
  ]
  openSockets[0]?.destroy()
  await expect.poll(() => pendingResponses[0]?.destroyed).toBe(true)
  expect((await open('/')).destroyed).toBe(false)
})
