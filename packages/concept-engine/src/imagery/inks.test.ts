import { converter } from 'culori'
import { describe, expect, test } from 'vitest'
import { paletteFrom } from '../palette/palette.ts'
import { randomOf } from '../random.ts'
import { drawImagery } from './draw-imagery.ts'
import { inksOf } from './inks.ts'

const toOklch = converter('oklch')
const wordings = [
  'terracotta and cream',
  'teal and coral',
  'red and yellow',
  'navy and gold',
  'olive',
]

const hueOf = (colour: string) => toOklch(colour)?.h ?? 0
const hueDistance = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)

describe('water', () => {
  test.each(wordings)('has a sea hue in %s, whichever colour comes first', (words) => {
    const palette = paletteFrom(words, [], 'Modern', randomOf(3))
    for (let seed = 1; seed <= 12; seed += 1) {
      const inks = inksOf(palette, 'soft', randomOf(seed))
      expect(hueDistance(hueOf(inks.hex('s60')), 225)).toBeLessThan(75)
    }
  })

  test('takes the palette’s own blue where it has one', () => {
    const palette = paletteFrom('navy and gold', [], 'Modern', randomOf(3))
    const blues = [palette.primary, palette.accent].map(hueOf)
    const water = hueOf(inksOf(palette, 'soft', randomOf(1)).hex('s60'))
    expect(Math.min(...blues.map((blue) => hueDistance(blue, water)))).toBeLessThan(6)
  })

  test('is colourless in a colourless palette', () => {
    const palette = paletteFrom('black and white', [], 'Minimalist', randomOf(3))
    const maxChroma = Math.max(
      ...[palette.primary, palette.accent].map((colour) => toOklch(colour)?.c ?? 0),
    )
    const water = toOklch(inksOf(palette, 'soft', randomOf(1)).hex('s60'))?.c ?? 0
    expect(water).toBeLessThanOrEqual(maxChroma + 0.01)
  })
})

describe('pictures', () => {
  const inksIn = (words: string) =>
    inksOf(paletteFrom(words, [], 'Modern', randomOf(3)), 'cut-out', randomOf(1))
  const chromaOf = (colour: string) => toOklch(colour)?.c ?? 0

  test('do not turn red into pink, or orange and yellow into brown and olive', () => {
    expect(chromaOf(inksIn('red and white').hex('a88'))).toBeLessThan(0.03)
    for (const words of ['orange', 'yellow'])
      expect(chromaOf(inksIn(words).hex('a34'))).toBeLessThan(0.04)
  })

  test('take their dark backgrounds from the colour that can be darkened', () => {
    expect(hueDistance(hueOf(inksIn('dark teal and coral').hex('b30')), 195)).toBeLessThan(25)
  })

  test('use only light fills for a frame in a line drawing', () => {
    const palette = paletteFrom('black and white', [], 'Minimalist', randomOf(3))
    const frame = { kind: 'frame' as const, subject: 'retail', treatment: 'line' as const, seed: 1 }
    const drawn = drawImagery(frame, palette, 800, 600)
    const fills = [...drawn.matchAll(/fill="(#[0-9a-f]{3,6})"/g)].map(([, fill = '']) => fill)
    expect(Math.min(...fills.map((fill) => toOklch(fill)?.l ?? 1))).toBeGreaterThan(0.5)
  })

  test('have no chromatic backdrop in a grey palette with one accent', () => {
    const palette = paletteFrom('black, white and one orange', [], 'Modern', randomOf(3))
    for (let seed = 1; seed <= 24; seed += 1)
      expect(chromaOf(inksOf(palette, 'cut-out', randomOf(seed)).hex('p60'))).toBeLessThan(0.04)
  })

  test('use the leading colour as their first ink', () => {
    const inks = inksIn('navy and copper')
    expect(hueDistance(hueOf(inks.hex(inks.first)), 262)).toBeLessThan(15)
  })
})
