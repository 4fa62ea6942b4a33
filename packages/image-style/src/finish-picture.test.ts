import { expect, test } from 'vitest'
import { writeSrgb } from './colour-space.ts'
import { type Finish, finishPicture } from './finish-picture.ts'
import { emptyLab, fillMargin, indexOf } from './lab-picture.ts'
import { makePaper } from './paper-grain.ts'
import { presets } from './presets.ts'

const WIDTH = 300
const HEIGHT = 200
const plainFinish: Finish = {
  preset: { ...presets.meadow, relief: 0, bristle: 0, grain: 0 },
  paper: makePaper(1, 1),
  lines: new Float32Array(WIDTH * HEIGHT),
  strength: 1,
  seed: 1,
}
const black = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3) }

/** A gradient so soft that one byte step is about fifteen pixels wide. */
function softGradient() {
  const canvas = emptyLab(WIDTH, HEIGHT, 1)
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) canvas.data[indexOf(canvas, x, y)] = 0.6 + x * 0.0002
  }
  fillMargin(canvas)
  return canvas
}

test('renders a gradient finer than a byte without banding', () => {
  const painted = finishPicture(black, softGradient(), plainFinish)
  const exact = new Float64Array(3)
  let worst = 0
  for (let x = 0; x < WIDTH; x += 1) {
    let sum = 0
    for (let y = 0; y < HEIGHT; y += 1) sum += painted.data[(y * WIDTH + x) * 3] ?? 0
    writeSrgb(Float64Array.of(0.6 + x * 0.0002, 0, 0), exact)
    worst = Math.max(worst, Math.abs(sum / HEIGHT - (exact[0] ?? 0)))
  }
  // Rounding alone would be off by half a byte midway between two steps.
  expect(worst).toBeLessThan(0.25)
})

test('puts ink only where the lines are', () => {
  const lines = new Float32Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y += 1) lines[y * WIDTH + 100] = 1
  const withoutLines = finishPicture(black, softGradient(), plainFinish)
  const withLines = finishPicture(black, softGradient(), { ...plainFinish, lines })
  for (let index = 0; index < WIDTH * HEIGHT; index += 1) {
    const change = (withoutLines.data[index * 3] ?? 0) - (withLines.data[index * 3] ?? 0)
    if (index % WIDTH === 100) expect(change).toBeGreaterThan(3)
    else expect(change).toBe(0)
  }
})

test('scales lines with strength, and fills solid darks', () => {
  const lines = new Float32Array(WIDTH * HEIGHT).fill(1)
  const inked = (strength: number) =>
    finishPicture(black, softGradient(), { ...plainFinish, lines, strength }).data[150 * 3] ?? 0
  const plain = finishPicture(black, softGradient(), plainFinish).data[150 * 3] ?? 0
  expect(inked(0)).toBe(plain)
  expect(inked(1)).toBeLessThan(inked(0.5))

  const solid = {
    ...plainFinish.preset,
    lines: { ...plainFinish.preset.lines, amount: 1, solid: 0.9 },
  }
  const filled = finishPicture(black, softGradient(), { ...plainFinish, preset: solid })
  expect(filled.data[150 * 3]).toBeLessThan(plain - 60)
})
