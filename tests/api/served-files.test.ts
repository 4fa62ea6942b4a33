import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  await mkdir(join(site.filesDir, 'kept'))
})
afterAll(() => site.close())

/** Stores a file with an HTML page as its content, and requests it. */
const serve = async (name: string) => {
  await writeFile(join(site.filesDir, 'kept', name), '<!doctype html><script>steal()</script>')
  return site.app.inject(`/uploads/kept/${name}`)
}

const immutableHeader = 'private, max-age=31536000, immutable'

test.each([
  ['a.webp', 'image/webp', immutableHeader],
  ['a.avif', 'image/avif', immutableHeader],
  ['a.png', 'image/png', immutableHeader],
  ['a.jpg', 'image/jpeg', immutableHeader],
  ['a.svg', 'image/svg+xml', immutableHeader],
  ['a.pdf', 'application/pdf', 'private, no-store'],
  ['a.html', 'application/octet-stream', immutableHeader],
  ['a.js', 'application/octet-stream', immutableHeader],
  ['none', 'application/octet-stream', immutableHeader],
])(
  '%s is served as %s whatever it contains, and runs nothing',
  async (name, type, cacheControl) => {
    const { statusCode, headers } = await serve(name)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    })
    // An estimate contains a person's name.
    expect(headers['x-robots-tag']).toBe(type === 'application/pdf' ? 'noindex' : undefined)
  },
)

test.each([
  ['projects', 'public, max-age=31536000, s-maxage=600, immutable'],
  ['concepts', immutableHeader],
  ['style-results', immutableHeader],
])('only published files may be cached by shared caches: %s', async (folder, cacheControl) => {
  await mkdir(join(site.filesDir, folder), { recursive: true })
  await writeFile(join(site.filesDir, folder, 'a.webp'), 'picture')
  const { headers } = await site.app.inject(`/uploads/${folder}/a.webp`)
  expect(headers['cache-control']).toBe(cacheControl)
})

test('hidden files and directories are 404', async () => {
  expect((await serve('.env')).statusCode).toBe(404)
  await serve('index.html')
  for (const path of ['/uploads/kept/', '/uploads/kept', '/uploads/']) {
    expect((await site.app.inject(path)).statusCode).toBe(404)
  }
})

test.each([
  ['a range beyond its end', 416, { range: 'bytes=99999-' }],
  ['invalid ranges', 416, { range: 'bytes=x-y,,' }],
  ['an ETag it never had', 412, { 'if-match': '"another"' }],
  ['a time before it existed', 412, { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
])('a file requested with %s: %i', async (_label, status, headers) => {
  await serve('a.webp')
  const response = await site.app.inject({ url: '/uploads/kept/a.webp', headers })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ success: false, requestId: expect.any(String) })
})

describe('a file requested before', () => {
  const request = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    site.app.inject({ url: '/uploads/kept/again.webp', headers, method })
  const file = () => join(site.filesDir, 'kept', 'again.webp')
  beforeEach(async () => {
    await writeFile(file(), 'first')
    await request()
  })

  test('has the same content and headers from memory, from disk and for HEAD', async () => {
    const [first, head] = [await request(), await request({}, 'HEAD')]
    // A part of a file comes from the disk.
    const rangeResponse = await request({ range: 'bytes=0-4' })
    expect([first.body, head.body, rangeResponse.body]).toEqual(['first', '', 'first'])
    expect([first.statusCode, head.statusCode, rangeResponse.statusCode]).toEqual([200, 200, 206])
    for (const name of [
      'etag',
      'last-modified',
      'accept-ranges',
      'content-type',
      'cache-control',
    ]) {
      expect(first.headers[name], name).toBe(rangeResponse.headers[name])
      expect(first.headers[name], name).toBe(head.headers[name])
    }
    expect(first.headers).toMatchObject({ 'content-length': '5', 'content-type': 'image/webp' })
  })

  test('is 304 for clients that have it', async () => {
    const { headers } = await request()
    const byETag = await request({ 'if-none-match': String(headers.etag) })
    expect([byETag.statusCode, byETag.body]).toEqual([304, ''])
    const byDate = await request({ 'if-modified-since': String(headers['last-modified']) })
    expect(byDate.statusCode).toBe(304)
    expect((await request({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('changes when it is overwritten, and is 404 when it is removed', async () => {
    await writeFile(file(), 'second one')
    expect((await request()).body).toBe('second one')
    await rm(file())
    expect((await request()).statusCode).toBe(404)
  })
})
