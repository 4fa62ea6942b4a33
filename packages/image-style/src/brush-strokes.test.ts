import { expect, test } from 'vitest'
import { paintStrokes, type StrokeContext } from './brush-strokes.ts'
import type { FlowField } from './flow-field.ts'
import { emptyLab, fillMargin, halveLab, indexOf, type LabPicture } from './lab-picture.ts'
import { presets } from './presets.ts'

const SIDE = 256
/** Room for strokes that end beside an edge. */
const MARGIN = 4

type Lab = [l: number, a: number, b: number]

function pictureOf(colourAt: (x: number, y: number) => Lab): LabPicture {
  const picture = emptyLab(SIDE, SIDE, MARGIN)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) picture.data.set(colourAt(x, y), indexOf(picture, x, y))
  }
  fillMargin(picture)
  return picture
}

/** A flow in a single direction, with even energy. */
function evenFlow(angle: number, energy = 0): FlowField {
  const size = (SIDE / 8) ** 2
  return {
    width: SIDE / 8,
    height: SIDE / 8,
    angle: new Float32Array(size).fill(angle),
    anisotropy: new Float32Array(size).fill(1),
    energy: new Float32Array(size).fill(energy),
  }
}

function paintedOver(
  picture: LabPicture,
  flow: FlowField,
  { marks = new Float32Array(SIDE * SIDE), skin = 0 } = {},
): LabPicture {
  const canvas = { ...picture, data: picture.data.slice() }
  const detail = new Float32Array(flow.energy.length)
  const paint = halveLab(picture, 0)
  const care = new Float32Array(paint.width * paint.height).fill(skin)
  const easel: StrokeContext = { canvas, reference: picture, paint, flow, detail, marks, care }
  paintStrokes(easel, presets.meadow, 0.6, 1)
  return canvas
}

const valuesOf = (picture: LabPicture, channel: number) =>
  Float64Array.from(
    { length: SIDE * SIDE },
    (_, index) =>
      picture.data[indexOf(picture, index % SIDE, Math.floor(index / SIDE)) + channel] ?? 0,
  )
const meanOf = (values: Float64Array) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const spreadOf = (values: Float64Array) => {
  const mean = meanOf(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

test('turns a flat colour into strokes of that colour, with thickness', () => {
  const canvas = paintedOver(
    pictureOf(() => [0.6, -0.05, 0.06]),
    evenFlow(0.3),
  )
  const light = valuesOf(canvas, 0)
  expect(meanOf(light)).toBeCloseTo(0.6, 2)
  expect(spreadOf(light)).toBeGreaterThan(0.004)
  expect(spreadOf(valuesOf(canvas, 3))).toBeGreaterThan(0.1)
})

test.each([0, 0.8, 1.571, 2.4])('runs strokes along a flow of %d radians', (angle) => {
  const canvas = paintedOver(
    pictureOf(() => [0.6, -0.05, 0.06]),
    evenFlow(angle),
  )
  const differenceAlong = (direction: number) => {
    const dx = Math.round(7 * Math.cos(direction))
    const dy = Math.round(7 * Math.sin(direction))
    let sum = 0
    for (let y = 16; y < SIDE - 16; y += 1) {
      for (let x = 16; x < SIDE - 16; x += 1) {
        const value = canvas.data[indexOf(canvas, x, y)] ?? 0
        sum += Math.abs(value - (canvas.data[indexOf(canvas, x + dx, y + dy)] ?? 0))
      }
    }
    return sum
  }
  expect(differenceAlong(angle)).toBeLessThan(0.75 * differenceAlong(angle + Math.PI / 2))
})

test('keeps a faint shape in place under the largest brush', () => {
  const inside = (x: number, y: number) => Math.hypot(x - 128, y - 128) < 40
  const faint = pictureOf((x, y) => [inside(x, y) ? 0.66 : 0.6, -0.05, 0.06])
  const canvas = paintedOver(faint, evenFlow(0.3))
  let shape = 0
  let around = 0
  let count = 0
  for (let y = 100; y < 156; y += 1) {
    // A chord of the disc next to its rim, and the background just outside it.
    shape += canvas.data[indexOf(canvas, 94, y)] ?? 0
    around += canvas.data[indexOf(canvas, 84, y)] ?? 0
    count += inside(94, y) ? 1 : 0
  }
  expect((shape - around) / 56).toBeGreaterThan((0.7 * 0.06 * count) / 56)
})

test('ends strokes a little beside an edge, and exactly on the edge of a mark', () => {
  const edge = pictureOf((x) => [x < 128 ? 0.4 : 0.6, 0, 0])
  const strayPixels = (canvas: LabPicture) => {
    let count = 0
    for (let y = 8; y < SIDE - 8; y += 1) {
      if ((canvas.data[indexOf(canvas, 127, y)] ?? 0) > 0.5) count += 1
      if ((canvas.data[indexOf(canvas, 128, y)] ?? 0) < 0.5) count += 1
    }
    return count
  }
  expect(strayPixels(paintedOver(edge, evenFlow(1.571, 0.05)))).toBeGreaterThan(20)
  const marks = new Float32Array(SIDE * SIDE).fill(1)
  expect(strayPixels(paintedOver(edge, evenFlow(1.571, 0.05), { marks }))).toBe(0)
})

test('paints skin more calmly than fur of the same colour', () => {
  const painted = (skin: number) =>
    paintedOver(
      pictureOf(() => [0.7, 0.046, 0.066]),
      evenFlow(0.3),
      { skin },
    )
  const [skin, fur] = [painted(1), painted(0)]
  for (const channel of [0, 2]) {
    expect(spreadOf(valuesOf(skin, channel))).toBeLessThan(0.6 * spreadOf(valuesOf(fur, channel)))
  }
})
