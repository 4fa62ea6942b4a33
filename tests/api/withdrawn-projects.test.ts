import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { makePicture, type Parts, sendForm } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let bearer: string
/** Simulates a disk that accepts no more files. */
let refusesFiles = false
beforeAll(async () => {
  site = await openTestApp({
    makesVariants: true,
    wrapStorage: (storage) => ({
      ...storage,
      put: async (key, bytes) => {
        if (refusesFiles) throw new Error('The disk refuses this file.')
        await storage.put(key, bytes)
      },
    }),
  })
  bearer = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())

interface ShownProject {
  id: number
  title: string
  coverImage: string
  clientLogo: string
  content: string
  images: { image: string }[]
  pictures: { url: string }[]
}

const buildForm = async (): Promise<Parts> => [
  ['title', 'A shop that closed'],
  ['coverImage', await makePicture('png', { width: 400, height: 300 })],
  ['clientLogo', await makePicture()],
  ['images', await makePicture()],
]
const call = async (method: 'GET' | 'PUT' | 'DELETE', id: number, payload?: object) => {
  const response = await site.app.inject({
    method,
    url: `/api/projects/${id}`,
    headers: { authorization: bearer },
    ...(payload && { payload }),
  })
  expect(response.statusCode).toBe(200)
  return response.json().data as ShownProject
}
const urlsOf = ({ coverImage, clientLogo, images }: ShownProject) => [
  coverImage,
  clientLogo,
  ...images.map(({ image }) => image),
]
const statusesOf = async (urls: string[]) =>
  (await Promise.all(urls.map((url) => site.app.inject(url)))).map(({ statusCode }) => statusCode)
const variantOf = (url: string) => url.replace('.webp', '-320.avif')

/** A public project, with its variants made. */
async function create(): Promise<ShownProject> {
  const { status, body } = await sendForm(
    site.app,
    'POST',
    '/api/projects',
    await buildForm(),
    bearer,
  )
  expect(status).toBe(201)
  const { id, coverImage } = body.data as ShownProject
  const content = `<p>So.</p><img src="${coverImage}" alt="A plan" />`
  await call('PUT', id, { content })
  await expect.poll(async () => (await call('GET', id)).pictures).toHaveLength(3)
  return call('GET', id)
}
const expectGone = (urls: string[]) =>
  expect.poll(() => statusesOf(urls)).toEqual(urls.map(() => 404))
const expectServed = async (project: ShownProject) => {
  const urls = [...urlsOf(project), variantOf(project.coverImage)]
  expect(await statusesOf(urls)).toEqual(urls.map(() => 200))
  expect(project.content).toContain(project.coverImage)
  expect(project.pictures).toHaveLength(3)
}

test('a deactivated project’s pictures leave their public URLs, but not for staff', async () => {
  const before = await create()
  await site.deps.storage.put(
    before.coverImage.replace('/uploads/', '').replace('.webp', '-share.jpg'),
    new Uint8Array(1),
  )
  const bytes = (await site.app.inject(before.coverImage)).rawPayload
  await call('PUT', before.id, { Active: false })
  await expectGone([
    ...urlsOf(before),
    variantOf(before.coverImage),
    before.coverImage.replace('.webp', '-share.jpg'),
  ])
  const inactive = await call('GET', before.id)
  await expectServed(inactive)
  expect((await site.app.inject(inactive.coverImage)).rawPayload).toEqual(bytes)
  for (const url of urlsOf(before)) {
    expect(JSON.stringify(inactive)).not.toContain(path.basename(url, '.webp'))
  }
  // When shown again, it is where it was moved to.
  await call('PUT', before.id, { Active: true })
  const response = await site.app.inject(`/api/projects/${before.id}`)
  expect(urlsOf(response.json().data)).toEqual(urlsOf(inactive))
  await expectServed(response.json().data)
})

test('a deleted project’s pictures do too, and return at new URLs when restored', async () => {
  const before = await create()
  await call('DELETE', before.id)
  await expectGone([...urlsOf(before), variantOf(before.coverImage)])
  const restored = await site.app.inject({
    method: 'POST',
    url: '/trpc/projects.restore',
    headers: { authorization: bearer },
    payload: { id: before.id },
  })
  expect(restored.statusCode).toBe(200)
  const after = await call('GET', before.id)
  expect(after.title).toBe(before.title)
  await expectServed(after)
  for (const url of urlsOf(before)) expect(urlsOf(after)).not.toContain(url)
})

test('a deleted project restored at once has all its pictures', async () => {
  const before = await create()
  await call('DELETE', before.id)
  await site.app.inject({
    method: 'POST',
    url: '/trpc/projects.restore',
    headers: { authorization: bearer },
    payload: { id: before.id },
  })
  const countJobs = async () =>
    (
      await site.pool.query(
        "select from graphile_worker.jobs where task_identifier ~ '^(withdraw|remove)-'",
      )
    ).rowCount
  await expect.poll(countJobs).toBe(0)
  await expectServed(await call('GET', before.id))
})

test('an interrupted job leaves every picture where it was', async () => {
  const before = await create()
  refusesFiles = true
  await call('PUT', before.id, { Active: false })
  await expect.poll(() => site.logLines.some(({ msg }) => /failed/i.test(String(msg)))).toBe(true)
  refusesFiles = false
  await expectServed(await call('GET', before.id))
  await site.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where attempts > 0',
  )
  await expectGone(urlsOf(before))
  await expectServed(await call('GET', before.id))
})

test('a file that another project shows stays', async () => {
  const shownProject = await create()
  const otherProject = await create()
  await call('PUT', otherProject.id, { clientLogo: shownProject.clientLogo })
  await call('PUT', otherProject.id, { Active: false })
  await expectGone([otherProject.coverImage])
  expect(await statusesOf([shownProject.clientLogo])).toEqual([200])
  const hiddenProject = await call('GET', otherProject.id)
  expect(hiddenProject.clientLogo).not.toBe(shownProject.clientLogo)
  await expectServed(hiddenProject)
})
