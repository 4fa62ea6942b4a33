import { imageStyles } from '@agency/contract/image-style'
import { expect, test } from 'vitest'
import { gradePalette } from './grade-palette.ts'
import { emptyLab, type LabPicture, labFromPixels } from './lab-picture.ts'
import { presets } from './presets.ts'

type Colour = [red: number, green: number, blue: number]

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
const before = (colour: Colour) =>
  labFromPixels({ width: 1, height: 1, data: Uint8Array.from(colour) }, 0)
const after = (style: (typeof styles)[number], colour: Colour) => {
  const picture = before(colour)
  gradePalette(picture, presets[style].palette)
  return lchOf(picture)
}
const away = (hue: number, target: number) => Math.abs(((hue - target + 540) % 360) - 180)

const greens: Colour[] = [
  [86, 125, 40],
  [60, 140, 80],
  [120, 150, 60],
]
const skies: Colour[] = [
  [80, 130, 200],
  [110, 150, 210],
]
const skins: Colour[] = [
  [246, 207, 174],
  [217, 155, 120],
  [198, 134, 66],
  [141, 85, 54],
  [92, 56, 40],
]

test.each(styles)('%s leads greens and skies to its own hues', (style) => {
  const [green, sky] = presets[style].palette.turns
  for (const [turn, colours] of [
    [green, greens],
    [sky, skies],
  ] as const) {
    for (const colour of colours) {
      const was = away(lchOf(before(colour)).hue, turn?.toHue ?? 0)
      // A colour that is there already may be moved a little by the tints of light and shadow.
      expect(away(after(style, colour).hue, turn?.toHue ?? 0)).toBeLessThan(Math.max(was, 10))
    }
  }
})

test.each(styles)('%s leaves skin of every tone natural', (style) => {
  for (const colour of skins) {
    const was = lchOf(before(colour))
    const is = after(style, colour)
    expect(away(is.hue, was.hue)).toBeLessThan(20)
    expect(Math.abs(is.l - was.l)).toBeLessThan(0.125)
    expect(is.chroma).toBeGreaterThan(was.chroma * 0.5)
    expect(is.chroma).toBeLessThan(was.chroma * 1.5 + 0.03)
  }
})

test.each(styles)('%s keeps the order of greys and the contrast of text', (style) => {
  const greys = Array.from({ length: 256 }, (_, value) => after(style, [value, value, value]).l)
  for (let value = 1; value < 256; value += 1) {
    expect(greys[value]).toBeGreaterThan(greys[value - 1] ?? 1)
  }
  expect((greys[250] ?? 0) - (greys[30] ?? 0)).toBeGreaterThan(0.5)
})

test.each(styles)('%s takes no step where a colour takes none', (style) => {
  // Once around the hues at several chromas: neighbours stay neighbours.
  for (const chroma of [0.005, 0.03, 0.08, 0.15]) {
    const steps = 2000
    const circle = emptyLab(steps, 1, 0)
    for (let step = 0; step < steps; step += 1) {
      const hue = (2 * Math.PI * step) / steps
      circle.data.set([0.6, chroma * Math.cos(hue), chroma * Math.sin(hue)], step * 4)
    }
    gradePalette(circle, presets[style].palette)
    for (let step = 0; step < steps; step += 1) {
      const next = ((step + 1) % steps) * 4
      const jump = Math.hypot(
        ...[0, 1, 2].map((at) => (circle.data[step * 4 + at] ?? 0) - (circle.data[next + at] ?? 0)),
      )
      expect(jump).toBeLessThan(0.003)
    }
  }
})
