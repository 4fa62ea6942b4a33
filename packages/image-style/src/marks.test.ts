import { expect, test } from 'vitest'
import { emptyLab, fillMargin, indexOf, type LabPicture } from './lab-picture.ts'
import { drawMarks, findMarks, liftMarks } from './marks.ts'
import { hashAt } from './noise.ts'

/** Large enough that one line does not make its surroundings uneven. */
const SIDE = 400
const noCare = new Float32Array(SIDE * SIDE)
const fullCare = noCare.map(() => 1)

function pictureOf(lightness: (x: number, y: number) => number, a = 0, b = 0): LabPicture {
  const picture = emptyLab(SIDE, SIDE, 1)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      picture.data.set([lightness(x, y), a, b], indexOf(picture, x, y))
    }
  }
  fillMargin(picture)
  return picture
}
const lightnessAt = (picture: LabPicture, x: number, y: number) =>
  picture.data[indexOf(picture, x, y)] ?? 0
const shareAt = (marks: LabPicture, x: number, y: number) =>
  marks.data[indexOf(marks, x, y) + 3] ?? 0

/** A line two pixels wide, `contrast` lighter than its ground. */
const lineOf = (contrast: number) => pictureOf((x) => (x === 60 || x === 61 ? 0.5 + contrast : 0.5))

test('finds bold thin shapes, light or dark, but not faint ones and not wide ones', () => {
  for (const contrast of [0.4, -0.4]) {
    const marks = findMarks(lineOf(contrast), noCare, 1)
    expect(shareAt(marks, 60, 200)).toBe(1)
    expect(lightnessAt(marks, 60, 200)).toBeCloseTo(0.5 + contrast, 2)
    expect(shareAt(marks, 66, 200)).toBe(0)
  }
  expect(shareAt(findMarks(lineOf(0.08), noCare, 1), 60, 200)).toBe(0)
  const wide = pictureOf((x) => (x >= 60 && x < 72 ? 0.9 : 0.5))
  for (const x of [60, 66, 71]) expect(shareAt(findMarks(wide, noCare, 1), x, 200)).toBe(0)
})

test('finds fainter marks where care is high, such as in a face', () => {
  const faint = lineOf(-0.12)
  expect(shareAt(findMarks(faint, noCare, 1), 60, 200)).toBe(0)
  expect(shareAt(findMarks(faint, fullCare, 1), 60, 200)).toBeGreaterThan(0.8)
})

test('finds letters that are close together, as long as their ground is even', () => {
  // Rows of the letter E, three pixels thick.
  const inLetter = (x: number, y: number) => y < 15 && x < 10 && (x < 3 || y % 6 < 3)
  const text = pictureOf((x, y) => (inLetter(x % 12, y % 17) ? 0.5 : 0.88))
  const marks = findMarks(text, noCare, 1)
  expect(shareAt(marks, 193, 208)).toBeGreaterThan(0.9)
  expect(lightnessAt(marks, 193, 208)).toBeLessThan(0.6)
})

test('leaves out a texture, whose ground is uneven', () => {
  const gravel = pictureOf((x, y) => {
    const stone = hashAt(Math.floor(x / 9), Math.floor(y / 9), 3)
    return 0.3 + 0.4 * stone + (hashAt(Math.floor(x / 2), Math.floor(y / 2), 4) < 0.2 ? 0.3 : 0)
  })
  const marks = findMarks(gravel, noCare, 1)
  let covered = 0
  for (let x = 0; x < SIDE; x += 1) covered += shareAt(marks, x, 200)
  expect(covered / SIDE).toBeLessThan(0.05)
})

test('leaves out specks of grass', () => {
  const green = pictureOf((x) => (x === 60 || x === 61 ? 0.9 : 0.4), -0.06, 0.08)
  expect(shareAt(findMarks(green, noCare, 1), 60, 200)).toBe(0)
})

test('does not mistake noise for marks', () => {
  const noisy = pictureOf((x, y) => 0.5 + 0.36 * (hashAt(x, y, 5) - 0.5))
  const marks = findMarks(noisy, noCare, 1)
  let covered = 0
  for (let x = 0; x < SIDE; x += 1) covered += shareAt(marks, x, 60)
  expect(covered / SIDE).toBeLessThan(0.01)
})

test('leaves out a small glint on its own, but neither a large one nor a dark dot', () => {
  const dot = (size: number, contrast: number) =>
    findMarks(
      pictureOf((x, y) =>
        x >= 60 && x < 60 + size && y >= 60 && y < 60 + size ? 0.5 + contrast : 0.5,
      ),
      noCare,
      1,
    )
  expect(shareAt(dot(2, 0.4), 60, 60)).toBeLessThan(0.4)
  expect(shareAt(dot(4, 0.4), 61, 61)).toBe(1)
  expect(shareAt(dot(2, -0.4), 60, 60)).toBe(1)
})

test('leaves out a dark dot on a ground that is not quite even', () => {
  const dots = (step: number) =>
    findMarks(
      pictureOf((x, y) => {
        const ground = x % 16 < 8 ? 0.6 : 0.6 + step
        return x % 80 < 2 && y % 80 < 2 ? 0.2 : ground
      }),
      noCare,
      1,
    )
  expect(shareAt(dots(0.02), 160, 160)).toBe(1)
  expect(shareAt(dots(0.12), 160, 160)).toBeLessThan(0.3)
})

test('gives each dab one colour', () => {
  const streaked = pictureOf((x, y) => (x === 60 || x === 61 ? 0.85 + 0.1 * (y % 2) : 0.4))
  const marks = findMarks(streaked, noCare, 1)
  const spread = Math.abs(lightnessAt(marks, 60, 200) - lightnessAt(marks, 60, 201))
  expect(spread).toBeLessThan(0.05)
})

test('lifts marks off a picture, except where care is high', () => {
  const lifted = (care: Float32Array) => {
    const picture = lineOf(-0.4)
    liftMarks(picture, findMarks(picture, care, 1), care, 1)
    return lightnessAt(picture, 60, 200)
  }
  expect(lifted(noCare)).toBeCloseTo(0.5, 2)
  expect(lifted(fullCare)).toBeCloseTo(0.1, 2)
})

test('draws marks over what was painted, and nothing else', () => {
  const marks = findMarks(lineOf(-0.4), noCare, 1)
  const canvas = pictureOf(() => 0.6)
  drawMarks(canvas, marks)
  expect(lightnessAt(canvas, 60, 200)).toBeCloseTo(0.1, 2)
  expect(lightnessAt(canvas, 80, 200)).toBeCloseTo(0.6, 5)
})
