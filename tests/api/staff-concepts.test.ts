import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  ConceptListRequest,
  ConceptPage,
  ConceptSelection,
} from '@agency/contract/staff-concept'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { emptyTables } from '../support/empty-tables.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let bearer: string
beforeAll(async () => {
  site = await openTestApp()
  bearer = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())

type ConceptValues = Partial<{
  companyName: string
  industry: string
  businessType: 'B2B' | 'B2C' | 'Both' | null
  active: boolean
  released: boolean
  contactId: number
  createdAt: Date
  imageUrl: string
  thumbnailUrl: string
}>
let conceptCount = 0
const insertConcept = async (values: ConceptValues = {}): Promise<number> => {
  conceptCount += 1
  const { id } = await site.db
    .insertInto('concepts')
    .values({
      publicId: `c${conceptCount}`,
      companyName: `Company ${conceptCount}`,
      industry: 'Retail',
      overallVibe: 'Bold',
      websiteFor: 'Retail',
      designStyle: 'Bold',
      businessType: 'B2C',
      colorPalette: 'red',
      pageType: 'Home page',
      imageUrl: `/uploads/concepts/c${conceptCount}.webp`,
      ...{ active: true, released: true, picturePublished: true },
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
beforeEach(async () => {
  await emptyTables(site.pool, 'concepts', 'contacts')
})

const call = async (
  method: 'GET' | 'POST',
  procedure: string,
  input: object,
  authorization: string | undefined = bearer,
) => {
  const query = method === 'GET' ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
  const response = await site.app.inject({
    method,
    url: `/trpc/concepts.${procedure}${query}`,
    ...(method === 'POST' && { payload: input }),
    headers: authorization ? { authorization } : {},
  })
  return { status: response.statusCode, body: response.json() }
}
type PageRequest = Partial<Omit<ConceptListRequest, 'filter'>> & {
  filter?: Partial<ConceptListRequest['filter']>
}
const page = async (input: PageRequest = {}): Promise<ConceptPage> =>
  (await call('GET', 'page', input)).body.result.data
const namesOf = ({ concepts }: ConceptPage) => concepts.map(({ companyName }) => companyName)
const findNames = async (filter: PageRequest['filter']) => namesOf(await page({ filter }))
const gallery = async () => {
  const response = await site.app.inject({ url: '/api/gallery-concepts' })
  return response.json().map(({ id }: { id: number }) => id)
}

test('is for staff only', async () => {
  const selection: ConceptSelection = { ids: [await insertConcept()] }
  for (const [method, procedure, input] of [
    ['GET', 'page', {}],
    ['GET', 'industries', {}],
    ['GET', 'detail', { id: 1 }],
    ['POST', 'setActive', { selection, active: false }],
    ['POST', 'remove', { selection }],
  ] as const) {
    expect((await call(method, procedure, input, '')).status, procedure).toBe(401)
  }
  expect(await gallery()).toHaveLength(1)
})

test('filters by text in four fields, case-insensitively, with literal wildcards', async () => {
  const { id: contactId } = await site.db
    .insertInto('contacts')
    .values({ name: 'Priya Raman', email: 'orders@lantern.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertConcept({ companyName: 'Kiln & Co' })
  await insertConcept({ companyName: 'Hundred', industry: '100% Wool' })
  await insertConcept({ companyName: 'Lantern', contactId })
  expect(await findNames({ text: 'KILN' })).toEqual(['Kiln & Co'])
  expect(await findNames({ text: 'wool' })).toEqual(['Hundred'])
  expect(await findNames({ text: 'raman' })).toEqual(['Lantern'])
  expect(await findNames({ text: 'orders@' })).toEqual(['Lantern'])
  expect(await findNames({ text: '0%' })).toEqual(['Hundred'])
  expect(await findNames({ text: '_' })).toEqual([])
  expect(await findNames({ text: '\\' })).toEqual([])
  // Not across two fields.
  expect(await findNames({ text: 'woolhundred' })).toEqual([])
  await site.db.updateTable('contacts').set({ name: 'Priya Nair' }).execute()
  expect(await findNames({ text: 'nair' })).toEqual(['Lantern'])
  expect(await findNames({ text: 'raman' })).toEqual([])
})

test('filters by industry, business type, status and period together', async () => {
  const hour = 3_600_000
  const ago = (hours: number) => new Date(Date.now() - hours * hour)
  await insertConcept({ companyName: 'Other industry', industry: 'Health' })
  await insertConcept({ companyName: 'Other type', businessType: 'B2B' })
  await insertConcept({ companyName: 'Hidden', active: false })
  await insertConcept({ companyName: 'Old', createdAt: ago(24 * 31) })
  await insertConcept({ companyName: 'Month', createdAt: ago(24 * 8) })
  await insertConcept({ companyName: 'Week', createdAt: ago(24 * 6) })
  await insertConcept({ companyName: 'Now' })
  expect(await findNames({ industry: 'Health' })).toEqual(['Other industry'])
  expect(await findNames({ businessType: 'B2B' })).toEqual(['Other type'])
  expect(await findNames({ status: 'hidden' })).toEqual(['Hidden'])
  expect(await findNames({ status: 'active' })).not.toContain('Hidden')
  expect(await findNames({ period: 'month' })).toContain('Month')
  expect(await findNames({ period: 'month' })).not.toContain('Old')
  expect(await findNames({ period: 'week' })).not.toContain('Month')
  expect(await findNames({ period: 'today' })).not.toContain('Week')
  expect(await findNames({ period: 'today' })).toContain('Now')
  const allFilters = {
    industry: 'Retail',
    businessType: 'B2C',
    status: 'active',
    period: 'week',
  } as const
  expect(await findNames(allFilters)).toEqual(['Now', 'Week'])
})

test('recent periods start at midnight in Melbourne, as for contacts and analytics', async () => {
  // Each is a second before or after a midnight in Melbourne.
  await site.pool.query(`
    insert into concepts (public_id, company_name, industry, overall_vibe, website_for,
      design_style, color_palette, page_type, image_url, created_at)
    select days || side, days || side, '', '', '', '', '', '', '',
      ((now() at time zone 'Australia/Melbourne')::date - days)::timestamp
        at time zone 'Australia/Melbourne' + (case side when 'in' then 1 else -1 end) * interval '1 s'
    from unnest(array[0, 6, 29]) as days, unnest(array['in', 'out']) as side`)
  const findSorted = async (period: 'today' | 'week' | 'month') =>
    (await findNames({ period })).sort()
  expect(await findSorted('today')).toEqual(['0in'])
  expect(await findSorted('week')).toEqual(['0in', '0out', '6in'])
  expect(await findSorted('month')).toEqual(['0in', '0out', '29in', '6in', '6out'])
})

test('pages by keyset in both directions and every order, and counts the matches', async () => {
  for (const companyName of ['beta', 'Alpha', 'beta', 'Delta', 'gamma'])
    await insertConcept({ companyName })
  for (const [sort, expectedNames] of [
    ['newest', ['gamma', 'Delta', 'beta', 'Alpha', 'beta']],
    ['oldest', ['beta', 'Alpha', 'beta', 'Delta', 'gamma']],
    ['company', ['Alpha', 'beta', 'beta', 'Delta', 'gamma']],
    ['company-desc', ['gamma', 'Delta', 'beta', 'beta', 'Alpha']],
  ] as const) {
    const first = await page({ sort, size: 2 })
    expect(first).toMatchObject({ matching: 5, newestId: 5 })
    expect(first.previous).toBeUndefined()
    const second = await page({ sort, size: 2, after: first.next ?? '' })
    const third = await page({ sort, size: 2, after: second.next ?? '' })
    expect([first, second, third].flatMap(namesOf), sort).toEqual(expectedNames)
    expect(third.next).toBeUndefined()
    const previousPage = await page({ sort, size: 2, before: third.previous ?? '' })
    expect(previousPage.concepts.map(({ id }) => id)).toEqual(second.concepts.map(({ id }) => id))
    const firstPage = await page({ sort, size: 2, before: previousPage.previous ?? '' })
    expect(namesOf(firstPage)).toEqual(namesOf(first))
    expect(firstPage.previous).toBeUndefined()
  }
})

test('a row added or removed while paging neither repeats nor skips another', async () => {
  for (let count = 0; count < 4; count += 1) await insertConcept()
  const first = await page({ size: 2 })
  await insertConcept()
  await call('POST', 'remove', { selection: { ids: [first.concepts[0]?.id] } })
  const second = await page({ size: 2, after: first.next ?? '' })
  expect(second.concepts.map(({ id }) => id)).toEqual([2, 1])
})

test.each(['nonsense', 'bnVsbA', Buffer.from('["1",2]').toString('base64url')])(
  'refuses the cursor %s',
  async (after) => {
    expect((await call('GET', 'page', { after })).status).toBe(400)
  },
)

test('lists each industry once, in order', async () => {
  for (const industry of ['Retail', 'Health', 'Retail', 'Arts']) await insertConcept({ industry })
  expect((await call('GET', 'industries', {})).body.result.data).toEqual([
    'Arts',
    'Health',
    'Retail',
  ])
})

test('hides and shows: the gallery follows at once, and each row reports its result', async () => {
  const ids = [await insertConcept(), await insertConcept(), await insertConcept()]
  const [first = 0, second = 0] = ids
  const hidden = await call('POST', 'setActive', {
    selection: { ids: [first, second, 999] },
    active: false,
  })
  expect(hidden.body.result.data).toEqual({
    done: 2,
    notReleased: 0,
    failed: [{ id: 999, message: 'This concept no longer exists.' }],
  })
  expect(await gallery()).toEqual([ids[2]])
  await call('POST', 'setActive', { selection: { ids: [first] }, active: true })
  expect(await gallery()).toEqual([ids[2], first])
})

test('a selection of all matches is refused if it has new or far fewer concepts', async () => {
  const ids = [await insertConcept(), await insertConcept(), await insertConcept({ active: false })]
  const filter = { status: 'active' } as const
  const { newestId, matching: count } = await page({ filter })
  const hide = () =>
    call('POST', 'setActive', { selection: { filter, upTo: newestId, count }, active: false })
  const remove = () => call('POST', 'remove', { selection: { filter, upTo: newestId, count } })
  // A colleague shows one that had been hidden.
  await call('POST', 'setActive', { selection: { ids: [ids[2]] }, active: true })
  expect((await hide()).status).toBe(409)
  expect((await remove()).body.error.message).toMatch(/Other concepts match now/)
  expect(await gallery()).toHaveLength(3)
  await call('POST', 'setActive', { selection: { ids: ids.slice(1) }, active: false })
  expect((await remove()).status).toBe(409)
  expect(await gallery()).toEqual([ids[0]])
})

test('a selection of all matches spans every page, but nothing added later', async () => {
  await insertConcept({ industry: 'Health' })
  await insertConcept()
  const { newestId } = await page({ size: 1 })
  await insertConcept()
  const filter = { industry: 'Retail' }
  const { body } = await call('POST', 'setActive', {
    selection: { filter, upTo: newestId, count: 1 },
    active: false,
  })
  expect(body.result.data).toEqual({ done: 1, notReleased: 0, failed: [] })
  expect(await gallery()).toEqual([3, 1])
})

test('deletes rows and moves files, but keeps the contact, the submission and the estimate', async () => {
  const dir = path.join(site.filesDir, 'concepts')
  await mkdir(dir, { recursive: true })
  const files = ['a.webp', 'a-top.webp', 'a-640.avif', 'b.webp']
  for (const file of files) await writeFile(path.join(dir, file), 'x')
  const picture = { url: '/uploads/concepts/a.webp', width: 700, height: 50, thumbHash: '' }
  await site.db.insertInto('pictures').values(picture).execute()
  const { id: contactId } = await site.db
    .insertInto('contacts')
    .values({ name: 'Priya Raman', email: 'priya@lantern.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const id = await insertConcept({
    contactId,
    imageUrl: '/uploads/concepts/a.webp',
    thumbnailUrl: '/uploads/concepts/a-top.webp',
  })
  const remote = await insertConcept({ imageUrl: 'https://pictures.example/b.webp' })
  await site.db
    .insertInto('estimates')
    .values({
      reference: 'EM-1',
      conceptId: id,
      estimate: '{}',
      ...{ totalCents: 1, lowCents: 1, highCents: 1, validUntil: '2026-12-31' },
      pdfUrl: '/uploads/estimates/a.pdf',
    })
    .execute()
  const { body } = await call('POST', 'remove', { selection: { ids: [id, remote] } })
  expect(body.result.data).toMatchObject({ done: 2, notReleased: 0, failed: [] })
  expect(await gallery()).toEqual([])
  await expect
    .poll(async () => (await readdir(dir)).filter((file) => files.includes(file)))
    .toEqual(['b.webp'])
  expect(await site.db.selectFrom('contacts').select('id').execute()).toHaveLength(1)
  expect(await site.db.selectFrom('estimates').select('conceptId').execute()).toEqual([
    { conceptId: null },
  ])
})

test('shows a concept with its estimate and contact', async () => {
  const { id: contactId } = await site.db
    .insertInto('contacts')
    .values({ name: 'Priya Raman', email: 'priya@lantern.example', company: 'Lantern' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const id = await insertConcept({ contactId })
  await site.db
    .insertInto('estimates')
    .values({
      reference: 'EM-2',
      conceptId: id,
      estimate: '{}',
      ...{ totalCents: 1_234_500, lowCents: 1_000_000, highCents: 1_400_000 },
      validUntil: '2026-12-31',
      pdfUrl: '/uploads/estimates/b.pdf',
    })
    .execute()
  expect((await call('GET', 'detail', { id })).body.result.data).toMatchObject({
    id,
    description: '',
    estimate: {
      ...{ reference: 'EM-2', totalCents: 1_234_500, pdfUrl: '/uploads/estimates/b.pdf' },
      ...{ lowCents: 1_000_000, highCents: 1_400_000, validUntil: '2026-12-31' },
      isExpired: expect.any(Boolean),
    },
    contact: { id: contactId, name: 'Priya Raman', company: 'Lantern', status: 'New' },
  })
  const withoutContact = (await call('GET', 'detail', { id: await insertConcept() })).body.result
    .data
  expect(withoutContact.contact).toBeUndefined()
  expect(withoutContact.estimate).toBeUndefined()
  expect((await call('GET', 'detail', { id: 999 })).status).toBe(404)
})
