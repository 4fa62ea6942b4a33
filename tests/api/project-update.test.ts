import { describe, expect, test } from 'vitest'
import { makePicture, type Parts } from '../support/forms.ts'
import { completeProject, useProjectSite } from '../support/project-site.ts'

const projects = useProjectSite()
const { create, update, json, trpc, files, rows, imagesOf } = projects

describe('update', () => {
  const createOne = async (parts: Parts = completeProject) => (await create(parts)).body.data

  test('changes given fields, keeps absent ones and clears empty ones', async () => {
    const { id } = await createOne()
    const { status, body } = await update(id, [
      ['title', 'Twelve homes'],
      ['summary', ''],
      ['projectUrl', ''],
    ])
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      title: 'Twelve homes',
      slug: 'eleven-homes-sold',
      summary: '',
      projectUrl: null,
      problem: 'It was hard.',
      IsFeatured: true,
    })
  })

  test('replaces a picture, removes one by its flag, and removes their files', async () => {
    const { id, coverImage } = await createOne([
      ['title', 'x'],
      ['coverImage', await makePicture()],
      ['image2', await makePicture()],
    ])
    const before = await files()
    const { body } = await update(id, [
      ['title', 'x'],
      ['coverImage', await makePicture('jpeg')],
      ['deleteCoverImage', 'true'],
      ['deleteImage2', 'true'],
    ])
    expect(body.data.image2).toBeNull()
    expect(body.data.coverImage).not.toBe(coverImage)
    expect(await files()).toHaveLength(before.length - 1)
    expect((await projects.site.app.inject(coverImage)).statusCode).toBe(404)
  })

  test('refuses a change to an older state: 409', async () => {
    const { id, updatedAt } = await createOne()
    expect(
      (
        await update(id, [
          ['title', 'One'],
          ['updatedAt', updatedAt],
        ])
      ).status,
    ).toBe(200)
    expect(
      (
        await update(id, [
          ['title', 'Two'],
          ['updatedAt', updatedAt],
        ])
      ).status,
    ).toBe(409)
    expect((await rows())[0]?.title).toBe('One')
  })

  test('accepts one of several concurrent changes to the same state', async () => {
    const { id, updatedAt } = await createOne()
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        json('PUT', `/api/projects/${id}`, { title: `Change ${n}`, updatedAt }),
      ),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)])
  })

  test('moves the timestamp forward even after the clock was set back', async () => {
    const { id } = await createOne()
    const updatedAt = new Date(Date.now() + 3_600_000)
    await projects.site.db.updateTable('projects').set({ updatedAt }).where('id', '=', id).execute()
    const { body } = await json('PUT', `/api/projects/${id}`, { title: 'One', updatedAt })
    expect(Date.parse(body.data.updatedAt)).toBeGreaterThan(updatedAt.getTime())
  })

  test('refuses another project’s slug with 409 and keeps no file', async () => {
    await createOne([
      ['title', 'x'],
      ['slug', 'taken'],
    ])
    const { id } = await createOne([['title', 'y']])
    const before = await files()
    const response = await update(id, [
      ['title', 'y'],
      ['slug', 'taken'],
      ['coverImage', await makePicture()],
      ['images', await makePicture()],
    ])
    expect(response.status).toBe(409)
    expect(response.body.errors[0].path).toBe('slug')
    expect(await files()).toEqual(before)
    expect(await imagesOf(id)).toEqual([])
  })

  test('leaves no file from a picture for an unknown project', async () => {
    const before = await files()
    const response = await update(99_999, [
      ['title', 'x'],
      ['coverImage', await makePicture()],
    ])
    expect(response.status).toBe(404)
    expect(await files()).toEqual(before)
  })

  test.each([
    ['deleteCoverImage', 'coverImage'],
    ['deleteImage2', 'image2'],
    ['deleteImage3', 'image3'],
  ] as const)('%s removes that picture and no other', async (flag, slot) => {
    const pictures = await Promise.all(
      (['coverImage', 'image2', 'image3', 'clientLogo'] as const).map(
        async (name): Promise<Parts[number]> => [name, await makePicture()],
      ),
    )
    const { id } = await createOne([['title', 'x'], ...pictures])
    const { body } = await update(id, [
      ['title', 'x'],
      [flag, 'true'],
    ])
    const { coverImage, image2, image3, clientLogo } = body.data
    const slots = { coverImage, image2, image3, clientLogo }
    const empty = Object.entries(slots).filter(([, address]) => address === null)
    expect(empty.map(([name]) => name)).toEqual([slot])
  })

  test('requires a title in a form, and rolls back when a picture is invalid', async () => {
    const { id } = await createOne()
    expect((await update(id, [['summary', 'x']])).status).toBe(400)
    const rejected = await update(id, [
      ['title', 'New'],
      ['coverImage', new Uint8Array(9)],
    ])
    expect(rejected.status).toBe(415)
    expect((await rows())[0]?.title).toBe('Eleven homes, sold!')
  })

  test.each([
    ['nobody', 400],
    ['1.5', 400],
    ['-1', 400],
    ['4294967296', 404],
    ['99999', 404],
  ])('PUT and DELETE of /api/projects/%s: %i', async (id, status) => {
    expect((await update(id, [['title', 'x']])).status).toBe(status)
    expect((await json('DELETE', `/api/projects/${id}`)).status).toBe(status)
  })

  test('accepts JSON with IsFeatured true and leaves one project featured', async () => {
    const first = await createOne()
    const second = await createOne([['title', 'Second']])
    expect((await json('PUT', `/api/projects/${second.id}`, { IsFeatured: true })).status).toBe(200)
    expect((await rows()).filter((row) => row.featured).map((row) => row.id)).toEqual([second.id])
    // Repeating it has no effect.
    expect((await json('PUT', `/api/projects/${second.id}`, { IsFeatured: true })).status).toBe(200)
    expect((await json('GET', `/api/projects/${first.id}`)).body.data.IsFeatured).toBe(false)
  })

  test.each([
    [{ IsFeatured: 'true' }],
    [{ IsFeatured: 1 }],
    [{ Active: null }],
    [{}],
    [{ unknown: true }],
    [{ featured: true }],
    [{ updatedAt: '2026-03-04T00:00:00.000Z' }],
    [{ title: 'x', updatedAt: 'yesterday' }],
  ])('refuses the JSON %j', async (payload) => {
    const { id } = await createOne([['title', 'x']])
    expect((await json('PUT', `/api/projects/${id}`, payload)).status).toBe(400)
  })

  test('leaves exactly one featured after concurrent requests', async () => {
    const created = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        create([
          ['title', `P${n}`],
          ['IsFeatured', 'true'],
        ]),
      ),
    )
    expect(created.map(({ status }) => status)).toEqual(Array(6).fill(201))
    await Promise.all(
      created.map(({ body }) => json('PUT', `/api/projects/${body.data.id}`, { IsFeatured: true })),
    ).then((responses) => expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200)))
    expect((await rows()).filter((row) => row.featured)).toHaveLength(1)
  })

  test('never lets an inactive project replace a visible featured one', async () => {
    const live = await createOne([
      ['title', 'Live'],
      ['IsFeatured', 'true'],
    ])
    const inactive = await createOne([
      ['title', 'Hidden'],
      ['Active', 'false'],
    ])
    const rejected = await json('PUT', `/api/projects/${inactive.id}`, { IsFeatured: true })
    const message = expect.stringContaining('Please make it active first.')
    expect(rejected).toMatchObject({
      ...{ status: 409, body: { message, errors: [{ path: 'IsFeatured', message }] } },
    })
    const activateAndFeature: Parts = [
      ['title', 'Both'],
      ['Active', 'false'],
      ['IsFeatured', 'true'],
    ]
    expect((await create(activateAndFeature)).status).toBe(409)
    expect((await update(inactive.id, activateAndFeature)).status).toBe(409)
    expect((await json('GET', `/api/projects/${live.id}`)).body.data.IsFeatured).toBe(true)
    // It can be featured if the same call activates it, and an inactive project can be featured if
    // the featured one is itself inactive.
    const change = { Active: true, IsFeatured: true }
    expect((await json('PUT', `/api/projects/${inactive.id}`, change)).status).toBe(200)
    await json('PUT', `/api/projects/${inactive.id}`, { Active: false })
    await json('PUT', `/api/projects/${live.id}`, { Active: false })
    const featured = await json('PUT', `/api/projects/${live.id}`, { IsFeatured: true })
    expect(featured.body.data).toMatchObject({ Active: false, IsFeatured: true })
  })

  test('does the same over tRPC', async () => {
    const { id } = await createOne([['title', 'x']])
    const { status, body } = await trpc('update', { id, change: { featured: true } })
    expect(status).toBe(200)
    expect(body.result.data).toMatchObject({ id, featured: true, active: true })
    expect((await trpc('update', { id, change: { featured: 'yes' } })).status).toBe(400)
    expect((await trpc('update', { id: 99_999, change: { featured: true } })).status).toBe(404)
    expect((await trpc('update', { id, change: { featured: true } }, '')).status).toBe(401)
    expect((await trpc('remove', { id })).status).toBe(200)
    expect((await trpc('remove', { id })).status).toBe(404)
  })
})
