import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let bearer: string
beforeAll(async () => {
  site = await openTestApp()
  await site.db
    .insertInto('projects')
    .values([
      { title: 'First', slug: 'first', coverImage: 'first.webp' },
      { title: 'Featured', slug: 'featured', featured: true, image2: '/elsewhere/2.webp' },
      { title: 'Hidden', slug: 'hidden', active: false },
      { title: 'Plain' },
    ])
    .execute()
  bearer = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())

const get = async (url: string, authorization?: string) => {
  const response = await site.app.inject({ url, headers: authorization ? { authorization } : {} })
  return { status: response.statusCode, body: response.json() }
}

test('lists active projects, the featured one first, then the newest', async () => {
  for (const url of ['/api/projects', '/api/projects?status=all']) {
    const { status, body } = await get(url)
    expect(status).toBe(200)
    expect(body.success).toBe(true)
    expect(body.data.map((project: { title: string }) => project.title)).toEqual([
      'Featured',
      'Plain',
      'First',
    ])
  }
})

test('uses the documented field names', async () => {
  const { body } = await get('/api/projects/featured')
  expect(body).toMatchObject({ success: true, data: { Active: true, IsFeatured: true } })
  expect(body.data).not.toHaveProperty('featured')
})

test('finds a project by slug or id', async () => {
  const { body } = await get('/api/projects/first')
  expect((await get(`/api/projects/${body.data.id}`)).body.data.title).toBe('First')
})

test.each(['hidden', '3', 'nobody', '4294967296', '99999999999', 'x'.repeat(200)])(
  'returns 404 for /api/projects/%s',
  async (segment) => {
    const { status, body } = await get(`/api/projects/${segment}`)
    expect(status).toBe(404)
    expect(body.message).toBe('Project not found.')
  },
)

test('is always revalidated, as it may be hidden at any time', async () => {
  const { headers } = await site.app.inject('/api/projects/first')
  expect(headers['cache-control']).toBe('no-cache')
})

test('returns an image value with a slash as it is, and others as project files', async () => {
  const { body } = await get('/api/projects')
  const [featured, , first] = body.data
  expect(featured.image2).toBe('/elsewhere/2.webp')
  expect(first.coverImage).toBe('/uploads/projects/first.webp')
  expect(first.image2).toBeNull()
})

test('allows at most one featured project', async () => {
  await expect(
    site.db.updateTable('projects').set({ featured: true }).where('slug', '=', 'first').execute(),
  ).rejects.toThrow('projects_one_featured')
})

const titles = ({ body }: { body: { data: { title: string }[] } }) =>
  body.data.map((project) => project.title)

test('shows inactive projects only to staff who ask for all', async () => {
  expect(titles(await get('/api/projects?status=all', bearer))).toContain('Hidden')
  expect(titles(await get('/api/projects', bearer))).not.toContain('Hidden')
  expect((await get('/api/projects/hidden', bearer)).body.data.title).toBe('Hidden')
})

test('returns the same over tRPC', async () => {
  const list = async (headers: Record<string, string>) => {
    const input = encodeURIComponent(JSON.stringify({ status: 'all' }))
    const response = await site.app.inject({ url: `/trpc/projects.list?input=${input}`, headers })
    return response.json().result.data.map((project: { title: string }) => project.title)
  }
  expect(await list({})).toEqual(['Featured', 'Plain', 'First'])
  expect(await list({ authorization: bearer })).toEqual(['Featured', 'Plain', 'Hidden', 'First'])
})

test.each(['Bearer nonsense', 'Bearer a.b.c', 'Basic YTpi', ''])(
  'refuses %j with 401 instead of treating it as a visitor',
  async (authorization) => {
    const response = await site.app.inject({ url: '/api/projects', headers: { authorization } })
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toBe('Bearer')
    const trpc = await site.app.inject({ url: '/trpc/projects.list', headers: { authorization } })
    expect(trpc.statusCode).toBe(401)
  },
)

test.each([
  '/api/projects?status=active',
  '/api/projects?status=all&status=all',
  '/api/projects/..%2Fsecret',
  `/api/projects/${'x'.repeat(201)}`,
  `/api/projects/${'x'.repeat(600)}`,
  '/api/projects/%00',
  '/api/projects/%E0%A4%A',
])('refuses %s with 400', async (url) => {
  expect((await get(url)).status).toBe(400)
})
