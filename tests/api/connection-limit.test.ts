import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { limitConnections } from '@agency/api/http/connection-limit'
import { afterEach, beforeEach, expect, test } from 'vitest'

let server: Server
let held: ServerResponse[]
let sockets: Socket[]
beforeEach(async () => {
  held = []
  sockets = []
  server = createServer((request, response) => {
    if (request.url === '/held') held.push(response)
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
  const known = once(server, 'request')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`)
  await Promise.race([known, once(socket, 'close')])
  return socket
}
const areOpen = (all: Socket[]) => all.map(({ destroyed }) => !destroyed)

test('the longest idle connection makes room for a new one', async () => {
  const [busy, first] = [await open('/held'), await open('/')]
  await once(first, 'data')
  const others = [await open('/'), await open('/held')]
  const late = await open('/')
  await expect.poll(() => first.destroyed).toBe(true)
  expect(areOpen([busy, ...others, late])).toEqual([true, true, true, true])
})

test('a new connection is refused while all are busy; another network’s is not', async () => {
  const all = [await open('/held'), await open('/held'), await open('/held'), await open('/held')]
  const late = await open('/')
  await expect.poll(() => late.destroyed).toBe(true)
  const other = await open('/', '127.0.0.2')
  expect(areOpen([...all, other])).toEqual([true, true, true, true, true])
})

test('a closed connection frees its slot', async () => {
  const all = [await open('/held'), await open('/held'), await open('/held'), await open('/held')]
  all[0]?.destroy()
  await expect.poll(() => held[0]?.destroyed).toBe(true)
  expect((await open('/')).destroyed).toBe(false)
})
