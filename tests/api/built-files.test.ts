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

let site: TestApp
let app: FastifyInstance
let dir: string
beforeAll(async () => {
  site = await openTestApp()
  dir = await mkdtemp(path.join(tmpdir(), 'agency-assets-'))
  await writeFile(path.join(dir, 'page-1.js'), code)
  await writeFile(path.join(dir, 'page-1.js.br'), brotliCompressSync(code))
  await writeFile(path.join(dir, 'plain-1.js'), code)
  app = await buildApp({
    deps: site.deps,
    publicUrl: 'http://127.0.0.1:3000',
    trustProxy: false,
    web: {
      clientDir: dir,
      app: async () => ({
        assets: { scripts: [], styles: [] },
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

test('sends the bytes that the build compressed, to whoever takes them', async () => {
  const br = await app.inject({ url: '/assets/page-1.js', headers: { 'accept-encoding': 'br' } })
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  // Compressed on the way, a file has no length beforehand.
  expect(br.headers['content-length']).toBe(String(brotliCompressSync(code).length))
  expect(brotliDecompressSync(br.rawPayload)).toEqual(code)

  const plain = await app.inject({
    url: '/assets/page-1.js',
    headers: { 'accept-encoding': 'identity' },
  })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.rawPayload).toEqual(code)
})

test('compresses what the build left plain', async () => {
  const br = await app.inject({ url: '/assets/plain-1.js', headers: { 'accept-encoding': 'br' } })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload)).toEqual(code)
})
