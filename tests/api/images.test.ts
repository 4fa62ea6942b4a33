import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import { sweepFiles } from '@agency/api/storage/sweep-files-job'
import { variantsOf } from '@agency/contract/picture'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogin } from '../support/accounts.ts'
import { countJobs } from '../support/bench-site.ts'
import { encodeForm, makePicture, sendForm } from '../support/forms.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let bearer: string
beforeAll(async () => {
  site = await openTestApp({ makesVariants: true })
  bearer = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())

const files = async () =>
  (await readdir(site.filesDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(site.filesDir, entry.parentPath), entry.name))
    .sort()

const createProject = async (title: string, width = 1_000) => {
  const { body } = await sendForm(
    site.app,
    'POST',
    '/api/projects',
    [
      ['title', title],
      ['coverImage', await makePicture('jpeg', { width, height: 600 })],
    ],
    bearer,
  )
  return body.data as { id: number; slug: string; coverImage: string }
}

const picturesOf = async (slug: string) =>
  (await site.app.inject(`/api/projects/${slug}`)).json().data.pictures as unknown[]

const waitForVariants = (slug: string) => expect.poll(() => picturesOf(slug)).toHaveLength(1)

describe('an uploaded picture', () => {
  test('gets its size, a ThumbHash, and AVIF and WebP variants', async () => {
    const { slug, coverImage } = await createProject('Wide')
    await waitForVariants(slug)
    expect(await picturesOf(slug)).toEqual([
      {
        url: coverImage,
        width: 1_000,
        height: 600,
        thumbHash: expect.stringMatching(/^[\w+/]{20,40}=*$/),
      },
    ])
    const variants = variantsOf({ url: coverImage, width: 1_000 })
    expect(variants.map(({ width, format }) => `${width} ${format}`)).toEqual([
      ...['320 avif', '640 avif', '960 avif', '1000 avif'],
      ...['320 webp', '640 webp', '960 webp'],
    ])
    for (const { url, width, format } of variants) {
      const response = await site.app.inject(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe(`image/${format}`)
      expect(response.headers['cache-control']).toBe(
        'public, max-age=31536000, s-maxage=600, immutable',
      )
      const { data, info } = await sharp(response.rawPayload)
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([width, Math.round(width * 0.6)])
      // The colour that was sent, whatever the codec.
      for (const [channel, value] of [0xdd, 0x54, 0x00].entries()) {
        expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(8)
      }
    }
  })

  test('appears with the same dimensions in the list of projects', async () => {
    const list = (await site.app.inject('/api/projects')).json().data
    const wide = list.find((project: { slug: string }) => project.slug === 'wide')
    expect(wide.pictures).toEqual(await picturesOf('wide'))
  })

  test('loses its variants when it is replaced or its project is deleted', async () => {
    const { id, slug, coverImage } = await createProject('Gone', 400)
    await waitForVariants(slug)
    const nameOf = (url: string) => path.basename(url, '.webp')
    const filesOf = async () => (await files()).filter((name) => name.includes(nameOf(coverImage)))
    expect(await filesOf()).toHaveLength(4)
    await sendForm(
      site.app,
      'PUT',
      `/api/projects/${id}`,
      [
        ['title', 'Gone'],
        ['coverImage', await makePicture('png', { width: 300, height: 200 })],
      ],
      bearer,
    )
    expect(await filesOf()).toEqual([])
    await waitForVariants(slug)
    const before = (await files()).length
    await site.app.inject({
      method: 'DELETE',
      url: `/api/projects/${id}`,
      headers: { authorization: bearer },
    })
    // Its pictures are renamed first.
    await expect.poll(() => countJobs(site.url)).toBe(0)
    // The project can be restored for a day.
    await deleteExpired(site.deps, new Date(Date.now() + 25 * 3_600_000))
    // The picture and its one variant, which has the same width.
    expect(await files()).toHaveLength(before - 2)
    expect(await site.db.selectFrom('pictures').select('url').execute()).toHaveLength(1)
  })

  test('supports range requests and conditional requests', async () => {
    const { coverImage } = (await site.app.inject('/api/projects/wide')).json().data
    const complete = await site.app.inject(coverImage)
    const range = await site.app.inject({ url: coverImage, headers: { range: 'bytes=10-19' } })
    expect(range.statusCode).toBe(206)
    expect(range.headers['content-range']).toBe(`bytes 10-19/${complete.rawPayload.length}`)
    expect(range.rawPayload).toEqual(complete.rawPayload.subarray(10, 20))
    const revalidation = await site.app.inject({
      url: coverImage,
      headers: { 'if-none-match': String(complete.headers.etag) },
    })
    expect(revalidation.statusCode).toBe(304)
    expect(revalidation.rawPayload).toHaveLength(0)
    const unsatisfiable = await site.app.inject({
      url: coverImage,
      headers: { range: 'bytes=9999999-' },
    })
    expect(unsatisfiable.statusCode).toBe(416)
  })
})

test('a stored picture of the style tool gets variants', async () => {
  const { payload, contentType } = await encodeForm([
    ['image', await makePicture('png', { width: 700, height: 500 })],
  ])
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/images/upload',
    payload,
    headers: { 'content-type': contentType },
  })
  const url = String(response.json().filePath)
  const variantUrl = url.replace('.webp', '-320.avif')
  await expect.poll(async () => (await site.app.inject(variantUrl)).statusCode).toBe(200)
})

describe('the sweep', () => {
  const day = 24 * 3_600_000
  const putFile = async (key: string, ageMs: number) => {
    await site.deps.storage.put(key, Buffer.from('bytes'))
    const time = new Date(Date.now() - ageMs)
    await utimes(path.join(site.filesDir, key), time, time)
  }

  test('removes unreferenced files after a day, and no others', async () => {
    const { content: _, ...project } = (await site.app.inject('/api/projects/wide')).json().data
    await site.db
      .updateTable('projects')
      .set({ content: '<p><img src="/uploads/projects/in-text.webp" alt=""></p>' })
      .where('id', '=', project.id)
      .execute()
    await expect.poll(() => countJobs(site.url)).toBe(0)
    const remaining = await files()
    for (const name of remaining) {
      const time = new Date(Date.now() - 2 * day)
      await utimes(path.join(site.filesDir, name), time, time)
    }
    await putFile('projects/in-text.webp', 2 * day)
    await putFile('projects/in-text-320.avif', 2 * day)
    await putFile('projects/orphan.webp', 2 * day)
    await putFile('projects/orphan-320.avif', 2 * day)
    await putFile('estimates/orphan.pdf', 2 * day)
    await putFile('projects/fresh.webp', day - 60_000)
    await sweepFiles(site.deps)
    expect(await files()).toEqual(
      [
        ...remaining,
        'projects/fresh.webp',
        'projects/in-text.webp',
        'projects/in-text-320.avif',
      ].sort(),
    )
  })

  test('queues variants missing from an earlier release’s picture', async () => {
    await site.deps.storage.put(
      'projects/older.webp',
      await makePicture('webp', { width: 500, height: 300 }),
    )
    await site.db
      .insertInto('projects')
      .values({ title: 'Older', slug: 'older', coverImage: 'older.webp' })
      .execute()
    await sweepFiles(site.deps)
    await waitForVariants('older')
  })
})
