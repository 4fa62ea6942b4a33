import { createHash, randomUUID } from 'node:crypto'
import { livePageOfGallery, livePageOfGeneration, livePageOfLink } from '@agency/contract/live-page'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send } from '../support/both-transports.ts'
import { validBrief } from '../support/briefs.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { smallStages } from '../support/worker-outputs.ts'

const VECTOR = '<script>alert(1)</script>'
const brief = {
  ...validBrief,
  companyName: `Loaf ${VECTOR}`,
  // On white: a page like this has a dark colour scheme.
  colorFeel: 'forest green',
  mainGoal:
    'A coffee roastery in Brunswick. We roast coffee beans, bake bread and croissants, and keep bees and goats. A form with a name, a date and a message. Call 0491 570 006.',
}

let site: TestApp
let generationId: string
/** Finishes the rendering that a test holds open. */
let draw: (() => void) | undefined
let isClaimedBy = false

beforeAll(async () => {
  site = await openTestApp({
    stages: {
      ...smallStages,
      renderConcept: async (...args) => {
        if (isClaimedBy) await new Promise<void>((resolve) => (draw = resolve))
        return smallStages.renderConcept(...args)
      },
    },
  })
  const call = { rest: '/api/generate-estimate', procedure: 'generations.start' }
  const { status, body } = await send(site.app, 'rest', { ...call, input: brief })
  expect(status).toBe(200)
  generationId = String(body.generationId)
})
afterAll(() => site.close())

const open = (url: string, headers = {}) => site.app.inject({ url, headers })

async function share(): Promise<string> {
  const response = await site.app.inject({
    ...{ method: 'POST', url: '/trpc/shareLinks.create', payload: { generationId } },
  })
  return response.json().result.data.token
}

test('is available to whoever requested the concept, with its own security policy', async () => {
  const { statusCode, headers, body } = await open(livePageOfGeneration(generationId))
  expect(statusCode).toBe(200)
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toBe(
    [
      ...["default-src 'none'", `style-src 'sha256-${hash}'`, "img-src 'self' data:"],
      ...["font-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'"],
    ].join('; '),
  )
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    // Revalidated each time, since access to it may end.
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  expect(body).not.toContain('<script')
  expect(body).toContain('&lt;script&gt;')
  // It identifies nobody.
  expect(body).not.toContain(validBrief.userEmail)
  expect(body).not.toContain(validBrief.userName)
})

test('is sent again only when it has changed', async () => {
  const url = livePageOfGeneration(generationId)
  const { headers } = await open(url)
  const revalidation = await open(url, { 'if-none-match': headers.etag })
  expect(revalidation.statusCode).toBe(304)
})

test('loads fonts and pictures from this site, readable from a sandboxed frame', async () => {
  const { body } = await open(livePageOfGeneration(generationId))
  const fonts = [...body.matchAll(/url\((\/share\/fonts\/[^)]+)\)/g)].map(([, url = '']) => url)
  expect(fonts.length).toBeGreaterThan(1)
  for (const url of fonts) {
    const { statusCode, headers, rawPayload } = await open(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'font/woff2',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2')
  }
  const pictures = [...body.matchAll(/src="(live\/\d+\.svg)"/g)].map(([, url = '']) => url)
  expect(pictures.length).toBeGreaterThan(0)
  for (const picture of pictures) {
    const {
      statusCode,
      headers,
      body: svg,
    } = await open(new URL(picture, `http://x${livePageOfGeneration(generationId)}`).pathname)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(svg).toMatch(/^<svg /)
  }
})

test.each([
  '/share/fonts/..%2f..%2fpackage.json',
  '/share/fonts/inter-latin-450-normal.woff2',
  '/share/fonts/nothing-latin-400-normal.woff2',
])('there is no font at %s', async (url) => {
  expect((await open(url)).statusCode).toBe(404)
})

test.each(['0.svg', '999.svg', '-1.svg', '1.png', 'x'])('there is no picture %s', async (name) => {
  expect((await open(`${livePageOfGeneration(generationId)}/${name}`)).statusCode).toBe(404)
})

describe('is accessible to', () => {
  test('anyone with a link, until the link expires', async () => {
    const token = await share()
    const url = livePageOfLink(token)
    const { statusCode, body } = await open(url)
    expect(statusCode).toBe(200)
    // It is not embedded in a page of the site, so it visibly states what it is and when its link
    // expires.
    const { expiresAt } = await site.db
      .selectFrom('shareLinks')
      .select('expiresAt')
      .executeTakeFirstOrThrow()
    const end = expiresAt.toLocaleDateString('en-AU', {
      ...{ dateStyle: 'long', timeZone: 'Australia/Melbourne' },
    } as const)
    const ribbon = /<aside class="ribbon"[^>]*>(A website concept for .+, made by .+\.)<\/aside>/
    expect(body).toMatch(ribbon)
    expect(body).toContain(` This link works until ${end}.</aside>`)
    const frameHtml = (await open(livePageOfGeneration(generationId))).body
    expect(frameHtml).not.toMatch(ribbon)
    // It follows the reader's colour scheme preference, as do its pictures; in a frame it is as
    // light as the picture next to it.
    expect(body).toContain('prefers-color-scheme:dark')
    expect(frameHtml).not.toContain('prefers-color-scheme')
    const [, dark = ''] = /srcset="live\/(\d+-dark\.svg)"/.exec(body) ?? []
    expect((await open(`${url}/${dark}`)).body).toMatch(/^<svg /)
    expect((await open(`${livePageOfGeneration(generationId)}/${dark}`)).statusCode).toBe(404)
    const textOf = (html: string) =>
      /<main[\s\S]*<\/main>/
        .exec(html)?.[0]
        .split(/<[^>]+>/)
        .filter(Boolean)
    expect(textOf(body)).toEqual(textOf(frameHtml))
    await site.db
      .updateTable('shareLinks')
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .execute()
    expect((await open(url)).statusCode).toBe(404)
    expect((await open(`${url}/1.svg`)).statusCode).toBe(404)
    // The end of the link does not affect its maker.
    expect((await open(livePageOfGeneration(generationId))).statusCode).toBe(200)
  })

  test('everyone, by its public id, while the gallery shows it', async () => {
    const updateConcept = (change: { active: boolean; released: boolean }) =>
      site.db.updateTable('concepts').set(change).returning('publicId').executeTakeFirstOrThrow()
    const { publicId } = await updateConcept({ active: true, released: true })
    const url = livePageOfGallery(publicId)
    const listed = async () => (await site.app.inject('/api/gallery-concepts?before=999')).json()
    expect(await listed()).toMatchObject([{ conceptId: publicId, hasLivePage: true }])
    const { statusCode, headers, body } = await open(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-cache',
    })
    expect(body).toContain('<aside class="ribbon"')
    expect((await open(`${url}/1.svg`)).statusCode).toBe(200)
    // Data that only its maker knows appears nowhere in it.
    expect(body).not.toContain(generationId)
    // A concept that is hidden or not shown yet, and one whose maker did not agree, whatever else
    // its row contains.
    for (const [active, released] of [
      [false, true],
      [true, false],
    ] as const) {
      await updateConcept({ active, released })
      expect((await open(url)).statusCode).toBe(404)
      expect((await open(`${url}/1.svg`)).statusCode).toBe(404)
    }
    await updateConcept({ active: true, released: true })
    await site.db.updateTable('concepts').set({ concept: null }).execute()
    expect(await listed()).toMatchObject([{ conceptId: publicId, hasLivePage: false }])
  })

  test.each(['x', 'demo-nothing', "1'--", '../1', 'x'.repeat(99)])(
    'nobody in the gallery by the id %s',
    async (id) => {
      expect((await open(livePageOfGallery(encodeURIComponent(id)))).statusCode).toBe(404)
    },
  )

  test('nobody by its public id on other URLs, or by a forged or malformed id', async () => {
    const { publicId } = await site.db
      .selectFrom('concepts')
      .select('publicId')
      .executeTakeFirstOrThrow()
    for (const id of [publicId, '7d2f3c1e-5a0b-4c8d-9e6f-1a2b3c4d5e6f', 'x', "1'--"]) {
      expect((await open(livePageOfGeneration(encodeURIComponent(id)))).statusCode).toBe(404)
      expect((await open(livePageOfLink(encodeURIComponent(id)))).statusCode).toBe(404)
    }
  })

  test('its maker, whether or not the gallery hides it, until it is deleted', async () => {
    const url = livePageOfGeneration(generationId)
    await site.db.updateTable('concepts').set({ active: false }).execute()
    expect((await open(url)).statusCode).toBe(200)
    await site.db.deleteFrom('concepts').execute()
    expect((await open(url)).statusCode).toBe(404)
    expect((await open(`${url}/1.svg`)).statusCode).toBe(404)
  })
})

test('is available as soon as the concept is composed, before its picture is drawn', async () => {
  isClaimedBy = true
  const { body } = await send(site.app, 'trpc', {
    ...{ rest: '', procedure: 'generations.start' },
    input: { ...brief, companyName: 'Early Loaf' },
  })
  const url = livePageOfGeneration(String(body.generationId))
  await expect.poll(async () => (await open(url)).statusCode).toBe(200)
  expect((await open(url)).body).toContain('Early Loaf')
  expect(await site.db.selectFrom('concepts').select('id').execute()).toEqual([])
  await site.app.inject({
    ...{ method: 'POST', url: '/trpc/generations.cancel' },
    payload: { generationId: String(body.generationId) },
  })
  expect((await open(url)).statusCode).toBe(404)
  isClaimedBy = false
  draw?.()
})

test('tokens do not appear in the log', async () => {
  await open(livePageOfLink('0123456789abcdef0123456789abcdef'))
  await open(livePageOfGeneration(generationId))
  const lines = JSON.stringify(site.logLines)
  expect(lines).not.toContain('0123456789abcdef0123456789abcdef')
  expect(lines).not.toContain(generationId)
})

describe('the preview while a brief is typed', () => {
  const type = (answers: Record<string, string>, headers = {}) =>
    site.app.inject({
      ...{
        method: 'POST',
        url: '/share/preview',
        payload: new URLSearchParams(answers).toString(),
      },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const answers = {
    companyName: 'Halfway House Bakery',
    description: `A sourdough bakery in Coburg. ${VECTOR}`,
    seed: '12',
  }
  const coloursOf = (html: string) => html.match(/--[\w-]+:#[\da-f]{6}/g)

  test('shows the page for the answers so far and leaves no trace', async () => {
    const rows = async () => [
      await site.db.selectFrom('submissions').select('id').execute(),
      await site.db.selectFrom('generations').select('id').execute(),
    ]
    const before = await rows()
    const { statusCode, headers, body } = await type(answers)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(body).toContain('Halfway House Bakery')
    expect(body).not.toContain('<script')
    // Self-contained: it links to no picture files.
    expect(body).not.toContain('src="live/')
    expect(await rows()).toEqual(before)
    expect(JSON.stringify(site.logLines)).not.toContain('Halfway House')
  })

  test('matches the concept’s page for complete answers with the same seed', async () => {
    const seed = 77_001
    const generations = callerOf(site)
    const completeBrief = { ...validBrief, colorFeel: 'forest green', idempotencyKey: randomUUID() }
    const { result } = await generations.mutate<{ generationId: string }>('generations.start', {
      ...{ ...completeBrief, seed },
    })
    const readStored = () =>
      site.db
        .selectFrom('generations')
        .select(['seed', 'brief', 'stage'])
        .where('id', '=', result.generationId)
        .executeTakeFirstOrThrow()
    await expect.poll(async () => (await readStored()).stage).toBe('done')
    expect((await readStored()).seed).toBe(seed)
    expect(JSON.stringify((await readStored()).brief)).not.toContain('seed')
    const textOf = (html: string) => html.replace(/<(style|svg)[^>]*>.*?<\/\1>|<[^>]*>/gs, ' ')
    const preview = await type({
      ...{ companyName: completeBrief.companyName, businessType: completeBrief.businessType },
      ...{
        industry: completeBrief.industry,
        colorScheme: completeBrief.colorFeel,
        style: completeBrief.overallVibe,
      },
      ...{ description: completeBrief.mainGoal, seed: String(seed) },
    })
    const live = await open(livePageOfGeneration(result.generationId))
    expect(textOf(preview.body).split(/\s+/)).toEqual(textOf(live.body).split(/\s+/))
    expect(coloursOf(preview.body)).toEqual(coloursOf(live.body))
  })

  test.each(['-1', 'x', '', String(2 ** 31)])('is empty for the seed %j', async (seed) => {
    expect((await type({ ...answers, seed })).statusCode).toBe(204)
  })

  test('keeps the design as typing continues; another seed gives another page', async () => {
    const coloursBy = async (description: string, seed = answers.seed) =>
      coloursOf((await type({ ...answers, description, seed })).body)
    const first = await coloursBy('A sourdough bakery in Coburg.')
    expect(first?.length).toBeGreaterThan(5)
    expect(await coloursBy('A sourdough bakery in Coburg with a Saturday class.')).toEqual(first)
    expect(await coloursBy('A sourdough bakery in Coburg.', '13')).not.toEqual(first)
  })

  test.each([
    ['no name', { companyName: '' }],
    ['no description', { description: ' ' }],
    ['a name that is too long', { companyName: 'x'.repeat(500) }],
  ])('is empty for %s', async (_label, overrides) => {
    const { statusCode, body } = await type({ ...answers, ...overrides })
    expect(statusCode).toBe(204)
    expect(body).toBe('')
  })

  test('cannot be requested by another site', async () => {
    expect((await type(answers, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400)
  })
})

test('a page in a large script gets fonts subset for it alone', async () => {
  const { body: created } = await send(site.app, 'rest', {
    ...{ rest: '/api/generate-estimate', procedure: '' },
    input: {
      ...validBrief,
      companyName: '山の珈琲店',
      mainGoal: '京都の小さな珈琲店です。豆を毎朝焙煎します。',
    },
  })
  const url = livePageOfGeneration(String(created.generationId))
  const { body } = await open(url)
  const names = [...body.matchAll(/url\(live\/([^)]+\.woff2)\)/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(3)
  const [name = ''] = names
  const { statusCode, headers, rawPayload } = await open(`${url}/${name}`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'font/woff2',
    'access-control-allow-origin': '*',
  })
  expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2')
  const complete = await open(`/share/fonts/${name}`)
  expect(rawPayload.length).toBeLessThan(complete.rawPayload.length / 2)
  // Only its own fonts, and only for those who may see the page.
  expect((await open(`${url}/inter-latin-400-normal.woff2`)).statusCode).toBe(404)
  const otherUrl = livePageOfGeneration('7d2f3c1e-5a0b-4c8d-9e6f-1a2b3c4d5e6f')
  expect((await open(`${otherUrl}/${name}`)).statusCode).toBe(404)
})
