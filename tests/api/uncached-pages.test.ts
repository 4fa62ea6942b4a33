import { createHash } from 'node:crypto'
import { buildApp } from '@agency/api/build-app'
import type { PublicApi } from '@agency/api/router'
import type { PageRequest, RenderedPage } from '@agency/contract/page'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { validBrief } from '../support/briefs.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

// Pages that only a few people may see are not cached: one caller must not keep the site busy with
// them.

let site: TestApp
let app: FastifyInstance
let generationId: string
let token: string
/** The paths of the renderings that started, in order. */
let rendered: string[]
/** Lets the renderings that have started finish, and all later ones. */
let finish: () => void
let finished: Promise<void>

const render = async ({ path, api, form }: PageRequest<PublicApi>): Promise<RenderedPage> => {
  rendered.push(path)
  const isConceptPage = path.startsWith('/concepts/')
    ? await api.shareLinks.get({ token: path.slice('/concepts/'.length) }).catch(() => undefined)
    : undefined
  await finished
  const html = JSON.stringify({ path, name: isConceptPage?.companyName, form })
  const status = path === `/concepts/${token}` && !isConceptPage ? 404 : 200
  return { status, html, inlineScripts: [], inlineStyles: [] }
}

beforeAll(async () => {
  site = await openTestApp()
  await site.app.inject({ method: 'POST', url: '/api/generate-estimate', payload: validBrief })
  const concept = await site.db
    .selectFrom('concepts')
    .select('generationId')
    .executeTakeFirstOrThrow()
  generationId = String(concept.generationId)
})
afterAll(() => site.close())
beforeEach(async () => {
  rendered = []
  finished = new Promise((resolve) => {
    finish = resolve
  })
  app = await buildApp({
    // These tests are not about other changes in the meantime.
    deps: { ...site.deps, content: { current: () => 1, changed: () => {} } },
    ...{ publicUrl: 'http://127.0.0.1:3000', trustProxy: false },
    web: {
      app: async () => ({ shareImageOf: () => '', assets: { scripts: [], styles: [] }, render }),
    },
  })
  await site.db.deleteFrom('shareLinks').execute()
  const response = await app.inject({
    ...{ method: 'POST', url: '/trpc/shareLinks.create', payload: { generationId } },
  })
  token = response.json().result.data.token
})
afterEach(async () => {
  vi.useRealTimers()
  finish()
  await app.close()
})

const open = async (url: string, remoteAddress = '198.51.100.1') =>
  app.inject({ url, remoteAddress })
const repeat = (count: number, sendRequest: (index: number) => ReturnType<typeof open>) =>
  Promise.all(Array.from({ length: count }, (_, index) => sendRequest(index)))
/**
 * Sends this many concurrent requests; `busy` gets the responses to those that found no slot, as
 * they come.
 */
function overfillQueue(count: number, sendRequest: (index: number) => ReturnType<typeof open>) {
  const busy: Awaited<ReturnType<typeof open>>[] = []
  const responses = repeat(count, async (index) => {
    const response = await sendRequest(index)
    if (response.statusCode === 503) busy.push(response)
    return response
  })
  return { responses, busy }
}
const statusesOf = (responses: { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode)

test.each([
  ['a shared concept', () => `/concepts/${token}?`],
  ['a requested concept', () => `/ai-generator?generation=${generationId}&`],
  ['the dashboard', () => '/dashboard?'],
])('%s is rendered once for concurrent requests, whatever the query string', async (_, address) => {
  const responses = repeat(30, (index) => open(`${address()}n=${index}`, `198.51.100.${index}`))
  await expect.poll(() => rendered.length).toBeGreaterThan(0)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  finish()
  expect(statusesOf(await responses)).toEqual(Array(30).fill(200))
  expect((await open(`${address()}n=later`)).statusCode).toBe(200)
  expect(rendered).toHaveLength(1)
})

test.each(['in flight', 'rendered'])(
  'a link shows nothing once it has ended, page %s',
  async (label) => {
    const path = `/concepts/${token}`
    const before = open(path)
    await expect.poll(() => rendered).toHaveLength(1)
    if (label === 'rendered') {
      finish()
      await before
    }
    // Expired by another process, which sends no notification to this one.
    await sql`update share_links set expires_at = now()`.execute(site.db)
    const laterRequest = open(path)
    await expect.poll(() => rendered).toHaveLength(2)
    finish()
    expect(JSON.parse((await before).body)).toHaveProperty('name')
    expect((await laterRequest).statusCode).toBe(404)
    expect(JSON.parse((await laterRequest).body)).not.toHaveProperty('name')
  },
)

test('one address fills only its own queue slots, and others go ahead of it', async () => {
  const { responses, busy } = overfillQueue(30, (index) => open(`/dashboard/many/${index}`))
  await expect.poll(() => busy).toHaveLength(20)
  const otherRequest = open('/dashboard/other', '198.51.100.2')
  // By the time this request is rejected, the other address's earlier request is in the queue.
  expect((await open('/dashboard/many/again')).statusCode).toBe(503)
  finish()
  expect((await otherRequest).statusCode).toBe(200)
  expect(statusesOf(await responses).filter((status) => status === 200)).toHaveLength(10)
  // Two were in progress; the other one's turn comes with the next two.
  expect(rendered.slice(0, 4)).toContain('/dashboard/other')
  for (const { headers, body } of busy) {
    expect(headers['retry-after']).toBe('2')
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'UNAVAILABLE' })
  }
  const lines = site.logLines.filter(({ msg }) => msg === 'The server is busy. Please try again.')
  expect(lines).toHaveLength(21)
  for (const line of lines) expect(line).not.toHaveProperty('err')
})

test('pages for rejected forms take turns, and show their own sender’s input', async () => {
  const { responses, busy } = overfillQueue(15, (index) =>
    app.inject({
      ...{ method: 'POST', url: '/contact', remoteAddress: '198.51.100.3' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ name: `Sender ${index}` }).toString(),
    }),
  )
  await expect.poll(() => busy).toHaveLength(5)
  finish()
  const shownNames = (await responses).flatMap(({ statusCode, body }) =>
    statusCode === 400 ? [JSON.parse(body).form.values.name] : [],
  )
  expect(new Set(shownNames).size).toBe(10)
  expect(busy[0]?.json()).toMatchObject({ code: 'UNAVAILABLE' })
  expect(busy[0]?.headers['retry-after']).toBe('2')
})

test('a browser that finds no slot gets a page saying so, and a program gets JSON', async () => {
  const { responses, busy } = overfillQueue(30, (index) => open(`/dashboard/many/${index}`))
  await expect.poll(() => busy).toHaveLength(20)
  const sendRequest = (method: 'GET' | 'POST', url: string) =>
    app.inject({
      ...{
        method,
        url,
        remoteAddress: '198.51.100.1',
        payload: method === 'POST' ? 'name=Ana' : '',
      },
      headers: {
        ...{ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
  for (const { statusCode, headers, body } of [
    await sendRequest('GET', '/dashboard/many/again'),
    await sendRequest('POST', '/contact'),
  ]) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('<h1>We are busy right now</h1>')
    expect(body).toContain(String(headers['x-request-id']))
    expect(body).not.toContain('<script')
    const style = /<style>([^<]+)<\/style>/.exec(body)?.[1] ?? ''
    expect(style).toContain('prefers-color-scheme')
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  }
  finish()
  await responses
  expect(busy[0]?.headers['content-type']).toContain('application/json')
})
