import { createHash } from 'node:crypto'
import { buildApp } from '@agency/api/build-app'
import { exportPaths } from '@agency/contract/list-export'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogin, logIn, owner } from '../support/accounts.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const SCRIPT = 'document.documentElement.className = "dark"'
const STYLE = 'body { margin: 0 }'

let site: TestApp
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestApp()
  await createLogin(site)
  app = await buildApp({
    deps: site.deps,
    publicUrl: 'http://127.0.0.1:3000',
    trustProxy: false,
    web: {
      app: async () => ({
        assets: { scripts: [], styles: [] },
        shareImageOf: () => '',
        render: async ({ path }) => ({
          status: path === '/' ? 200 : 404,
          html: `<!doctype html><style>${STYLE}</style><script>${SCRIPT}</script>`,
          inlineScripts: [SCRIPT],
          inlineStyles: [STYLE],
        }),
      }),
    },
  })
})
afterAll(async () => {
  await app.close()
  await site.close()
})

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a site on HTTPS tells browsers to use nothing else (ASVS 3.4.1)', async () => {
  const { deps } = site
  const secure = await buildApp({ deps, publicUrl: 'https://studio.example', trustProxy: true })
  const header = async (instance: FastifyInstance) =>
    (await instance.inject('/livez')).headers['strict-transport-security']
  expect(await header(secure)).toBe('max-age=31536000')
  expect(await header(app)).toBeUndefined()
  await secure.close()
})

/** Each directive of a content security policy with its sources. */
const directivesOf = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/)
        return [name, sources]
      }),
  )

describe('the content security policy of a page', () => {
  test.each(['/', '/nothing-here'])('%s allows only its own scripts, by hash', async (url) => {
    const { headers } = await app.inject(url)
    expect(directivesOf(headers['content-security-policy'])).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", hash(SCRIPT)],
      // Emotion adds an empty <style> and fills it with rules.
      'style-src': ["'self'", hash(''), hash(STYLE)],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })
})

test.each(['/api/projects', '/api/nothing', '/trpc/projects.list', '/livez'])(
  '%s allows no scripts or framing',
  async (url) => {
    const { headers } = await app.inject(url)
    expect(directivesOf(headers['content-security-policy'])).toEqual({
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)

test.each(['/api/nothing', '/trpc/projects.list', '/trpc/nothing', '/livez', '/readyz'])(
  '%s is never cached',
  async (url) => {
    expect((await app.inject(url)).headers['cache-control']).toBe('no-store')
  },
)

test.each([
  '/api/projects',
  '/api/projects?status=all',
  '/api/gallery-concepts',
  '/api/analytics/summary',
  '/api/activity/recent',
  ...Object.values(exportPaths).flatMap((path) => [`${path}.csv`, `${path}.json`]),
  '/api/openapi.json',
  '/api/nothing',
])('%s is never cached when requested with a token', async (url) => {
  const authorization = `Bearer ${await logIn(site)}`
  const { headers } = await app.inject({ url, headers: { authorization } })
  expect(headers['cache-control']).toContain('no-store')
})

test('a login response is never cached', async () => {
  const { statusCode, headers } = await app.inject({
    ...{ method: 'POST', url: '/api/auth/login', payload: owner },
  })
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
})

test('a request gets the site’s own id, whatever the client sends', async () => {
  const { headers, body } = await app.inject({
    url: '/api/nothing?token=secret',
    headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
  })
  const { requestId } = JSON.parse(body)
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers['x-request-id']).toBe(requestId)
  const line = site.logLines.find(({ reqId }) => reqId === requestId)
  expect(line).toMatchObject({ path: '/api/nothing', status: 404 })
  expect(JSON.stringify(site.logLines)).not.toContain('secret')
})

test('a long response is compressed for clients that accept it', async () => {
  for (const encoding of ['br', 'gzip']) {
    const response = await app.inject({
      url: '/api/openapi.json',
      headers: { 'accept-encoding': encoding },
    })
    expect(response.headers['content-encoding']).toBe(encoding)
  }
  const uncompressed = await app.inject('/api/openapi.json')
  expect(uncompressed.headers['content-encoding']).toBeUndefined()
})
