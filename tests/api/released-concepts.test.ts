import { connect } from '@agency/db/connect'
import { migrateTo } from '@agency/db/migrate'
import { createEmptyDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let authorization: string
beforeAll(async () => {
  site = await openTestApp()
  authorization = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())

async function generate(overrides: object) {
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/generate-estimate',
    payload: { ...validBrief, ...overrides },
  })
  return { status: response.statusCode, ...response.json() }
}

const gallery = async () =>
  (await site.app.inject('/api/gallery-concepts'))
    .json()
    .map(({ conceptId }: { conceptId: string }) => conceptId)
const idOf = async (publicId: string) => {
  const { id } = await site.db
    .selectFrom('concepts')
    .select('id')
    .where('publicId', '=', publicId)
    .executeTakeFirstOrThrow()
  return id
}
const show = async (selection: object) => {
  const { result } = (
    await site.app.inject({
      method: 'POST',
      url: '/trpc/concepts.setActive',
      headers: { authorization },
      payload: { selection, active: true },
    })
  ).json()
  return result.data
}

/** Public names of the concepts that staff may show but have not. */
const listPendingNames = async () => {
  const input = encodeURIComponent(JSON.stringify({ filter: { status: 'pending' } }))
  const response = await site.app.inject({
    url: `/trpc/concepts.page?input=${input}`,
    headers: { authorization },
  })
  return response
    .json()
    .result.data.concepts.map(({ conceptId }: { conceptId: string }) => conceptId)
}

test('the gallery shows only concepts that their maker released and staff approved', async () => {
  const withoutChoice = await generate({})
  const privateConcept = await generate({ showInGallery: false })
  const released = await generate({ showInGallery: true })
  expect(await gallery()).toEqual([])
  expect(
    [withoutChoice, privateConcept, released].map(({ inGallery, released: isReleased }) => [
      inGallery,
      isReleased,
    ]),
  ).toEqual([
    [false, false],
    [false, false],
    [false, true],
  ])
  const pending = await listPendingNames()
  expect(pending).toEqual([released.conceptId])
  await show({ ids: [await idOf(released.conceptId)] })
  expect(await gallery()).toEqual([released.conceptId])
  expect(await listPendingNames()).toEqual([])
  const list = await site.app.inject({ url: '/api/gallery-concepts', headers: { authorization } })
  expect(
    list
      .json()
      .map(({ isReleased, isActive }: Record<string, boolean>) => ({ isReleased, isActive })),
  ).toEqual([
    { isReleased: true, isActive: true },
    { isReleased: false, isActive: false },
    { isReleased: false, isActive: false },
  ])
})

test.each([['yes'], ['true'], [1], [null]])(
  '%j is not a valid answer to whether it is shown',
  async (showInGallery) => {
    const { status, errors } = await generate({ showInGallery })
    expect(status).toBe(400)
    expect(errors).toEqual([expect.objectContaining({ path: 'showInGallery' })])
  },
)

test('staff can show only released concepts, individually or all that match', async () => {
  await site.db.updateTable('concepts').set({ active: false }).execute()
  const withoutChoice = await idOf((await generate({})).conceptId)
  const created = await generate({ showInGallery: true })
  const released = await idOf(created.conceptId)
  await site.db.updateTable('concepts').set({ active: false }).execute()
  expect(await show({ ids: [withoutChoice] })).toEqual({ done: 0, notReleased: 1, failed: [] })
  expect(await gallery()).toEqual([])
  expect(await show({ ids: [withoutChoice, released, 9_999] })).toMatchObject({
    ...{ done: 1, notReleased: 1 },
    failed: [{ id: 9_999 }],
  })
  expect(await gallery()).toEqual([created.conceptId])
  const { id } = await site.db
    .selectFrom('concepts')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  const result = await show({ filter: {}, upTo: id, count: 5 })
  expect(result.done + result.notReleased).toBe(5)
  expect(result.notReleased).toBe(3)
  const shownConcepts = await site.db
    .selectFrom('concepts')
    .select('released')
    .where('active', '=', true)
    .execute()
  expect(shownConcepts.every(({ released: isReleased }) => isReleased)).toBe(true)
})

test('an upgraded site shows the demo’s concepts, and no unreleased ones', async () => {
  const database = await createEmptyDatabase(testServerUrl())
  const { db, pool, close } = connect({ url: database.url, max: 2, hasTimeLimits: false })
  try {
    await migrateTo(db, '0013-content-notices')
    await pool.query(`
      insert into concepts (public_id, company_name, industry, overall_vibe, website_for, design_style,
        color_palette, page_type, image_url, active)
      select url, '', '', '', '', '', '', '', '/uploads/concepts/' || url || '.webp', url <> 'b1'
      from unnest(array['demo-second-crack', 'scale-1', 'a0', 'b1']) as url`)
    await migrateTo(db, '0014-released-concepts')
    const { rows } = await pool.query(
      'select public_id, active, released, picture_published from concepts order by id',
    )
    expect(rows).toEqual([
      { public_id: 'demo-second-crack', active: true, released: true, picture_published: true },
      { public_id: 'scale-1', active: true, released: true, picture_published: true },
      { public_id: 'a0', active: false, released: false, picture_published: true },
      { public_id: 'b1', active: false, released: false, picture_published: true },
    ])
  } finally {
    await close()
    await database.drop()
  }
})
