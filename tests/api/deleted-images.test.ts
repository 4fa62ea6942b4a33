import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { keyOfUrl, randomName, urlOfKey } from '@agency/api/storage/storage'
import { sweepFiles } from '@agency/api/storage/sweep-files-job'
import { variantsOf } from '@agency/contract/picture-variants'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { countJobs } from '../support/bench-site.ts'
import { makePicture, type Parts, sendForm } from '../support/forms.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

/**
 * The points at which work can be held: once a picture's variants or share picture are made, or
 * before the picture is removed.
 */
type Point = 'variants made' | 'share picture made' | 'removing'

let site: TestApp
let bearer: string
const holds = new Map<Point, { reached: () => void; open: Promise<void> }>()
const gates: (() => void)[] = []

/** Holds the next work that reaches a point, until it is released. */
function hold(point: Point) {
  const reached = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  holds.set(point, { reached: reached.resolve, open: gate.promise })
  gates.push(gate.resolve)
  return { reached: reached.promise, release: gate.resolve, fail: gate.reject }
}
async function passPoint(point: Point): Promise<void> {
  const gate = holds.get(point)
  holds.delete(point)
  gate?.reached()
  await gate?.open
}

beforeAll(async () => {
  site = await openTestApp({
    makesVariants: true,
    wrapStorage: (storage) => ({
      ...storage,
      remove: async (key) => {
        if (/\/[0-9a-f]{32}\.webp$/.test(key)) await passPoint('removing')
        await storage.remove(key)
      },
    }),
  })
  bearer = `Bearer ${await createLogin(site)}`
  const { deps } = site
  const { makeVariants } = deps
  const { run } = deps.pictures
  deps.makeVariants = async (input) => {
    const result = await makeVariants(input)
    await passPoint('variants made')
    return result
  }
  deps.pictures.run = async (name, ...rest) => {
    const result = await run(name, ...rest)
    if (name === 'toShareImage') await passPoint('share picture made')
    return result
  }
})
afterEach(() => {
  holds.clear()
  for (const open of gates.splice(0)) open()
})
afterAll(() => site.close())

const idle = () => expect.poll(() => countJobs(site.url)).toBe(0)
const nameOf = (url: string) => path.basename(url, '.webp')
const filesOf = async (url: string) =>
  (await readdir(site.filesDir, { recursive: true })).filter((file) => file.includes(nameOf(url)))
const expectNothingLeft = async (url: string) => {
  expect(await filesOf(url)).toEqual([])
  const addresses = [url, ...variantsOf({ url, width: WIDTH }).map((variant) => variant.url)]
  for (const address of addresses) expect((await site.app.inject(address)).statusCode).toBe(404)
  const row = site.db.selectFrom('pictures').select('url').where('url', '=', url)
  expect(await row.executeTakeFirst()).toBeUndefined()
}

/** Not one of the usual widths: one variant has the picture's own width. */
const WIDTH = 700
/** Flat, so that its variants are cheap to make. */
const SIZE = { width: WIDTH, height: 50 }
const picture = () => makePicture('png', SIZE)

interface Stored {
  url: string
  remove(): Promise<unknown>
}

async function createProject(): Promise<{ id: number; slug: string; coverImage: string }> {
  const form: Parts = [
    ['title', randomName()],
    ['coverImage', await picture()],
  ]
  return (await sendForm(site.app, 'POST', '/api/projects', form, bearer)).body.data
}
const changeCover = ({ id }: { id: number }, parts: Parts) =>
  sendForm(site.app, 'PUT', `/api/projects/${id}`, [['title', 'Changed'], ...parts], bearer)

async function storeImageStyleResult(): Promise<Stored> {
  const form: Parts = [['image', await picture()]]
  const { body } = await sendForm(site.app, 'POST', '/api/images/upload', form)
  const remove = () => callerOf(site).mutate('imageStyles.deleteResult', body)
  return { url: body.filePath, remove }
}

const pictures: [label: string, store: () => Promise<Stored>][] = [
  ['a picture of the style tool', storeImageStyleResult],
  [
    'a cover that is replaced',
    async () => {
      const project = await createProject()
      const remove = async () => changeCover(project, [['coverImage', await makePicture()]])
      return { url: project.coverImage, remove }
    },
  ],
  [
    'a cover that is cleared',
    async () => {
      const project = await createProject()
      const remove = () => changeCover(project, [['deleteCoverImage', 'true']])
      return { url: project.coverImage, remove }
    },
  ],
]

describe.each(pictures)('%s, deleted while its variants are being made', (_label, store) => {
  test('leaves nothing when it is deleted before they are stored', async () => {
    const variantsHold = hold('variants made')
    const { url, remove } = await store()
    await variantsHold.reached
    await remove()
    variantsHold.release()
    await idle()
    await expectNothingLeft(url)
  })

  test('leaves nothing when they are stored before it is deleted', async () => {
    const variantsHold = hold('variants made')
    const { url, remove } = await store()
    await variantsHold.reached
    const removalHold = hold('removing')
    const removal = remove()
    await removalHold.reached
    variantsHold.release()
    await expect.poll(() => filesOf(url)).toHaveLength(6)
    const row = site.db.selectFrom('pictures').select('url').where('url', '=', url)
    await expect.poll(() => row.executeTakeFirst()).toBeDefined()
    removalHold.release()
    await removal
    await idle()
    await expectNothingLeft(url)
  })

  test('leaves nothing when the process that stored them died', async () => {
    const variantsHold = hold('variants made')
    const { url, remove } = await store()
    await variantsHold.reached
    await remove()
    // The variants that it had stored; its job is retried.
    for (const variant of variantsOf({ url, width: WIDTH })) {
      await site.deps.storage.put(keyOfUrl(variant.url), new Uint8Array(1))
    }
    variantsHold.fail(new Error('This process died.'))
    await idle()
    await expectNothingLeft(url)
  })
})

test('a picture deleted before its row is written loses its usual variants', async () => {
  const variantsHold = hold('variants made')
  const { url, remove } = await storeImageStyleResult()
  await variantsHold.reached
  const variant = url.replace('.webp', '-320.avif')
  await site.deps.storage.put(keyOfUrl(variant), new Uint8Array(1))
  await remove()
  expect((await site.app.inject(variant)).statusCode).toBe(404)
})

describe('a share picture made while its picture is deleted', () => {
  const shareUrl = (url: string) => url.replace('.webp', '-share.jpg')

  test('is neither stored nor sent when the picture is deleted first', async () => {
    const project = await createProject()
    await idle()
    const shareHold = hold('share picture made')
    const responsePromise = site.app.inject(`/share/our-work/${project.slug}.jpg`)
    await shareHold.reached
    await changeCover(project, [['deleteCoverImage', 'true']])
    shareHold.release()
    expect((await responsePromise).statusCode).not.toBe(200)
    await idle()
    await expectNothingLeft(project.coverImage)
    expect((await site.app.inject(shareUrl(project.coverImage))).statusCode).toBe(404)
  })

  test('is deleted with the picture when it was stored first', async () => {
    const project = await createProject()
    await idle()
    const shareHold = hold('share picture made')
    const responsePromise = site.app.inject(`/share/our-work/${project.slug}.jpg`)
    await shareHold.reached
    const removalHold = hold('removing')
    const removal = changeCover(project, [['deleteCoverImage', 'true']])
    await removalHold.reached
    shareHold.release()
    await responsePromise
    expect(await filesOf(project.coverImage)).toContain(keyOfUrl(shareUrl(project.coverImage)))
    removalHold.release()
    await removal
    await idle()
    await expectNothingLeft(project.coverImage)
  })

  test('is deleted with a picture that moves because its project is hidden', async () => {
    const project = await createProject()
    await idle()
    const shareHold = hold('share picture made')
    const responsePromise = site.app.inject(`/share/our-work/${project.slug}.jpg`)
    await shareHold.reached
    const removalHold = hold('removing')
    await changeCover(project, [['Active', 'false']])
    await removalHold.reached
    shareHold.release()
    await responsePromise
    removalHold.release()
    await idle()
    await expectNothingLeft(project.coverImage)
  })
})

test('the sweep removes variants at once if their picture is not stored or shown', async () => {
  const shownProject = await createProject()
  await idle()
  const before = await filesOf(shownProject.coverImage)
  const unreferencedUrl = urlOfKey(`styles/${randomName()}.webp`)
  const variantKeys = [
    `${nameOf(unreferencedUrl)}-320.avif`,
    `${nameOf(unreferencedUrl)}-${WIDTH}.avif`,
  ]
  for (const name of [...variantKeys, `${nameOf(unreferencedUrl)}-share.jpg`]) {
    await site.deps.storage.put(`styles/${name}`, new Uint8Array(1))
  }
  await sweepFiles(site.deps)
  expect(await filesOf(unreferencedUrl)).toEqual([])
  expect(await filesOf(shownProject.coverImage)).toEqual(before)
})
