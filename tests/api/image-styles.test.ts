import { openStylingWorkers } from '@agency/api/workers/styling-workers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeForm, makePicture, type Parts, sendForm } from '../support/forms.ts'
import { makeSamplePhoto as photo } from '../support/sample-photo.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const style = (site: TestApp, parts: Parts) =>
  sendForm(site.app, 'POST', '/api/images/style', parts)

const pixelsOf = async (base64: string) =>
  sharp(Buffer.from(base64, 'base64')).raw().toBuffer({ resolveWithObject: true })

describe('painted on this machine', () => {
  const stylingWorkers = openStylingWorkers()
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp({ applyImageStyle: stylingWorkers.applyStyle })
  })
  afterAll(async () => {
    await site.close()
    await stylingWorkers.close()
  })

  test('returns a PNG, always the same for a photo; a small photo is enlarged', async () => {
    const image = await photo(120, 80)
    const first = await style(site, [['image', image]])
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ success: true, width: 480, height: 320 })
    const { data, info } = await pixelsOf(first.body.image)
    expect([info.width, info.height, info.channels]).toEqual([480, 320, 3])
    const before = await sharp(image).raw().toBuffer()
    expect(data.equals(before)).toBe(false)
    const second = await style(site, [['image', image]])
    expect(second.body.image).toBe(first.body.image)
  })

  test('applies the chosen style and strength; strength 0 leaves the photo unchanged', async () => {
    const image = await photo(120, 80)
    const styledImage = async (fields: Parts) =>
      (await style(site, [['image', image], ...fields])).body.image
    const [meadow, dusk, weak] = await Promise.all([
      styledImage([]),
      styledImage([['style', 'dusk']]),
      styledImage([['strength', '0']]),
    ])
    expect(dusk).not.toBe(meadow)
    expect((await pixelsOf(weak)).data.equals(await sharp(image).raw().toBuffer())).toBe(true)
  })

  test('shrinks a large photo and rotates it upright', async () => {
    const large = await sharp(await photo(3_000, 2_000))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await style(site, [
      ['image', large, 'a.jpg'],
      ['strength', '0'],
    ])
    expect([body.width, body.height]).toEqual([1_365, 2_048])
  })

  test.each<[name: string, size: [number, number], photo: () => Promise<Buffer>]>([
    ['a panorama', [2_048, 102], async () => photo(4_000, 200)],
    ['64 pixels', [256, 256], async () => photo(64, 64)],
    [
      'CMYK',
      [480, 320],
      async () =>
        sharp(await photo(120, 80))
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
    [
      '16 bits',
      [480, 320],
      async () =>
        sharp(await photo(120, 80))
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
    ],
    [
      'shades of grey',
      [480, 320],
      async () =>
        sharp(await photo(120, 80))
          .greyscale()
          .png()
          .toBuffer(),
    ],
    [
      'a transparent background',
      [480, 320],
      async () =>
        sharp({
          create: {
            width: 120,
            height: 80,
            channels: 4,
            background: { r: 0, g: 0, b: 0, alpha: 0 },
          },
        })
          .png()
          .toBuffer(),
    ],
    [
      'an animation',
      [480, 320],
      async () =>
        sharp([await photo(120, 80), await photo(120, 80)], { join: { animated: true } })
          .gif()
          .toBuffer(),
    ],
  ])('paints %s', async (_label, [width, height], makePhoto) => {
    const { status, body } = await style(site, [['image', await makePhoto()]])
    expect([status, body.width, body.height]).toEqual([200, width, height])
    const { info } = await pixelsOf(body.image)
    expect([info.width, info.height, info.channels]).toEqual([width, height, 3])
  })

  test('renders transparency as white paper', async () => {
    const transparent = sharp({
      create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    const { body } = await style(site, [
      ['image', await transparent.png().toBuffer()],
      ['strength', '0'],
    ])
    expect(Math.min(...(await pixelsOf(body.image)).data)).toBe(255)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('rotates orientation %i upright', async (orientation) => {
    const rotated = await sharp(await photo(60, 40))
      .jpeg()
      .withMetadata({ orientation })
      .toBuffer()
    const { body } = await style(site, [
      ['image', rotated, 'a.jpg'],
      ['strength', '0'],
    ])
    expect([body.width, body.height]).toEqual(orientation > 4 ? [40, 60] : [60, 40])
  })

  test('returns 503 when too many photos are waiting', async () => {
    const image = await photo(120, 80)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => style(site, [['image', image]])),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses).toContain(503)
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
  })

  test('a visitor is not refused because of another network’s requests', async () => {
    const { payload, contentType } = await encodeForm([['image', await photo(120, 80)]])
    let rejectedCount = 0
    const sendFrom = async (remoteAddress: string) => {
      const { statusCode } = await site.app.inject({
        ...{ method: 'POST', url: '/api/images/style', remoteAddress, payload },
        headers: { 'content-type': contentType },
      })
      if (statusCode === 503) rejectedCount += 1
      return statusCode
    }
    const flood = Array.from({ length: 36 }, (_, n) => sendFrom(`2001:db8:7:${n.toString(16)}::1`))
    await expect.poll(() => rejectedCount).toBeGreaterThan(0)
    expect(await Promise.all([sendFrom('2001:db9:1:1::1'), sendFrom('203.0.113.7')])).toEqual([
      200, 200,
    ])
    await Promise.all(flood)
  })
})

type RejectionCase = [
  name: string,
  status: number,
  message: RegExp,
  parts: () => Parts | Promise<Parts>,
]
describe('refuses', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp()
  })
  afterAll(() => site.close())

  test.each<RejectionCase>([
    ['no image', 400, /Please upload an image first/, () => [['style', 'dusk']]],
    [
      'another style',
      400,
      /style can be/,
      async () => [
        ['image', await photo()],
        ['style', 'oil'],
      ],
    ],
    [
      'a strength over 1',
      400,
      /0 to 1/,
      async () => [
        ['image', await photo()],
        ['strength', '1.1'],
      ],
    ],
    [
      'a strength that is not a number',
      400,
      /0 to 1/,
      async () => [
        ['image', await photo()],
        ['strength', 'x'],
      ],
    ],
    ...['', ' ', '0x1', '1e-1', '+1', '-0', '0,5', 'Infinity', '50%'].map(
      (strength): RejectionCase => [
        `the strength ${JSON.stringify(strength)}`,
        400,
        /0 to 1/,
        async () => [
          ['image', await photo()],
          ['strength', strength],
        ],
      ],
    ),
    ['a text', 415, /valid image/, () => [['image', Buffer.from('hello')]]],
    ['an AVIF', 415, /valid image/, async () => [['image', await makePicture('avif')]]],
    [
      'over 25 megapixels',
      413,
      /too large/,
      async () => [['image', await makePicture('png', { width: 10_000, height: 2_600 })]],
    ],
    [
      '50 megapixels',
      413,
      /too large/,
      async () => [['image', await makePicture('png', { width: 10_000, height: 5_000 })]],
    ],
    ['over 10 MB', 413, /too large/, () => [['image', Buffer.alloc(11 * 1024 * 1024)]]],
  ])('%s: %i', async (_label, status, message, parts) => {
    const response = await style(site, await parts())
    expect(response.status).toBe(status)
    expect(response.body).toMatchObject({ success: false, message: expect.stringMatching(message) })
  })
})
