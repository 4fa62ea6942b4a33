import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { buildApp } from '@agency/api/build-app'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const code = Buffer.from(`export const seed = '${randomBytes(2_000).toString('hex')}'`)
const icon = '<svg xmlns="http://www.w3.org/2000/svg"/>'

let site: TestApp
let app: FastifyInstance
let dir: string
beforeAll(async () => {
  site = await openTestApp()
  dir = await mkdtemp(path.join(tmpdir(), 'agency-assets-'))
  await writeFile(path.join(dir, 'page-1.js'), code)
  await writeFile(path.join(dir, 'page-1.js.br'), brotliCompressSync(code))
  await writeFile(path.join(dir, 'plain-1.js'), code)
  await writeFile(path.join(dir, 'icon-1.svg'), icon)
  await writeFile(path.join(dir, 'face-1.woff2'), code)
  await writeFile(path.join(dir, 'unasked-1.js'), code)
  app = await buildApp({
    deps: site.deps,
    publicUrl: 'http://127.0.0.1:3000',
    trustProxy: false,
    web: {
      clientDir: dir,
      app: async () => ({
        assets: { scripts: [], styles: [] },
        shareImageOf: () => '',
        render: async () => ({ status: 200, html: '', inlineScripts: [], inlineStyles: [] }),
      }),
    },
  })
})
afterAll(async () => {
  await app.close()
  await site.close()
  await rm(dir, { recursive: true, force: true })
})

test('sends the build’s compressed bytes to clients that accept them', async () => {
  const br = await app.inject({ url: '/assets/page-1.js', headers: { 'accept-encoding': 'br' } })
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  // A file compressed on the fly has no known length.
  expect(br.headers['content-length']).toBe(String(brotliCompressSync(code).length))
  expect(brotliDecompressSync(br.rawPayload)).toEqual(code)

  const uncompressed = await app.inject({
    url: '/assets/page-1.js',
    headers: { 'accept-encoding': 'identity' },
  })
  expect(uncompressed.headers['content-encoding']).toBeUndefined()
  expect(uncompressed.rawPayload).toEqual(code)
})

test('compresses files that the build left uncompressed', async () => {
  const br = await app.inject({ url: '/assets/plain-1.js', headers: { 'accept-encoding': 'br' } })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload)).toEqual(code)
})

test.each([
  ['face-1.woff2', 'font/woff2', code],
  ['icon-1.svg', 'image/svg+xml', Buffer.from(icon)],
])('sends %s uncompressed, whatever the client accepts', async (name, type, bytes) => {
  const { headers, rawPayload } = await app.inject({
    url: `/assets/${name}`,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  })
  expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' })
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
  expect(rawPayload).toEqual(bytes)
})

test('derives the ETag from the content', async () => {
  const request = async (headers: Record<string, string>) =>
    app.inject({ url: '/assets/page-1.js', headers: { 'accept-encoding': 'br', ...headers } })
  const etag = String((await request({})).headers.etag)
  expect(etag).toMatch(/^"[\w-]+-br"$/)
  const revalidation = await request({ 'if-none-match': etag })
  expect([revalidation.statusCode, revalidation.body, revalidation.headers.etag]).toEqual([
    304,
    '',
    etag,
  ])
})

test('no longer needs the directory for files already requested', async () => {
  const name = path.join(dir, 'going-1.js')
  await writeFile(name, code)
  const otherApp = await buildApp({
    ...{ deps: site.deps, publicUrl: 'http://127.0.0.1:3000', trustProxy: false },
    web: { clientDir: dir, app: () => Promise.reject(new Error('No page is requested.')) },
  })
  const request = async () => (await otherApp.inject('/assets/going-1.js')).statusCode
  expect(await request()).toBe(200)
  await rm(name)
  expect(await request()).toBe(200)
  await otherApp.close()
})

test.each(['nothing-1.js', '..%2Fpackage.json', '%2e%2e%2fpackage.json', '.', '', 'a/page-1.js'])(
  'has no %j',
  async (name) => {
    const { statusCode, headers } = await app.inject(`/assets/${name}`)
    expect(statusCode).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
  },
)

test('keeps serving its own build’s files after another build replaced them', async () => {
  await rm(dir, { recursive: true })
  for (const file of ['page-1.js', 'unasked-1.js']) {
    expect((await app.inject(`/assets/${file}`)).statusCode, file).toBe(200)
  }
})
