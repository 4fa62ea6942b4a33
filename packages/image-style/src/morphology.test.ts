import { expect, test } from 'vitest'
import { closing, opening } from './morphology.ts'

const WIDTH = 30
const HEIGHT = 20
const planeOf = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, place) =>
    value(place % WIDTH, Math.floor(place / WIDTH)),
  )

test('an opening removes thin light shapes and keeps everything else', () => {
  const bars = planeOf((x) => (x === 5 ? 1 : x >= 12 && x < 17 ? 1 : x === 22 ? -1 : 0))
  const opened = opening(bars, WIDTH, HEIGHT, 2)
  expect(opened).toEqual(planeOf((x) => (x >= 12 && x < 17 ? 1 : x === 22 ? -1 : 0)))
})

test('a closing removes thin dark shapes, at the border too', () => {
  const bars = planeOf((_, y) => (y === 0 || y === 10 ? -1 : y === 15 ? 1 : 0))
  expect(closing(bars, WIDTH, HEIGHT, 2)).toEqual(planeOf((_, y) => (y === 15 ? 1 : 0)))
})
