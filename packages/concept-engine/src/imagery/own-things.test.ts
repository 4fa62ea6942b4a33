import { expect, test } from 'vitest'
import { paletteFrom } from '../palette/palette.ts'
import { randomOf } from '../random.ts'
import { drawImagery } from './draw-imagery.ts'
import { findThings, thingsNamed } from './own-things.ts'

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
])('%j are drawn as %j', (words, things) => {
  expect(findThings(words)).toEqual(things)
})

test('a name that no thing has is passed over', () => {
  expect(thingsNamed(['loaf', 'toString', 'unicorn'])).toHaveLength(1)
})

test('a still life of named things is made of those, whatever its subject', () => {
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
