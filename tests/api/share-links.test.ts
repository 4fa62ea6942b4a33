import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin, logIn } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
const brief = {
  ...validBrief,
  mainGoal:
    'A sourdough bakery in Coburg. We do sourdough, celebration cakes and Saturday classes. Every loaf is shaped by hand. No delivery.',
}
let authorization: string
let generationId: string
let conceptId: number
beforeAll(async () => {
  site = await openTestApp()
  authorization = `Bearer ${await createLogin(site)}`
  await site.app.inject({ method: 'POST', url: '/api/generate-estimate', payload: brief })
  const row = await site.db
    .selectFrom('concepts')
    .select(['id', 'generationId'])
    .executeTakeFirstOrThrow()
  generationId = String(row.generationId)
  conceptId = row.id
})
afterAll(() => site.close())
beforeEach(() => site.db.deleteFrom('shareLinks').execute())

const DAY_MS = 86_400_000
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' }

interface ApiResponse {
  status: number
  data: Record<string, unknown>
  message: string
}

async function call(
  method: 'GET' | 'POST',
  name: string,
  input: object,
  headers: Record<string, string> = browser,
): Promise<ApiResponse> {
  const query = `?input=${encodeURIComponent(JSON.stringify(input))}`
  const response = await site.app.inject({
    ...{ method, headers, url: `/trpc/shareLinks.${name}${method === 'GET' ? query : ''}` },
    ...(method === 'POST' && { payload: input }),
  })
  const { result, error } = response.json()
  return { status: response.statusCode, data: result?.data ?? {}, message: error?.message ?? '' }
}

const share = (id = generationId) => call('POST', 'create', { generationId: id })
const open = (token: unknown) => call('GET', 'get', { token })
const view = (token: unknown, headers?: Record<string, string>) =>
  call('POST', 'view', { token }, headers)
const asStaff = (name: 'renew' | 'end') => call('POST', name, { conceptId }, { authorization })

const detail = async () => {
  const url = `/trpc/concepts.detail?input=${encodeURIComponent(JSON.stringify({ id: conceptId }))}`
  const response = await site.app.inject({ url, headers: { authorization } })
  return response.json().result.data.link
}
const expireLink = () =>
  site.db.updateTable('shareLinks').set({ expiresAt: sql`now() - interval '1 second'` }).execute()

test('the requester gets a link of 128 random bits, valid for the configured days', async () => {
  const { data } = await share()
  expect(data.token).toMatch(/^[0-9a-f]{32}$/)
  const days = (Date.parse(String(data.expiresAt)) - Date.now()) / DAY_MS
  expect(days).toBeGreaterThan(89.9)
  expect(days).toBeLessThan(90.1)
})

test('a second request extends the same link', async () => {
  const { data: first } = await share()
  await site.db
    .updateTable('shareLinks')
    .set({ expiresAt: sql`now() + interval '1 day'` })
    .execute()
  const [second, third] = await Promise.all([share(), share()])
  expect(second.data.token).toBe(first.token)
  expect(third.data.token).toBe(first.token)
  expect(Date.parse(String(second.data.expiresAt))).toBeGreaterThan(Date.now() + 80 * DAY_MS)
})

test('nobody else gets one, by an unknown id or by the gallery’s id', async () => {
  expect((await share('7d2f3c1e-5a0b-4c8d-9e6f-1a2b3c4d5e6f')).status).toBe(404)
  const { publicId } = await site.db
    .selectFrom('concepts')
    .select('publicId')
    .executeTakeFirstOrThrow()
  expect((await share(publicId)).status).toBe(400)
})

test('shows picture, palette, typefaces, copy and estimate, but no personal details', async () => {
  const { data } = await open((await share()).data.token)
  expect(data).toMatchObject({
    companyName: validBrief.companyName,
    imageUrl: expect.stringMatching(/^\/share\/concepts\/[0-9a-f]{32}\.webp$/),
    design: {
      palette: expect.arrayContaining([
        { name: 'Background', hex: expect.stringMatching(/^#[0-9a-f]{6}$/) },
      ]),
      heading: { family: expect.any(String), weight: expect.any(Number) },
      body: expect.any(String),
      fontFiles: {
        heading: expect.stringMatching(/-latin-\d{3}-normal\.woff2$/),
        body: expect.stringMatching(/-latin-400-normal\.woff2$/),
      },
    },
    estimate: { reference: expect.stringMatching(/^WE-/), pdfUrl: expect.stringContaining('.pdf') },
  })
  const { design, estimate } = data as {
    design: { copy: { headline: string }[]; palette: { hex: string }[] }
    estimate: { subtotal: number; gst: number; totalCents: number; phases: { amount: number }[] }
  }
  expect(design.copy.length).toBeGreaterThan(3)
  expect(JSON.stringify(design.copy)).toContain('A sourdough bakery in Coburg')
  expect(new Set(design.palette.map(({ hex }) => hex)).size).toBe(design.palette.length)
  expect(estimate.phases.reduce((sum, { amount }) => sum + amount, 0)).toBe(estimate.subtotal)
  expect(estimate.subtotal + estimate.gst).toBe(estimate.totalCents)
  const text = JSON.stringify(data)
  expect(text).not.toContain(validBrief.userEmail)
  expect(text).not.toContain(validBrief.userName)
})

describe('an ended link', () => {
  test('gets the same response whether it expired, was revoked or never existed', async () => {
    const { data } = await share()
    await expireLink()
    const expired = await open(data.token)
    const { data: newLink } = await share()
    expect(newLink.token).not.toBe(data.token)
    expect((await asStaff('end')).status).toBe(200)
    const revoked = await open(newLink.token)
    const unknown = await open('0'.repeat(32))
    expect(expired).toEqual({ status: 404, data: {}, message: 'This link no longer works.' })
    expect(revoked).toEqual(expired)
    expect(unknown).toEqual(expired)
  })

  test('has the day on which it got its token: extending it keeps it, a new link has its own', async () => {
    await share()
    const createdAt = new Date('2026-01-05T00:00:00.000Z')
    await site.db.updateTable('shareLinks').set({ createdAt }).execute()
    await share()
    await asStaff('renew')
    expect(await detail()).toMatchObject({ createdAt: createdAt.toISOString() })
    await expireLink()
    await share()
    expect(await detail()).not.toMatchObject({ createdAt: createdAt.toISOString() })
    await site.db.updateTable('shareLinks').set({ createdAt }).execute()
    await asStaff('end')
    await asStaff('renew')
    expect(await detail()).not.toMatchObject({ createdAt: createdAt.toISOString() })
  })

  test('revoked by staff stays ended until staff renew it', async () => {
    const { data: revokedLink } = await share()
    await asStaff('end')
    expect((await asStaff('end')).status).toBe(404)
    expect(await share()).toMatchObject({
      status: 404,
      message: 'This concept can no longer be shared.',
    })
    const { data: renewed } = await asStaff('renew')
    expect(renewed.token).not.toBe(revokedLink.token)
    expect((await open(renewed.token)).status).toBe(200)
    expect((await open(revokedLink.token)).status).toBe(404)
    expect((await share()).data.token).toBe(renewed.token)
  })

  test('counts no views, serves no picture, and is deleted after a while', async () => {
    const { data } = await share()
    const picture = await site.app.inject({ url: `/share/concepts/${data.token}.jpg` })
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    const { width, height } = await sharp(picture.rawPayload).metadata()
    expect({ width, height }).toEqual({ width: 1200, height: 630 })

    await expireLink()
    expect((await view(data.token)).data).toEqual({ counted: false })
    const pictureResponse = await site.app.inject({ url: `/share/concepts/${data.token}.jpg` })
    expect(pictureResponse.statusCode).toBe(404)
    const deleteInDays = async (days: number) => {
      await deleteExpired(site.deps, new Date(Date.now() + days * DAY_MS))
      // The login has expired by then as well.
      authorization = `Bearer ${await logIn(site)}`
    }
    await deleteInDays(89)
    expect(await detail()).toMatchObject({ isExpired: true })
    await deleteInDays(91)
    expect(await detail()).toBeUndefined()
  })

  test('is deleted with its concept', async () => {
    await share()
    const rollbackError = new Error('taken back')
    const removal = site.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('concepts').where('id', '=', conceptId).execute()
      expect(await trx.selectFrom('shareLinks').selectAll().execute()).toEqual([])
      // The other tests need the concept.
      throw rollbackError
    })
    await expect(removal).rejects.toBe(rollbackError)
  })
})

describe('views', () => {
  test('are counted for staff and appear in the lead’s timeline', async () => {
    const { data } = await share()
    expect((await view(data.token)).data).toEqual({ counted: true })
    expect((await view(data.token)).data).toEqual({ counted: true })
    expect(await detail()).toMatchObject({
      token: data.token,
      views: 2,
      isRevoked: false,
      isExpired: false,
      createdAt: expect.stringMatching(/Z$/),
      lastViewedAt: expect.stringMatching(/Z$/),
    })
    const { contactId } = await site.db
      .selectFrom('concepts')
      .select('contactId')
      .executeTakeFirstOrThrow()
    const timeline = await site.app.inject({
      url: `/trpc/contacts.timeline?input=${encodeURIComponent(JSON.stringify({ id: contactId }))}`,
      headers: { authorization },
    })
    expect(timeline.json().result.data.rows[0].concept).toMatchObject({ views: 2 })
  })

  test('exclude bots, and browsers that opt out', async () => {
    const { data } = await share()
    for (const headers of [
      { 'user-agent': 'Googlebot/2.1' },
      { 'user-agent': '' },
      { ...browser, dnt: '1' },
      { ...browser, 'sec-gpc': '1' },
    ]) {
      expect((await view(data.token, headers)).data).toEqual({ counted: false })
    }
    expect(await detail()).toMatchObject({ views: 0, lastViewedAt: null })
  })
})

test('only staff can end and renew links', async () => {
  await share()
  for (const name of ['end', 'renew']) {
    expect((await call('POST', name, { conceptId })).status).toBe(401)
  }
  expect((await call('POST', 'renew', { conceptId: 999_999 }, { authorization })).status).toBe(404)
})

test('the token appears in neither the log nor the statistics', async () => {
  const { data } = await share()
  const token = String(data.token)
  await site.app.inject({ url: `/concepts/${token}` })
  await site.app.inject({ url: `/share/concepts/${token}.jpg` })
  const first = `%${token.charCodeAt(0).toString(16)}`
  const otherCaseResponse = await site.app.inject({
    url: `/share/concepts/${first}${token.slice(1)}.jpg`,
  })
  expect(otherCaseResponse.statusCode).toBe(200)
  await open(token)
  await site.app.inject({
    ...{ method: 'POST', url: '/trpc/siteEvents.record', headers: browser },
    payload: { kind: 'view', path: `/concepts/${token}` },
  })
  const events = await site.db.selectFrom('siteEvents').select('path').execute()
  expect(events).toEqual([{ path: '/concepts' }])
  expect(site.logLines.length).toBeGreaterThan(3)
  expect(JSON.stringify(site.logLines)).not.toContain(token.slice(1))
})
