import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sumImageStyleResultBytes } from '@agency/api/features/image-styles/image-style-result-queries'
import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { updateSettings } from '@agency/api/features/settings/settings-service'
import { sweepFiles } from '@agency/api/storage/sweep-files-job'
import { STYLE_MAX_SIDE } from '@agency/contract/image-style-tool'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countJobs } from '../support/bench-site.ts'
import { validBrief } from '../support/briefs.ts'
import { encodeForm, makeNoise, makePicture, type Parts, sendForm } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages, sampleEstimateDocument } from '../support/worker-outputs.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const upload = (parts: Parts) => sendForm(site.app, 'POST', '/api/images/upload', parts)
const rows = () => site.db.selectFrom('styleResults').selectAll().execute()
const files = () => readdir(path.join(site.filesDir, 'styles')).catch(() => [])

test('stores a picture with its details and returns its path', async () => {
  const { status, body } = await upload([
    ['image', await makePicture('png'), 'beach_ghibli.png'],
    ['prompt', 'a ghibli style image'],
    ['generator', 'ghibli-img2img'],
  ])
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, message: 'Image saved.' })
  expect(body.filePath).toMatch(/^\/uploads\/styles\/[0-9a-f]{32}\.webp$/)
  const file = await site.app.inject(body.filePath)
  expect(file.headers['content-type']).toBe('image/webp')
  expect(file.headers['x-content-type-options']).toBe('nosniff')
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 40, height: 30 })
  expect((await rows()).map(({ bytes }) => bytes)).toEqual([file.rawPayload.byteLength])
  expect(await rows()).toMatchObject([
    { prompt: 'a ghibli style image', generator: 'ghibli-img2img', width: 40, height: 30 },
  ])
})

test.each(['/api/images/upload', '/api/images/style'])(
  '%s refuses forms sent from another site’s page',
  async (url) => {
    const { payload, contentType } = await encodeForm([['image', await makePicture()]])
    const before = (await rows()).length
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]) {
      const response = await site.app.inject({
        ...{ method: 'POST', url, payload },
        headers: { 'content-type': contentType, ...headers },
      })
      expect(response.statusCode).toBe(400)
    }
    expect(await rows()).toHaveLength(before)
  },
)

test.each<[name: string, status: number, parts: () => Parts | Promise<Parts>]>([
  ['no image', 400, () => [['prompt', 'x']]],
  [
    'two images',
    400,
    async () => [
      ['image', await makePicture()],
      ['image', await makePicture()],
    ],
  ],
  ['an image in another field', 400, async () => [['picture', await makePicture()]]],
  [
    'a prompt over 1,000',
    400,
    async () => [
      ['image', await makePicture()],
      ['prompt', 'x'.repeat(1_001)],
    ],
  ],
  [
    'a generator over 60',
    400,
    async () => [
      ['image', await makePicture()],
      ['generator', 'x'.repeat(61)],
    ],
  ],
  ['over 10 MB', 413, () => [['image', new Uint8Array(10 * 1024 * 1024 + 1)]]],
  [
    'over 25 megapixels',
    413,
    async () => [['image', await makePicture('png', { width: 10_000, height: 2_600 })]],
  ],
  ['an AVIF', 415, async () => [['image', await makePicture('avif')]]],
  [
    'an SVG',
    415,
    () => [
      ['image', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png'],
    ],
  ],
  ['a text', 415, () => [['image', new TextEncoder().encode('hello'), 'a.png']]],
])('refuses %s with %i and stores nothing', async (_label, status, parts) => {
  const before = { rows: (await rows()).length, files: (await files()).length }
  const response = await upload(await parts())
  expect(response.status).toBe(status)
  expect(response.body).toMatchObject({ success: false })
  expect({ rows: (await rows()).length, files: (await files()).length }).toEqual(before)
})

test('accepts a prompt of 1,000 characters', async () => {
  const { status } = await upload([
    ['image', await makePicture()],
    ['prompt', 'x'.repeat(1_000)],
  ])
  expect(status).toBe(200)
})

test('refuses JSON with 415', async () => {
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/images/upload',
    payload: { image: 'data:image/png;base64,AAAA' },
  })
  expect(response.statusCode).toBe(415)
})

test('stores one picture per idempotency key, even for concurrent requests', async () => {
  const before = { rows: (await rows()).length, files: (await files()).length }
  const { payload, contentType } = await encodeForm([['image', await makePicture()]])
  const send = () =>
    site.app.inject({
      method: 'POST',
      url: '/api/images/upload',
      payload,
      headers: {
        'content-type': contentType,
        'idempotency-key': '1f0f5dd2-8a44-4d3c-9b8a-0c1f7d3f6a55',
      },
    })
  const responses = [...(await Promise.all([send(), send()])), await send()]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(new Set(responses.map((response) => response.json().filePath)).size).toBe(1)
  expect((await rows()).length).toBe(before.rows + 1)
  expect((await files()).length).toBe(before.files + 1)
})

test('the same key with different content is a new request with its own token', async () => {
  const send = async (parts: Parts) => {
    const { payload, contentType } = await encodeForm(parts)
    const { statusCode, body } = await site.app.inject({
      method: 'POST',
      url: '/api/images/upload',
      payload,
      headers: {
        'content-type': contentType,
        'idempotency-key': '8b1f7a52-5a39-4b8e-b2b5-7b7c5f1f2f90',
      },
    })
    expect(statusCode).toBe(200)
    return JSON.parse(body) as { filePath: string; deleteToken: string }
  }
  const image = await makePicture()
  const first = await send([['image', image]])
  for (const parts of [
    [['image', await makePicture('jpeg')]],
    [
      ['image', image],
      ['prompt', 'Another.'],
    ],
  ] as Parts[]) {
    const otherResult = await send(parts)
    expect(otherResult.filePath).not.toBe(first.filePath)
    expect(otherResult.deleteToken).not.toBe(first.deleteToken)
    expect(await send(parts)).toEqual(otherResult)
  }
  expect(await send([['image', image]])).toEqual(first)
})

describe('a stored result', () => {
  const storeResult = async () => {
    const { body } = await upload([['image', await makePicture()]])
    return body as { filePath: string; deleteToken: string }
  }
  const remove = (input: unknown) =>
    site.app.inject({
      method: 'POST',
      url: '/trpc/imageStyles.deleteResult',
      payload: input as object,
    })

  test('can be deleted at once, with its file, by whoever stored it', async () => {
    const stored = await storeResult()
    const before = { rows: (await rows()).length, files: (await files()).length }
    expect((await remove(stored)).statusCode).toBe(200)
    expect((await rows()).length).toBe(before.rows - 1)
    expect((await files()).length).toBe(before.files - 1)
    expect((await site.app.inject(stored.filePath)).statusCode).toBe(404)
    expect((await remove(stored)).statusCode).toBe(404)
  })

  test.each<[label: string, change: (stored: { filePath: string; deleteToken: string }) => object]>(
    [
      [
        'another token',
        (stored) => ({
          ...stored,
          deleteToken: stored.deleteToken.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
        }),
      ],
      ['a token of another length', (stored) => ({ ...stored, deleteToken: 'A' })],
      ['no token', (stored) => ({ ...stored, deleteToken: '' })],
      ['another file', (stored) => ({ ...stored, filePath: '/uploads/styles/other.webp' })],
      [
        'another folder',
        (stored) => ({ ...stored, filePath: stored.filePath.replace('styles', 'projects') }),
      ],
    ],
  )('is not deleted with %s', async (_label, change) => {
    const stored = await storeResult()
    expect((await remove(change(stored))).statusCode).toBe(404)
    expect((await site.app.inject(stored.filePath)).statusCode).toBe(200)
  })

  test('expires after thirty days, and rate-limit counts when their window ends', async () => {
    const { filePath } = await storeResult()
    const { rowCount } = await site.pool.query('select 1 from rate_limits')
    expect(rowCount).toBeGreaterThan(0)
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)
    await deleteExpired(site.deps, days(29.9))
    expect((await rows()).some((row) => filePath.endsWith(row.image))).toBe(true)
    expect((await site.pool.query('select 1 from rate_limits')).rowCount).toBe(0)
    await deleteExpired(site.deps, days(30.1))
    expect(await rows()).toEqual([])
    await sweepFiles(site.deps, days(31))
    expect(await files()).toEqual([])
  })

  test('expires after the number of days set by the owner', async () => {
    await storeResult()
    const retention = { styleResultDays: 3, shareLinkDays: 30, eventDays: 30, auditDays: 400 }
    await updateSettings(site.db, { change: { retention }, updatedAt: null })
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)
    await deleteExpired(site.deps, days(2.9))
    expect(await rows()).toHaveLength(1)
    await deleteExpired(site.deps, days(3.1))
    expect(await rows()).toEqual([])
  })
})

test('a picture is stored no larger than the tool paints, whatever its original size', async () => {
  for (const size of [
    { width: 5_000, height: 4_000 },
    { width: 400, height: 8_000 },
  ]) {
    const { body } = await upload([['image', await makePicture('png', size)]])
    const { rawPayload } = await site.app.inject(body.filePath)
    const { width, height } = await sharp(rawPayload).metadata()
    expect(Math.max(width, height)).toBe(STYLE_MAX_SIDE)
  }
})

describe('all stored results together', () => {
  let limitedSite: TestApp
  beforeAll(async () => {
    limitedSite = await openTestApp({
      styleResultsMaxBytes: 1024 * 1024,
      stages: quickStages,
      wrapEstimateWriter: () => async () => sampleEstimateDocument,
      makesVariants: true,
    })
  })
  afterAll(() => limitedSite.close())
  const storeResult = async (key?: string) => {
    const { payload, contentType } = await encodeForm([['image', await makeNoise(400)]])
    return limitedSite.app.inject({
      ...{ method: 'POST', url: '/api/images/upload', payload },
      headers: { 'content-type': contentType, ...(key && { 'idempotency-key': key }) },
    })
  }
  const measureStoredBytes = async () => {
    let bytes = 0
    for await (const { key } of limitedSite.deps.storage.list()) {
      bytes += (await limitedSite.deps.storage.read(key))?.byteLength ?? 0
    }
    return bytes
  }

  test('are limited in size, which does not affect leads', async () => {
    let response = await storeResult()
    const { filePath, deleteToken } = response.json()
    for (let storedCount = 1; response.statusCode === 200 && storedCount < 20; storedCount += 1)
      response = await storeResult()
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBe(3_600)
    expect(response.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/image storage is full/),
    })
    expect(limitedSite.logLines).toContainEqual(
      expect.objectContaining({ msg: 'image-style storage is full' }),
    )
    await expect.poll(() => countJobs(limitedSite.url)).toBe(0)
    // The last accepted one may exceed it.
    expect(await measureStoredBytes()).toBeLessThan(1.5 * 1024 * 1024)

    const send = (url: string, payload: object) =>
      limitedSite.app.inject({ method: 'POST', url, payload })
    const person = { name: 'Ada', email: 'ada@example.com', message: 'Hello.' }
    const quote = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
    for (const leadRequest of [
      await send('/api/contact', person),
      await send('/api/quotes/website', { ...quote, websiteDescription: 'One page.' }),
      await send('/api/generate-estimate', validBrief),
    ]) {
      expect(leadRequest.statusCode).toBe(200)
    }

    // Deleting one makes room for another.
    await send('/trpc/imageStyles.deleteResult', { filePath, deleteToken })
    expect((await storeResult()).statusCode).toBe(200)
  })

  test('include those of earlier releases, and small ones by their disk blocks', async () => {
    await limitedSite.pool.query('truncate style_results')
    expect(await sumImageStyleResultBytes(limitedSite.db)).toBe(0)
    await limitedSite.pool.query(`
      insert into style_results (image, prompt, generator, width, height, bytes)
      values ('a.webp', '', '', 1000, 800, null), ('b.webp', '', '', 1, 1, 60)`)
    expect(await sumImageStyleResultBytes(limitedSite.db)).toBe(1_600_000 + 16 * 1024)
  })
})
