import { createFirstAdmin } from '@agency/api/features/auth/first-admin'
import { GALLERY_MAX } from '@agency/contract/gallery-concept'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const concept = {
  industry: 'Retail',
  overallVibe: 'Bold',
  websiteFor: 'Retail',
  designStyle: 'Bold',
  businessType: 'B2C',
  employeeCount: '1-10',
  colorPalette: 'red',
  pageType: 'Home page',
}
const login = { email: 'owner@emberlane.example', password: 'a-laneway-for-tests' }

let site: TestApp
let authorization: string
beforeAll(async () => {
  site = await openTestApp()
  const { id: contactId } = await site.db
    .insertInto('contacts')
    .values({ name: 'Priya Raman', email: 'priya@lantern.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await site.db
    .insertInto('concepts')
    .values([
      {
        ...concept,
        contactId,
        publicId: 'a',
        companyName: 'Shown',
        imageUrl: '/uploads/a.webp',
        active: true,
      },
      {
        ...concept,
        publicId: 'b',
        companyName: 'Hidden',
        imageUrl: 'https://pictures.example/b.png',
        businessType: null,
        active: false,
      },
    ])
    .execute()
  await createFirstAdmin(site.db, site.deps.passwords, login)
  const response = await site.app.inject({ method: 'POST', url: '/api/auth/login', payload: login })
  authorization = `Bearer ${response.json().token}`
})
afterAll(() => site.close())

test('shows visitors active concepts without the people who requested them', async () => {
  const response = await site.app.inject({ url: '/api/gallery-concepts' })
  expect(response.statusCode).toBe(200)
  const [visible, ...rest] = response.json()
  expect(rest).toEqual([])
  expect(visible).toMatchObject({ conceptId: 'a', companyName: 'Shown', businessType: 'B2C' })
  expect(Object.keys(visible).sort()).toEqual([
    'businessType',
    'colorPalette',
    'companyName',
    'conceptId',
    'createdAt',
    'designStyle',
    'hasLivePage',
    'id',
    'imageAlt',
    'imageHeight',
    'imageUrl',
    'imageWidth',
    'industry',
    'overallVibe',
    'pageType',
    'pictures',
    'thumbnailUrl',
    'websiteFor',
  ])
})

test('returns the same to visitors over tRPC', async () => {
  const restResponse = await site.app.inject({ url: '/api/gallery-concepts' })
  const trpc = await site.app.inject({ url: '/trpc/concepts.list' })
  expect(trpc.json().result.data).toEqual(restResponse.json())
})

test('shows staff every concept with the person behind it', async () => {
  const response = await site.app.inject({
    url: '/api/gallery-concepts',
    headers: { authorization },
  })
  expect(response.json()).toMatchObject([
    { companyName: 'Hidden', isActive: false, userName: '', userEmail: '' },
    {
      companyName: 'Shown',
      isActive: true,
      userName: 'Priya Raman',
      userEmail: 'priya@lantern.example',
      employeeCount: '1-10',
    },
  ])
})

test('refuses a bad token instead of showing the public list', async () => {
  const response = await site.app.inject({
    url: '/api/gallery-concepts',
    headers: { authorization: 'Bearer a.b.c' },
  })
  expect(response.statusCode).toBe(401)
})

test('visitors get the newest concepts page by page, staff get all at once', async () => {
  await site.pool.query(`
    insert into concepts (public_id, company_name, industry, overall_vibe, website_for,
      design_style, color_palette, page_type, image_url, active)
    select 'many-' || n, 'Many', '', '', '', '', '', '', '', true from generate_series(1, ${GALLERY_MAX}) as n`)
  const list = async () => (await site.app.inject({ url: '/api/gallery-concepts' })).json()
  // The list is cached until the notification of the change arrives.
  await expect.poll(list).toHaveLength(GALLERY_MAX)
  const firstPage = await list()
  expect(firstPage[0].conceptId).toBe(`many-${GALLERY_MAX}`)
  expect(firstPage.at(-1).conceptId).toBe('many-1')
  const before = `before=${firstPage.at(-1).id}`
  const older = await site.app.inject({ url: `/api/gallery-concepts?${before}` })
  expect(older.json()).toHaveLength(1)
  const { id } = firstPage.at(-1)
  const input = encodeURIComponent(JSON.stringify({ before: id }))
  const trpc = await site.app.inject({ url: `/trpc/concepts.list?input=${input}` })
  expect(trpc.json().result.data).toEqual(older.json())
  const staffResponse = await site.app.inject({
    url: '/api/gallery-concepts',
    headers: { authorization },
  })
  expect(staffResponse.json()).toHaveLength(GALLERY_MAX + 2)
})

test.each(['before=', 'before=0', 'before=1e3', 'before=-1', 'before=1&before=2', 'before=x'])(
  'refuses %s as a cursor',
  async (query) => {
    const response = await site.app.inject({ url: `/api/gallery-concepts?${query}` })
    expect(response.statusCode).toBe(400)
  },
)
