import { expect, test } from 'vitest'
import { paletteFrom } from '../palette/palette.ts'
import { randomOf } from '../random.ts'
import { renderScene } from '../render-scene.ts'
import { thingsByName } from './built-in-things.ts'
import { drawImagery } from './draw-imagery.ts'
import { findThings } from './find-things.ts'

test.each([
  [
    ['sourdough loaves', 'croissants', 'coffee'],
    ['loaf', 'croissant', 'cup'],
  ],
  [['guitar lessons', 'our team'], ['guitar']],
  [
    ['teeth', 'toothbrushes'],
    ['tooth', 'toothbrushes'],
  ],
  [['key staff', 'track record', 'book a table'], []],
  [['records', 'vinyl'], ['record']],
  [['bread', 'loaves'], ['loaf']],
])('draws %j as %j', (words, things) => {
  expect(findThings(words)).toEqual(things)
})

test('skips names without a matching object', () => {
  expect(thingsByName(['loaf', 'toString', 'unicorn'])).toHaveLength(1)
})

test('keeps a white object visible against its wall', () => {
  const palette = paletteFrom('plum and blush', [], 'Elegant', randomOf(5))
  for (const treatment of ['soft', 'duotone', 'cut-out'] as const) {
    for (const seed of [0, 2, 4, 6]) {
      const imagery = { kind: 'still-life' as const, subject: 'dental', treatment, seed }
      const { pixels } = renderScene({ ...imagery, things: ['tooth'] }, palette, 240, 160)
      const luminance = (x: number, y: number) => {
        const [r = 0, g = 0, b = 0] = pixels.subarray((y * 240 + x) * 4)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      // The middle of the tooth, and the wall to its upper left.
      const contrast = luminance(112, 66) - luminance(64, 60)
      expect(contrast, `${treatment} ${seed}`).toBeGreaterThan(20)
    }
  }
})

test('draws a still life from the named objects, whatever its subject', () => {
  const palette = paletteFrom('teal and coral', [], 'Modern', randomOf(1))
  const draw = (subject: string, things: string[], seed: number) =>
    drawImagery(
      { kind: 'still-life', subject, treatment: 'poster', seed, things },
      palette,
      240,
      160,
    )
  for (const seed of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const one = draw('food', ['guitar'], seed)
    expect(one).not.toMatch(/NaN|undefined|Infinity/)
    expect(one).not.toBe(draw('food', ['record'], seed))
    expect(one).not.toBe(draw('food', [], seed))
  }
})
