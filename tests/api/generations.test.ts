import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GenerationSummary } from '@agency/contract/generation'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, transports } from '../support/both-transports.ts'
import { validBrief } from '../support/briefs.ts'
import { callerOf } from '../support/procedures.ts'
import { showReleased } from '../support/show-released.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages, stagesWithHook } from '../support/worker-outputs.ts'

const call = { rest: '/api/generate-estimate', procedure: 'generations.start' }

describe('with the real engine', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp({ usesRenderWorkers: true })
  })
  afterAll(() => site.close())

  test('makes a picture and an estimate from a brief', async () => {
    const input = { ...validBrief, userEmail: 'ana@lantern.example', showInGallery: true }
    const { status, body } = await send(site.app, 'rest', { ...call, input })
    expect(status).toBe(200)

    const picture = await site.app.inject({ url: String(body.imageUrl) })
    expect(picture.statusCode).toBe(200)
    const { width = 0, height = 0, format } = await sharp(picture.rawPayload).metadata()
    expect(format).toBe('webp')
    expect(width).toBeGreaterThanOrEqual(1200)
    expect({ width, height }).toEqual({ width: body.imageWidth, height: body.imageHeight })
    // A page, not a flat colour.
    const { entropy } = await sharp(picture.rawPayload).stats()
    expect(entropy).toBeGreaterThan(1)

    const pdf = await site.app.inject({ url: String(body.pdfUrl) })
    expect(pdf.statusCode).toBe(200)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.rawPayload.toString('latin1')).toMatch(/\/Type \/Page\b/)

    await showReleased(site.db)
    const gallery = await site.app.inject({ url: '/api/gallery-concepts' })
    expect(gallery.json()[0]).toMatchObject({
      conceptId: body.conceptId,
      companyName: 'Lantern Bakery',
      designStyle: 'Modern',
      businessType: 'B2C',
      imageUrl: body.imageUrl,
    })
  })

  test('shows visitors no name or address behind a concept', async () => {
    const gallery = await site.app.inject({ url: '/api/gallery-concepts' })
    expect(gallery.json().length).toBeGreaterThan(0)
    expect(gallery.body).not.toContain('lantern.example')
    expect(gallery.body).not.toContain('Priya')
  })

  test('names its files with 128 random bits', async () => {
    const [pdf] = await readdir(path.join(site.filesDir, 'estimates'))
    expect(pdf).toMatch(/^[0-9a-f]{32}\.pdf$/)
  })

  test('summarises a result for anyone who knows its id', async () => {
    const concept = await site.db.selectFrom('concepts').selectAll().executeTakeFirstOrThrow()
    const unknown = '6f1b6c1e-1f0e-4c5b-9d0e-0f6c2b7f9a01'
    const { result } = await callerOf(site).query<GenerationSummary[]>('generations.summaries', {
      generationIds: [unknown, concept.generationId],
    })
    expect(result).toEqual([
      {
        result: expect.objectContaining({
          ...{ generationId: concept.generationId, imageUrl: concept.imageUrl },
        }),
        companyName: 'Lantern Bakery',
        madeAt: expect.stringMatching(/Z$/),
        thumbnailUrl: concept.thumbnailUrl,
        palette: {
          name: expect.any(String),
          colours: Array(5).fill({ role: expect.any(String), hex: expect.stringMatching(/^#/) }),
        },
        typefaces: expect.arrayContaining([expect.any(String)]),
        estimate: { lowCents: expect.any(Number), highCents: expect.any(Number) },
      },
    ])
    expect(JSON.stringify(result)).not.toMatch(/Priya|lantern\.example/)
  })

  test('keeps a hidden concept out of the gallery', async () => {
    await site.db.updateTable('concepts').set({ active: false }).execute()
    // The list is cached until the notification of the change arrives.
    await expect
      .poll(async () => (await site.app.inject({ url: '/api/gallery-concepts' })).json())
      .toEqual([])
  })
})

describe('around the engine', () => {
  let runCount = 0
  let next: () => Promise<unknown> | undefined
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp({
      stages: stagesWithHook(() => {
        runCount += 1
        return next()
      }),
    })
  })
  afterAll(() => site.close())

  test('keeps the lead when a render throws', async () => {
    next = () => Promise.reject(new Error('the brush broke'))
    const userEmail = 'broken@lantern.example'
    const { status, body } = await send(site.app, 'rest', {
      ...call,
      input: { ...validBrief, userEmail },
    })
    expect(status).toBe(502)
    expect(body).toMatchObject({ success: false, code: 'GENERATION_FAILED' })
    expect(body.message).not.toContain('brush')
    const contact = await site.db
      .selectFrom('contacts')
      .innerJoin('submissions', 'submissions.contactId', 'contacts.id')
      .select(['contacts.name', 'submissions.kind'])
      .where('email', '=', userEmail)
      .executeTakeFirst()
    expect(contact).toEqual({ name: 'Priya Raman', kind: 'concept' })
    const line = site.logLines.find(
      (entry) => entry.requestId === body.requestId && JSON.stringify(entry).includes('brush'),
    )
    expect(line).toBeDefined()
  })

  test('returns the first result for a repeated request, made only once', async () => {
    next = () => sleep(50)
    runCount = 0
    const idempotencyKey = '6f1b6c1e-1f0e-4c5b-9d0e-0f6c2b7f9a01'
    const request = () =>
      site.app.inject({
        method: 'POST',
        url: call.rest,
        headers: { 'idempotency-key': `"${idempotencyKey}"` },
        payload: validBrief,
      })
    const [first, second] = await Promise.all([request(), request()])
    const third = await request()
    expect(first.statusCode).toBe(200)
    expect(second.json()).toEqual(first.json())
    expect(third.json()).toEqual(first.json())
    expect(runCount).toBe(1)

    const secondResponse = await site.app.inject({
      method: 'POST',
      url: call.rest,
      headers: { 'idempotency-key': idempotencyKey },
      payload: { ...validBrief, companyName: 'Somebody Else' },
    })
    expect(secondResponse.statusCode).toBe(409)
  })

  test('keeps one contact per address, whatever its case', async () => {
    next = () => undefined
    for (const userEmail of ['Mixed@Lantern.example', 'mixed@lantern.EXAMPLE']) {
      await site.app.inject({
        method: 'POST',
        url: call.rest,
        payload: { ...validBrief, userEmail, phone: '0400 000 000' },
      })
    }
    const contacts = await site.db
      .selectFrom('contacts')
      .innerJoin('submissions', 'submissions.contactId', 'contacts.id')
      .select(['contacts.id', 'contacts.phone'])
      .where((where) => where(where.fn('lower', ['email']), '=', 'mixed@lantern.example'))
      .execute()
    expect(contacts).toHaveLength(2)
    expect(contacts[0]).toEqual({ id: contacts[1]?.id, phone: '0400 000 000' })
  })

  test('stores the files that its rows name', async () => {
    const concept = await site.db
      .selectFrom('concepts')
      .select(['imageUrl', 'thumbnailUrl'])
      .executeTakeFirstOrThrow()
    const file = path.join(site.filesDir, concept.imageUrl.replace('/uploads/', ''))
    expect(await readFile(file, 'utf8')).toBe('picture')
  })
})

test.each(['the time is up', 'the server closes'])(
  'returns 504 when %s, but still finishes the work',
  async (label) => {
    let finish = () => {}
    const shutdown = new AbortController()
    const gate = new Promise<void>((resolve) => {
      finish = resolve
    })
    const site = await openTestApp({
      ...(label === 'the time is up' ? { generationTimeoutMs: 200 } : { closing: shutdown.signal }),
      stages: stagesWithHook(() => {
        shutdown.abort()
        return gate
      }),
    })
    const lateResponse = await site.app.inject({
      method: 'POST',
      url: call.rest,
      payload: { ...validBrief, companyName: 'Late Lunch', showInGallery: true },
    })
    expect(lateResponse.statusCode).toBe(504)
    expect(lateResponse.json().code).toBe('TIMEOUT')
    finish()
    await expect
      .poll(async () => {
        await showReleased(site.db)
        return (await site.app.inject({ url: '/api/gallery-concepts' })).body
      })
      .toContain('Late Lunch')
    await site.close()
  },
)

describe('when the queue is full', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp({ stages: quickStages })
    await sql`
      with person as (
        insert into contacts (email, name) values ('queue@lantern.example', 'Queue') returning id
      ), sent as (
        insert into submissions (contact_id, kind, payload, request_id)
        select person.id, 'concept', '{}', 'none' from person, generate_series(1, 100)
        returning id
      )
      insert into generations (id, submission_id, brief, seed, file_token)
      select gen_random_uuid(), sent.id, '{}', 1, 'none' from sent`.execute(site.db)
  })
  afterAll(() => site.close())

  test.each(transports)('returns 503 with the time to retry (%s)', async (transport) => {
    const { status, body } = await send(site.app, transport, { ...call, input: validBrief })
    expect(status).toBe(503)
    expect(body).toMatchObject({ success: false, code: 'UNAVAILABLE' })
  })

  test('sends Retry-After over both transports', async () => {
    for (const url of [call.rest, `/trpc/${call.procedure}`]) {
      const { headers } = await site.app.inject({ method: 'POST', url, payload: validBrief })
      expect(headers['retry-after']).toBe('30')
    }
  })

  test('accepts briefs again when one is done', async () => {
    await sql`update generations set stage = 'done', finished_at = now() where seed = 1`.execute(
      site.db,
    )
    const { status } = await send(site.app, 'rest', { ...call, input: validBrief })
    expect(status).toBe(200)
  })
})
