import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../support/both-transports.ts'
import { validBrief } from '../support/briefs.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let conceptId: string
let imageUrl: string
beforeAll(async () => {
  site = await openTestApp()
  const call = { rest: '/api/generate-estimate', procedure: 'generations.start' }
  const { status, body } = await send(site.app, 'rest', { ...call, input: validBrief })
  expect(status).toBe(200)
  conceptId = String(body.conceptId)
  imageUrl = String(body.imageUrl)
})
afterAll(() => site.close())

const askFor = (id: string) =>
  send(site.app, 'trpc', { rest: '', procedure: 'concepts.phone', input: { conceptId: id } })
const phoneFiles = async () =>
  (await readdir(path.join(site.filesDir, 'concepts'))).filter((name) => name.includes('phone'))

test('is drawn when somebody first asks, as wide as a phone at two dots a pixel, and kept', async () => {
  expect(await phoneFiles()).toEqual([])
  const [first, second] = await Promise.all([askFor(conceptId), askFor(conceptId)])
  expect(first.status).toBe(200)
  expect(second.body).toEqual(first.body)
  const phoneUrl = String(first.body.phoneUrl)
  expect(phoneUrl).toBe(imageUrl.replace('.webp', '-phone.webp'))

  const picture = await site.app.inject({ url: phoneUrl })
  expect(picture.statusCode).toBe(200)
  const { width, height = 0, format } = await sharp(picture.rawPayload).metadata()
  expect({ width, format }).toEqual({ width: 780, format: 'webp' })
  expect(height).toBeGreaterThan(1_600)
  expect(await phoneFiles()).toHaveLength(1)

  const before = picture.headers.etag
  await askFor(conceptId)
  expect((await site.app.inject({ url: phoneUrl })).headers.etag).toBe(before)
})

test('a kept file is not swept away', async () => {
  await askFor(conceptId)
  const { rows } = await sql<{ url: string }>`select url from file_references`.execute(site.db)
  expect(rows.map(({ url }) => url)).toContain(imageUrl.replace('.webp', '-phone.webp'))
})

test('there is none of a concept that is not there, or that another engine drew', async () => {
  expect((await askFor('no-such-concept')).status).toBe(404)
  await site.db
    .updateTable('concepts')
    .set({ concept: JSON.stringify({ version: 1 }), phoneUrl: null })
    .where('publicId', '=', conceptId)
    .execute()
  const { status, body } = await askFor(conceptId)
  expect(status).toBe(404)
  expect(body.message).toBe('There is no phone view of this concept.')
})
