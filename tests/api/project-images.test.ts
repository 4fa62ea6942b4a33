import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { makePicture, type Parts, sendForm } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let bearer: string
beforeAll(async () => {
  site = await openTestApp()
  bearer = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.deleteFrom('projects').execute()
  await rm(path.join(site.filesDir, 'projects'), { recursive: true, force: true })
})

const update = (id: number, parts: Parts) =>
  sendForm(site.app, 'PUT', `/api/projects/${id}`, [['title', 'Kiln'], ...parts], bearer)
const files = async () => (await readdir(path.join(site.filesDir, 'projects'))).sort()
const fileOf = (image: string) => path.basename(image)

interface Image {
  id: number
  image: string
  caption: string
  alt: string
}
/** A project with three additional pictures: one, two and three. */
const makeProject = async (): Promise<{ id: number; images: Image[] }> => {
  const { body } = await sendForm(
    site.app,
    'POST',
    '/api/projects',
    [
      ['title', 'Kiln'],
      ['images', await makePicture()],
      ['images', await makePicture()],
      ['images', await makePicture()],
      ['captions', '["one","two","three"]'],
    ],
    bearer,
  )
  return body.data
}
const updateGallery = (id: number, gallery: object[], parts: Parts = []) =>
  update(id, [['gallery', JSON.stringify(gallery)], ...parts])

describe('the additional pictures of a project', () => {
  test('follow the order of the form, with new ones, and without those left out', async () => {
    const { id, images } = await makeProject()
    const [first, second, third] = images
    const response = await updateGallery(
      id,
      [
        { id: third?.id, caption: 'three', alt: 'A kiln' },
        { upload: 0, caption: 'new', alt: '' },
        { id: first?.id, caption: 'first', alt: '' },
      ],
      [['images', await makePicture()]],
    )
    expect(response.status).toBe(200)
    expect(response.body.data.images).toMatchObject([
      { id: third?.id, caption: 'three', alt: 'A kiln' },
      { caption: 'new', alt: '' },
      { id: first?.id, caption: 'first' },
    ])
    expect(await files()).toHaveLength(3)
    expect(await files()).not.toContain(fileOf(second?.image ?? ''))
  })

  test('stay the same when the form does not mention them', async () => {
    const { id, images } = await makeProject()
    expect((await update(id, [])).body.data.images).toEqual(images)
  })

  test('are all removed by an empty list', async () => {
    const { id } = await makeProject()
    expect((await updateGallery(id, [])).body.data.images).toEqual([])
    expect(await files()).toEqual([])
  })

  test.each<[string, (images: Image[], otherImages: Image[]) => object[]]>([
    ['another project’s picture', (_images, otherImages) => [{ id: otherImages[0]?.id }]],
    ['an unknown picture', () => [{ id: 999_999 }]],
    ['a missing upload', () => [{ upload: 1 }]],
    ['a picture twice', ([first]) => [{ id: first?.id }, { id: first?.id }]],
    ['an entry that is neither', () => [{ caption: 'x' }]],
  ])('refuse %s and stay unchanged', async (_label, galleryOf) => {
    const { id, images } = await makeProject()
    const otherProject = await makeProject()
    const stored = await files()
    const { status, body } = await updateGallery(id, galleryOf(images, otherProject.images))
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ path: 'gallery' }])
    expect(await files()).toEqual(stored)
    expect((await update(id, [])).body.data.images).toEqual(images)
  })

  test('refuse an upload that is not in the list', async () => {
    const { id, images } = await makeProject()
    const stored = await files()
    const keptImages = images.map((image) => ({ id: image.id }))
    expect((await updateGallery(id, keptImages, [['images', await makePicture()]])).status).toBe(
      400,
    )
    expect(await files()).toEqual(stored)
  })
})

test('alternative texts can be set, emptied for decoration, and removed', async () => {
  const { id } = await makeProject()
  const alts = (value: object) => update(id, [['alts', JSON.stringify(value)]])
  const first = await alts({ coverImage: 'A kiln at dusk', image2: '' })
  expect(first.body.data).toMatchObject({
    coverImageAlt: 'A kiln at dusk',
    image2Alt: '',
    image3Alt: null,
  })
  const second = await alts({ image2: null })
  expect(second.body.data).toMatchObject({ coverImageAlt: 'A kiln at dusk', image2Alt: null })
  expect((await alts({ coverImage: 7 })).status).toBe(400)
})

describe('a slug', () => {
  const suggestSlug = async (input: object, authorization = bearer) => {
    const response = await site.app.inject({
      url: `/trpc/projects.slug?input=${encodeURIComponent(JSON.stringify(input))}`,
      headers: { authorization },
    })
    return response.json().result?.data ?? response.statusCode
  }

  test('is suggested from a title, with a number if another project has taken it', async () => {
    const { id } = await makeProject()
    expect(await suggestSlug({ text: 'Kiln & Co' })).toEqual({ slug: 'kiln-co', isFree: false })
    expect(await suggestSlug({ text: 'kiln-co' })).toEqual({ slug: 'kiln-co', isFree: true })
    expect(await suggestSlug({ text: 'kiln' })).toEqual({ slug: 'kiln-2', isFree: false })
    expect(await suggestSlug({ text: 'kiln', exceptId: id })).toEqual({
      slug: 'kiln',
      isFree: true,
    })
    expect(await suggestSlug({ text: '東京' })).toEqual({ slug: null, isFree: false })
  })

  test('is suggested to staff only', async () => {
    expect(await suggestSlug({ text: 'kiln' }, 'Bearer a.b.c')).toBe(401)
  })
})
