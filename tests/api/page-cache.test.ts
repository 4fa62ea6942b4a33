import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { buildApp } from '@agency/api/build-app'
import { openContentVersion } from '@agency/api/cache/content-version'
import { openPubSub } from '@agency/api/pubsub/pubsub'
import type { PublicApi } from '@agency/api/router'
import type { PageRequest, RenderedPage } from '@agency/contract/page'
import { connect } from '@agency/db/connect'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let bearer: string
beforeAll(async () => {
  site = await openTestApp()
  bearer = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())

/** An instance of the site whose pages list the projects; it closes with the test. */
async function openInstance(deps = site.deps) {
  /** The paths that were rendered, in order. */
  const renderedPaths: string[] = []
  /** Runs in each rendering, once it has read its data. */
  const before = { drawing: async () => {} }
  const render = async ({ path, api }: PageRequest<PublicApi>): Promise<RenderedPage> => {
    renderedPaths.push(path)
    const titles = (await api.projects.list({})).map(({ title }) => title)
    await before.drawing()
    const status = path === '/nothing-here' ? 404 : 200
    const html = `<!doctype html><p>${path}</p><ul>${titles.join()}</ul>${'<!-- ink -->'.repeat(300)}`
    return { status, html, inlineScripts: [], inlineStyles: [] }
  }
  const app = await buildApp({
    ...{ deps, publicUrl: 'http://127.0.0.1:3000', trustProxy: false },
    web: {
      app: async () => ({ shareImageOf: () => '', assets: { scripts: [], styles: [] }, render }),
    },
  })
  opened.push(app)
  return { app, renderedPaths, before, page: async (url = '/') => (await app.inject(url)).body }
}
const opened: FastifyInstance[] = []
let instance: Awaited<ReturnType<typeof openInstance>>
beforeEach(async () => {
  instance = await openInstance()
})
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

/** Receives no notifications, and so assumes that nothing has changed. */
const silentPubSub = { on: () => {}, onReconnected: () => {}, isListening: () => true }

const create = (app: FastifyInstance, title: string) =>
  app.inject({
    ...{ method: 'POST', url: '/api/projects', headers: { authorization: bearer } },
    payload: { title },
  })
/**
 * Simulates a change by another process, which this one only learns about from the notification.
 */
const createOnOtherInstance = (title: string) =>
  sql`insert into projects (title, slug, description, published_date)
      values (${title}, ${title.toLowerCase()}, '', now())`.execute(site.db)

describe('a page is rendered once', () => {
  test('for concurrent and later requests', async () => {
    const bodies = await Promise.all([instance.page(), instance.page(), instance.page()])
    bodies.push(await instance.page())
    expect(new Set(bodies).size).toBe(1)
    expect(instance.renderedPaths).toEqual(['/'])
  })

  test('whatever the query string; another path is another page', async () => {
    await instance.page('/about?from=here')
    await instance.page('/about?from=there')
    await instance.page('/contact')
    expect(instance.renderedPaths).toEqual(['/about', '/contact'])
  })
})

test.each(['/dashboard', '/dashboard/users/1', '/admin/projects', '/concepts/a-token'])(
  '%s is rendered again a second later',
  async (path) => {
    await instance.page(path)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_001 })
    await instance.page(path).finally(() => vi.useRealTimers())
    expect(instance.renderedPaths).toEqual([path, path])
  },
)

describe('a change', () => {
  test('is on the page once its call returns, however late its notification', async () => {
    const { app, page } = await openInstance({
      ...site.deps,
      content: openContentVersion(silentPubSub),
    })
    await page()
    await create(app, 'Lighthouse')
    expect(await page()).toContain('Lighthouse')
  })

  test('is not assumed for calls by visitors, whatever header they send', async () => {
    const { app, page, renderedPaths } = await openInstance({
      ...site.deps,
      content: openContentVersion(silentPubSub),
    })
    await page()
    const { statusCode } = await app.inject({
      ...{ method: 'POST', url: '/api/contact', headers: { authorization: 'Bearer of-nothing' } },
      payload: { name: 'Ana', email: 'ana@tidewater.example', message: 'Hello.' },
    })
    expect(statusCode).toBe(200)
    await page()
    expect(renderedPaths).toHaveLength(1)
  })

  test('that was refused changes nothing', async () => {
    const { app, page, renderedPaths } = await openInstance({
      ...site.deps,
      content: openContentVersion(silentPubSub),
    })
    await page()
    const headers = { authorization: 'Bearer of-nothing' }
    await app.inject({ method: 'POST', url: '/api/projects', headers, payload: { title: 'No' } })
    await page()
    expect(renderedPaths).toHaveLength(1)
  })

  test('by another instance appears with its notification, before the page expires', async () => {
    await instance.page()
    await createOnOtherInstance('Breakwater')
    await expect.poll(() => instance.page()).toContain('Breakwater')
  })

  test.each(['settings', 'concepts', 'pictures', 'project_images'])(
    'to %s makes the page re-render',
    async (table) => {
      await instance.page()
      await sql`delete from ${sql.table(table)} where false`.execute(site.db)
      await expect
        .poll(async () => {
          await instance.page()
          return instance.renderedPaths.length
        })
        .toBe(2)
    },
  )

  test('to contacts or submissions does not', async () => {
    await instance.page()
    await sql`delete from contacts where false`.execute(site.db)
    await sql`delete from submissions where false`.execute(site.db)
    // Notifications arrive in order: once this one has arrived, earlier ones would have too.
    const notification = new Promise<void>((resolve) =>
      site.deps.generations.listen('after', () => resolve()),
    )
    await sql`select pg_notify('generation_stage', 'after all')`.execute(site.db)
    await notification
    await instance.page()
    expect(instance.renderedPaths).toEqual(['/'])
  })

  test('during rendering is not lost: later requests wait for a re-render', async () => {
    let continueRendering = () => {}
    instance.before.drawing = () =>
      new Promise((resolve) => {
        continueRendering = resolve
      })
    const earlyPage = instance.page()
    await expect.poll(() => instance.renderedPaths.length).toBe(1)
    await create(instance.app, 'Causeway')
    instance.before.drawing = async () => {}
    const latePage = instance.page()
    // One rendering at a time: the late one has not started when the next request is served.
    await instance.page('/about')
    expect(instance.renderedPaths).toEqual(['/', '/about'])
    continueRendering()
    expect(await earlyPage).not.toContain('Causeway')
    expect(await latePage).toContain('Causeway')
  })
})

describe('a stale page is still served', () => {
  beforeEach(async () => {
    await instance.page()
    site.deps.content.changed()
  })

  test('while the new one renders', async () => {
    let continueRendering = () => {}
    instance.before.drawing = () =>
      new Promise((resolve) => {
        continueRendering = resolve
      })
    expect((await instance.app.inject('/')).statusCode).toBe(200)
    continueRendering()
  })

  test('when re-rendering fails, and the failure is logged', async () => {
    instance.before.drawing = () => Promise.reject(new Error('Drawing failed.'))
    const { statusCode, body } = await instance.app.inject('/')
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<p>/</p>')])
    expect(site.logLines.map(({ msg }) => msg)).toContain('revalidation failed; serving stale page')
  })
})

test('a page that was never rendered and fails is an error', async () => {
  instance.before.drawing = () => Promise.reject(new Error('Drawing failed.'))
  expect((await instance.app.inject('/')).statusCode).toBe(500)
})

describe('without notifications', () => {
  test('nothing is cached while the connection is lost', async () => {
    let isListening = true
    const content = openContentVersion({ ...silentPubSub, isListening: () => isListening })
    const { page, renderedPaths } = await openInstance({ ...site.deps, content })
    await page()
    isListening = false
    await createOnOtherInstance('Harbour')
    expect(await page()).toContain('Harbour')
    await page()
    expect(renderedPaths).toHaveLength(3)
  })

  test('cached pages are stale after a reconnect', async () => {
    let onReconnect = () => {}
    const onReconnected = (listener: () => void) => {
      onReconnect = listener
    }
    const content = openContentVersion({ ...silentPubSub, onReconnected })
    const { page, renderedPaths } = await openInstance({ ...site.deps, content })
    await page()
    onReconnect()
    await page()
    expect(renderedPaths).toHaveLength(2)
  })

  test('no change is missed when PostgreSQL ends the connection', async () => {
    const notices = await openPubSub(site.url, pino({ level: 'silent' }))
    const onReconnect = vi.fn()
    const content = openContentVersion(notices)
    notices.onReconnected(onReconnect)
    const { page } = await openInstance({ ...site.deps, content })
    await page()
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
              where application_name = 'agency-site listen' and datname = current_database()`.execute(
      site.db,
    )
    // Committed before a new connection can have been made, so no notification of it will come.
    await createOnOtherInstance('Mooring')
    await expect.poll(() => onReconnect.mock.calls.length).toBe(1)
    expect(await page()).toContain('Mooring')
    await notices.close()
  })

  test('cached pages are stale after a minute', async () => {
    const content = { current: () => 1, changed: () => {} }
    const { page, renderedPaths } = await openInstance({ ...site.deps, content })
    await page()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    await page().finally(() => vi.useRealTimers())
    expect(renderedPaths).toHaveLength(2)
  })
})

describe('the visitors’ list of projects', () => {
  const list = async (headers: Record<string, string> = {}) =>
    instance.app.inject({ url: '/api/projects', headers })
  const titles = async (headers: Record<string, string> = {}) =>
    (await list(headers)).json().data.map(({ title }: { title: string }) => title)

  test('is cached with an ETag until the content changes', async () => {
    const { headers } = await list()
    const etag = String(headers.etag)
    expect(headers['cache-control']).toBe('no-cache')
    expect((await list({ 'if-none-match': etag })).statusCode).toBe(304)
    await create(instance.app, 'Pontoon')
    expect(await titles()).toContain('Pontoon')
    expect((await list({ 'if-none-match': etag })).statusCode).toBe(200)
    await createOnOtherInstance('Slipway')
    await expect.poll(() => titles()).toContain('Slipway')
  })

  test('is read once for all visitors, separately from the staff’s list', async () => {
    const hidden = { title: 'Undertow', slug: 'undertow', active: false }
    await site.db.insertInto('projects').values(hidden).execute()
    const { app } = await openInstance({ ...site.deps, content: openContentVersion(silentPubSub) })
    const readTitles = async (url: string, headers = {}) =>
      (await app.inject({ url, headers })).json().data.map(({ title }: { title: string }) => title)
    const before = await readTitles('/api/projects')
    await createOnOtherInstance('Windlass')
    expect(await readTitles('/api/projects?status=all')).toEqual(before)
    const headers = { authorization: bearer }
    expect(await readTitles('/api/projects', headers)).toContain('Windlass')
    expect(await readTitles('/api/projects?status=all', headers)).toContain('Undertow')
    expect(await readTitles('/api/projects')).toEqual(before)
  })

  test('is an error rather than stale, as a program can retry', async () => {
    const content = openContentVersion(silentPubSub)
    const db = connect({ url: site.url, max: 1, onError: () => {} })
    const { app } = await openInstance({ ...site.deps, db: db.db, content })
    expect((await app.inject('/api/projects')).statusCode).toBe(200)
    await db.close()
    expect((await app.inject('/api/projects')).statusCode).toBe(200)
    content.changed()
    expect((await app.inject('/api/projects')).statusCode).toBe(500)
  })
})

describe('a response', () => {
  const request = (headers: Record<string, string> = {}, options: InjectOptions = {}) =>
    instance.app.inject({ url: '/', headers, ...options })

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0.1, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['br;q=0, gzip;q=0', undefined, (bytes: Buffer) => bytes],
    ['identity, gzip;q=0.5', undefined, (bytes: Buffer) => bytes],
    ['GZIP', 'gzip', gunzipSync],
    ['x-gzip', 'gzip', gunzipSync],
    // Offered by clients, but not cached in either of these.
    ['zstd', undefined, (bytes: Buffer) => bytes],
    ['deflate', undefined, (bytes: Buffer) => bytes],
    ['zstd, gzip;q=0.1', 'gzip', gunzipSync],
  ])('to a client accepting %s has the encoding %s', async (accepted, encoding, unpack) => {
    const uncompressed = (await request()).body
    const { headers, rawPayload } = await request({ 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toContain('accept-encoding')
    expect(unpack(rawPayload).toString()).toBe(uncompressed)
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
  })

  test.each([
    '/',
    '/nothing-here',
    '/sitemap.xml',
    '/api/openapi.json',
    '/api/docs',
    '/api/projects',
  ])('at %s has one ETag per sequence of bytes', async (url) => {
    await create(instance.app, 'x'.repeat(150))
    const bytesOf = new Map<string, Buffer>()
    for (const accepted of ['', 'br', 'gzip', 'GZIP', 'x-gzip', 'zstd', 'deflate', 'compress']) {
      const { headers, rawPayload } = await request({ 'accept-encoding': accepted }, { url })
      const tag = String(headers.etag)
      expect([undefined, 'br', 'gzip']).toContain(headers['content-encoding'])
      expect(rawPayload.equals(bytesOf.get(tag) ?? rawPayload), `${url} ${accepted}`).toBe(true)
      bytesOf.set(tag, rawPayload)
    }
    expect(bytesOf.size).toBe(3)
  })

  test('generated for one caller is compressed in the same encodings as cached ones', async () => {
    await instance.app.inject({
      ...{ method: 'POST', url: '/api/projects', headers: { authorization: bearer } },
      payload: { title: 'Boathouse', content: 'ink '.repeat(500) },
    })
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['zstd', undefined],
      ['deflate', undefined],
    ]) {
      const { headers } = await request(
        { 'accept-encoding': accepted ?? '' },
        { url: '/api/projects/boathouse' },
      )
      expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding])
    }
  })

  test('has its own strong ETag in each encoding, unchanged until the page changes', async () => {
    const tags = async () => {
      const responses = await Promise.all([
        request(),
        request({ 'accept-encoding': 'br' }),
        request({ 'accept-encoding': 'gzip' }),
      ])
      return responses.map(({ headers }) => String(headers.etag))
    }
    const before = await tags()
    expect(new Set(before).size).toBe(3)
    for (const tag of before) expect(tag).toMatch(/^"[\w-]+"$/)
    site.deps.content.changed()
    expect(await tags()).toEqual(before)
    await create(instance.app, 'Jetty')
    expect(await tags()).not.toEqual(before)
  })

  test('is 304 without a body for clients that have it', async () => {
    const { headers } = await request({ 'accept-encoding': 'br' })
    const etag = String(headers.etag)
    for (const requested of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const revalidation = await request({ 'accept-encoding': 'br', 'if-none-match': requested })
      expect([requested, revalidation.statusCode, revalidation.body]).toEqual([requested, 304, ''])
      expect(revalidation.headers).toMatchObject({ etag, 'cache-control': 'no-cache' })
    }
    expect((await request({ 'if-none-match': etag })).statusCode).toBe(200)
    expect((await request({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('to HEAD has only the headers', async () => {
    const complete = await request()
    const head = await request({}, { method: 'HEAD' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy']) {
      expect(head.headers[name]).toBe(complete.headers[name])
    }
  })
})
