import { expect, test } from 'vitest'
import { makePaper } from './paper-grain.ts'

test('tiles without a seam', () => {
  const paper = makePaper(1, 3)
  const step = (x: number) => {
    let squares = 0
    for (let y = 0; y < 512; y += 1)
      squares += (paper.heightAt(x + 1, y) - paper.heightAt(x, y)) ** 2
    return Math.sqrt(squares / 512)
  }
  expect(step(511)).toBeLessThan(1.2 * step(200))
  expect(paper.heightAt(700, 900)).toBe(paper.heightAt(700 - 512, 900 - 512))
})

test('has a mean near 0 and a variance near 1', () => {
  const paper = makePaper(1, 3)
  let sum = 0
  let squares = 0
  for (let y = 0; y < 512; y += 1) {
    for (let x = 0; x < 512; x += 1) {
      sum += paper.heightAt(x, y)
      squares += paper.heightAt(x, y) ** 2
    }
  }
  expect(Math.abs(sum / 512 ** 2)).toBeLessThan(0.02)
  expect(squares / 512 ** 2).toBeGreaterThan(0.8)
  expect(squares / 512 ** 2).toBeLessThan(1.3)
})
