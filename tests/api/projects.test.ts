import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
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
})
afterAll(() => site.close())

const get = async (url: string) => {
  const response = await site.app.inject({ url })
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

test('speaks the documented names', async () => {
  const { body } = await get('/api/projects/featured')
  expect(body).toMatchObject({ success: true, data: { Active: true, IsFeatured: true } })
  expect(body.data).not.toHaveProperty('featured')
})

test('finds a project by its slug, else by its id', async () => {
  const { body } = await get('/api/projects/first')
  expect((await get(`/api/projects/${body.data.id}`)).body.data.title).toBe('First')
})

test.each(['hidden', '3', 'nobody', '4294967296', '99999999999'])(
  'answers 404 for /api/projects/%s',
  async (segment) => {
    const { status, body } = await get(`/api/projects/${segment}`)
    expect(status).toBe(404)
    expect(body.message).toBe('Project not found.')
  },
)

test('takes an image value with a slash as it is, any other as a file of the projects', async () => {
  const { body } = await get('/api/projects')
  const [featured, , first] = body.data
  expect(featured.image2).toBe('/elsewhere/2.webp')
  expect(first.coverImage).toBe('/uploads/projects/first.webp')
  expect(first.image2).toBeNull()
})

test('allows one featured project at most', async () => {
  await expect(
    site.db.updateTable('projects').set({ featured: true }).where('slug', '=', 'first').execute(),
  ).rejects.toThrow('projects_one_featured')
})
