import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  await mkdir(join(site.filesDir, 'kept'))
})
afterAll(() => site.close())

/** Puts the file among the stored ones, with a page inside, and asks for it. */
const serve = async (name: string) => {
  await writeFile(join(site.filesDir, 'kept', name), '<!doctype html><script>steal()</script>')
  return site.app.inject(`/uploads/kept/${name}`)
}

const forever = 'public, max-age=31536000, immutable'

test.each([
  ['a.webp', 'image/webp', forever],
  ['a.avif', 'image/avif', forever],
  ['a.png', 'image/png', forever],
  ['a.jpg', 'image/jpeg', forever],
  ['a.pdf', 'application/pdf', 'private, no-store'],
  ['a.html', 'application/octet-stream', forever],
  ['a.js', 'application/octet-stream', forever],
  ['none', 'application/octet-stream', forever],
])('%s is served as %s whatever it holds, and runs nothing', async (name, type, cacheControl) => {
  const { statusCode, headers } = await serve(name)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  })
  // An estimate names a person.
  expect(headers['x-robots-tag']).toBe(type === 'application/pdf' ? 'noindex' : undefined)
})

test('a hidden file and a directory are not there', async () => {
  expect((await serve('.env')).statusCode).toBe(404)
  await serve('index.html')
  for (const path of ['/uploads/kept/', '/uploads/kept', '/uploads/']) {
    expect((await site.app.inject(path)).statusCode).toBe(404)
  }
})
