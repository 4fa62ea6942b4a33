import { crc32, deflateSync } from 'node:zlib'
import { checkImage } from '@agency/api/images/check-image'
import { limitDecoding } from '@agency/api/images/decode-limits'
import { readImage } from '@agency/api/images/read-image'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { jpegOfManyScans } from '../support/many-scans.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

test('unused decoders are disabled', async () => {
  const tiff = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#2e7d5b' } })
    .tiff()
    .toBuffer()
  for (const bytes of [tiff, Buffer.from(SVG)]) {
    await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format')
  }
})

describe('a polyglot file is refused', () => {
  test.each([
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['JPEG', '\xff\xd8\xff'],
    ['GIF', 'GIF89a'],
    ['WebP', 'RIFFxxxxWEBP'],
    ['AVIF', 'xxxxftypavif'],
  ])('SVG that starts as a %s', async (_label, start) => {
    await expect(checkImage(Buffer.from(start + SVG, 'latin1'))).rejects.toThrow()
  })
})

test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
  'a %s is recognised by its bytes and refused when half of it is missing',
  async (format) => {
    const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
    const bytes = await sharp({
      create: { width: 120, height: 90, channels: 3, background: 'white', noise },
    })
      .toFormat(format)
      .toBuffer()
    expect(await checkImage(bytes)).toBe(format)
    await expect(checkImage(bytes.subarray(0, bytes.length / 2))).rejects.toThrow()
  },
)

describe('decoding is bounded for', () => {
  test('a valid JPEG with thousands of scans, which is refused', async () => {
    const jpeg = await jpegOfManyScans(64)
    // Its decoder accepts it.
    expect(await sharp(jpeg, { failOn: 'warning' }).metadata()).toMatchObject({ width: 64 })
    await sharp(jpeg, { failOn: 'warning' }).raw().toBuffer()
    await expect(checkImage(jpeg)).rejects.toThrow('scans')
    await expect(readImage(jpeg, ['jpeg'])).rejects.toThrow('valid image file')
  })

  test('a PNG with text chunks, which are not decompressed', async () => {
    const png = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#2e7d5b' },
    })
      .png()
      .toBuffer()
    const compressed = deflateSync(Buffer.alloc(1024 * 1024))
    const text = chunk(
      'iTXt',
      Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), compressed]),
    )
    const pngWithText = Buffer.concat([
      png.subarray(0, 33),
      ...Array(50).fill(text),
      png.subarray(33),
    ])
    expect(limitDecoding(pngWithText)).toEqual(png)
    expect(await checkImage(pngWithText)).toBe('png')
    // Inconsistent data is left to the decoder.
    const truncated = pngWithText.subarray(0, pngWithText.length - 20)
    expect(limitDecoding(truncated)).toEqual(truncated)
  })
})

function chunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length)
  around.writeUInt32BE(crc32(typeAndData), 4)
  return Buffer.concat([around.subarray(0, 4), typeAndData, around.subarray(4)])
}
