import { expect, test } from 'vitest'
import { type Colour, skins } from '../samples/skins.ts'
import { writeOklab } from './colour-space.ts'
import { emptyLab, indexOf } from './lab-picture.ts'
import { findSkin, skinLikeness } from './skin-mask.ts'

const otherColours: Colour[] = [
  [200, 30, 25],
  [90, 130, 60],
  [80, 130, 200],
  [240, 200, 30],
  [128, 128, 128],
]

const labOf = (colour: Colour) => {
  const lab = new Float32Array(3)
  writeOklab(Uint8Array.from(colour), 0, lab, 0)
  return lab
}

/** A disc of one colour on grey, with a dark spot in the middle. */
function portrait(colour: Colour, grain: (x: number, y: number) => number = () => 0) {
  const picture = emptyLab(200, 200, 0)
  for (let y = 0; y < 200; y += 1) {
    for (let x = 0; x < 200; x += 1) {
      const distance = Math.hypot(x - 100, y - 100)
      const shown: Colour = distance < 2 ? [20, 18, 16] : distance < 60 ? colour : [128, 128, 128]
      const [lightness = 0, a = 0, b = 0] = labOf(shown)
      picture.data.set([lightness * (1 + grain(x, y)), a, b], indexOf(picture, x, y))
    }
  }
  return findSkin(picture)
}

test('recognises every skin tone by hue, not by lightness', () => {
  for (const colour of skins) {
    const [, a = 0, b = 0] = labOf(colour)
    expect(skinLikeness(a, b)).toBeGreaterThan(0.6)
  }
  for (const colour of otherColours) {
    const [, a = 0, b = 0] = labOf(colour)
    expect(skinLikeness(a, b)).toBeLessThan(0.1)
  }
})

test('recognises pale skin in cold light, and not every pink', () => {
  const likeness = (colour: Colour) => {
    const [, a = 0, b = 0] = labOf(colour)
    return skinLikeness(a, b)
  }
  for (const colour of [
    [222, 197, 200],
    [205, 180, 178],
  ] satisfies Colour[])
    expect(likeness(colour)).toBeGreaterThan(0.35)
  // A rose and an evening cloud.
  for (const colour of [
    [214, 60, 96],
    [206, 190, 222],
  ] satisfies Colour[])
    expect(likeness(colour)).toBeLessThan(0.1)
})

test('finds a face with its features and ends at its edge', () => {
  for (const colour of skins) {
    const found = portrait(colour)
    expect(found[100 * 200 + 100]).toBeGreaterThan(0.9)
    expect(found[100 * 200 + 70]).toBeGreaterThan(0.9)
    expect(found[20 * 200 + 20]).toBe(0)
  }
  for (const colour of otherColours) expect(Math.max(...portrait(colour))).toBe(0)
})

test('takes no fur of that colour for skin, however light or dark, and a face with its shading for skin', () => {
  const hairs = (x: number, y: number) => 0.08 * Math.sin(1.9 * x + 0.7 * y + Math.sin(0.3 * y))
  const shading = (x: number, y: number) => 0.08 * Math.sin(x / 9) * Math.sin(y / 9)
  for (const colour of skins) {
    expect(portrait(colour, hairs)[100 * 200 + 70]).toBeLessThan(0.3)
    expect(portrait(colour, shading)[100 * 200 + 70]).toBeGreaterThan(0.9)
  }
})
