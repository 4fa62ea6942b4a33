import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../support/both-transports.ts'
import { validBrief } from '../support/briefs.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let generationId: string
let imageUrl: string
beforeAll(async () => {
  site = await openTestApp()
  const call = { rest: '/api/generate-estimate', procedure: 'generations.start' }
  const { status, body } = await send(site.app, 'rest', { ...call, input: validBrief })
  expect(status).toBe(200)
  generationId = String(body.generationId)
  imageUrl = String(body.imageUrl)
})
afterAll(() => site.close())

const requestPhoneView = (id: string) =>
  send(site.app, 'trpc', { rest: '', procedure: 'concepts.phone', input: { generationId: id } })
const phoneFiles = async () =>
  (await readdir(path.join(site.filesDir, 'concepts'))).filter((name) => name.includes('phone'))

test('is rendered on the first request, at 780 pixels wide, and stored', async () => {
  expect(await phoneFiles()).toEqual([])
  const [first, second] = await Promise.all([
    requestPhoneView(generationId),
    requestPhoneView(generationId),
  ])
  expect(first.status).toBe(200)
  expect(second.body).toEqual(first.body)
  const phoneUrl = String(first.body.phoneUrl)
  // Its own name, which cannot be derived from the picture's.
  expect(phoneUrl).toMatch(/^\/uploads\/concepts\/[0-9a-f]{32}-phone\.webp$/)
  expect(phoneUrl).not.toContain(path.basename(imageUrl, '.webp'))

  const picture = await site.app.inject({ url: phoneUrl })
  expect(picture.statusCode).toBe(200)
  const { width, height = 0, format } = await sharp(picture.rawPayload).metadata()
  expect({ width, format }).toEqual({ width: 780, format: 'webp' })
  expect(height).toBeGreaterThan(1_600)
  expect(await phoneFiles()).toHaveLength(1)

  const before = picture.headers.etag
  await requestPhoneView(generationId)
  expect((await site.app.inject({ url: phoneUrl })).headers.etag).toBe(before)
})

test('a stored view survives the sweep of unused files', async () => {
  await requestPhoneView(generationId)
  const { rows } = await sql<{ url: string }>`select url from file_references`.execute(site.db)
  expect(rows.map(({ url }) => url)).toContain((await requestPhoneView(generationId)).body.phoneUrl)
})

test('an unknown concept, or one by another engine, has no phone view', async () => {
  expect((await requestPhoneView('7d2f3c1e-5a0b-4c8d-9e6f-1a2b3c4d5e6f')).status).toBe(404)
  await site.db
    .updateTable('concepts')
    .set({ concept: JSON.stringify({ version: 1 }), phoneUrl: null })
    .where('generationId', '=', generationId)
    .execute()
  const { status, body } = await requestPhoneView(generationId)
  expect(status).toBe(404)
  expect(body.message).toBe('This concept has no phone view.')
})
