import path from 'node:path'
import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { sweepFiles } from '@agency/api/storage/sweep-files-job'
import { describe, expect, test } from 'vitest'
import { makePicture } from '../support/forms.ts'
import { completeProject, useProjectSite } from '../support/project-site.ts'

const projects = useProjectSite()
const { create, json, trpc, files, rows, imagesOf } = projects

describe('delete', () => {
  test('removes row and images at once, the files a day later, and is then 404', async () => {
    const { body } = await create([
      ['title', 'x'],
      ['coverImage', await makePicture()],
      ['images', await makePicture()],
    ])
    const { id, coverImage, images } = body.data
    const before = [coverImage, images[0].image].map((image) => path.basename(image))
    expect((await json('DELETE', `/api/projects/${id}`)).status).toBe(200)
    // Their new names are unknown to people who saw the old ones.
    await expect
      .poll(async () => (await files()).filter((file) => before.includes(file)))
      .toEqual([])
    const remainingFiles = await files()
    expect(remainingFiles).toHaveLength(2)
    expect(await rows()).toEqual([])
    expect(await imagesOf(id)).toEqual([])
    expect((await json('DELETE', `/api/projects/${id}`)).status).toBe(404)
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
    await deleteExpired(projects.site.deps, hours(23))
    await sweepFiles(projects.site.deps, hours(25))
    expect(await files()).toEqual(remainingFiles)
    await deleteExpired(projects.site.deps, hours(25))
    expect(await files()).toEqual([])
    // The login has expired by then as well.
    await projects.logInAgain()
    expect((await trpc('restore', { id })).status).toBe(404)
  })

  test('can be undone completely, including additional pictures', async () => {
    const created = await create([
      ...completeProject,
      ['coverImage', await makePicture()],
      ['images', await makePicture()],
      ['captions', '["The model"]'],
    ])
    const { id } = created.body.data
    // Their variants are made later by a job.
    const readProject = async () => {
      const { body } = await json('GET', `/api/projects/${id}`)
      return { ...body.data, pictures: undefined }
    }
    const before = await readProject()
    await json('DELETE', `/api/projects/${id}`)
    expect((await json('GET', `/api/projects/${id}`)).status).toBe(404)
    expect((await trpc('restore', { id }, '')).status).toBe(401)
    expect((await trpc('restore', { id })).status).toBe(200)
    expect(await readProject()).toEqual(before)
    expect((await trpc('restore', { id })).status).toBe(404)
    expect((await create([['title', 'The next']])).body.data.id).toBeGreaterThan(id)
  })

  test('once undone, leaves a new project its slug and featured place', async () => {
    const { body } = await create(completeProject)
    await json('DELETE', `/api/projects/${body.data.id}`)
    await create(completeProject)
    await trpc('restore', { id: body.data.id })
    expect((await rows()).map(({ slug, featured }) => ({ slug, featured }))).toEqual([
      { slug: 'eleven-homes-sold-2', featured: false },
      { slug: 'eleven-homes-sold', featured: true },
    ])
  })

  test('is for staff only', async () => {
    const { body } = await create([['title', 'x']])
    const response = await projects.site.app.inject({
      method: 'DELETE',
      url: `/api/projects/${body.data.id}`,
    })
    expect(response.statusCode).toBe(401)
    expect(await rows()).toHaveLength(1)
  })
})

test('the log contains no form contents and no token', async () => {
  await create([
    ['title', 'A title nobody should log'],
    ['coverImage', new Uint8Array(3)],
  ])
  const log = JSON.stringify(projects.site.logLines)
  expect(log).not.toContain('nobody should log')
  expect(log).not.toContain(projects.bearer.slice(7))
})
