import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makePicture } from '../support/forms.ts'
import { completeProject, useProjectSite } from '../support/project-site.ts'

const projects = useProjectSite()
const { create, trpc, files, rows } = projects

describe('create', () => {
  test('stores every documented field, the pictures and the captions', async () => {
    const response = await create([
      ...completeProject,
      ['coverImage', await makePicture('jpeg')],
      ['image2', await makePicture('gif')],
      ['image3', await makePicture('avif')],
      ['clientLogo', await makePicture('webp')],
      ['images', await makePicture('png')],
      ['images', await makePicture('png', { width: 20, height: 50 })],
      ['captions', '["The model","The beach"]'],
    ])
    expect(response.status).toBe(201)
    expect(response.body).toMatchObject({
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
    const { data } = response.body
    for (const address of [data.coverImage, data.image2, data.image3, data.clientLogo]) {
      const served = await projects.site.app.inject(address)
      expect(served.statusCode).toBe(200)
      expect(served.headers['content-type']).toBe('image/webp')
      expect((await sharp(served.rawPayload).metadata()).format).toBe('webp')
    }
    expect(await files()).toHaveLength(6)
  })

  test('defaults to active, not featured, published today, with a slug of the title', async () => {
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

  test('treats an empty file input as no file, and drops unknown fields', async () => {
    const response = await create([
      ['title', 'x'],
      ['coverImage', new Uint8Array(0), ''],
      ['__defineGetter__', 'x'],
      ['toString', 'x'],
    ])
    expect(response.status).toBe(201)
    expect(response.body.data.coverImage).toBeNull()
  })

  test('rotates a picture upright and strips its metadata', async () => {
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
    const servedImage = (await projects.site.app.inject(body.data.coverImage)).rawPayload
    expect(await sharp(servedImage).metadata()).toMatchObject({ width: 20, height: 60 })
    expect((await sharp(servedImage).metadata()).exif).toBeUndefined()
    expect(servedImage.includes('Somebody')).toBe(false)
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
    const servedImage = (await projects.site.app.inject(body.data.coverImage)).rawPayload
    expect((await sharp(servedImage).metadata()).pages ?? 1).toBe(1)
  })

  test('is for staff only, whatever is sent', async () => {
    const before = (await rows()).length
    for (const authorization of ['', 'Bearer nothing', 'Basic b3duZXI6eA==']) {
      const response = await projects.site.app.inject({
        method: 'POST',
        url: '/api/projects',
        payload: { title: 'Mine' },
        ...(authorization && { headers: { authorization } }),
      })
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
    }
    // Without a login, the form is not even read.
    expect((await create([['__proto__', 'x']], '')).status).toBe(401)
    expect((await trpc('create', { title: 'Mine' }, '')).status).toBe(401)
    expect(await rows()).toHaveLength(before)
  })
})
