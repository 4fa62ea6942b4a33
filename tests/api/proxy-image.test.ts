import { readdir, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { openRemotePictureCache } from '@agency/api/outbound/remote-picture-cache'
import { type FetchPicture, openRemotePictures } from '@agency/api/outbound/remote-pictures'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDnsStub } from '../support/dns-stub.ts'
import { makeTemporaryDir } from '../support/temporary-dir.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { openUpstream, type Upstream } from '../support/upstream.ts'

const MEGABYTE = 1024 * 1024

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2e7d5b' } })
const png = await blank(8, 6).png().toBuffer()

/** A square animation whose frames differ, so that the encoder keeps each. */
function animation(size: number, frames: number): Promise<Buffer> {
  const pixels = Buffer.alloc(size * size * frames)
  for (let frame = 0; frame < frames; frame += 1) pixels.fill(frame * 40, frame * size * size)
  const raw = { width: size, height: size * frames, pageHeight: size, channels: 1 } as const
  return sharp(pixels, { raw }).gif({ effort: 1 }).toBuffer()
}

const concept = {
  companyName: 'Lantern Bakery',
  industry: 'Retail',
  overallVibe: 'Bold',
  websiteFor: 'Retail',
  designStyle: 'Bold',
  colorPalette: 'red',
  pageType: 'Home page',
}

/** The one name that resolves here, to a road to this machine that is not open. */
const insideLookup: LookupFunction = (name, { all }, callback) => {
  if (name !== 'inside.example') return callback(new Error('No such name.'), [])
  all ? callback(null, [{ address: '0.0.0.0', family: 4 }]) : callback(null, '0.0.0.0', 4)
}

const pages = new Map<string, RequestListener>()
let upstream: Upstream
let site: TestApp
let base: string
let fetchPicture: FetchPicture

/** The product's own way out, but 127.0.0.1 and this port stand for the internet. */
const openPictures = (options: Parameters<typeof openRemotePictures>[0] = {}) =>
  openRemotePictures({
    ports: [upstream.port],
    allow: ['127.0.0.1'],
    lookup: insideLookup,
    ...options,
  })

const upstreamUrl = (path: string) => `http://127.0.0.1:${upstream.port}${path}`

/** Puts a page on somebody else's server; returns its path. */
function page(answer: RequestListener): string {
  const path = `/${pages.size}.png`
  pages.set(path, answer)
  return path
}

const redirect = (location: string, status = 302) =>
  page((_request, response) => response.writeHead(status, { location }).end())

const ask = (query: string, init?: RequestInit) => fetch(`${base}/api/proxy-image${query}`, init)
const askFor = (url: string) => ask(`?url=${encodeURIComponent(url)}`)

async function askForStored(imageUrl: string) {
  await site.db
    .insertInto('concepts')
    .values({ ...concept, publicId: crypto.randomUUID(), imageUrl })
    .execute()
  return askFor(imageUrl)
}

/** Asks for the picture of a concept at such a page. */
const askForPage = (answer: RequestListener) => askForStored(upstreamUrl(page(answer)))

/** The one answer to everything that goes wrong beyond this server. */
async function expectFailure(response: Response) {
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 502,
    body: {
      success: false,
      message: 'This picture cannot be had just now.',
      code: 'UPSTREAM_FAILED',
      requestId: response.headers.get('x-request-id'),
    },
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
}

beforeAll(async () => {
  upstream = await openUpstream((request, response) => {
    const answer = pages.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  fetchPicture = openPictures()
  site = await openTestApp({
    runGeneration: () => Promise.reject(new Error('Nothing is generated here.')),
    fetchPicture: (url) => fetchPicture(url),
  })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
})
afterEach(() => {
  fetchPicture = openPictures()
})
afterAll(async () => {
  await site.close()
  await upstream.close()
})

describe('a picture', () => {
  test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
    'that is a %s is shown byte for byte, with the type of its bytes',
    async (format) => {
      const bytes = await blank(8, 6).toFormat(format).toBuffer()
      const response = await askForPage((_request, upstream) =>
        upstream.writeHead(200, { 'content-type': 'text/html' }).end(bytes),
      )
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    },
  )

  test('that is animated is shown with its frames', async () => {
    const bytes = await animation(40, 3)
    expect((await askForPage((_request, response) => response.end(bytes))).status).toBe(200)
  })

  test('comes with headers of its own and none of the upstream', async () => {
    const { status, headers } = await askForPage((_request, response) =>
      response
        .writeHead(200, {
          'cache-control': 'private',
          'content-disposition': 'attachment; filename="x.html"',
          'content-security-policy': 'default-src *',
          'access-control-allow-origin': '*',
          'set-cookie': ['session=1; Path=/', 'other=2'],
          'www-authenticate': 'Basic realm="x"',
          'x-upstream': 'yes',
          link: '</x>; rel=preload',
        })
        .end(png),
    )
    expect(status).toBe(200)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('public, max-age=86400')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    for (const name of [
      'set-cookie',
      'content-disposition',
      'access-control-allow-origin',
      'www-authenticate',
      'x-upstream',
      'link',
    ]) {
      expect(headers.get(name), name).toBeNull()
    }
  })

  test("is asked for with nothing of the visitor's request", async () => {
    let seen: IncomingHttpHeaders = {}
    const url = upstreamUrl(
      page((request, response) => {
        seen = request.headers
        response.end(png)
      }),
    )
    await askForStored(url)
    await ask(`?url=${encodeURIComponent(url)}`, {
      headers: { cookie: 'a=1', authorization: 'Bearer x', referer: base, 'x-mine': '1' },
    })
    expect(Object.keys(seen).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
    expect(seen['accept-encoding']).toBe('identity')
  })
})

describe('a picture that was had', () => {
  const counted = async (size = { width: 900, height: 600 }) => {
    const bytes = await blank(size.width, size.height).png().toBuffer()
    const seen = { times: 0, bytes }
    const url = upstreamUrl(
      page((_request, response) => {
        seen.times += 1
        setTimeout(() => response.end(bytes), 50)
      }),
    )
    await site.db
      .insertInto('concepts')
      .values({ ...concept, publicId: crypto.randomUUID(), imageUrl: url })
      .execute()
    return { url, seen }
  }

  test('is asked for once, also by many callers at once', async () => {
    const { url, seen } = await counted()
    const answers = await Promise.all(Array.from({ length: 12 }, () => askFor(url)))
    answers.push(await askFor(url))
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(seen.bytes)
    }
    expect(seen.times).toBe(1)
  })

  test('comes as wide as asked for, in AVIF or WebP, never wider than it is', async () => {
    const { url, seen } = await counted()
    for (const [query, type, width] of [
      ['width=320&format=avif', 'avif', 320],
      ['width=640&format=webp', 'webp', 640],
      ['width=640', 'webp', 640],
      ['width=1440&format=webp', 'webp', 900],
    ] as const) {
      const answer = await ask(`?url=${encodeURIComponent(url)}&${query}`)
      expect(answer.headers.get('content-type')).toBe(`image/${type}`)
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(width)
    }
    expect(seen.times).toBe(1)
  })

  test('is not sent again to who has it', async () => {
    const { url } = await counted()
    const first = await askFor(url)
    await first.arrayBuffer()
    const again = await site.app.inject({
      url: `/api/proxy-image?url=${encodeURIComponent(url)}`,
      headers: { 'if-none-match': String(first.headers.get('etag')) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('costs nothing of the limit', async () => {
    const { url } = await counted()
    await askFor(url)
    const { rows } = await site.pool.query("select points from rate_limits where key like 'proxy%'")
    for (let time = 0; time < 5; time += 1) expect((await askFor(url)).status).toBe(200)
    const after = await site.pool.query("select points from rate_limits where key like 'proxy%'")
    expect(after.rows).toEqual(rows)
  })

  test('is pushed out by others when there is no more room, and fetched again', async () => {
    const noisy = await sharp({
      create: {
        ...{ width: 100, height: 100, channels: 3, background: '#888' },
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    const times = new Map<string, number>()
    const dir = await makeTemporaryDir('kept')
    const open = () =>
      openRemotePictureCache(
        dir.path,
        async (url) => {
          times.set(url, (times.get(url) ?? 0) + 1)
          return { bytes: noisy, type: 'png' }
        },
        noisy.byteLength * 3,
      )
    const pictures = await open()
    for (const url of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await pictures.take(url)
    expect(Object.fromEntries(times)).toEqual({ a: 1, b: 2, c: 1, d: 1 })
    await expect.poll(async () => (await readdir(dir.path)).length).toBe(3)

    // Another run takes over what is there.
    await writeFile(path.join(dir.path, 'torn.part'), 'half')
    const later = await open()
    expect(['a', 'b', 'c', 'd'].map((url) => later.find(url) !== undefined)).toEqual([
      true,
      true,
      false,
      true,
    ])
    expect(await readdir(dir.path)).toHaveLength(3)
    await dir.remove()
  })

  test('is fetched again when it failed before', async () => {
    let works = false
    const url = upstreamUrl(
      page((_request, response) => (works ? response.end(png) : response.writeHead(500).end())),
    )
    await expectFailure(await askForStored(url))
    works = true
    expect((await askFor(url)).status).toBe(200)
  })
})

describe('asks nobody and answers', () => {
  test.each([
    ['without an address', ''],
    ['with an empty one', '?url='],
    ['with two', '?url=https://a.example/1.png&url=https://a.example/2.png'],
    ['with a list of one', '?url[]=https://a.example/1.png'],
    ['with one over 2,048', `?url=https://a.example/${'x'.repeat(2_031)}`],
    ['with a path', '?url=/uploads/a.webp'],
    ['with no scheme', '?url=//a.example/1.png'],
    ['with another scheme', '?url=ftp://a.example/1.png'],
    ['with a script', '?url=javascript:alert(1)'],
    ['with data', '?url=data:image/png;base64,AAAA'],
    ['with no host', '?url=https://'],
    ['with a NUL', '?url=https://a.example/%00'],
    ['with bad escapes', '?url=%zz'],
  ])('400 %s', async (_what, query) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' })
  })

  test('404 to an address that no concept has, of up to 2,048 characters', async () => {
    const before = upstream.connections
    const longest = `https://a.example/${'x'.repeat(2_030)}`
    expect(longest.length).toBe(2_048)
    for (const url of [upstreamUrl(page((_request, response) => response.end(png))), longest]) {
      const response = await askFor(url)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
    }
    expect(upstream.connections).toBe(before)
  })

  test('404 to the address of a hidden concept', async () => {
    const url = upstreamUrl(page((_request, response) => response.end(png)))
    expect((await askForStored(url)).status).toBe(200)
    await site.db.updateTable('concepts').set('active', false).where('imageUrl', '=', url).execute()
    // An address that was one of the gallery's is taken as one for two seconds more.
    await expect.poll(async () => (await askFor(url)).status, { timeout: 5_000 }).toBe(404)
  })

  test.each(['width=100', 'width=0', 'width=320&width=640', 'width=320&format=png', 'format=gif'])(
    '400 to %s',
    async (variant) => {
      const response = await ask(`?url=https://a.example/1.png&${variant}`)
      expect(response.status).toBe(400)
    },
  )

  test('405 to another method', async () => {
    const response = await ask('?url=https://a.example/1.png', { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('one and the same 502 answers', () => {
  const tail = Buffer.alloc(11 * MEGABYTE)
  test.each<[what: string, answer: RequestListener]>([
    [
      'HTML that is called a picture',
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
      'SVG that is called a PNG',
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
      'a PNG that only starts as one',
      (_request, response) =>
        response.end(Buffer.concat([png.subarray(0, 8), tail.subarray(0, 99)])),
    ],
    [
      'a gzip-encoded picture',
      (_request, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(png)),
    ],
    [
      'a picture that is said to be encoded',
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
    ['no HTTP', (_request, response) => response.socket?.end('good evening\r\n\r\n')],
    ['a reset connection', (_request, response) => response.socket?.resetAndDestroy()],
    ['a redirect to nowhere', (_request, response) => response.writeHead(302).end()],
    [
      'a redirect to a file',
      (_request, response) => response.writeHead(302, { location: 'file:///etc/hostname' }).end(),
    ],
  ])('%s', async (_what, answer) => {
    await expectFailure(await askForPage(answer))
  })

  test('a name that does not resolve, and the log says why', async () => {
    await expectFailure(await askForStored(`http://nobody.example:${upstream.port}/`))
    expect(JSON.stringify(site.logged.slice(-5))).toContain('No such name.')
  })

  test('a port that nobody listens on', async () => {
    const gone = await openUpstream(() => {})
    await gone.close()
    fetchPicture = openPictures({ ports: [gone.port] })
    await expectFailure(await askForStored(`http://127.0.0.1:${gone.port}/`))
  })

  test('an address with credentials', async () => {
    const path = page((_request, response) => response.end(png))
    const before = upstream.connections
    await expectFailure(await askForStored(`http://ada:x@127.0.0.1:${upstream.port}${path}`))
    expect(upstream.connections).toBe(before)
  })
})

describe('an upstream that takes its time is left', () => {
  const timed = async (work: Promise<Response>) => {
    const start = performance.now()
    await expectFailure(await work)
    return performance.now() - start
  }

  test('when its answer does not begin', async () => {
    fetchPicture = openPictures({ limits: { firstByteMs: 200 } })
    expect(await timed(askForPage(() => {}))).toBeLessThan(4_000)
  })

  test('when its answer begins and does not go on', async () => {
    fetchPicture = openPictures({ limits: { firstByteMs: 200 } })
    const begin: RequestListener = (_request, response) => response.socket?.write('HTTP/1.1 200 O')
    expect(await timed(askForPage(begin))).toBeLessThan(4_000)
  })

  test('when its answer does not end', async () => {
    fetchPicture = openPictures({ limits: { totalMs: 400 } })
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

  test('when it announces more than is taken', async () => {
    const announce: RequestListener = (_request, response) =>
      response.writeHead(200, { 'content-length': 11 * MEGABYTE }).write(png)
    expect(await timed(askForPage(announce))).toBeLessThan(4_000)
  })
})

test('three pictures are fetched at once, and the others after them', async () => {
  let running = 0
  let most = 0
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      askForPage(async (_request, response) => {
        running += 1
        most = Math.max(most, running)
        await sleep(100)
        running -= 1
        response.end(png)
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(most).toBe(3)
})

describe('redirects', () => {
  const chain = (hops: number, end: string): string =>
    Array.from({ length: hops }, (_, hop) => [301, 302, 307, 308][hop % 4]).reduce(
      (path, status) => redirect(path, status),
      end,
    )

  test('are followed three times', async () => {
    for (const hops of [1, 3]) {
      const end = page((_request, response) => response.end(png))
      expect((await askForStored(upstreamUrl(chain(hops, end)))).status).toBe(200)
    }
  })

  test('are not followed a fourth time', async () => {
    const end = page((_request, response) => response.end(png))
    await expectFailure(await askForStored(upstreamUrl(chain(4, end))))
    expect(upstream.requests.some((request) => request.endsWith(end))).toBe(false)
  })

  // Each of these is another road to the same server.
  test.each(['0.0.0.0', '0x0', '[::ffff:127.0.0.1]', 'inside.example'])(
    'that end at %s are refused there',
    async (host) => {
      const end = page((_request, response) => response.end(png))
      const before = upstream.connections
      const url = upstreamUrl(chain(2, `http://${host}:${upstream.port}${end}`))
      await expectFailure(await askForStored(url))
      expect(upstream.connections).toBe(before + 2)
    },
  )

  test('to a port that is not open are refused', async () => {
    const other = await openUpstream((_request, response) => response.end(png))
    const url = upstreamUrl(redirect(`http://127.0.0.1:${other.port}/`))
    await expectFailure(await askForStored(url))
    expect(other.connections).toBe(0)
    await other.close()
  })

  test('with credentials are refused', async () => {
    const end = page((_request, response) => response.end(png))
    const url = upstreamUrl(redirect(`http://ada:x@127.0.0.1:${upstream.port}${end}`))
    await expectFailure(await askForStored(url))
    expect(upstream.requests.some((request) => request.endsWith(end))).toBe(false)
  })
})

// macOS gives 127.0.0.2 to no interface.
describe.skipIf(process.platform === 'darwin')('a name that changes its address', () => {
  /** Stands for a public address; 127.0.0.1 is what it always is. */
  const PUBLIC = '127.0.0.2'
  const secret: RequestListener = (_request, response) => response.end(png)

  /** The same port on both addresses, and a name server that gives out such answers. */
  async function openNet(answers: string[][], outside: RequestListener) {
    const inside = await openUpstream(secret)
    const server = await openUpstream(outside, { host: PUBLIC, port: inside.port })
    const dns = await openDnsStub(answers)
    fetchPicture = openPictures({
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

  test('is refused when it has moved to this machine by the next hop', async () => {
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
