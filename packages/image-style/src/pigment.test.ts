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
  const only = { edges: 1, turbulence: 0, granulation: 0 }
  const density = pigmentDensity(halfDark(), only, paper, 1, 1)
  const at = (x: number) => density[40 * SIDE + x] ?? 0
  expect(at(46)).toBeGreaterThan(1.3)
  expect(at(20)).toBeCloseTo(1, 5)
  for (let x = 48; x < SIDE; x += 1) expect(at(x)).toBeCloseTo(1, 5)
})

test('settles pigment in the hollows of the paper', () => {
  const only = { edges: 0, turbulence: 0, granulation: 1 }
  const density = pigmentDensity(halfDark(), only, paper, 1, 1)
  for (let at = 0; at < SIDE * SIDE; at += 7) {
    const height = paper.heightAt(at % SIDE, Math.floor(at / SIDE))
    expect(Math.sign((density[at] ?? 0) - 1)).toBe(-Math.sign(height))
  }
})

test('moves pigment smoothly over large distances', () => {
  const only = { edges: 0, turbulence: 1, granulation: 0 }
  const density = pigmentDensity(halfDark(), only, paper, 1, 1)
  let step = 0
  for (let at = 1; at < SIDE * SIDE; at += 1) {
    if (at % SIDE > 0) step = Math.max(step, Math.abs((density[at] ?? 0) - (density[at - 1] ?? 0)))
  }
  expect(step).toBeLessThan(0.06)
  expect(Math.max(...density) - Math.min(...density)).toBeGreaterThan(0.2)
})
