import { expect, test } from 'vitest'
import { paintStrokes, type StrokeContext } from './brush-strokes.ts'
import type { FlowField } from './flow-field.ts'
import { emptyLab, fillMargin, halveLab, indexOf, type LabPicture } from './lab-picture.ts'
import { type BrushLayer, presets } from './presets.ts'

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

/** What strokes are guided by, apart from the picture and the flow. */
interface Guides {
  busy?: number
  care?: number
  /** The photograph's own colours, and how much of it is texture. */
  photo?: LabPicture
  texture?: number
  layers?: BrushLayer[]
}

function paintedOver(
  picture: LabPicture,
  flow: FlowField,
  { busy = 0, care = 0, photo = picture, texture = 0, layers = presets.meadow.layers }: Guides = {},
): LabPicture {
  const canvas = { ...picture, data: picture.data.slice() }
  const paint = halveLab(picture, 0)
  const size = paint.width * paint.height
  const context: StrokeContext = {
    canvas,
    reference: picture,
    paint,
    photo: halveLab(photo, 0),
    care: new Float32Array(size).fill(care),
    texture: new Float32Array(size).fill(texture),
    flow,
    detail: new Float32Array(flow.energy.length).fill(busy),
  }
  paintStrokes(context, { brush: 'bristle', layers }, 0.6, 1)
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

test('the brush crosses an edge by a few pixels, and by fewer where care is high', () => {
  const edge = pictureOf((x) => [x < 128 ? 0.4 : 0.6, 0, 0])
  const pixelsBeyond = (distance: number, care: number) => {
    const canvas = paintedOver(edge, evenFlow(1.571, 0.05), { care })
    let count = 0
    for (let y = 8; y < SIDE - 8; y += 1) {
      if ((canvas.data[indexOf(canvas, 127 - distance, y)] ?? 0) > 0.5) count += 1
      if ((canvas.data[indexOf(canvas, 128 + distance, y)] ?? 0) < 0.5) count += 1
    }
    return count
  }
  expect(pixelsBeyond(2, 0)).toBeGreaterThan(20)
  expect(pixelsBeyond(5, 0)).toBe(0)
  expect(pixelsBeyond(2, 1)).toBe(0)
})

const [, middle] = presets.meadow.layers
const anywhere = { ...middle, fromDetail: 0, toDetail: 2 } as BrushLayer

test('draws long strokes along a clear edge', () => {
  const flat = pictureOf(() => [0.6, -0.05, 0.06])
  // How much of the difference between two pixels remains 12 pixels further along the stroke.
  const decay = (busy: number) => {
    const canvas = paintedOver(flat, evenFlow(0), { busy, layers: [anywhere] })
    const light = valuesOf(canvas, 0)
    const mean = meanOf(light)
    let product = 0
    for (let y = 0; y < SIDE; y += 1) {
      for (let x = 0; x < SIDE - 16; x += 1) {
        const value = (light[y * SIDE + x] ?? 0) - mean
        product += value * ((light[y * SIDE + x + 16] ?? 0) - mean)
      }
    }
    return product / spreadOf(light) ** 2 / (SIDE * (SIDE - 16))
  }
  expect(decay(1)).toBeGreaterThan(1.15 * decay(0))
})

test('sets dabs in the lights of a texture, and only there', () => {
  const simple = pictureOf(() => [0.5, -0.05, 0.06])
  const photo = pictureOf(() => [0.7, -0.05, 0.06])
  const layers = [{ ...anywhere, tolerance: 0.3, texture: 0.7 }]
  const lightnessWith = (texture: number) =>
    meanOf(valuesOf(paintedOver(simple, evenFlow(0.3), { photo, texture, layers }), 0))
  expect(lightnessWith(0)).toBeCloseTo(0.5, 5)
  expect(lightnessWith(1)).toBeGreaterThan(0.58)
})

test('softens the corners of strokes, and nothing that is flat', () => {
  const dot = pictureOf((x, y) => [x === 100 && y === 100 ? 1 : 0.5, 0, 0])
  const canvas = paintedOver(dot, evenFlow(0), { layers: [] })
  expect(canvas.data[indexOf(canvas, 100, 100)]).toBeLessThan(0.85)
  expect(canvas.data[indexOf(canvas, 100, 101)]).toBeGreaterThan(0.53)
  expect(canvas.data[indexOf(canvas, 100, 103)]).toBeCloseTo(0.5, 5)
})

test('paints skin more calmly than leaves of the same lightness', () => {
  const painted = (hue: number) =>
    paintedOver(
      pictureOf(() => [0.7, 0.08 * Math.cos(hue), 0.08 * Math.sin(hue)]),
      evenFlow(0.3),
    )
  const [skin, leaf] = [painted(0.96), painted(2.3)]
  for (const channel of [0, 2]) {
    expect(spreadOf(valuesOf(skin, channel))).toBeLessThan(0.6 * spreadOf(valuesOf(leaf, channel)))
  }
})
