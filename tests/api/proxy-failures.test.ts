import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openDnsStub } from '../support/dns-stub.ts'
import { animation, expectFailure, plainImage, png, useProxySite } from '../support/proxy-site.ts'
import { openUpstream } from '../support/upstream.ts'

const MEGABYTE = 1024 * 1024

const proxy = useProxySite()
const { upstreamUrl, addPage, redirect, requestStoredImage, requestPage, setFetchOptions } = proxy

describe('returns the same 502 for', () => {
  const tail = Buffer.alloc(11 * MEGABYTE)
  test.each<[label: string, handler: RequestListener]>([
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
      async (_request, response) => response.end(await plainImage(8, 6).tiff().toBuffer()),
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
      async (_request, response) => response.end(await plainImage(6_000, 5_000).png().toBuffer()),
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
  ])('%s', async (_label, handler) => {
    await expectFailure(await requestPage(handler))
  })

  test('a name that does not resolve, logging why', async () => {
    await expectFailure(await requestStoredImage(`http://nobody.example:${proxy.upstream.port}/`))
    const lines = proxy.site.logLines.slice(-5)
    expect(JSON.stringify(lines)).toContain('No such name.')
    // Anybody can make it fail, so it is not an error of the site and has no stack trace.
    expect(Math.max(...lines.map(({ level }) => Number(level)))).toBe(40)
    expect(JSON.stringify(lines)).not.toMatch(/"stack"|\.ts:\d/)
  })

  test('a port without a listener', async () => {
    const closedServer = await openUpstream(() => {})
    await closedServer.close()
    setFetchOptions({ ports: [closedServer.port] })
    await expectFailure(await requestStoredImage(`http://127.0.0.1:${closedServer.port}/`))
  })

  test('a URL with credentials', async () => {
    const path = addPage((_request, response) => response.end(png))
    const before = proxy.upstream.connections
    await expectFailure(
      await requestStoredImage(`http://ada:x@127.0.0.1:${proxy.upstream.port}${path}`),
    )
    expect(proxy.upstream.connections).toBe(before)
  })
})

describe('a slow upstream is abandoned', () => {
  const measureTime = async (request: Promise<Response>) => {
    const start = performance.now()
    await expectFailure(await request)
    return performance.now() - start
  }

  test('when its response does not start', async () => {
    setFetchOptions({ limits: { firstByteMs: 200 } })
    expect(await measureTime(requestPage(() => {}))).toBeLessThan(4_000)
  })

  test('when its response starts but does not continue', async () => {
    setFetchOptions({ limits: { firstByteMs: 200 } })
    const startResponse: RequestListener = (_request, response) =>
      response.socket?.write('HTTP/1.1 200 O')
    expect(await measureTime(requestPage(startResponse))).toBeLessThan(4_000)
  })

  test('when its response does not end', async () => {
    setFetchOptions({ limits: { totalMs: 400 } })
    let isDisconnected = false
    const trickle: RequestListener = (_request, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('.'), 50)
      response.on('close', () => {
        clearInterval(timer)
        isDisconnected = true
      })
    }
    expect(await measureTime(requestPage(trickle))).toBeLessThan(4_000)
    await expect.poll(() => isDisconnected).toBe(true)
  })

  test('when it announces too large a response', async () => {
    const announceTooLarge: RequestListener = (_request, response) =>
      response.writeHead(200, { 'content-length': 11 * MEGABYTE }).write(png)
    expect(await measureTime(requestPage(announceTooLarge))).toBeLessThan(4_000)
  })
})

test('at maxRunning three pictures are fetched at once, and the others afterwards', async () => {
  let runningCount = 0
  let maxRunning = 0
  const responses = await Promise.all(
    Array.from({ length: 8 }, () =>
      requestPage(async (_request, response) => {
        runningCount += 1
        maxRunning = Math.max(maxRunning, runningCount)
        await sleep(100)
        runningCount -= 1
        response.end(png)
      }),
    ),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
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
      const end = addPage((_request, response) => response.end(png))
      expect((await requestStoredImage(upstreamUrl(chain(hops, end)))).status).toBe(200)
    }
  })

  test('are not followed a fourth time', async () => {
    const end = addPage((_request, response) => response.end(png))
    await expectFailure(await requestStoredImage(upstreamUrl(chain(4, end))))
    expect(proxy.upstream.requests.some((request) => request.endsWith(end))).toBe(false)
  })

  // Each of these is another way to reach the same server.
  test.each(['0.0.0.0', '0x0', '[::ffff:127.0.0.1]', 'inside.example'])(
    'to %s are refused',
    async (host) => {
      const end = addPage((_request, response) => response.end(png))
      const before = proxy.upstream.connections
      const url = upstreamUrl(chain(2, `http://${host}:${proxy.upstream.port}${end}`))
      await expectFailure(await requestStoredImage(url))
      expect(proxy.upstream.connections).toBe(before + 2)
    },
  )

  test('to another port are refused', async () => {
    const otherServer = await openUpstream((_request, response) => response.end(png))
    const url = upstreamUrl(redirect(`http://127.0.0.1:${otherServer.port}/`))
    await expectFailure(await requestStoredImage(url))
    expect(otherServer.connections).toBe(0)
    await otherServer.close()
  })

  test('with credentials are refused', async () => {
    const end = addPage((_request, response) => response.end(png))
    const url = upstreamUrl(redirect(`http://ada:x@127.0.0.1:${proxy.upstream.port}${end}`))
    await expectFailure(await requestStoredImage(url))
    expect(proxy.upstream.requests.some((request) => request.endsWith(end))).toBe(false)
  })
})

// macOS does not assign 127.0.0.2 to any interface.
describe.skipIf(process.platform === 'darwin')('a name that changes its address', () => {
  /** Represents a public address; 127.0.0.1 is loopback as usual. */
  const PUBLIC = '127.0.0.2'
  const servePicture: RequestListener = (_request, response) => response.end(png)

  /** The same port on both addresses, and a name server that returns these answers. */
  async function openRebindingNetwork(dnsAnswers: string[][], externalHandler: RequestListener) {
    const internalServer = await openUpstream(servePicture)
    const externalServer = await openUpstream(externalHandler, {
      host: PUBLIC,
      port: internalServer.port,
    })
    const dns = await openDnsStub(dnsAnswers)
    setFetchOptions({
      ports: [internalServer.port],
      allow: [PUBLIC],
      lookup: dns.lookup,
    })
    return {
      ...{ internalServer, externalServer, dns },
      url: `http://rebind.example:${internalServer.port}/`,
      async [Symbol.asyncDispose]() {
        dns.close()
        await Promise.all([internalServer.close(), externalServer.close()])
      },
    }
  }

  test('is connected to at the address that was checked', async () => {
    await using network = await openRebindingNetwork([[PUBLIC], ['127.0.0.1']], servePicture)
    expect((await requestStoredImage(network.url)).status).toBe(200)
    expect(network.dns.queries).toBe(1)
    expect(network.externalServer.connections).toBe(1)
    expect(network.internalServer.connections).toBe(0)
  })

  test('is refused when the next hop resolves to this machine', async () => {
    await using network = await openRebindingNetwork(
      [[PUBLIC], ['127.0.0.1']],
      (_request, response) => response.writeHead(302, { location: '/again.png' }).end(),
    )
    await expectFailure(await requestStoredImage(network.url))
    expect(network.dns.queries).toBe(2)
    expect(network.externalServer.requests).toEqual(['rebind.example /'])
    expect(network.internalServer.connections).toBe(0)
  })

  test('is refused when this machine is among its addresses', async () => {
    await using network = await openRebindingNetwork([[PUBLIC, '127.0.0.1']], servePicture)
    await expectFailure(await requestStoredImage(network.url))
    expect(network.externalServer.connections + network.internalServer.connections).toBe(0)
  })
})
