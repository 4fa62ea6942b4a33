import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { makePicture, type Parts, sendForm } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let bearer: string
/** Simulates a disk that accepts no more files. */
let isRefused = false
beforeAll(async () => {
  site = await openTestApp({
    makesVariants: true,
    wrapStorage: (storage) => ({
      ...storage,
      put: async (key, bytes) => {
        if (isRefused) throw new Error('The disk refuses this file.')
        await storage.put(key, bytes)
      },
    }),
  })
  bearer = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())

interface Shown {
  id: number
  title: string
  coverImage: string
  clientLogo: string
  content: string
  images: { image: string }[]
  pictures: { url: string }[]
}

const parts = async (): Promise<Parts> => [
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
  return response.json().data as Shown
}
const urlsOf = ({ coverImage, clientLogo, images }: Shown) => [
  coverImage,
  clientLogo,
  ...images.map(({ image }) => image),
]
const statusesOf = async (urls: string[]) =>
  (await Promise.all(urls.map((url) => site.app.inject(url)))).map(({ statusCode }) => statusCode)
const variantOf = (url: string) => url.replace('.webp', '-320.avif')

/** A public project, with its variants made. */
async function create(): Promise<Shown> {
  const { status, body } = await sendForm(site.app, 'POST', '/api/projects', await parts(), bearer)
  expect(status).toBe(201)
  const { id, coverImage } = body.data as Shown
  const content = `<p>So.</p><img src="${coverImage}" alt="A plan" />`
  await call('PUT', id, { content })
  await expect.poll(async () => (await call('GET', id)).pictures).toHaveLength(3)
  return call('GET', id)
}
const end = (urls: string[]) => expect.poll(() => statusesOf(urls)).toEqual(urls.map(() => 404))
const areServed = async (project: Shown) => {
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
  await end([
    ...urlsOf(before),
    variantOf(before.coverImage),
    before.coverImage.replace('.webp', '-share.jpg'),
  ])
  const hidden = await call('GET', before.id)
  await areServed(hidden)
  expect((await site.app.inject(hidden.coverImage)).rawPayload).toEqual(bytes)
  for (const url of urlsOf(before)) {
    expect(JSON.stringify(hidden)).not.toContain(path.basename(url, '.webp'))
  }
  // When shown again, it is where it was moved to.
  await call('PUT', before.id, { Active: true })
  const again = await site.app.inject(`/api/projects/${before.id}`)
  expect(urlsOf(again.json().data)).toEqual(urlsOf(hidden))
  await areServed(again.json().data)
})

test('a deleted project’s pictures do too, and return at new URLs when restored', async () => {
  const before = await create()
  await call('DELETE', before.id)
  await end([...urlsOf(before), variantOf(before.coverImage)])
  const restored = await site.app.inject({
    method: 'POST',
    url: '/trpc/projects.restore',
    headers: { authorization: bearer },
    payload: { id: before.id },
  })
  expect(restored.statusCode).toBe(200)
  const after = await call('GET', before.id)
  expect(after.title).toBe(before.title)
  await areServed(after)
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
  const isDone = async () =>
    (
      await site.pool.query(
        "select from graphile_worker.jobs where task_identifier ~ '^(withdraw|remove)-'",
      )
    ).rowCount
  await expect.poll(isDone).toBe(0)
  await areServed(await call('GET', before.id))
})

test('an interrupted job leaves every picture where it was', async () => {
  const before = await create()
  isRefused = true
  await call('PUT', before.id, { Active: false })
  await expect.poll(() => site.logged.some(({ msg }) => /failed/i.test(String(msg)))).toBe(true)
  isRefused = false
  await areServed(await call('GET', before.id))
  await site.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where attempts > 0',
  )
  await end(urlsOf(before))
  await areServed(await call('GET', before.id))
})

test('a file that another project shows stays', async () => {
  const shown = await create()
  const other = await create()
  await call('PUT', other.id, { clientLogo: shown.clientLogo })
  await call('PUT', other.id, { Active: false })
  await end([other.coverImage])
  expect(await statusesOf([shown.clientLogo])).toEqual([200])
  const hidden = await call('GET', other.id)
  expect(hidden.clientLogo).not.toBe(shown.clientLogo)
  await areServed(hidden)
})
