import { checkPicture } from '@agency/api/pictures/check-picture'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

test('decoders that nothing here needs are closed', async () => {
  const tiff = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#2e7d5b' } })
    .tiff()
    .toBuffer()
  for (const bytes of [tiff, Buffer.from(SVG)]) {
    await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format')
  }
})

describe('a file of two kinds is refused', () => {
  test.each([
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['JPEG', '\xff\xd8\xff'],
    ['GIF', 'GIF89a'],
    ['WebP', 'RIFFxxxxWEBP'],
    ['AVIF', 'xxxxftypavif'],
  ])('SVG that starts as a %s', async (_what, start) => {
    await expect(checkPicture(Buffer.from(start + SVG, 'latin1'))).rejects.toThrow()
  })
})

test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
  'a %s is known by its bytes and refused when half of it is missing',
  async (format) => {
    const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
    const bytes = await sharp({
      create: { width: 120, height: 90, channels: 3, background: 'white', noise },
    })
      .toFormat(format)
      .toBuffer()
    expect(await checkPicture(bytes)).toBe(format)
    await expect(checkPicture(bytes.subarray(0, bytes.length / 2))).rejects.toThrow()
  },
)
