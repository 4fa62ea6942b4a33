import { expect, test } from 'vitest'
import { packRgb } from './pack-rgb.ts'

test('drops the alpha byte of every pixel, for any number of pixels', () => {
  for (let count = 0; count < 40; count += 1) {
    // The bytes of a pixel all differ, and each pixel differs from its neighbours.
    const rgba = Uint8Array.from({ length: count * 4 }, (_, index) => (index * 37 + 11) % 256)
    const rgb = rgba.filter((_, index) => index % 4 < 3)
    expect(packRgb(rgba, count)).toEqual(rgb)
  }
})

test('reads only the requested pixels, also from the middle of a buffer', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => index)
  expect([...packRgb(bytes.subarray(4), 2)]).toEqual([4, 5, 6, 8, 9, 10])
})
