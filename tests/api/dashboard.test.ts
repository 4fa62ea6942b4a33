import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let bearer: string
beforeAll(async () => {
  site = await openTestApp()
  bearer = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())

const get = async (url: string, authorization?: string) => {
  const response = await site.app.inject({ url, headers: authorization ? { authorization } : {} })
  return { status: response.statusCode, body: response.json() }
}

const calls = [
  ['/api/analytics/summary', '/trpc/analytics.summary'],
  ['/api/activity/recent', '/trpc/activity.recent'],
] as const

test.each(calls.flat())('%s is for staff only', async (url) => {
  expect((await get(url)).status).toBe(401)
  expect((await get(url, 'Bearer a.b.c')).status).toBe(401)
  expect((await get(url, bearer)).status).toBe(200)
})

test('counts people, concepts, projects and submissions; newest activity first', async () => {
  await site.db
    .insertInto('projects')
    .values([{ title: 'Shown' }, { title: 'Hidden', active: false }])
    .execute()
  await site.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { name: 'Tomas Vidal', email: 'Tomas@tidewater.example', message: 'Hello.' },
  })
  await site.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { name: 'Tomas Vidal', email: 'tomas@tidewater.example', message: 'Hello again.' },
  })
  await site.db
    .insertInto('concepts')
    .values({
      publicId: 'c1',
      companyName: 'Kiln & Co',
      industry: 'Pottery',
      overallVibe: 'Bold',
      websiteFor: 'Pottery',
      designStyle: 'Bold',
      colorPalette: 'clay',
      pageType: 'Home',
      imageUrl: '/uploads/concepts/c1.webp',
      active: false,
    })
    .execute()
  const created = await site.app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: { authorization: bearer },
    payload: { title: 'A new one' },
  })
  expect(created.statusCode).toBe(201)

  const restResponse = await get('/api/analytics/summary', bearer)
  expect(restResponse.body).toEqual({
    success: true,
    data: { users: 1, concepts: 1, projects: 3, submissions: 2 },
  })
  expect((await get('/trpc/analytics.summary', bearer)).body.result.data).toEqual(
    restResponse.body.data,
  )

  const activity = await get('/api/activity/recent', bearer)
  expect(activity.body.success).toBe(true)
  expect(activity.body.data.slice(0, 4)).toMatchObject([
    {
      ...{ type: 'project', id: created.json().data.id },
      ...{ user: 'owner@emberlane.example', action: 'Added the project A new one' },
    },
    { type: 'concept', user: 'Kiln & Co', action: 'Generated a website concept for Kiln & Co' },
    { type: 'form', user: 'Tomas Vidal', action: 'Sent a message' },
    { type: 'form', user: 'Tomas Vidal', action: 'Sent a message' },
  ])
  // Each entry has the id of what it shows.
  const [, concept, form] = activity.body.data
  const { id: conceptId } = await site.db
    .selectFrom('concepts')
    .select('id')
    .executeTakeFirstOrThrow()
  const { id: contactId } = await site.db
    .selectFrom('contacts')
    .select('id')
    .executeTakeFirstOrThrow()
  expect([concept.id, form.id]).toEqual([conceptId, contactId])
  const times = activity.body.data.map(({ time }: { time: string }) => time)
  expect(times).toEqual([...times].sort().reverse())
  expect((await get('/trpc/activity.recent', bearer)).body.result.data).toEqual(activity.body.data)

  await site.app.inject({
    method: 'PUT',
    url: `/api/projects/${created.json().data.id}`,
    headers: { authorization: bearer },
    payload: { IsFeatured: true },
  })
  expect((await get('/api/activity/recent', bearer)).body.data[0]).toMatchObject({
    action: 'Updated the project A new one',
  })
})
