import { expect, test } from 'vitest'
import { brushFlow, flowOf, shrinkTensor, smoothTensor, structureTensor } from './flow-field.ts'
import { emptyLab, fillMargin, indexOf, type LabPicture } from './lab-picture.ts'
import { hashAt } from './noise.ts'

const SIDE = 64

function pictureOf(lightness: (x: number, y: number) => number): LabPicture {
  const picture = emptyLab(SIDE, SIDE, 1)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) picture.data[indexOf(picture, x, y)] = lightness(x, y)
  }
  fillMargin(picture)
  return picture
}

/** Stripes at an angle (radians, downwards positive). */
const stripes = (angle: number, noise = 0) =>
  pictureOf((x, y) => {
    const across = y * Math.cos(angle) - x * Math.sin(angle)
    return 0.5 + 0.2 * Math.sin(across * 0.6) + noise * (hashAt(x, y, 1) - 0.5)
  })

/** The largest deviation of the angles inside the frame from one angle, as tangents: modulo π. */
function worstAngle(angles: Float32Array, expected: number, width: number, frame: number): number {
  let worst = 0
  for (let y = frame; y < width - frame; y += 1) {
    for (let x = frame; x < width - frame; x += 1) {
      const deviation = (angles[y * width + x] ?? 0) - expected
      worst = Math.max(worst, Math.abs(Math.atan(Math.tan(deviation))))
    }
  }
  return worst
}

test.each([0, 20, 45, 70, 90, 110, 135, 175])('finds stripes at %d degrees', (degrees) => {
  const angle = (degrees * Math.PI) / 180
  const tensor = structureTensor(stripes(angle, 0.05))
  smoothTensor(tensor, 3)
  const flow = flowOf(tensor)
  expect(worstAngle(flow.angle, angle, SIDE, 12)).toBeLessThan(0.07)
  expect(Math.min(...flow.angle)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...flow.angle)).toBeLessThan(Math.PI)
  expect(flow.anisotropy[32 * SIDE + 32]).toBeGreaterThan(0.9)
})

test('finds no direction in flat or noisy areas', () => {
  const flat = flowOf(structureTensor(pictureOf(() => 0.4)))
  expect(Math.max(...flat.anisotropy, ...flat.energy)).toBe(0)
  const noise = structureTensor(pictureOf((x, y) => hashAt(x, y, 3)))
  smoothTensor(noise, 4)
  expect(flowOf(noise).anisotropy[32 * SIDE + 32]).toBeLessThan(0.3)
})

test('follows stripes with the brush and sweeps calmly over flat areas', () => {
  const striped = structureTensor(stripes(1.1))
  const flow = brushFlow(striped, structureTensor(stripes(1.1)), 1.5, 1)
  expect(worstAngle(flow.angle, 1.1, SIDE, 12)).toBeLessThan(0.12)

  const flat = () => structureTensor(pictureOf((x, y) => 0.5 + 0.002 * hashAt(x, y, 2)))
  const sweep = brushFlow(flat(), flat(), 1.5, 1)
  let turn = 0
  for (let index = 1; index < SIDE * SIDE; index += 1) {
    if (index % SIDE === 0) continue
    const deviation = (sweep.angle[index] ?? 0) - (sweep.angle[index - 1] ?? 0)
    turn = Math.max(turn, Math.abs(Math.atan(Math.tan(deviation))))
  }
  expect(turn).toBeLessThan(0.2)
})

test('preserves the mean when shrinking, even with a partial border', () => {
  const tensor = structureTensor(stripes(0.7))
  const small = shrinkTensor({ ...tensor, width: 61, height: 59 }, 4)
  expect([small.width, small.height]).toEqual([16, 15])
  const constant = shrinkTensor({ ...tensor, width: 61, height: 59, xx: tensor.xx.map(() => 2) }, 4)
  for (const value of constant.xx) expect(value).toBeCloseTo(2, 5)
})
