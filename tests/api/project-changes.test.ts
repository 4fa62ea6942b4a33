import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { forgetExpired } from '@agency/api/jobs/forget-expired-job'
import { sweepFiles } from '@agency/api/storage/sweep-files-job'
import sharp from 'sharp'
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
beforeEach(() => site.db.deleteFrom('projects').execute())

const create = (parts: Parts, authorization: string | undefined = bearer) =>
  sendForm(site.app, 'POST', '/api/projects', parts, authorization)
const update = (id: number | string, parts: Parts) =>
  sendForm(site.app, 'PUT', `/api/projects/${id}`, parts, bearer)
const json = async (method: 'PUT' | 'DELETE' | 'GET', url: string, payload?: object) => {
  const response = await site.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: bearer },
  })
  return { status: response.statusCode, body: response.json() }
}
const trpc = async (
  procedure: string,
  input: object,
  authorization: string | undefined = bearer,
) => {
  const response = await site.app.inject({
    method: 'POST',
    url: `/trpc/projects.${procedure}`,
    payload: input,
    headers: authorization ? { authorization } : {},
  })
  return { status: response.statusCode, body: response.json() }
}
const files = () => readdir(path.join(site.filesDir, 'projects')).catch(() => [] as string[])
const rows = () => site.db.selectFrom('projects').selectAll().orderBy('id').execute()
const imagesOf = (id: number) =>
  site.db.selectFrom('projectImages').selectAll().where('projectId', '=', id).execute()

const whole: Parts = [
  ['title', 'Eleven homes, sold!'],
  ['clientName', 'Lighthouse Lane'],
  ['description', 'An overview.'],
  ['summary', 'In short.'],
  ['problem', 'It was hard.'],
  ['solution', 'It is easy.'],
  ['content', '<h2>How</h2><p onclick="steal()">So.</p><script>steal()</script>'],
  ['services', '["Web Development","Web Development"," UI/UX Design "]'],
  ['technologies', '["React"]'],
  ['projectUrl', 'https://lighthouse.example/'],
  ['metaTitle', 'Eleven homes'],
  ['metaDescription', 'Sold.'],
  ['Active', 'false'],
  ['IsFeatured', 'true'],
  ['publishedDate', '2026-03-04'],
  ['testimonial', 'Good people.'],
  ['surprise', 'dropped'],
]

describe('create', () => {
  test('stores every documented field, the pictures and the captions', async () => {
    const answer = await create([
      ...whole,
      ['coverImage', await makePicture('jpeg')],
      ['image2', await makePicture('gif')],
      ['image3', await makePicture('avif')],
      ['clientLogo', await makePicture('webp')],
      ['images', await makePicture('png')],
      ['images', await makePicture('png', { width: 20, height: 50 })],
      ['captions', '["The model","The beach"]'],
    ])
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      success: true,
      data: {
        title: 'Eleven homes, sold!',
        slug: 'eleven-homes-sold',
        services: ['Web Development', 'UI/UX Design'],
        technologies: ['React'],
        content: '<h2>How</h2><p>So.</p>',
        Active: false,
        IsFeatured: true,
        publishedDate: '2026-03-04',
        images: [{ caption: 'The model' }, { caption: 'The beach' }],
      },
    })
    const { data } = answer.body
    for (const address of [data.coverImage, data.image2, data.image3, data.clientLogo]) {
      const served = await site.app.inject(address)
      expect(served.statusCode).toBe(200)
      expect(served.headers['content-type']).toBe('image/webp')
      expect((await sharp(served.rawPayload).metadata()).format).toBe('webp')
    }
    expect(await files()).toHaveLength(6)
  })

  test('fills in what is absent: active, not featured, published today, a slug of the title', async () => {
    const { body } = await create([['title', 'Año 2026: Café']])
    expect(body.data).toMatchObject({
      Active: true,
      IsFeatured: false,
      slug: 'ano-2026-cafe',
      services: [],
      coverImage: null,
    })
    expect((await create([['title', 'Año 2026: Café']])).body.data.slug).toBe('ano-2026-cafe-2')
    expect((await create([['title', '1984']])).body.data.slug).toBe('project-1984')
    expect((await create([['title', '東京']])).body.data.slug).toBeNull()
  })

  test('takes a file input that was left empty for no file, and drops what it does not know', async () => {
    const answer = await create([
      ['title', 'x'],
      ['coverImage', new Uint8Array(0), ''],
      ['__defineGetter__', 'x'],
      ['toString', 'x'],
    ])
    expect(answer.status).toBe(201)
    expect(answer.body.data.coverImage).toBeNull()
  })

  test('turns a picture the right way up and keeps nothing but its pixels', async () => {
    const photo = await sharp({ create: { width: 60, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '37/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(photo.includes('Somebody')).toBe(true)
    const { body } = await create([
      ['title', 'Photo'],
      ['coverImage', photo],
    ])
    const served = (await site.app.inject(body.data.coverImage)).rawPayload
    expect(await sharp(served).metadata()).toMatchObject({ width: 20, height: 60 })
    expect((await sharp(served).metadata()).exif).toBeUndefined()
    expect(served.includes('Somebody')).toBe(false)
  })

  test('keeps one frame of an animation', async () => {
    const frames = await sharp([await makePicture('png'), await makePicture('png')], {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    const { body } = await create([
      ['title', 'Animation'],
      ['coverImage', frames],
    ])
    const served = (await site.app.inject(body.data.coverImage)).rawPayload
    expect((await sharp(served).metadata()).pages ?? 1).toBe(1)
  })

  test('is for staff only, whatever is sent', async () => {
    const before = (await rows()).length
    for (const authorization of ['', 'Bearer nothing', 'Basic b3duZXI6eA==']) {
      const response = await site.app.inject({
        method: 'POST',
        url: '/api/projects',
        payload: { title: 'Mine' },
        ...(authorization && { headers: { authorization } }),
      })
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
    }
    // Nobody else's form is even read.
    expect((await create([['__proto__', 'x']], '')).status).toBe(401)
    expect((await trpc('create', { title: 'Mine' }, '')).status).toBe(401)
    expect(await rows()).toHaveLength(before)
  })
})

describe('a form that is refused leaves no row and no file', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
  const text = (value: string) => new TextEncoder().encode(value)
  const big = new Uint8Array(10 * 1024 * 1024 + 1)
  const bad: [
    name: string,
    status: number,
    path: string | undefined,
    parts: () => Parts | Promise<Parts>,
  ][] = [
    ['no title', 400, 'title', () => [['summary', 'x']]],
    ['a blank title', 400, 'title', () => [['title', '  ']]],
    ['a title over 200 characters', 400, 'title', () => [['title', 'x'.repeat(201)]]],
    ['a NUL', 400, 'title', () => [['title', 'a\0b']]],
    [
      'a projectUrl of another scheme',
      400,
      'projectUrl',
      () => [
        ['title', 'x'],
        ['projectUrl', 'javascript:alert(1)'],
      ],
    ],
    [
      'a projectUrl that is none',
      400,
      'projectUrl',
      () => [
        ['title', 'x'],
        ['projectUrl', 'lighthouse'],
      ],
    ],
    [
      'a date that is none',
      400,
      'publishedDate',
      () => [
        ['title', 'x'],
        ['publishedDate', '2026-02-30'],
      ],
    ],
    [
      'a day of a month that is none',
      400,
      'publishedDate',
      () => [
        ['title', 'x'],
        ['publishedDate', '2026-13-01'],
      ],
    ],
    [
      'a month for a day',
      400,
      'publishedDate',
      () => [
        ['title', 'x'],
        ['publishedDate', '2026-03'],
      ],
    ],
    [
      'a day that the calendar of the database does not have',
      400,
      'publishedDate',
      () => [
        ['title', 'x'],
        ['publishedDate', '0000-01-01'],
      ],
    ],
    [
      'services that are not JSON',
      400,
      'services',
      () => [
        ['title', 'x'],
        ['services', 'Web, Design'],
      ],
    ],
    [
      'services that are no list',
      400,
      'services',
      () => [
        ['title', 'x'],
        ['services', '{"a":1}'],
      ],
    ],
    [
      'over 50 technologies',
      400,
      'technologies',
      () => [
        ['title', 'x'],
        ['technologies', JSON.stringify(Array.from({ length: 51 }, (_, n) => `t${n}`))],
      ],
    ],
    [
      'Active other than true or false',
      400,
      'active',
      () => [
        ['title', 'x'],
        ['Active', 'yes'],
      ],
    ],
    [
      'a slug with a slash',
      400,
      'slug',
      () => [
        ['title', 'x'],
        ['slug', 'a/b'],
      ],
    ],
    [
      'a slug of digits',
      400,
      'slug',
      () => [
        ['title', 'x'],
        ['slug', '17'],
      ],
    ],
    [
      'a logo elsewhere',
      400,
      'clientLogo',
      () => [
        ['title', 'x'],
        ['clientLogo', '//evil.example/logo.png'],
      ],
    ],
    [
      'a logo up from the pictures',
      400,
      'clientLogo',
      () => [
        ['title', 'x'],
        ['clientLogo', 'logos/../../estimates/a.pdf'],
      ],
    ],
    [
      'a flag other than true',
      400,
      'deleteImage2',
      () => [
        ['title', 'x'],
        ['deleteImage2', 'false'],
      ],
    ],
    [
      'captions that are no list',
      400,
      'captions',
      async () => [
        ['title', 'x'],
        ['images', await makePicture()],
        ['captions', 'one'],
      ],
    ],
    [
      'more captions than images',
      400,
      'captions',
      async () => [
        ['title', 'x'],
        ['images', await makePicture()],
        ['captions', '["one","two"]'],
      ],
    ],
    [
      'a caption over 300 characters',
      400,
      'captions',
      async () => [
        ['title', 'x'],
        ['images', await makePicture()],
        ['captions', JSON.stringify(['x'.repeat(301)])],
      ],
    ],
    [
      'captions without images',
      400,
      'captions',
      () => [
        ['title', 'x'],
        ['captions', '["one"]'],
      ],
    ],
    [
      'an unknown file part',
      400,
      undefined,
      async () => [
        ['title', 'x'],
        ['video', await makePicture()],
      ],
    ],
    [
      'a field twice',
      400,
      undefined,
      () => [
        ['title', 'x'],
        ['title', 'y'],
      ],
    ],
    [
      'a cover twice',
      400,
      undefined,
      async () => [
        ['title', 'x'],
        ['coverImage', await makePicture()],
        ['coverImage', await makePicture()],
      ],
    ],
    [
      'a part named __proto__',
      400,
      undefined,
      () => [
        ['title', 'x'],
        ['__proto__', '{"role":"staff"}'],
      ],
    ],
    [
      '13 images',
      413,
      undefined,
      async () => [
        ['title', 'x'],
        ...(await Promise.all(
          Array.from({ length: 13 }, async () => ['images', await makePicture()] as Parts[number]),
        )),
      ],
    ],
    [
      'a file over 10 MB',
      413,
      undefined,
      () => [
        ['title', 'x'],
        ['coverImage', big],
      ],
    ],
    [
      '1,001 parts',
      413,
      undefined,
      () => [
        ['title', 'x'],
        ...Array.from({ length: 1_001 }, (_, n) => [`f${n}`, 'x'] as Parts[number]),
      ],
    ],
    [
      '121 parts, of which no kind is too many',
      413,
      undefined,
      async () => [
        ['title', 'x'],
        ...Array.from({ length: 110 }, (_, n) => [`f${n}`, 'x'] as Parts[number]),
        ...(await Promise.all(
          Array.from({ length: 10 }, async () => ['images', await makePicture()] as Parts[number]),
        )),
      ],
    ],
    [
      'over 25 megapixels',
      413,
      undefined,
      async () => [
        ['title', 'x'],
        ['coverImage', await makePicture('png', { width: 5_001, height: 5_001 })],
      ],
    ],
    [
      'an SVG',
      415,
      undefined,
      () => [
        ['title', 'x'],
        ['coverImage', text(svg), 'cover.png'],
      ],
    ],
    [
      'a TIFF',
      415,
      undefined,
      async () => [
        ['title', 'x'],
        ['coverImage', await makePicture('tiff')],
      ],
    ],
    [
      'a PDF',
      415,
      undefined,
      () => [
        ['title', 'x'],
        ['image2', text('%PDF-1.7 none'), 'image.png'],
      ],
    ],
    [
      'a page',
      415,
      undefined,
      () => [
        ['title', 'x'],
        ['image3', text('<!doctype html><script>1</script>'), 'image.jpg'],
      ],
    ],
    [
      'half a picture',
      415,
      undefined,
      async () => [
        ['title', 'x'],
        ['coverImage', (await makePicture('jpeg', { width: 900, height: 900 })).subarray(0, 700)],
      ],
    ],
    [
      'only the first bytes of a picture',
      415,
      undefined,
      () => [
        ['title', 'x'],
        ['coverImage', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])],
      ],
    ],
    [
      'an empty file',
      415,
      undefined,
      () => [
        ['title', 'x'],
        ['coverImage', new Uint8Array(0), 'cover.png'],
      ],
    ],
    [
      'a good cover before a bad one',
      415,
      undefined,
      async () => [
        ['title', 'x'],
        ['coverImage', await makePicture()],
        ['image2', text('no picture')],
      ],
    ],
  ]
  test.each(bad)('%s: %i', async (_name, status, field, parts) => {
    const before = (await files()).length
    const answer = await create(await parts())
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ success: false, code: expect.any(String) })
    if (field) expect(answer.body.errors[0].path).toBe(field)
    expect(await rows()).toEqual([])
    expect(await files()).toHaveLength(before)
  })

  test('a slug that is taken: 409', async () => {
    await create([
      ['title', 'x'],
      ['slug', 'taken'],
    ])
    const before = (await files()).length
    const answer = await create([
      ['title', 'y'],
      ['slug', 'taken'],
      ['coverImage', await makePicture()],
    ])
    expect(answer.status).toBe(409)
    expect(answer.body.errors[0].path).toBe('slug')
    expect(await files()).toHaveLength(before)
  })
})

describe('a text that is refused', () => {
  test.each([
    ['slug', 120],
    ['clientName', 120],
    ['description', 5_000],
    ['summary', 500],
    ['problem', 5_000],
    ['solution', 5_000],
    ['content', 100_000],
    ['metaTitle', 120],
    ['metaDescription', 300],
    ['clientLogo', 300],
    ['testimonial', 2_000],
  ])('%s of more than %i characters', async (field, most) => {
    const send = (length: number) =>
      create([
        ['title', 'x'],
        [field, 'x'.repeat(length)],
      ])
    expect((await send(most)).status).toBe(201)
    const answer = await send(most + 1)
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0].path).toBe(field)
  })

  test.each([
    ['a service over 80 characters', { services: ['x'.repeat(81)] }],
    ['an address over 2,048', { projectUrl: `https://a.example/${'x'.repeat(2_031)}` }],
    ['an address of two lines', { projectUrl: 'https://a.example/\nx' }],
    ['a client of two lines', { clientName: 'A\nB' }],
    ['a page title of two lines', { metaTitle: 'A\nB' }],
    ['a page description of two lines', { metaDescription: 'A\r\nB' }],
    ['a NUL in the content', { content: '<p>a\0</p>' }],
    ['half a character in the content', { content: '<p>\ud800</p>' }],
    ['a NUL in the summary', { summary: 'a\0' }],
    ['half a character in a technology', { technologies: ['\udc00'] }],
  ])('%s', async (_what, fields) => {
    expect((await trpc('create', { title: 'x', ...fields })).status).toBe(400)
    expect(await rows()).toEqual([])
  })
})

describe('update', () => {
  const made = async (parts: Parts = whole) => (await create(parts)).body.data

  test('changes what is there, keeps what is absent and clears what is empty', async () => {
    const { id } = await made()
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
    const { id, coverImage } = await made([
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
    expect((await site.app.inject(coverImage)).statusCode).toBe(404)
  })

  test('refuses a change of an older state: 409', async () => {
    const { id, updatedAt } = await made()
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

  test('of several changes of one state at once, one wins', async () => {
    const { id, updatedAt } = await made()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        json('PUT', `/api/projects/${id}`, { title: `Change ${n}`, updatedAt }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)])
  })

  test('each change is a later state, even for a clock that was set back', async () => {
    const { id } = await made()
    const updatedAt = new Date(Date.now() + 3_600_000)
    await site.db.updateTable('projects').set({ updatedAt }).where('id', '=', id).execute()
    const { body } = await json('PUT', `/api/projects/${id}`, { title: 'One', updatedAt })
    expect(Date.parse(body.data.updatedAt)).toBeGreaterThan(updatedAt.getTime())
  })

  test('refuses a slug that another project has: 409, and keeps no file', async () => {
    await made([
      ['title', 'x'],
      ['slug', 'taken'],
    ])
    const { id } = await made([['title', 'y']])
    const before = await files()
    const answer = await update(id, [
      ['title', 'y'],
      ['slug', 'taken'],
      ['coverImage', await makePicture()],
      ['images', await makePicture()],
    ])
    expect(answer.status).toBe(409)
    expect(answer.body.errors[0].path).toBe('slug')
    expect(await files()).toEqual(before)
    expect(await imagesOf(id)).toEqual([])
  })

  test('a picture for a project that is not there leaves no file', async () => {
    const before = await files()
    const answer = await update(99_999, [
      ['title', 'x'],
      ['coverImage', await makePicture()],
    ])
    expect(answer.status).toBe(404)
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
    const { id } = await made([['title', 'x'], ...pictures])
    const { body } = await update(id, [
      ['title', 'x'],
      [flag, 'true'],
    ])
    const { coverImage, image2, image3, clientLogo } = body.data
    const slots = { coverImage, image2, image3, clientLogo }
    const empty = Object.entries(slots).filter(([, address]) => address === null)
    expect(empty.map(([name]) => name)).toEqual([slot])
  })

  test('needs a title in a form, and rolls back when a picture is bad', async () => {
    const { id } = await made()
    expect((await update(id, [['summary', 'x']])).status).toBe(400)
    const bad = await update(id, [
      ['title', 'New'],
      ['coverImage', new Uint8Array(9)],
    ])
    expect(bad.status).toBe(415)
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

  test('takes JSON with IsFeatured true, and leaves one featured', async () => {
    const first = await made()
    const second = await made([['title', 'Second']])
    expect((await json('PUT', `/api/projects/${second.id}`, { IsFeatured: true })).status).toBe(200)
    expect((await rows()).filter((row) => row.featured).map((row) => row.id)).toEqual([second.id])
    // Again has no effect.
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
    const { id } = await made([['title', 'x']])
    expect((await json('PUT', `/api/projects/${id}`, payload)).status).toBe(400)
  })

  test('two featured at once leave exactly one', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        create([
          ['title', `P${n}`],
          ['IsFeatured', 'true'],
        ]),
      ),
    )
    expect(made.map(({ status }) => status)).toEqual(Array(6).fill(201))
    await Promise.all(
      made.map(({ body }) => json('PUT', `/api/projects/${body.data.id}`, { IsFeatured: true })),
    ).then((answers) => expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200)))
    expect((await rows()).filter((row) => row.featured)).toHaveLength(1)
  })

  test('does the same over tRPC', async () => {
    const { id } = await made([['title', 'x']])
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

describe('delete', () => {
  test('removes the row and its images at once, their files a day later; again: 404', async () => {
    const { body } = await create([
      ['title', 'x'],
      ['coverImage', await makePicture()],
      ['images', await makePicture()],
    ])
    const { id, coverImage, images } = body.data
    const own = [coverImage, images[0].image].map((image) => path.basename(image))
    expect((await json('DELETE', `/api/projects/${id}`)).status).toBe(200)
    expect(await rows()).toEqual([])
    expect(await imagesOf(id)).toEqual([])
    expect((await json('DELETE', `/api/projects/${id}`)).status).toBe(404)
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
    await forgetExpired(site.deps, hours(23))
    await sweepFiles(site.deps, hours(25))
    expect(await files()).toEqual(expect.arrayContaining(own))
    await forgetExpired(site.deps, hours(25))
    expect((await files()).filter((file) => own.includes(file))).toEqual([])
    expect((await trpc('restore', { id })).status).toBe(404)
  })

  test('can be taken back as it was, further pictures and all', async () => {
    const made = await create([
      ...whole,
      ['coverImage', await makePicture()],
      ['images', await makePicture()],
      ['captions', '["The model"]'],
    ])
    const { id } = made.body.data
    const { body: before } = await json('GET', `/api/projects/${id}`)
    await json('DELETE', `/api/projects/${id}`)
    expect((await json('GET', `/api/projects/${id}`)).status).toBe(404)
    expect((await trpc('restore', { id }, '')).status).toBe(401)
    expect((await trpc('restore', { id })).status).toBe(200)
    expect((await json('GET', `/api/projects/${id}`)).body.data).toEqual(before.data)
    expect((await trpc('restore', { id })).status).toBe(404)
    expect((await create([['title', 'The next']])).body.data.id).toBeGreaterThan(id)
  })

  test('taken back beside a newcomer it leaves that one its slug and its place', async () => {
    const { body } = await create(whole)
    await json('DELETE', `/api/projects/${body.data.id}`)
    await create(whole)
    await trpc('restore', { id: body.data.id })
    expect((await rows()).map(({ slug, featured }) => ({ slug, featured }))).toEqual([
      { slug: 'eleven-homes-sold-2', featured: false },
      { slug: 'eleven-homes-sold', featured: true },
    ])
  })

  test('is for staff only', async () => {
    const { body } = await create([['title', 'x']])
    const response = await site.app.inject({
      method: 'DELETE',
      url: `/api/projects/${body.data.id}`,
    })
    expect(response.statusCode).toBe(401)
    expect(await rows()).toHaveLength(1)
  })
})

test('the log holds no form contents and no token', async () => {
  await create([
    ['title', 'A title nobody should log'],
    ['coverImage', new Uint8Array(3)],
  ])
  const log = JSON.stringify(site.logged)
  expect(log).not.toContain('nobody should log')
  expect(log).not.toContain(bearer.slice(7))
})
