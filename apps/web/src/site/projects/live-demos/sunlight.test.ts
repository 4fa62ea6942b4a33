import { expect, test } from 'vitest'
import { type Room, sunAt, sunlitFloor } from './sunlight.ts'

const room: Room = {
  ...{ width: 6, depth: 5, height: 2.7, sill: 0, head: 2.4, eaves: 0, window: [1, 5] },
}

test('the noon sun is as high as latitude and declination say, and in the north', () => {
  for (const [declination, elevation] of [
    [-23.44, 74.98],
    [0, 51.54],
    [23.44, 28.1],
  ] as const) {
    const sun = sunAt(12, declination)
    expect(sun.elevation).toBeCloseTo(elevation, 1)
    expect(Math.abs(sun.azimuth)).toBeLessThan(0.5)
  }
})

test('the sun rises in the east and sets in the west, and is down at midnight', () => {
  expect(sunAt(6.5, 0).azimuth).toBeGreaterThan(60)
  expect(sunAt(17.5, 0).azimuth).toBeLessThan(-60)
  expect(sunAt(0, 23.44).elevation).toBeLessThan(0)
})

test('a low sun reaches deep into the room, but not through its walls', () => {
  const reach = (elevation: number, azimuth = 0) =>
    Math.max(0, ...sunlitFloor({ elevation, azimuth }, room).map(([, south]) => south))
  expect(reach(45)).toBeCloseTo(2.4, 5)
  expect(reach(28)).toBeCloseTo(2.4 / Math.tan((28 * Math.PI) / 180), 5)
  expect(reach(10)).toBe(5)
  for (const [east] of sunlitFloor({ elevation: 20, azimuth: 60 }, room))
    expect(east).toBeGreaterThanOrEqual(-1e-9)
})

test('eaves keep a high sun out and let a low one in', () => {
  const shaded = { ...room, eaves: 0.9 }
  expect(sunlitFloor({ elevation: 75, azimuth: 0 }, shaded)).toEqual([])
  expect(sunlitFloor({ elevation: 28, azimuth: 0 }, shaded)).not.toEqual([])
})

test('the floor is dark at night and while the sun is behind the house', () => {
  expect(sunlitFloor({ elevation: -2, azimuth: 0 }, room)).toEqual([])
  expect(sunlitFloor({ elevation: 20, azimuth: 110 }, room)).toEqual([])
})
