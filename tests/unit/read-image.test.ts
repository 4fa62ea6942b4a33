import { findImageType, MAX_IMAGE_BYTES } from '@agency/api/images/image-type'
import { readImage } from '@agency/api/images/read-image'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makePicture } from '../support/forms.ts'

describe('a picture is recognised by its first bytes', () => {
  test.each([
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['GIF87a', 'gif'],
    ['GIF89a', 'gif'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x1cftypavif', 'avif'],
    ['\0\0\0\x1cftypavis', 'avif'],
    ['RIFF\x10\0\0\0WAVEfmt ', undefined],
    ['\0\0\0\x1cftypheic', undefined],
    ['\0\0\0\x1cftypisom', undefined],
    ['II*\0', undefined],
    ['BM', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
    ['', undefined],
  ])('%j: %s', (start, type) => {
    expect(findImageType(Buffer.from(start, 'latin1'))).toBe(type)
  })
})

test('a file over 10 MB is refused before anything is decoded', async () => {
  const bytes = Buffer.concat([await makePicture(), Buffer.alloc(MAX_IMAGE_BYTES)])
  await expect(readImage(bytes, ['png'])).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
})

test('25 megapixels are accepted and scaled down to display size, more are refused', async () => {
  const largest = await makePicture('png', { width: 5_000, height: 5_000 })
  expect(await readImage(largest, ['png'])).toMatchObject({ width: 2_880, height: 2_880 })
  const tooLarge = await makePicture('png', { width: 5_000, height: 5_001 })
  await expect(readImage(tooLarge, ['png'])).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
})

test.each(['gif', 'webp'] as const)(
  'only the first frame of an animated %s is kept',
  async (format) => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 16, height: 16, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
    expect((await sharp(animation).metadata()).pages).toBe(2)
    const { bytes, width, height } = await readImage(animation, [format])
    expect({ width, height }).toEqual({ width: 16, height: 16 })
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
    const { dominant } = await sharp(bytes).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
  },
)

test('nothing of a picture stays in memory once it is read', async () => {
  await readImage(await makePicture('png'), ['png'])
  const { memory, files, items } = sharp.cache()
  expect([memory.current, files.current, items.current]).toEqual([0, 0, 0])
})
