import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openDnsStub } from '../support/dns-stub.ts'
import { animation, blank, expectFailure, png, useProxySite } from '../support/proxy-site.ts'
import { openUpstream } from '../support/upstream.ts'

const MEGABYTE = 1024 * 1024

const proxy = useProxySite()
const { upstreamUrl, page, redirect, askForStored, askForPage, fetchBy } = proxy

describe('answers with the same 502 for', () => {
  const tail = Buffer.alloc(11 * MEGABYTE)
  test.each<[what: string, answer: RequestListener]>([
    [
      'HTML declared as a picture',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'image/png' }).end('<script>alert(1)</script>'),
    ],
    [
      'SVG',
      (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'image/svg+xml' })
          .end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    [
      'SVG declared as a PNG',
      (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'image/png' })
          .end(
            '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
          ),
    ],
    [
      'a format that browsers do not show',
      async (_request, response) => response.end(await blank(8, 6).tiff().toBuffer()),
    ],
    ['the start of a PNG', (_request, response) => response.end(png.subarray(0, -30))],
    [
      'a file that only starts like a PNG',
      (_request, response) =>
        response.end(Buffer.concat([png.subarray(0, 8), tail.subarray(0, 99)])),
    ],
    [
      'a gzip-encoded picture',
      (_request, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(png)),
    ],
    [
      'a picture declared as encoded',
      (_request, response) => response.writeHead(200, { 'content-encoding': 'br' }).end(png),
    ],
    [
      'a picture of 11 MB',
      (_request, response) => {
        response.write(png)
        response.end(tail)
      },
    ],
    [
      'a small file of 30 megapixels',
      async (_request, response) => response.end(await blank(6_000, 5_000).png().toBuffer()),
    ],
    [
      'an animation of 27 megapixels',
      async (_request, response) => response.end(await animation(3_000, 3)),
    ],
    ['a 404 with a picture', (_request, response) => response.writeHead(404).end(png)],
    ['a 206 with a picture', (_request, response) => response.writeHead(206).end(png)],
    ['an empty 200', (_request, response) => response.end()],
    [
      'fewer bytes than announced',
      (_request, response) => {
        response.writeHead(200, { 'content-length': png.length + 1 })
        response.write(png, () => response.destroy())
      },
    ],
    [
      'another protocol',
      (_request, response) =>
        response.socket?.end('HTTP/1.1 101 Hi\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    ],
    [
      'something other than HTTP',
      (_request, response) => response.socket?.end('good evening\r\n\r\n'),
    ],
    ['a reset connection', (_request, response) => response.socket?.resetAndDestroy()],
    ['a redirect to nowhere', (_request, response) => response.writeHead(302).end()],
    [
      'a redirect to a file',
      (_request, response) => response.writeHead(302, { location: 'file:///etc/hostname' }).end(),
    ],
  ])('%s', async (_what, answer) => {
    await expectFailure(await askForPage(answer))
  })

  test('a name that does not resolve, logging why', async () => {
    await expectFailure(await askForStored(`http://nobody.example:${proxy.upstream.port}/`))
    const lines = proxy.site.logged.slice(-5)
    expect(JSON.stringify(lines)).toContain('No such name.')
    // Anybody can make it fail, so it is not an error of the site and has no stack trace.
    expect(Math.max(...lines.map(({ level }) => Number(level)))).toBe(40)
    expect(JSON.stringify(lines)).not.toMatch(/"stack"|\.ts:\d/)
  })

  test('a port without a listener', async () => {
    const gone = await openUpstream(() => {})
    await gone.close()
    fetchBy({ ports: [gone.port] })
    await expectFailure(await askForStored(`http://127.0.0.1:${gone.port}/`))
  })

  test('a URL with credentials', async () => {
    const path = page((_request, response) => response.end(png))
    const before = proxy.upstream.connections
    await expectFailure(await askForStored(`http://ada:x@127.0.0.1:${proxy.upstream.port}${path}`))
    expect(proxy.upstream.connections).toBe(before)
  })
})

describe('a slow upstream is abandoned', () => {
  const timed = async (work: Promise<Response>) => {
    const start = performance.now()
    await expectFailure(await work)
    return performance.now() - start
  }

  test('when its response does not start', async () => {
    fetchBy({ limits: { firstByteMs: 200 } })
    expect(await timed(askForPage(() => {}))).toBeLessThan(4_000)
  })

  test('when its response starts but does not continue', async () => {
    fetchBy({ limits: { firstByteMs: 200 } })
    const begin: RequestListener = (_request, response) => response.socket?.write('HTTP/1.1 200 O')
    expect(await timed(askForPage(begin))).toBeLessThan(4_000)
  })

  test('when its response does not end', async () => {
    fetchBy({ limits: { totalMs: 400 } })
    let left = false
    const trickle: RequestListener = (_request, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('.'), 50)
      response.on('close', () => {
        clearInterval(timer)
        left = true
      })
    }
    expect(await timed(askForPage(trickle))).toBeLessThan(4_000)
    await expect.poll(() => left).toBe(true)
  })

  test('when it announces too large a response', async () => {
    const announce: RequestListener = (_request, response) =>
      response.writeHead(200, { 'content-length': 11 * MEGABYTE }).write(png)
    expect(await timed(askForPage(announce))).toBeLessThan(4_000)
  })
})

test('at maxRunning three pictures are fetched at once, and the others afterwards', async () => {
  let running = 0
  let maxRunning = 0
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      askForPage(async (_request, response) => {
        running += 1
        maxRunning = Math.max(maxRunning, running)
        await sleep(100)
        running -= 1
        response.end(png)
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(maxRunning).toBe(3)
})

describe('redirects', () => {
  const chain = (hops: number, end: string): string =>
    Array.from({ length: hops }, (_, hop) => [301, 302, 307, 308][hop % 4]).reduce(
      (path, status) => redirect(path, status),
      end,
    )

  test('are followed up to three times', async () => {
    for (const hops of [1, 3]) {
      const end = page((_request, response) => response.end(png))
      expect((await askForStored(upstreamUrl(chain(hops, end)))).status).toBe(200)
    }
  })

  test('are not followed a fourth time', async () => {
    const end = page((_request, response) => response.end(png))
    await expectFailure(await askForStored(upstreamUrl(chain(4, end))))
    expect(proxy.upstream.requests.some((request) => request.endsWith(end))).toBe(false)
  })

  // Each of these is another way to reach the same server.
  test.each(['0.0.0.0', '0x0', '[::ffff:127.0.0.1]', 'inside.example'])(
    'to %s are refused',
    async (host) => {
      const end = page((_request, response) => response.end(png))
      const before = proxy.upstream.connections
      const url = upstreamUrl(chain(2, `http://${host}:${proxy.upstream.port}${end}`))
      await expectFailure(await askForStored(url))
      expect(proxy.upstream.connections).toBe(before + 2)
    },
  )

  test('to another port are refused', async () => {
    const other = await openUpstream((_request, response) => response.end(png))
    const url = upstreamUrl(redirect(`http://127.0.0.1:${other.port}/`))
    await expectFailure(await askForStored(url))
    expect(other.connections).toBe(0)
    await other.close()
  })

  test('with credentials are refused', async () => {
    const end = page((_request, response) => response.end(png))
    const url = upstreamUrl(redirect(`http://ada:x@127.0.0.1:${proxy.upstream.port}${end}`))
    await expectFailure(await askForStored(url))
    expect(proxy.upstream.requests.some((request) => request.endsWith(end))).toBe(false)
  })
})

// macOS does not assign 127.0.0.2 to any interface.
describe.skipIf(process.platform === 'darwin')('a name that changes its address', () => {
  /** Represents a public address; 127.0.0.1 is loopback as usual. */
  const PUBLIC = '127.0.0.2'
  const secret: RequestListener = (_request, response) => response.end(png)

  /** The same port on both addresses, and a name server that returns these answers. */
  async function openNet(answers: string[][], outside: RequestListener) {
    const inside = await openUpstream(secret)
    const server = await openUpstream(outside, { host: PUBLIC, port: inside.port })
    const dns = await openDnsStub(answers)
    fetchBy({
      ports: [inside.port],
      allow: [PUBLIC],
      lookup: dns.lookup,
    })
    return {
      ...{ inside, server, dns },
      url: `http://rebind.example:${inside.port}/`,
      async [Symbol.asyncDispose]() {
        dns.close()
        await Promise.all([inside.close(), server.close()])
      },
    }
  }

  test('is connected to at the address that was checked', async () => {
    await using net = await openNet([[PUBLIC], ['127.0.0.1']], secret)
    expect((await askForStored(net.url)).status).toBe(200)
    expect(net.dns.queries).toBe(1)
    expect(net.server.connections).toBe(1)
    expect(net.inside.connections).toBe(0)
  })

  test('is refused when the next hop resolves to this machine', async () => {
    await using net = await openNet([[PUBLIC], ['127.0.0.1']], (_request, response) =>
      response.writeHead(302, { location: '/again.png' }).end(),
    )
    await expectFailure(await askForStored(net.url))
    expect(net.dns.queries).toBe(2)
    expect(net.server.requests).toEqual(['rebind.example /'])
    expect(net.inside.connections).toBe(0)
  })

  test('is refused when this machine is among its addresses', async () => {
    await using net = await openNet([[PUBLIC, '127.0.0.1']], secret)
    await expectFailure(await askForStored(net.url))
    expect(net.server.connections + net.inside.connections).toBe(0)
  })
})
