import type { Pixels } from '@agency/image-style/lab-picture'
import { hashAt, layeredNoise, smoothNoise } from '@agency/image-style/noise'
import { blend, clamp, type Light, mix, photograph, ramp, scale } from './photo.ts'
import { normalize, type Vector } from './vector.ts'

const add = (a: Light, b: Light): Light => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const multiply = (a: Light, b: Light): Light => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]

const EYE = 1.5
const WALL = 2.3
const END = 34

/** Bricks in running bond with mortar, soot and old paint; u along the wall, v up, in metres. */
function brickwork(u: number, v: number, seed: number): Light {
  const row = Math.floor(v / 0.12)
  const shifted = u / 0.34 + (row % 2) * 0.5
  const column = Math.floor(shifted)
  const inRow = v / 0.12 - row
  const inBrick = shifted - column
  const mortar = inRow < 0.14 || inBrick < 0.06
  const tone = hashAt(column, row, seed)
  const brick = blend([0.32, 0.12, 0.075], [0.52, 0.25, 0.15], tone)
  const grit = 0.75 + 0.5 * layeredNoise(u * 30, v * 30, seed + 1, 3)
  const soot = 0.55 + 0.6 * layeredNoise(u * 0.7, v * 0.5, seed + 2, 4)
  return scale(mortar ? [0.4, 0.37, 0.33] : brick, grit * soot)
}

/** A painted wall: large soft coloured letters over one another. */
function mural(u: number, v: number, seed: number): Light {
  const colours: Light[] = [
    [0.75, 0.16, 0.2],
    [0.1, 0.45, 0.62],
    [0.85, 0.6, 0.1],
    [0.12, 0.42, 0.28],
    [0.8, 0.78, 0.7],
    [0.4, 0.16, 0.5],
  ]
  const warpU = u + 0.7 * smoothNoise(u * 0.9, v * 1.2, seed)
  const field = smoothNoise(warpU * 0.8, v * 0.9 + 4, seed + 1) * 9
  const index = Math.floor(field)
  const rim = field - index < 0.1
  return scale(
    rim ? [0.04, 0.04, 0.05] : (colours[(index + seed) % colours.length] ?? [1, 1, 1]),
    0.8 + 0.3 * layeredNoise(u * 20, v * 20, seed, 2),
  )
}

function wallLight(side: number, z: number, y: number): Light {
  const house = Math.floor((z + 50 + side) / 6)
  const u = z + side * 2
  const top = 6.5 + 3 * hashAt(house, side, 3)
  if (y > top) return [-1, 0, 0]
  const rendered = hashAt(house, side, 4)
  let colour = brickwork(u, y, 7 + side)
  if (rendered > 0.6) {
    const plaster = blend([0.62, 0.52, 0.36], [0.42, 0.5, 0.52], hashAt(house, side, 5))
    colour = scale(plaster, 0.7 + 0.4 * layeredNoise(u * 2, y * 1.5, 31, 5))
  }
  if (y < 2.7 && hashAt(house, side, 6) > 0.35) colour = mural(u, y, 3 + (house % 7))
  const inHouse = (z + 50 + side) / 6 - house
  const bay = Math.floor(inHouse * 3)
  const inBay = inHouse * 3 - bay
  const floor = Math.floor((y - 3) / 2.2)
  const inFloor = (y - 3) / 2.2 - floor
  if (y > 3 && y < top - 1 && inBay > 0.28 && inBay < 0.72 && inFloor > 0.15 && inFloor < 0.8) {
    const frame =
      inBay < 0.32 ||
      inBay > 0.68 ||
      inFloor < 0.2 ||
      inFloor > 0.75 ||
      Math.abs(inBay - 0.5) < 0.015
    const warm = hashAt(house * 3 + bay, floor, 11 + side) > 0.6
    colour = frame ? [0.7, 0.68, 0.6] : warm ? [1.6, 1.0, 0.4] : [0.1, 0.14, 0.19]
  }
  if (y < 2.2 && bay === 1 && inBay > 0.25 && inBay < 0.75) {
    const frame = inBay < 0.3 || inBay > 0.7 || y > 2.08
    const lit = hashAt(house, side, 8) > 0.4
    colour = frame ? [0.12, 0.1, 0.08] : lit ? [1.9, 1.15, 0.45] : [0.13, 0.26, 0.24]
  }
  return colour
}

function skyOver(direction: Vector): Light {
  const cloud = ramp(0.45, 0.7, layeredNoise(direction[0] * 3 + 1, direction[1] * 5, 18, 5))
  return blend([0.36, 0.6, 0.95], [1.5, 1.35, 1.15], 0.25 + 0.7 * cloud)
}

/** Light along a ray from the eye into a laneway; wet stones reflect it once. */
function lanewayRay(origin: Vector, direction: Vector, mirrored: boolean): Light {
  const toWall = ((direction[0] > 0 ? WALL : -WALL) - origin[0]) / direction[0]
  const toFloor = direction[1] < 0 ? -origin[1] / direction[1] : Number.POSITIVE_INFINITY
  const toEnd = (END - origin[2]) / direction[2]
  const haze = (light: Light, z: number) =>
    blend(light, [1.25, 1.08, 0.8], 0.75 * ramp(2, END * 1.1, z))
  if (toFloor < toWall && toFloor < toEnd) {
    const x = origin[0] + direction[0] * toFloor
    const z = origin[2] + direction[2] * toFloor
    const row = Math.floor(z / 0.22)
    const stone = x / 0.36 + (row % 2) * 0.5
    const column = Math.floor(stone)
    const joint = z / 0.22 - row < 0.12 || stone - column < 0.08
    const tone = 0.6 + 0.6 * hashAt(column, row, 2)
    const base = scale([0.14, 0.15, 0.175], tone * (0.7 + 0.5 * layeredNoise(x * 12, z * 12, 9, 3)))
    const sun = ramp(0.5, 0.62, layeredNoise(x * 0.5 + 2, z * 0.22, 41, 3))
    const lit = multiply(
      joint ? [0.05, 0.05, 0.05] : base,
      blend([0.55, 0.68, 0.9], [3.4, 2.7, 1.8], sun),
    )
    if (mirrored) return haze(lit, z)
    const wet = ramp(0.42, 0.6, layeredNoise(x * 0.9, z * 0.5, 5, 3)) * (joint ? 0.2 : 0.5)
    const bumps = 0.05 * (hashAt(column, row, 3) - 0.5)
    const bounce = lanewayRay(
      [x, 0.001, z],
      normalize([direction[0] + bumps, -direction[1] + 0.02, direction[2]]),
      true,
    )
    return haze(blend(lit, bounce, wet * 0.75), z)
  }
  if (toWall < toEnd) {
    const y = origin[1] + direction[1] * toWall
    const z = origin[2] + direction[2] * toWall
    const side = direction[0] > 0 ? 1 : 0
    const wall = wallLight(side, z, y)
    if (wall[0] >= 0) {
      // The sun shines over the roofs on the right and reaches the upper part of the left wall.
      const sun = side === 0 ? ramp(2.0, 2.6, y + 0.5 * Math.sin(z * 0.4)) : 0.06
      const open = 0.45 + 0.09 * y
      return haze(multiply(wall, blend(scale([0.55, 0.66, 0.88], open), [2.5, 2.0, 1.35], sun)), z)
    }
  }
  const y = origin[1] + direction[1] * toEnd
  if (y < 5.5 && toEnd < Number.POSITIVE_INFINITY) {
    const tree = layeredNoise(direction[0] * 60, direction[1] * 60, 6, 4)
    return haze(blend([0.1, 0.2, 0.05], [0.5, 0.55, 0.16], tree), END)
  }
  return skyOver(direction)
}

/** A Melbourne laneway in late light: painted brick, bluestone, lamps on a string. */
export function drawLaneway(width: number, height: number): Pixels {
  const lamps = Array.from({ length: 22 }, (_, index) => {
    const z = 3 + index * 1.25
    const swing = index % 4
    const x = mix(-WALL, WALL, swing / 3) * 0.9
    return {
      x: x / z / 0.62,
      y: -(3.3 - 0.35 * Math.sin((Math.PI * swing) / 3) - EYE) / z / 0.62,
      size: 0.035 / z,
    }
  })
  return photograph(
    width,
    height,
    (x, y) => {
      const direction = normalize([x * 0.62 + 0.03, -y * 0.62 + 0.06, 1])
      let light = lanewayRay([0.35, EYE, 0], direction, false)
      for (const lamp of lamps) {
        const away = ((x - lamp.x) ** 2 + (y - lamp.y) ** 2) / (lamp.size * lamp.size)
        light = add(
          light,
          scale([1.5, 1.05, 0.5], 6 / (1 + away * away * 0.2) + 0.25 / (1 + away * 0.012)),
        )
      }
      return light
    },
    7,
  )
}

/** A brick wall with a window and ivy, seen straight on. */
export function drawBrickWall(width: number, height: number): Pixels {
  return photograph(width, height, (x, y) => {
    const u = (x + 1) * 1.6
    const v = (1 - y) * 1.6
    const ivy = layeredNoise(x * 2.2 + 1, y * 2.2, 16, 4) + 0.35 * (-x - 0.2)
    const leaf = layeredNoise(x * 26, y * 26, 8, 3)
    const shade = 0.5 + 0.6 * ramp(-1.2, 0.9, x - 0.6 * y)
    if (ivy + 0.3 * (leaf - 0.5) > 0.62) {
      const lit = clamp(2.1 * (leaf - 0.28))
      return scale(blend([0.012, 0.04, 0.012], [0.26, 0.4, 0.07], lit), shade * 1.8)
    }
    const inside = Math.abs(x - 0.3) < 0.34 && Math.abs(y + 0.1) < 0.44
    if (inside) {
      const frame =
        Math.abs(Math.abs(x - 0.3) - 0.31) < 0.035 ||
        Math.abs(Math.abs(y + 0.1) - 0.41) < 0.035 ||
        Math.abs(x - 0.3) < 0.014 ||
        Math.abs(y + 0.1) < 0.014
      if (frame) return scale([0.85, 0.83, 0.76], shade * 1.3)
      const sky = layeredNoise(x * 3, y * 4, 9, 4)
      return scale(blend([0.06, 0.09, 0.12], [0.62, 0.74, 0.86], ramp(0.35, 0.75, sky)), 1.1)
    }
    return scale(brickwork(u, v, 21), shade * 2)
  })
}
