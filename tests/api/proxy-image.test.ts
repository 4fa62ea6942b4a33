import { readdir } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { openRemoteImageCache } from '@agency/api/outbound/remote-image-cache'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createLogin, owner } from '../support/accounts.ts'
import {
  animation,
  concept,
  expectFailure,
  plainImage,
  png,
  useProxySite,
} from '../support/proxy-site.ts'

const proxy = useProxySite()
const { upstreamUrl, addPage, requestProxy, requestImage, requestStoredImage, requestPage } = proxy

describe('a picture', () => {
  test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
    'in %s format is passed through unchanged, with the type of its bytes',
    async (format) => {
      const bytes = await plainImage(8, 6).toFormat(format).toBuffer()
      const response = await requestPage((_request, upstream) =>
        upstream.writeHead(200, { 'content-type': 'text/html' }).end(bytes),
      )
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    },
  )

  test('that is animated keeps its frames', async () => {
    const bytes = await animation(40, 3)
    expect((await requestPage((_request, response) => response.end(bytes))).status).toBe(200)
  })

  test('is served with the site’s own headers and none of the upstream’s', async () => {
    const { status, headers } = await requestPage((_request, response) =>
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
    expect(headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=600')
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

  test('is requested without anything from the visitor’s request', async () => {
    let receivedHeaders: IncomingHttpHeaders = {}
    const url = upstreamUrl(
      addPage((request, response) => {
        receivedHeaders = request.headers
        response.end(png)
      }),
    )
    await requestStoredImage(url)
    await requestProxy(`?url=${encodeURIComponent(url)}`, {
      headers: { cookie: 'a=1', referer: proxy.base, 'x-mine': '1' },
    })
    expect(Object.keys(receivedHeaders).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
    expect(receivedHeaders['accept-encoding']).toBe('identity')
  })
})

describe('a hidden concept’s picture', () => {
  const createHidden = async () => {
    const url = upstreamUrl(addPage((_request, response) => response.end(png)))
    await proxy.site.db
      .insertInto('concepts')
      .values({ ...concept, publicId: crypto.randomUUID(), imageUrl: url, active: false })
      .execute()
    return `?url=${encodeURIComponent(url)}&width=320`
  }

  test('is served to staff only, before and after', async () => {
    const authorization = `Bearer ${await createLogin(proxy.site)}`
    const query = await createHidden()
    expect((await requestProxy(query)).status).toBe(404)
    const response = await requestProxy(query, { headers: { authorization } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect((await requestProxy(query)).status).toBe(404)
  })

  test('is refused with an invalid token, and other URLs are never fetched', async () => {
    const query = await createHidden()
    expect((await requestProxy(query, { headers: { authorization: 'Bearer a.b.c' } })).status).toBe(
      401,
    )
    const authorization = `Bearer ${await createLogin(proxy.site, { ...owner, email: 'other@emberlane.example' })}`
    const otherQuery = `?url=${encodeURIComponent(upstreamUrl('/none.png'))}`
    expect((await requestProxy(otherQuery, { headers: { authorization } })).status).toBe(404)
  })
})

describe('a cached picture', () => {
  const serveAndCountRequests = async (size = { width: 900, height: 600 }) => {
    const bytes = await plainImage(size.width, size.height).png().toBuffer()
    const requests = { count: 0, bytes }
    const url = upstreamUrl(
      addPage((_request, response) => {
        requests.count += 1
        setTimeout(() => response.end(bytes), 50)
      }),
    )
    await proxy.site.db
      .insertInto('concepts')
      .values({ ...concept, publicId: crypto.randomUUID(), imageUrl: url, active: true })
      .execute()
    return { url, requests }
  }

  test('is fetched once, even for concurrent requests', async () => {
    const { url, requests } = await serveAndCountRequests()
    const responses = await Promise.all(Array.from({ length: 12 }, () => requestImage(url)))
    responses.push(await requestImage(url))
    for (const response of responses) {
      expect(response.status).toBe(200)
      expect(Buffer.from(await response.arrayBuffer())).toEqual(requests.bytes)
    }
    expect(requests.count).toBe(1)
  })

  test('is resized to the requested width in AVIF or WebP, but never enlarged', async () => {
    const { url, requests } = await serveAndCountRequests()
    for (const [query, type, width] of [
      ['width=320&format=avif', 'avif', 320],
      ['width=640&format=webp', 'webp', 640],
      ['width=640', 'webp', 640],
      ['width=1440&format=webp', 'webp', 900],
    ] as const) {
      const response = await requestProxy(`?url=${encodeURIComponent(url)}&${query}`)
      expect(response.headers.get('content-type')).toBe(`image/${type}`)
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(width)
    }
    expect(requests.count).toBe(1)
  })

  test('is 304 for clients that have it', async () => {
    const { url } = await serveAndCountRequests()
    const first = await requestImage(url)
    await first.arrayBuffer()
    const revalidation = await proxy.site.app.inject({
      url: `/api/proxy-image?url=${encodeURIComponent(url)}`,
      headers: { 'if-none-match': String(first.headers.get('etag')) },
    })
    expect(revalidation.statusCode).toBe(304)
  })

  test('does not count towards the rate limit', async () => {
    const { url } = await serveAndCountRequests()
    await requestImage(url)
    const { rows } = await proxy.site.pool.query(
      "select points from rate_limits where key like 'proxy%'",
    )
    for (let time = 0; time < 5; time += 1) expect((await requestImage(url)).status).toBe(200)
    const after = await proxy.site.pool.query(
      "select points from rate_limits where key like 'proxy%'",
    )
    expect(after.rows).toEqual(rows)
  })

  test('is evicted when there is no more room, and fetched again', async () => {
    const noisePicture = await sharp({
      create: {
        ...{ width: 100, height: 100, channels: 3, background: '#888' },
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    const countByName = new Map<string, number>()
    const dir = await makeTemporaryDir('kept')
    const open = () =>
      openRemoteImageCache(
        dir.path,
        {
          fetchImage: async (url) => {
            countByName.set(url, (countByName.get(url) ?? 0) + 1)
            return { bytes: noisePicture, type: 'png' }
          },
          pictures: proxy.site.deps.pictures,
        },
        noisePicture.byteLength * 3,
      )
    const pictures = await open()
    for (const url of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await pictures.getOrFetch(url)
    expect(Object.fromEntries(countByName)).toEqual({ a: 1, b: 2, c: 1, d: 1 })
    const listStoredNames = async () =>
      (await readdir(pictures.dir)).filter((file) => file.endsWith('.png'))
    await expect.poll(async () => (await listStoredNames()).length).toBe(3)
    const isCached = ['a', 'b', 'c', 'd'].map((url) => pictures.find(url) !== undefined)
    expect(isCached).toEqual([true, true, false, true])
    await dir.remove()
  })

  test('is fetched again after a failure', async () => {
    let isWorking = false
    const url = upstreamUrl(
      addPage((_request, response) =>
        isWorking ? response.end(png) : response.writeHead(500).end(),
      ),
    )
    await expectFailure(await requestStoredImage(url))
    isWorking = true
    expect((await requestImage(url)).status).toBe(200)
  })
})

describe('responds without fetching:', () => {
  test.each([
    ['without a URL', ''],
    ['with an empty URL', '?url='],
    ['with two URLs', '?url=https://a.example/1.png&url=https://a.example/2.png'],
    ['with a list of URLs', '?url[]=https://a.example/1.png'],
    ['with a URL over 2,048', `?url=https://a.example/${'x'.repeat(2_031)}`],
    ['with a path', '?url=/uploads/a.webp'],
    ['with no scheme', '?url=//a.example/1.png'],
    ['with another scheme', '?url=ftp://a.example/1.png'],
    ['with a script', '?url=javascript:alert(1)'],
    ['with a data URL', '?url=data:image/png;base64,AAAA'],
    ['with no host', '?url=https://'],
    ['with a NUL', '?url=https://a.example/%00'],
    ['with bad escapes', '?url=%zz'],
  ])('400 %s', async (_label, query) => {
    const response = await requestProxy(query)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' })
  })

  test('404 for a URL that no concept has, up to 2,048 characters', async () => {
    const before = proxy.upstream.connections
    const longest = `https://a.example/${'x'.repeat(2_030)}`
    expect(longest.length).toBe(2_048)
    for (const url of [upstreamUrl(addPage((_request, response) => response.end(png))), longest]) {
      const response = await requestImage(url)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
    }
    expect(proxy.upstream.connections).toBe(before)
  })

  test('404 for the URL of a hidden concept', async () => {
    const url = upstreamUrl(addPage((_request, response) => response.end(png)))
    expect((await requestStoredImage(url)).status).toBe(200)
    await proxy.site.db
      .updateTable('concepts')
      .set('active', false)
      .where('imageUrl', '=', url)
      .execute()
    // A URL that was in the gallery counts as one for two more seconds.
    await expect.poll(async () => (await requestImage(url)).status).toBe(404)
  })

  test.each(['width=100', 'width=0', 'width=320&width=640', 'width=320&format=png', 'format=gif'])(
    '400 for %s',
    async (variant) => {
      const response = await requestProxy(`?url=https://a.example/1.png&${variant}`)
      expect(response.status).toBe(400)
    },
  )

  test('405 for another method', async () => {
    const response = await requestProxy('?url=https://a.example/1.png', { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})
