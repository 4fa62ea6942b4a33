import { imageStyles } from '@agency/contract/image-style'
import { expect, test } from 'vitest'
import { type Colour, skins } from '../samples/skins.ts'
import { glowFrom, gradePalette } from './grade-palette.ts'
import { emptyLab, type LabPicture, labFromPixels } from './lab-picture.ts'
import { presets } from './presets.ts'

const styles = imageStyles.map(({ id }) => id)
const lchOf = ({ data }: LabPicture) => {
  const [l = 0, a = 0, b = 0] = data
  return {
    l,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
    a,
    b,
  }
}
const pictureOf = (colour: Colour) =>
  labFromPixels({ width: 1, height: 1, data: Uint8Array.from(colour) }, 0)
const after = (style: (typeof styles)[number], colour: Colour) => {
  const picture = pictureOf(colour)
  gradePalette(picture, presets[style].palette, 1)
  return lchOf(picture)
}
const hueDistance = (hue: number, target: number) => Math.abs(((hue - target + 540) % 360) - 180)

const greens: Colour[] = [
  [86, 125, 40],
  [60, 140, 80],
  [120, 150, 60],
]
const skies: Colour[] = [
  [80, 130, 200],
  [110, 150, 210],
]

/** The washes of ink keep their hues and lose chroma; the other styles shift hues. */
const coloured = styles.filter((style) => style !== 'ink-and-wash')

test.each(coloured)('%s shifts greens and skies towards its own hues', (style) => {
  const [green, sky] = presets[style].palette.turns
  for (const [turn, colours] of [
    [green, greens],
    [sky, skies],
  ] as const) {
    for (const colour of colours) {
      const was = hueDistance(lchOf(pictureOf(colour)).hue, turn?.toHue ?? 0)
      // A colour that already has the hue may be shifted slightly by the tints of light and shadow.
      expect(hueDistance(after(style, colour).hue, turn?.toHue ?? 0)).toBeLessThan(
        Math.max(was, 10),
      )
    }
  }
})

test.each(coloured)('%s does not turn dark bark in a purple cast violet', (style) => {
  const bark: Colour = [72, 58, 76]
  const { chroma } = lchOf(pictureOf(bark))
  expect(after(style, bark).chroma).toBeLessThan(chroma + 0.02)
})

const reds: Colour[] = [
  [190, 20, 25],
  [150, 20, 15],
]

test.each(coloured)('%s keeps a saturated red saturated', (style) => {
  for (const colour of reds) {
    const was = lchOf(pictureOf(colour))
    const is = after(style, colour)
    expect(is.chroma).toBeGreaterThan(0.88 * was.chroma)
    expect(hueDistance(is.hue, was.hue)).toBeLessThan(15)
  }
  // Any other hue as strong is softened: paint is never neon.
  const neon: Colour = [200, 0, 220]
  expect(after(style, neon).chroma).toBeLessThan(0.8 * lchOf(pictureOf(neon)).chroma)
})

test('meadow leaves wood and lamplight as warm as they are; more would be dusk', () => {
  const warm: Colour[] = [
    [196, 138, 70],
    [150, 96, 44],
  ]
  for (const colour of warm) {
    const was = lchOf(pictureOf(colour)).chroma
    expect(after('meadow', colour).chroma).toBeLessThan(1.18 * was)
    expect(after('dusk', colour).chroma).toBeGreaterThan(1.18 * was)
  }
})

test.each(coloured)('%s keeps skin of every tone natural', (style) => {
  for (const colour of skins) {
    const was = lchOf(pictureOf(colour))
    const is = after(style, colour)
    expect(hueDistance(is.hue, was.hue)).toBeLessThan(20)
    expect(Math.abs(is.l - was.l)).toBeLessThan(0.125)
    expect(is.chroma).toBeGreaterThan(was.chroma * 0.5)
    expect(is.chroma).toBeLessThan(was.chroma * 1.5 + 0.03)
  }
})

test.each(styles)('%s keeps skin tones distinct and in order of lightness', (style) => {
  const lights = skins.map((colour) => after(style, colour).l)
  for (let index = 1; index < skins.length; index += 1) {
    expect((lights[index - 1] ?? 0) - (lights[index] ?? 1)).toBeGreaterThan(0.03)
  }
})

test('keeps the washes of ink and wash quiet, and its greys warm', () => {
  for (const colour of [...greens, ...skies]) {
    expect(after('ink-and-wash', colour).chroma).toBeLessThan(
      0.75 * lchOf(pictureOf(colour)).chroma,
    )
  }
  for (const colour of [...greens, ...skies, ...skins]) {
    expect(after('ink-and-wash', colour).chroma).toBeLessThan(0.08)
  }
  expect(after('ink-and-wash', [90, 90, 90]).b).toBeGreaterThan(0.005)
})

test.each(styles)('%s keeps the order of greys and the contrast of text', (style) => {
  const greys = Array.from({ length: 256 }, (_, value) => after(style, [value, value, value]).l)
  for (let value = 1; value < 256; value += 1) {
    expect(greys[value]).toBeGreaterThan(greys[value - 1] ?? 1)
  }
  expect((greys[250] ?? 0) - (greys[30] ?? 0)).toBeGreaterThan(0.5)
})

test.each(styles)('%s introduces no jump between neighbouring colours', (style) => {
  // Once around the hue circle at several chromas: neighbours stay neighbours.
  for (const chroma of [0.005, 0.03, 0.08, 0.15]) {
    const steps = 2000
    const circle = emptyLab(steps, 1, 0)
    for (let step = 0; step < steps; step += 1) {
      const hue = (2 * Math.PI * step) / steps
      circle.data.set([0.6, chroma * Math.cos(hue), chroma * Math.sin(hue)], step * 4)
    }
    gradePalette(circle, presets[style].palette, 1)
    for (let step = 0; step < steps; step += 1) {
      const next = ((step + 1) % steps) * 4
      const jump = Math.hypot(
        ...[0, 1, 2].map(
          (index) => (circle.data[step * 4 + index] ?? 0) - (circle.data[next + index] ?? 0),
        ),
      )
      expect(jump).toBeLessThan(0.003)
    }
  }
})

test('interpolates the palette by its share', () => {
  const light = (share: number) => {
    const picture = pictureOf([86, 125, 40])
    gradePalette(picture, presets.dusk.palette, share)
    return lchOf(picture)
  }
  expect(light(0)).toEqual(lchOf(pictureOf([86, 125, 40])))
  const [half, full, original] = [light(0.5), light(1), light(0)]
  expect(half.b).toBeCloseTo((full.b + original.b) / 2, 5)
})

test('lights the side of a low sun and shades the other', () => {
  const wide = emptyLab(100, 50, 0)
  for (let index = 0; index < wide.data.length; index += 4) wide.data[index] = 0.5
  glowFrom(wide, 1, [0.1, 0.02, 0.05], 1)
  const [left, right] = [25 * 100 * 4, (25 * 100 + 99) * 4]
  expect(wide.data[right]).toBeGreaterThan(0.55)
  expect(wide.data[left]).toBeLessThan(0.5)
  expect(wide.data[right + 2]).toBeGreaterThan(0.03)
  expect(wide.data[left + 2]).toBeLessThan(0)
})
