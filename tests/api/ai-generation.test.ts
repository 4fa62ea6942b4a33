import { randomUUID } from 'node:crypto'
import { createConcept } from '@agency/concept-engine/create-concept'
import { sampleBriefs } from '@agency/concept-engine/samples/briefs'
import { renderPage } from '@agency/tools/ai-stub/ai-stub-pictures'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AiSite, KEY, openAiSite } from '../support/ai-site.ts'
import { validBrief } from '../support/briefs.ts'

let site: AiSite
const fetched: string[] = []
beforeAll(async () => {
  site = await openAiSite(['concept', 'brief'], {
    fetchImage: async (url) => {
      fetched.push(url)
      return { bytes: await renderPage('', '640x400'), type: 'png' }
    },
    services: {
      budgets: { concept: 2_500, brief: 2_500 },
      pictureOptions: { size: '1536x1024', quality: 'medium', outputFormat: undefined },
    },
  })
})
afterAll(() => site.close())
beforeEach(() => site.reset())

let briefs = 0
async function generate(change: object = {}) {
  briefs += 1
  const email = `brief${briefs}@lantern.example`
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/generate-estimate',
    headers: { 'idempotency-key': randomUUID() },
    payload: { ...validBrief, userEmail: email, ...change },
  })
  return { status: response.statusCode, body: response.json(), email }
}
const requestsTo = (path: string) =>
  site.stub.requests.filter((request) => request.path.endsWith(path))
const sections = async (conceptId: string) => {
  const { concept } = await site.db
    .selectFrom('concepts')
    .select('concept')
    .where('publicId', '=', conceptId)
    .executeTakeFirstOrThrow()
  return JSON.stringify((concept as { sections: unknown }).sections)
}
/** Lead, estimate and concepts of a sender. */
const listStored = async (email: string) => {
  const rows = await site.db
    .selectFrom('submissions')
    .innerJoin('contacts', 'contacts.id', 'submissions.contactId')
    .leftJoin('estimates', 'estimates.submissionId', 'submissions.id')
    .leftJoin('generations', 'generations.submissionId', 'submissions.id')
    .leftJoin('concepts', 'concepts.generationId', 'generations.id')
    .select(['estimates.id as estimate', 'concepts.id as concept'])
    .where('contacts.email', '=', email)
    .execute()
  return rows.map(({ estimate, concept }) => ({
    estimate: estimate !== null,
    concept: concept !== null,
  }))
}

test('both services get the documented requests, and their results are on the page', async () => {
  const { status, body } = await generate()
  expect(status).toBe(200)
  expect([body.imageWidth, body.imageHeight]).toEqual([1_536, 1_024])
  const picture = await site.app.inject({ url: body.imageUrl })
  expect((await sharp(picture.rawPayload).metadata()).format).toBe('webp')

  const [chat] = requestsTo('/chat/completions')
  expect(chat?.authorization).toBe(`Bearer ${KEY}`)
  expect(Object.keys(chat?.body ?? {}).sort()).toEqual([
    ...['max_completion_tokens', 'messages', 'model', 'response_format'],
  ])
  const format = chat?.body.response_format as Record<string, never>
  expect(format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } })
  expect(await sections(body.conceptId)).toMatch(
    /Small things|Made with care|Come for the work|Written by the stub/,
  )

  const [images] = requestsTo('/images/generations')
  const { prompt, ...options } = images?.body ?? {}
  expect(options).toEqual({ model: 'of-the-house', size: '1536x1024', quality: 'medium' })
  expect(String(prompt)).toMatch(/primary #[0-9a-f]{6}/)
  expect(String(prompt)).toContain('"Lantern Bakery"')
  expect(String(prompt).length).toBeLessThan(32_000)

  const calls = await site.db
    .selectFrom('serviceCalls')
    .select(['purpose', 'outcome', 'generationId', 'inputTokens', 'outputTokens'])
    .orderBy('id')
    .execute()
  const generationId = body.generationId
  expect(calls).toEqual([
    { purpose: 'brief', outcome: 'done', generationId, inputTokens: 900, outputTokens: 800 },
    { purpose: 'concept', outcome: 'done', generationId, inputTokens: 700, outputTokens: 1_500 },
  ])
})

test('no service receives the person’s details', async () => {
  await generate({ userName: 'Zebedee Quux', phone: '0400 000 000' })
  expect(JSON.stringify(site.stub.requests)).not.toMatch(/Zebedee|lantern\.example|0400/)
})

test('a picture may be returned as a URL, which is fetched at once', async () => {
  await site.setLimits('brief', { dailyCapCents: 0 })
  site.stub.next.push('url')
  const { status, body } = await generate()
  expect([status, body.imageWidth]).toEqual([200, 640])
  expect(fetched).toEqual(['https://pictures.example/page.png'])
})

const RETRY_MESSAGE =
  'Our picture service could not generate your concept just now. Your details are safe with us, so please try again in a moment.'

describe.each([
  ...['reset-at-once', 'reset-mid-body', '401', '403', '404', '429', '500', 'html', 'no-json'],
  ...['wrong-shape', 'gigabyte-body', 'compressed-bomb', 'no-picture', 'vast-picture'],
])('a picture service that fails with %s', (fault) => {
  test('falls back to the built-in engine or is reported; lead and estimate are kept', async () => {
    await site.setLimits('brief', { dailyCapCents: 0 })
    site.stub.always = fault
    const result = await generate()
    expect(result.status).toBe(200)
    expect(result.body.imageWidth).toBe(720)
    expect(await listStored(result.email)).toEqual([{ estimate: true, concept: true }])

    await site.setLimits('concept', { fallBack: false })
    const { status, body, email } = await generate()
    expect([status, body.code, body.message]).toEqual([502, 'UPSTREAM_FAILED', RETRY_MESSAGE])
    expect(await listStored(email)).toEqual([{ estimate: true, concept: false }])
    expect(JSON.stringify([result.body, body, site.logLines])).not.toContain(KEY)
  })
})

test.each(['hang', 'drip'])(
  'a picture service that fails with %s: 504, lead and estimate are kept',
  async (fault) => {
    await site.setLimits('brief', { dailyCapCents: 0 })
    await site.setLimits('concept', { fallBack: false })
    site.stub.always = fault
    const { status, body, email } = await generate()
    expect([status, body.code]).toEqual([504, 'TIMEOUT'])
    expect(body.message).toContain('took too long')
    expect(await listStored(email)).toEqual([{ estimate: true, concept: false }])
  },
)

test('a description declined by the service is reported as such and not retried', async () => {
  await site.setLimits('brief', { dailyCapCents: 0 })
  await site.setLimits('concept', { fallBack: false })
  site.stub.always = 'declined'
  const { status, body } = await generate()
  expect([status, body.message]).toEqual([
    502,
    'Our picture service declined to draw this description. Your details are safe with us: please reword it and try again.',
  ])
  expect(await site.calls()).toMatchObject([{ outcome: 'declined', cost: 0 }])
})

describe.each([
  ...['401', '500', 'html', 'no-json', 'wrong-shape', 'gigabyte-body', 'compressed-bomb'],
  ...['refusal', 'length', 'filtered', 'prose', 'other-json', 'reset-mid-body', 'hang'],
])('a chat service that fails with %s', (fault) => {
  test('is replaced by the built-in engine or reported in plain words', async () => {
    await site.setLimits('concept', { dailyCapCents: 0 })
    site.stub.always = fault
    const result = await generate()
    expect(result.status).toBe(200)
    expect(await sections(result.body.conceptId)).not.toContain('stub')
    await site.setLimits('brief', { fallBack: false })
    const { status, body, email } = await generate()
    expect(status).toBe(fault === 'hang' ? 504 : 502)
    expect(body.message).toMatch(/^Our writing service .* Your details are safe with us/)
    expect(await listStored(email)).toEqual([{ estimate: true, concept: false }])
    expect(JSON.stringify([result.body, body, site.logLines])).not.toContain(KEY)
  })
})

test('a chat service without schemas is asked for a JSON object from then on', async () => {
  await site.setLimits('concept', { dailyCapCents: 0 })
  site.stub.always = 'no-schemas'
  for (const requests of [2, 3]) {
    const { body } = await generate()
    expect(await sections(body.conceptId)).toMatch(
      /Small things|Made with care|Come for the work|Written by the stub/,
    )
    expect(requestsTo('/chat/completions')).toHaveLength(requests)
  }
  const lastBody = requestsTo('/chat/completions').at(-1)?.body
  expect(lastBody?.response_format).toEqual({ type: 'json_object' })
  expect(JSON.stringify(lastBody?.messages)).toContain('JSON')
})

test('copy in a language that cannot be checked is neither requested nor paid for', async () => {
  await site.setLimits('concept', { dailyCapCents: 0 })
  const mainGoal = 'Пекарня в Кобурге. Мы печём хлеб на закваске и торты на заказ каждое утро.'
  expect((await generate({ mainGoal })).status).toBe(200)
  expect(site.stub.requests).toEqual([])
})

test('no key is stored in the database', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`.execute(
    site.db,
  )
  expect(tables.length).toBeGreaterThan(10)
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.table(name)} t where t::text like ${`%${KEY}%`}`.execute(
        site.db,
      )
    expect(rows, name).toEqual([])
  }
})

describe('a stage interrupted', () => {
  const [sample] = sampleBriefs as [(typeof sampleBriefs)[number]]
  const concept = createConcept(sample, 1)
  /** A call for an existing generation, and what it stored. */
  const callOf = async () => {
    const { body } = await generate()
    await site.reset()
    const files = new Map<string, Uint8Array>()
    const abortController = new AbortController()
    const call = {
      ...{
        generationId: body.generationId as string,
        requestId: 'a',
        signal: abortController.signal,
      },
      storedBytes: {
        read: async (name: string) => files.get(name),
        write: async (name: string, bytes: Uint8Array) => void files.set(name, bytes),
      },
      onRendering: () => {},
      onPdfImage: () => {},
    }
    return { call, ends: abortController, files }
  }

  test('after its answer was stored does not call the service again', async () => {
    const { call, files } = await callOf()
    await site.deps.renderConcept(concept, sample, call)
    expect([...files.keys()]).toEqual(['picture-answer', 'picture'])
    expect(requestsTo('/images/generations')).toHaveLength(1)
    files.delete('picture')
    for (const storedNames of [['picture-answer', 'picture'], ['picture']]) {
      const { width } = await site.deps.renderConcept(concept, sample, call)
      expect(width).toBe(1_536)
      for (const name of files.keys()) if (!storedNames.includes(name)) files.delete(name)
    }
    await site.deps.composeConcept(sample, 1, call)
    await site.deps.composeConcept(sample, 1, call)
    expect(requestsTo('/chat/completions')).toHaveLength(1)
    expect(requestsTo('/images/generations')).toHaveLength(1)
  })

  test('before its answer arrived calls the service once more, then no longer', async () => {
    const { call, ends } = await callOf()
    site.stub.always = 'hang'
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const requestReceived = site.stub.nextRequest()
      const firstAttempt = new AbortController()
      const drawing = site.deps.renderConcept(concept, sample, {
        ...call,
        signal: firstAttempt.signal,
      })
      await requestReceived
      firstAttempt.abort()
      await expect(drawing).rejects.toBe(firstAttempt.signal.reason)
    }
    const { width } = await site.deps.renderConcept(concept, sample, {
      ...call,
      signal: ends.signal,
    })
    expect(width).toBe(720)
    expect(await site.calls()).toMatchObject([{ outcome: 'cancelled' }, { outcome: 'cancelled' }])
  })
})
