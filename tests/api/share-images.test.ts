import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { makePicture, sendForm } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let bearer: string
/** The number of share pictures that were made. */
let renderCount = 0
beforeAll(async () => {
  site = await openTestApp()
  bearer = `Bearer ${await createLogin(site)}`
  const { pictures } = site.deps
  const { run } = pictures
  pictures.run = (name, ...args) => {
    if (name === 'toShareImage') renderCount += 1
    return run(name, ...args)
  }
})
afterAll(() => site.close())
beforeEach(() => {
  renderCount = 0
})

const cover = (width = 1440) => makePicture('png', { width, height: 1080 })
async function create(title: string): Promise<{ id: number; slug: string; coverImage: string }> {
  const { body } = await sendForm(
    site.app,
    'POST',
    '/api/projects',
    [
      ['title', title],
      ['coverImage', await cover()],
    ],
    bearer,
  )
  return body.data
}
const share = (slug: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url: `/share/our-work/${slug}.jpg`, headers })
const shareFiles = async () => {
  const keys: string[] = []
  for await (const { key } of site.deps.storage.list()) keys.push(key)
  return keys.filter((key) => key.endsWith('-share.jpg'))
}

test('fifty concurrent requests for one picture generate it only once', async () => {
  const { slug } = await create('Asked for often')
  const responses = await Promise.all(Array.from({ length: 50 }, () => share(slug)))
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(renderCount).toBe(1)
  await share(slug)
  expect(renderCount).toBe(1)
})

test('fifty concurrent requests for ten pictures generate each once', async () => {
  const slugs: string[] = []
  for (let n = 0; n < 10; n += 1) slugs.push((await create(`One of many ${n}`)).slug)
  const responses = await Promise.all(
    slugs.flatMap((slug) => Array(5).fill(slug)).map((slug) => share(slug)),
  )
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(renderCount).toBe(10)
})

test('a picture has an ETag, so it is not sent twice', async () => {
  const { slug } = await create('Tagged')
  const { etag } = (await share(slug)).headers
  expect(etag).toMatch(/^".+"$/)
  const revalidation = await share(slug, { 'if-none-match': String(etag) })
  expect([revalidation.statusCode, revalidation.body]).toEqual([304, ''])
})

test('a new cover gets a new picture at once, and the old one is removed', async () => {
  const { id, slug, coverImage } = await create('Changed')
  const before = await share(slug)
  const parts = [
    ['title', 'Changed'],
    [
      'coverImage',
      await sharp(await cover())
        .negate()
        .png()
        .toBuffer(),
    ],
  ] as [string, string | Buffer][]
  await sendForm(site.app, 'PUT', `/api/projects/${id}`, parts, bearer)
  const after = await share(slug)
  expect(after.statusCode).toBe(200)
  expect(after.headers.etag).not.toBe(before.headers.etag)
  const oldShareFile = coverImage.replace(/^\/uploads\/(.+)\.webp$/, '$1-share.jpg')
  expect(await shareFiles()).not.toContain(oldShareFile)
})

test('a hidden or deleted project has none from then on', async () => {
  const { id, slug } = await create('Hidden later')
  expect((await share(slug)).statusCode).toBe(200)
  const change = (active: boolean) =>
    site.app.inject({
      ...{ method: 'PUT', url: `/api/projects/${id}`, payload: { Active: active } },
      headers: { authorization: bearer },
    })
  await change(false)
  expect((await share(slug)).statusCode).toBe(404)
  await change(true)
  expect((await share(slug)).statusCode).toBe(200)
  await site.app.inject({
    ...{ method: 'DELETE', url: `/api/projects/${id}`, headers: { authorization: bearer } },
  })
  expect((await share(slug)).statusCode).toBe(404)
})

test('it is stored next to its picture, so that other processes need not generate it', async () => {
  const { slug, coverImage } = await create('Stored')
  const first = await share(slug)
  const key = coverImage.replace(/^\/uploads\/(.+)\.webp$/, '$1-share.jpg')
  expect(await site.deps.storage.read(key)).toEqual(new Uint8Array(first.rawPayload))
})

describe('a broken cover', () => {
  test.each([
    ['truncated', (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)],
    ['something else', () => Buffer.from('no picture')],
  ])('that is %s redirects to the page’s own card', async (label, breakCover) => {
    const { slug, coverImage } = await create(`Broken, ${label}`)
    const key = coverImage.replace('/uploads/', '')
    const bytes = await site.deps.storage.read(key)
    await site.deps.storage.put(key, breakCover(bytes ?? new Uint8Array()))
    const { buildApp } = await import('@agency/api/build-app')
    const app = await buildApp({
      ...{ deps: site.deps, publicUrl: 'http://127.0.0.1:3000', trustProxy: false },
      web: {
        app: async () => ({
          render: async () => ({ status: 200, html: '', inlineScripts: [], inlineStyles: [] }),
          assets: { scripts: [], styles: [] },
          shareImageOf: (path) => `/assets/card-of${path.replace('/', '-')}.jpg`,
        }),
      },
    })
    const response = await app.inject(`/share/our-work/${slug}.jpg`)
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe('/assets/card-of-our-work.jpg')
    expect(response.headers['cache-control']).toBe('no-store')
    await app.close()
    expect(await shareFiles()).not.toContain(key.replace('.webp', '-share.jpg'))
  })
})
