import { buildApp } from '@agency/api/build-app'
import { purgeDeletedProjects } from '@agency/api/features/projects/deleted-project-service'
import { NewRedirect, OWN_PAGE, type Redirect } from '@agency/contract/redirect'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerOf, procedureErrorOf } from '../support/procedures.ts'
import { useProjectSite } from '../support/project-site.ts'

const projects = useProjectSite()
const { create, json, trpc } = projects

/** A site without any page: only what is redirected is found. */
let app: FastifyInstance
beforeAll(async () => {
  app = await buildApp({
    ...{ deps: projects.site.deps, publicUrl: 'http://127.0.0.1:3000', trustProxy: false },
    web: {
      app: async () => ({
        shareImageOf: () => '',
        assets: { scripts: [], styles: [] },
        render: async ({ path }) => ({
          ...{ status: 404, html: 'No page', inlineScripts: [], inlineStyles: [] },
          ...(path !== '/~' && { notFoundPath: '/~' }),
        }),
      }),
    },
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  await projects.site.db.deleteFrom('redirects').execute()
  await projects.site.db.deleteFrom('deletedProjects').execute()
})

const BROWSER = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const open = async (url: string, userAgent = BROWSER) => {
  const { statusCode, headers } = await app.inject({ url, headers: { 'user-agent': userAgent } })
  return { status: statusCode, location: headers.location, caching: headers['cache-control'] }
}
/** Where a path is redirected to; undefined if it is not. */
const targetOf = async (url: string) => {
  const { status, location } = await open(url)
  expect(status).toBe(location === undefined ? 404 : 301)
  return location
}
const publish = async (title: string): Promise<number> =>
  (await create([['title', title]])).body.data.id
const rename = (id: number, slug: string) => json('PUT', `/api/projects/${id}`, { slug })
const staff = () => callerOf(projects.site, projects.bearer)
const list = async () => (await staff().query<Redirect[]>('redirects.list')).result
const add = (path: string, target: string) =>
  procedureErrorOf(projects.site, 'redirects.add', { path, target }, projects.bearer)

describe('a project whose slug changes', () => {
  test('is found under its old slug, also over the API', async () => {
    const id = await publish('Kiln')
    await rename(id, 'kiln-and-clay')
    expect(await open('/our-work/kiln?from=mail')).toMatchObject({
      ...{ status: 301, location: '/our-work/kiln-and-clay?from=mail' },
      // A browser that kept it would be led in circles once the slug returns.
      caching: 'no-cache',
    })
    const response = await projects.site.app.inject('/api/projects/kiln')
    expect(response.json().data).toMatchObject({ id, slug: 'kiln-and-clay' })
  })

  test('twice is reached directly from each of its slugs', async () => {
    const id = await publish('Kiln')
    await rename(id, 'second')
    await rename(id, 'third')
    expect(await targetOf('/our-work/kiln')).toBe('/our-work/third')
    expect(await targetOf('/our-work/second')).toBe('/our-work/third')
    await rename(id, '')
    expect(await targetOf('/our-work/third')).toBe(`/our-work/${id}`)
  })

  test('back to an old one leaves no loop', async () => {
    const id = await publish('Kiln')
    await rename(id, 'second')
    await rename(id, 'kiln')
    expect(await targetOf('/our-work/kiln')).toBeUndefined()
    expect(await targetOf('/our-work/second')).toBe('/our-work/kiln')
  })

  test('keeps nothing if the change fails, or is about something else', async () => {
    const id = await publish('Kiln')
    await publish('Ferry')
    expect((await rename(id, 'ferry')).status).toBe(409)
    await json('PUT', `/api/projects/${id}`, { title: 'Another title' })
    expect(await list()).toEqual([])
  })

  test('gives its old slug up to a project that takes it', async () => {
    const one = await publish('Kiln')
    await rename(one, 'second')
    const other = await publish('Kiln')
    expect(await targetOf('/our-work/kiln')).toBeUndefined()
    await rename(other, 'third')
    expect(await targetOf('/our-work/kiln')).toBe('/our-work/third')
    await rename(one, 'third-too')
    await rename(one, 'kiln')
    expect(await targetOf('/our-work/kiln')).toBeUndefined()
  })

  test('is not redirected to while visitors do not see it', async () => {
    const id = await publish('Kiln')
    await rename(id, 'second')
    await json('PUT', `/api/projects/${id}`, { Active: false })
    expect(await targetOf('/our-work/kiln')).toBeUndefined()
    expect((await projects.site.app.inject('/api/projects/kiln')).statusCode).toBe(404)
    expect(await list()).toMatchObject([{ path: '/our-work/kiln', active: false }])
  })

  test('keeps its redirects while its deletion can be undone, and no longer', async () => {
    const id = await publish('Kiln')
    await rename(id, 'second')
    await json('DELETE', `/api/projects/${id}`)
    expect(await targetOf('/our-work/kiln')).toBeUndefined()
    await purgeDeletedProjects(projects.site.deps, new Date())
    await trpc('restore', { id })
    expect(await targetOf('/our-work/kiln')).toBe('/our-work/second')
    await json('DELETE', `/api/projects/${id}`)
    await add('/old', '/contact')
    await purgeDeletedProjects(projects.site.deps, new Date(Date.now() + 90_000_000))
    const rows = await projects.site.db.selectFrom('redirects').select('path').execute()
    expect(rows).toEqual([{ path: '/old' }])
  })

  test('takes its slug back from a redirect when it is restored', async () => {
    const id = await publish('Kiln')
    await json('DELETE', `/api/projects/${id}`)
    await add('/our-work/kiln', '/contact')
    await trpc('restore', { id })
    expect(await targetOf('/our-work/kiln')).toBeUndefined()
  })
})

describe('a redirect by hand', () => {
  test('leads to its path until it is deleted', async () => {
    await add('https://old.example/Portfolio.html', '/our-work/')
    expect(await targetOf('/Portfolio.html')).toBe('/our-work')
    const [redirect] = await list()
    expect(redirect).toMatchObject({ path: '/Portfolio.html', target: '/our-work', active: true })
    expect((await staff().mutate('redirects.delete', { id: redirect?.id })).status).toBe(200)
    expect(await targetOf('/Portfolio.html')).toBeUndefined()
    expect((await staff().mutate('redirects.delete', { id: redirect?.id })).status).toBe(404)
  })

  test('to a project follows it', async () => {
    const id = await publish('Kiln')
    await add('/kiln', '/our-work/kiln')
    await add('/kiln-by-id', `/our-work/${id}`)
    await rename(id, 'second')
    expect(await targetOf('/kiln')).toBe('/our-work/second')
    expect(await targetOf('/kiln-by-id')).toBe('/our-work/second')
  })

  test('never leads to another redirect, in whichever order they are added', async () => {
    await add('/b', '/contact')
    await add('/a', '/b')
    expect(await targetOf('/a')).toBe('/contact')
    await add('/c', '/d')
    await add('/d', '/about')
    expect(await targetOf('/c')).toBe('/about')
  })

  test('is refused if it would lead to itself', async () => {
    const issues = [{ path: 'target', message: 'This leads back to the old path.' }]
    expect(await add('/a', '/a/')).toMatchObject({ status: 400, issues })
    await add('/a', '/b')
    expect(await add('/b', '/a')).toMatchObject({ status: 400, issues })
  })

  test('is refused for a path that is redirected already, and for a page', async () => {
    const id = await publish('Kiln')
    await json('PUT', `/api/projects/${id}`, { Active: false })
    await add('/a', '/contact')
    expect(await add('/a', '/about')).toMatchObject({ status: 409 })
    for (const path of ['/', '/contact', '/dashboard', '/our-work/kiln', `/our-work/${id}`]) {
      const issues = [{ path: 'path', message: OWN_PAGE }]
      expect(await add(path, '/about')).toMatchObject({ status: 400, issues })
    }
  })

  test('counts who follows it, and no bots', async () => {
    await add('/old', '/contact')
    await open('/old')
    await open('/old', 'Googlebot/2.1 (+http://www.google.com/bot.html)')
    await expect.poll(async () => (await list())[0]?.uses).toBe(1)
  })

  test('is in the audit log', async () => {
    await add('/old', '/contact')
    const entries = await projects.site.db
      .selectFrom('auditEntries')
      .select(['action', 'subject'])
      .where('kind', '=', 'redirect')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(entries).toEqual([{ action: 'created', subject: '/old' }])
  })
})

test.each([
  ...['//evil.example', '/\\evil.example', '/\t/evil.example', '/.//evil.example'],
  ...['/x/..//evil.example', 'https://evil.example/', 'javascript:alert(1)', 'contact', ''],
  ...['/a?next=/b', '/a#b', `/${'a'.repeat(500)}`],
])('nothing is redirected to %j', (target) => {
  expect(NewRedirect.safeParse({ path: '/old', target }).success).toBe(false)
})
