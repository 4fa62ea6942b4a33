import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packRgb } from './pack-rgb.ts'

test('drops the fourth of every four bytes, of any number of pixels', () => {
  const pixels = fc.array(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255)), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(pixels, (all) => {
      const rgba = Uint8Array.from(all.flat())
      expect([...packRgb(rgba, all.length)]).toEqual(all.flatMap((pixel) => pixel.slice(0, 3)))
    }),
  )
})

test('reads no more pixels than it is asked for, from the middle of a buffer as well', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => index)
  expect([...packRgb(bytes.subarray(4), 2)]).toEqual([4, 5, 6, 8, 9, 10])
})
