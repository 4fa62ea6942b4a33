import { expect, test } from 'vitest'
import { emptyLab, indexOf } from './lab-picture.ts'
import { makePaper } from './paper-grain.ts'
import { pigmentDensity } from './pigment.ts'

const SIDE = 96
const paper = makePaper(1, 1)

function halfDark() {
  const canvas = emptyLab(SIDE, SIDE, 0)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) canvas.data[indexOf(canvas, x, y)] = x < 48 ? 0.4 : 0.8
  }
  return canvas
}

test('darkens the rim of a wash only on its own side of an edge', () => {
  const settings = { edges: 1, turbulence: 0, granulation: 0 }
  const density = pigmentDensity(halfDark(), settings, paper, 1, 1)
  const densityAt = (x: number) => density[40 * SIDE + x] ?? 0
  expect(densityAt(46)).toBeGreaterThan(1.3)
  expect(densityAt(20)).toBeCloseTo(1, 5)
  for (let x = 48; x < SIDE; x += 1) expect(densityAt(x)).toBeCloseTo(1, 5)
})

test('settles pigment in the hollows of the paper', () => {
  const settings = { edges: 0, turbulence: 0, granulation: 1 }
  const density = pigmentDensity(halfDark(), settings, paper, 1, 1)
  for (let index = 0; index < SIDE * SIDE; index += 7) {
    const height = paper.heightAt(index % SIDE, Math.floor(index / SIDE))
    expect(Math.sign((density[index] ?? 0) - 1)).toBe(-Math.sign(height))
  }
})

test('moves pigment smoothly over large distances', () => {
  const settings = { edges: 0, turbulence: 1, granulation: 0 }
  const density = pigmentDensity(halfDark(), settings, paper, 1, 1)
  let step = 0
  for (let index = 1; index < SIDE * SIDE; index += 1) {
    if (index % SIDE > 0)
      step = Math.max(step, Math.abs((density[index] ?? 0) - (density[index - 1] ?? 0)))
  }
  expect(step).toBeLessThan(0.06)
  expect(Math.max(...density) - Math.min(...density)).toBeGreaterThan(0.2)
})
