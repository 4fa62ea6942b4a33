import type { RequestListener } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { openImageProcessor } from '@agency/api/images/image-processor'
import { type FetchImage, openRemoteImages } from '@agency/api/outbound/remote-images'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openTestApp, type TestApp } from './test-app.ts'
import { openUpstream, type Upstream } from './upstream.ts'
import { stagesWithHook } from './worker-outputs.ts'

export const plainImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2e7d5b' } })
export const png = await plainImage(8, 6).png().toBuffer()

/** A square animation whose frames differ, so that the encoder keeps each of them. */
export function animation(size: number, frames: number): Promise<Buffer> {
  const pixels = Buffer.alloc(size * size * frames)
  for (let frame = 0; frame < frames; frame += 1) pixels.fill(frame * 40, frame * size * size)
  const raw = { width: size, height: size * frames, pageHeight: size, channels: 1 } as const
  return sharp(pixels, { raw }).gif({ effort: 1 }).toBuffer()
}

export const concept = {
  companyName: 'Lantern Bakery',
  industry: 'Retail',
  overallVibe: 'Bold',
  websiteFor: 'Retail',
  designStyle: 'Bold',
  colorPalette: 'red',
  pageType: 'Home page',
}

/** The one name that resolves here, to an address of this machine that must not be reachable. */
const internalLookup: LookupFunction = (name, { all }, callback) => {
  if (name !== 'inside.example') return callback(new Error('No such name.'), [])
  all ? callback(null, [{ address: '0.0.0.0', family: 4 }]) : callback(null, '0.0.0.0', 4)
}

/** The single response to any failure beyond this server. */
export async function expectFailure(response: Response) {
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 502,
    body: {
      success: false,
      message: 'This image is temporarily unavailable.',
      code: 'UPSTREAM_FAILED',
      requestId: response.headers.get('x-request-id'),
    },
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
}

type PictureOptions = Partial<Parameters<typeof openRemoteImages>[0]>

/**
 * A site that shows remote pictures, and a third-party server next to it, opened before and closed
 * after all tests of a file.
 */
export function useProxySite() {
  const pages = new Map<string, RequestListener>()
  let upstream: Upstream
  let site: TestApp
  let base: string
  let fetchImage: FetchImage
  const pictures = openImageProcessor(1)

  /**
   * The product's own guarded fetch, except that 127.0.0.1 and this port represent the internet.
   */
  const setFetchOptions = (options: PictureOptions = {}) => {
    fetchImage = openRemoteImages({
      pictures,
      ports: [upstream.port],
      allow: ['127.0.0.1'],
      lookup: internalLookup,
      ...options,
    })
  }
  const upstreamUrl = (path: string) => `http://127.0.0.1:${upstream.port}${path}`
  /** Adds a page to the third-party server; returns its path. */
  const addPage = (handler: RequestListener): string => {
    const path = `/${pages.size}.png`
    pages.set(path, handler)
    return path
  }
  const requestProxy = (query: string, init?: RequestInit) =>
    fetch(`${base}/api/proxy-image${query}`, init)
  const requestImage = (url: string) => requestProxy(`?url=${encodeURIComponent(url)}`)
  const requestStoredImage = async (imageUrl: string) => {
    await site.db
      .insertInto('concepts')
      .values({ ...concept, publicId: crypto.randomUUID(), imageUrl, active: true })
      .execute()
    return requestImage(imageUrl)
  }

  beforeAll(async () => {
    upstream = await openUpstream((request, response) => {
      const handler = pages.get(request.url ?? '')
      if (handler) handler(request, response)
      else response.writeHead(404).end()
    })
    setFetchOptions()
    site = await openTestApp({
      stages: stagesWithHook(() => Promise.reject(new Error('Nothing is generated here.'))),
      fetchImage: (url) => fetchImage(url),
    })
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    base = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
  })
  // A custom set-up applies to a single test only.
  afterEach(() => setFetchOptions())
  afterAll(async () => {
    await site.close()
    await upstream.close()
    await pictures.close()
  })

  return {
    get site() {
      return site
    },
    get upstream() {
      return upstream
    },
    get base() {
      return base
    },
    ...{ setFetchOptions, upstreamUrl, addPage, requestProxy, requestImage, requestStoredImage },
    redirect: (location: string, status = 302) =>
      addPage((_request, response) => response.writeHead(status, { location }).end()),
    /** Requests the picture of a concept at such a page. */
    requestPage: (handler: RequestListener) => requestStoredImage(upstreamUrl(addPage(handler))),
  }
}
