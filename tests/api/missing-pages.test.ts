import { buildApp } from '@agency/api/build-app'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let app: FastifyInstance
/** The paths that were fully rendered. */
let rendered: string[]
beforeEach(async () => {
  rendered = []
})
beforeAll(async () => {
  site = await openTestApp()
  app = await buildApp({
    ...{ deps: site.deps, publicUrl: 'http://127.0.0.1:3000', trustProxy: false },
    web: {
      app: async () => ({
        shareImageOf: () => '',
        assets: { scripts: [], styles: [] },
        // Every page is missing.
        render: async ({ path }) => {
          const page = { status: 404, html: '', inlineScripts: [], inlineStyles: [] }
          if (path !== '/~') return { ...page, notFoundPath: '/~' }
          rendered.push(path)
          return { ...page, html: '<!doctype html><h1>No page</h1>' }
        },
      }),
    },
  })
})
afterAll(async () => {
  await app.close()
  await site.close()
})

test.each([
  '/nowhere',
  '/our-work/%20',
  '/our-work/%00',
  '/our-work/..',
  '/our-work/%2e%2e',
  `/our-work/${'a'.repeat(300)}`,
  `/our-work/${'a'.repeat(2_000)}`,
  '/%E0%A4%A',
  '/%',
  '/our-work/%C0%AF',
  '/our-work/a%ZZ?name=%',
  '/assets/nothing.js',
  `/assets/${'a'.repeat(600)}`,
  '/assets/%E0%A4%A',
  '/share/our-work/nothing.jpg',
  '/share/concepts/nothing.jpg',
  '/share/nothing',
  '/apis',
  '/proposals/00000000000000000000000000000000?asked',
])('a browser requesting %s gets the site’s own 404 page', async (url) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.inject({ method, url })
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  }
  const { body, headers } = await app.inject(url)
  expect(body).toBe('<!doctype html><h1>No page</h1>')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test.each([
  ['/api/nothing', 404],
  ['/api/projects/%E0%A4%A', 400],
  ['/trpc/nothing', 404],
  ['/uploads/nothing.webp', 404],
])('a program requesting %s gets JSON', async (url, status) => {
  const { statusCode, headers } = await app.inject(url)
  expect([statusCode, headers['content-type']]).toEqual([
    status,
    expect.stringContaining('application/json'),
  ])
})

test('the page is rendered once for all URLs', async () => {
  await app.inject('/first')
  rendered = []
  await Promise.all(Array.from({ length: 50 }, (_, i) => app.inject(`/our-work/no-${i}`)))
  await app.inject('/%E0%A4%A')
  await app.inject('/~')
  expect(rendered).toEqual([])
})

test.each(['a b', 'x/admin', 'x?y', '[::1'])(
  'with the Host %j every page is refused: 400 (RFC 9112, 3.2)',
  async (host) => {
    for (const url of ['/', '/nowhere', '/livez']) {
      const response = await app.inject({ url, headers: { host, accept: 'text/html' } })
      expect([url, response.statusCode]).toEqual([url, 400])
      expect(response.json()).toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect(rendered).toEqual([])
  },
)

test.each(['00000000000000000000000000000000', 'zz'])(
  'a form sent to the proposal %s gets the site’s 404 page',
  async (token) => {
    const { statusCode, headers, body } = await app.inject({
      ...{ method: 'POST', url: `/proposals/${token}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'intent=ask&question=When+can+you+begin%3F',
    })
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(body).toContain('No page')
    expect(headers['cache-control']).toContain('no-store')
  },
)
