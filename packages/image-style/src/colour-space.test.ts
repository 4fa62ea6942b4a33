import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeOklab, writeSrgb } from './colour-space.ts'

const labOf = (red: number, green: number, blue: number) => {
  const lab = new Float32Array(3)
  writeOklab(Uint8Array.of(red, green, blue), 0, lab, 0)
  return [...lab] as [number, number, number]
}
const srgbOf = (l: number, a: number, b: number) => {
  const srgb = new Float64Array(3)
  writeSrgb(Float64Array.of(l, a, b), srgb)
  return [...srgb] as [number, number, number]
}

test('matches the values of the OKLab paper for white, red and a grey', () => {
  const expectNear = (found: number[], expected: number[]) => {
    for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 3)
  }
  expectNear(labOf(255, 255, 255), [1, 0, 0])
  expectNear(labOf(255, 0, 0), [0.628, 0.2249, 0.1258])
  expectNear(labOf(119, 119, 119), [0.5689, 0, 0])
})

test('round-trips every third colour to the same byte', () => {
  let worst = 0
  for (let red = 0; red < 256; red += 3) {
    for (let green = 0; green < 256; green += 3) {
      for (let blue = 0; blue < 256; blue += 3) {
        const roundTripped = srgbOf(...labOf(red, green, blue))
        worst = Math.max(
          worst,
          Math.abs(roundTripped[0] - red),
          Math.abs(roundTripped[1] - green),
          Math.abs(roundTripped[2] - blue),
        )
      }
    }
  }
  expect(worst).toBeLessThan(0.5)
})

test('reduces the chroma of a colour outside sRGB, keeping its hue and lightness', () => {
  const [l, a, b] = labOf(...(srgbOf(0.8, 0.02, 0.3).map(Math.round) as [number, number, number]))
  expect(l).toBeCloseTo(0.8, 1)
  expect(Math.atan2(b, a)).toBeCloseTo(Math.atan2(0.3, 0.02), 1)
  expect(Math.hypot(a, b)).toBeLessThan(0.3)
})

test('returns 0..255 for any numbers', () => {
  const extreme = fc.double({ min: -2, max: 3, noNaN: true })
  fc.assert(
    fc.property(extreme, extreme, extreme, (l, a, b) => {
      for (const value of srgbOf(l, a, b)) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(255)
      }
    }),
  )
})
