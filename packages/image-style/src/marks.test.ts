import { expect, test } from 'vitest'
import { emptyLab, fillMargin, indexOf, type LabPicture } from './lab-picture.ts'
import { restoreMarks } from './marks.ts'
import { hashAt } from './noise.ts'

/** Large enough that one line does not make its surroundings dense. */
const SIDE = 400
const noCare = new Float32Array(SIDE * SIDE)

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
const valueAt = (picture: LabPicture, x: number, y: number) =>
  picture.data[indexOf(picture, x, y)] ?? 0

/**
 * The share of lines of one depth that remains after they were completely simplified away and
 * restored.
 */
function remainingShare(depth: number, every: number, care = noCare, [a, b] = [0, 0]): number {
  const simple = pictureOf(() => 0.8, a, b)
  restoreMarks(
    simple,
    pictureOf((x) => (x % every === 60 % every ? 0.8 - depth : 0.8), a, b),
    care,
    1,
  )
  return 0.8 - valueAt(simple, 60, 60)
}

test('restores bold thin marks but not faint ones', () => {
  expect(remainingShare(0.6, SIDE)).toBeCloseTo(0.6, 2)
  expect(remainingShare(0.08, SIDE)).toBeCloseTo(0, 5)
})

test('does not restore marks within a dense texture', () => {
  expect(remainingShare(0.6, 24)).toBeCloseTo(0.6, 2)
  expect(remainingShare(0.6, 2)).toBeCloseTo(0, 5)
})

test('restores fainter marks where care is high, such as in a face', () => {
  expect(remainingShare(0.2, SIDE)).toBeLessThan(0.08)
  expect(
    remainingShare(
      0.2,
      SIDE,
      noCare.map(() => 1),
    ),
  ).toBeGreaterThan(0.12)
})

test('does not restore specks of grass', () => {
  expect(remainingShare(0.75, SIDE, noCare, [-0.06, 0.08])).toBeCloseTo(0, 5)
})

test('restores a mast in front of a blue sky, which has as little red as grass', () => {
  expect(remainingShare(0.75, SIDE, noCare, [-0.04, -0.1])).toBeCloseTo(0.75, 2)
})

test('restores a mast in front of a sky that was painted in other colours', () => {
  const painted = pictureOf(() => 0.6, -0.04, -0.1)
  const photo = pictureOf((x) => (x === 60 ? 0.2 : 0.8))
  restoreMarks(
    painted,
    photo,
    noCare,
    1,
    pictureOf(() => 0.8),
  )
  expect(valueAt(painted, 60, 60)).toBeCloseTo(0.2, 2)
  expect(valueAt(painted, 90, 60)).toBeCloseTo(0.6, 5)
})

test('does not mistake noise for marks', () => {
  const noisy = pictureOf((x, y) => 0.5 + 0.36 * (hashAt(x, y, 5) - 0.5))
  const simple = pictureOf(() => 0.5)
  restoreMarks(simple, noisy, noCare, 1)
  let changed = 0
  for (let x = 0; x < SIDE; x += 1) changed += Math.abs(valueAt(simple, x, 60) - 0.5)
  expect(changed / SIDE).toBeLessThan(0.01)
})

test('restores an eye in fur, and none of the hairs', () => {
  const isEye = (x: number, y: number) => Math.hypot(x - 60, y - 60) < 6
  const hair = (x: number, y: number) => 0.5 + 0.3 * (hashAt(x >> 1, y >> 2, 7) - 0.5)
  const simple = pictureOf(() => 0.5)
  restoreMarks(
    simple,
    pictureOf((x, y) => (isEye(x, y) ? 0.05 : hair(x, y))),
    noCare,
    1,
  )
  expect(valueAt(simple, 60, 60)).toBeLessThan(0.15)
  let hairs = 0
  for (let x = 100; x < 300; x += 1) hairs += Math.abs(valueAt(simple, x, 200) - 0.5)
  expect(hairs / 200).toBeLessThan(0.01)
})

test('does not restore light between leaves', () => {
  const leaves = (x: number, y: number) => 0.4 + 0.3 * (hashAt(x >> 1, y >> 2, 7) - 0.5)
  const simple = pictureOf(() => 0.4)
  restoreMarks(
    simple,
    pictureOf((x, y) => (Math.hypot(x - 60, y - 60) < 4 ? 0.95 : leaves(x, y))),
    noCare,
    1,
  )
  expect(valueAt(simple, 60, 60)).toBeLessThan(0.5)
})

test('does not restore single pixels', () => {
  const simple = pictureOf(() => 0.8)
  restoreMarks(
    simple,
    pictureOf((x, y) => (x % 40 === 20 && y % 40 === 20 ? 0.1 : 0.8)),
    noCare,
    1,
  )
  expect(valueAt(simple, 60, 60)).toBeGreaterThan(0.75)
})
