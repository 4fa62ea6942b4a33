import { expect, test } from 'vitest'
import { flowOf, smoothTensor, structureTensor } from './flow-field.ts'
import { emptyLab, fillMargin, indexOf } from './lab-picture.ts'
import { drawLines, findFocus, lineMargin } from './line-work.ts'
import { hashAt } from './noise.ts'

const SIDE = 64
const inFocus = new Float32Array(SIDE * SIDE).fill(1)
const style = { width: 1.2, threshold: 0.012, crispness: 60, seed: 1 }

function linesOf(
  lightness: (x: number, y: number) => number,
  hue: (x: number) => readonly [number, number] = () => [0, 0],
  focus = inFocus,
): Float32Array {
  const picture = emptyLab(SIDE, SIDE, lineMargin(1.2))
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      picture.data.set([lightness(x, y), ...hue(x)], indexOf(picture, x, y))
    }
  }
  fillMargin(picture)
  const tensor = structureTensor(picture)
  smoothTensor(tensor, 2)
  return drawLines(picture, flowOf(tensor), focus, style)
}

test('draws only along the dark side of an edge', () => {
  const lines = linesOf((x, y) => (x - 32 + 0.5 * (y - 32) < 0 ? 0.3 : 0.7))
  for (let y = 12; y < 52; y += 1) {
    const edge = 32 - 0.5 * (y - 32)
    let dark = 0
    for (let x = 0; x < SIDE; x += 1) {
      const ink = lines[y * SIDE + x] ?? 0
      if (x < edge) dark = Math.max(dark, ink)
      if (x > edge + 1.5 || x < edge - 5) expect(ink).toBe(0)
    }
    expect(dark).toBeGreaterThan(0.5)
  }
})

test('draws along the border of two hues of the same lightness', () => {
  const field = linesOf(
    () => 0.6,
    (x) => (x < 32 ? [-0.08, 0.08] : [0.08, 0.08]),
  )
  for (let y = 12; y < 52; y += 1) {
    const row = field.subarray(y * SIDE, (y + 1) * SIDE)
    expect(Math.max(...row.subarray(28, 36))).toBeGreaterThan(0.1)
    expect(Math.max(...row.subarray(0, 26), ...row.subarray(38))).toBe(0)
  }
})

test('draws nothing on flat or softly shaded areas, and almost nothing on dust', () => {
  expect(Math.max(...linesOf(() => 0.5))).toBe(0)
  expect(Math.max(...linesOf((x) => 0.2 + 0.009 * x))).toBe(0)
  const dust = linesOf((x, y) => 0.5 + 0.03 * (hashAt(x, y, 4) - 0.5))
  expect(dust.filter((ink) => ink > 0.2).length).toBeLessThan(SIDE * SIDE * 0.005)
})

test('draws a single edge, and not each of many', () => {
  const one = linesOf((x) => (x < 32 ? 0.35 : 0.65))
  const many = linesOf((x) => (x % 8 < 4 ? 0.35 : 0.65))
  const inkAt = (lines: Float32Array, from: number, to: number) =>
    Math.max(...lines.subarray(32 * SIDE + from, 32 * SIDE + to))
  expect(inkAt(one, 24, 40)).toBeGreaterThan(0.5)
  expect(inkAt(many, 24, 40)).toBeLessThan(0.2)
})

test('a pen presses unevenly along a line', () => {
  const picture = (x: number) => (x < 32 ? 0.5 : 0.6)
  const lines = linesOf(picture)
  const pressed = Array.from({ length: SIDE - 24 }, (_, row) =>
    Math.max(...lines.subarray((row + 12) * SIDE, (row + 13) * SIDE)),
  )
  expect(Math.max(...pressed) - Math.min(...pressed)).toBeGreaterThan(0.1)
})

test('draws nothing in a blurred background', () => {
  const sharp = emptyLab(SIDE * 2, SIDE, 0)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE * 2; x += 1) {
      const blurred = 0.45 + 0.15 * Math.tanh((x - 96) / 8)
      const lightness = x < SIDE ? (x < 32 ? 0.3 : 0.6) : blurred
      sharp.data[indexOf(sharp, x, y)] = lightness
    }
  }
  const focus = findFocus(sharp)
  expect(focus[32 * SIDE * 2 + 32]).toBeGreaterThan(0.9)
  expect(focus[32 * SIDE * 2 + 96]).toBe(0)
  const edge = (x: number) => (x < 32 ? 0.35 : 0.65)
  expect(Math.max(...linesOf(edge, undefined, new Float32Array(SIDE * SIDE)))).toBe(0)
})
