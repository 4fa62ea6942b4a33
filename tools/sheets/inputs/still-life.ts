import type { Pixels } from '@agency/image-style/lab-picture'
import { hashAt, layeredNoise, smoothNoise } from '@agency/image-style/noise'
import {
  type Hit,
  MIN_DISTANCE,
  misses,
  type Shape,
  type Surface,
  tracePhoto,
} from './path-tracer.ts'
import { blend, type Light, ramp } from './photo.ts'
import { add, cross, dot, normalize, scale, subtract, type Vector } from './vector.ts'

/** Paths a pixel: what noise remains looks like that of a sensor. */
const SAMPLES = 90

/** Roots of |o + t d|² = r², smaller first; undefined if there are none. */
function rootsOf(o: Vector, d: Vector, r: number): [number, number] | undefined {
  const a = dot(d, d)
  const b = dot(o, d)
  const discriminant = b * b - a * (dot(o, o) - r * r)
  if (discriminant < 0) return undefined
  const root = Math.sqrt(discriminant)
  return [(-b - root) / a, (-b + root) / a]
}

interface Ellipsoid {
  centre: Vector
  radii: Vector
  /** Direction of its third axis. */
  axis: Vector
  /** Colour at a point of the unit sphere. */
  skin: (x: number, y: number, z: number) => Light
  coat: number
  /** Pores a radius, and their depth. */
  pores?: readonly [count: number, depth: number]
  /** Cut off on this side of its middle, with a flat face of this colour. */
  cut?: { normal: Vector; face: (x: number, y: number) => Light }
}

function ellipsoid({ centre, radii, axis, skin, coat, pores, cut }: Ellipsoid): Shape {
  const third = normalize(axis)
  const first = normalize(cross(Math.abs(third[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], third))
  const second = cross(third, first)
  const inside = (v: Vector): Vector => [dot(v, first), dot(v, second), dot(v, third)]
  const stretch = (v: Vector): Vector => [v[0] / radii[0], v[1] / radii[1], v[2] / radii[2]]
  const outside = (v: Vector): Vector =>
    add(add(scale(first, v[0]), scale(second, v[1])), scale(third, v[2]))
  const face = cut && normalize(cut.normal)
  const faceRight = face && normalize(cross([0, 1, 0.2], face))
  const faceUp = face && faceRight && cross(face, faceRight)
  const reach = Math.max(...radii)
  const surfaceAt = (local: Vector, direction: Vector): Surface => {
    let normal = normalize(outside(stretch(local)))
    if (dot(normal, direction) > 0) normal = scale(normal, -1)
    if (pores) {
      const [count, depth] = pores
      const u = (local[0] + 0.6 * local[2]) * count
      const v = (local[1] - 0.5 * local[2]) * count
      const here = smoothNoise(u, v, 5)
      const slope = [smoothNoise(u + 0.2, v, 5) - here, smoothNoise(u, v + 0.2, 5) - here] as const
      normal = normalize(subtract(normal, scale(outside([...slope, 0]), depth)))
    }
    return { normal, albedo: skin(...local), coat }
  }
  return (from, direction) => {
    if (misses(centre, reach, from, direction)) return undefined
    const away = subtract(from, centre)
    const origin = stretch(inside(away))
    const way = stretch(inside(direction))
    const roots = rootsOf(origin, way, 1)
    if (!roots) return undefined
    if (cut && face && faceRight && faceUp) {
      const distance = -dot(away, face) / dot(direction, face)
      const place = add(away, scale(direction, distance))
      const local = stretch(inside(place))
      if (distance > MIN_DISTANCE && dot(local, local) < 1 && dot(direction, face) < 0)
        return {
          distance,
          surface: () => ({
            normal: face,
            albedo: cut.face(dot(place, faceRight) / radii[0], dot(place, faceUp) / radii[0]),
            coat: 0.03,
          }),
        }
    }
    for (const distance of roots) {
      if (distance < MIN_DISTANCE) continue
      if (face && dot(add(away, scale(direction, distance)), face) > 0) continue
      return { distance, surface: () => surfaceAt(add(origin, scale(way, distance)), direction) }
    }
    return undefined
  }
}

/** A bowl: the shell between two spheres, below its rim. */
function bowl(
  centre: Vector,
  outer: number,
  inner: number,
  rim: number,
  glaze: Light,
  stripe: Light,
): Shape {
  return (from, direction) => {
    if (misses(centre, outer, from, direction)) return undefined
    const away = subtract(from, centre)
    let best: Hit | undefined
    const offer = (distance: number, normal: Vector, isOutside: boolean) => {
      if (distance < MIN_DISTANCE || (best && best.distance < distance)) return
      const height = from[1] + direction[1] * distance
      best = {
        distance,
        surface: () => ({
          normal: dot(normal, direction) > 0 ? scale(normal, -1) : normal,
          albedo: isOutside
            ? blend(glaze, stripe, ramp(0.055, 0.05, Math.abs(rim - 0.1 - height)))
            : glaze,
          coat: 0.045,
        }),
      }
    }
    for (const radius of [outer, inner])
      for (const distance of rootsOf(away, direction, radius) ?? []) {
        const place = add(away, scale(direction, distance))
        const height = place[1] + centre[1]
        if (height < rim && height > 0) offer(distance, normalize(place), radius === outer)
      }
    const distance = (rim - from[1]) / direction[1]
    const across = Math.hypot(away[0] + direction[0] * distance, away[2] + direction[2] * distance)
    const drop = rim - centre[1]
    if (across < Math.sqrt(outer ** 2 - drop ** 2) && across > Math.sqrt(inner ** 2 - drop ** 2))
      offer(distance, UP, false)
    return best
  }
}
const UP: Vector = [0, 1, 0]

const table: Shape = (from, direction) => {
  const distance = -from[1] / direction[1]
  if (!(distance > MIN_DISTANCE)) return undefined
  const x = from[0] + direction[0] * distance
  const z = from[2] + direction[2] * distance
  if (z > 2.2) return undefined
  return { distance, surface: () => oak(x, z) }
}

/** Boards of oak; x along them, z across, in metres. */
function oak(x: number, z: number): Surface {
  const position = (z + 3) / 0.52
  const board = Math.floor(position)
  const wave = 0.25 * Math.sin(x * 1.1 + board * 2.3)
  const grain = layeredNoise(x * 1.6 + board * 7, (z + wave * 0.2) * 30, 14, 5)
  const rings = 0.5 + 0.5 * Math.sin(40 * (z + 0.12 * layeredNoise(x * 0.9, z * 2, board, 3)))
  const edge = Math.min(position - board, 1 - position + board)
  const wood = blend([0.17, 0.075, 0.028], [0.43, 0.235, 0.105], 0.75 * grain + 0.25 * rings)
  return {
    normal: UP,
    albedo: scale(
      wood,
      (0.85 + 0.3 * hashAt(board, 1, 4)) * (0.25 + 0.75 * ramp(0.004, 0.016, edge)),
    ),
    coat: 0.025 * grain,
  }
}

const wall: Shape = (from, direction) => {
  const distance = (2.9 - from[2]) / direction[2]
  if (!(distance > MIN_DISTANCE)) return undefined
  const x = from[0] + direction[0] * distance
  const y = from[1] + direction[1] * distance
  return {
    distance,
    surface: () => ({
      normal: [0, 0, -1],
      albedo: scale(
        y < 0.35 ? [0.2, 0.24, 0.22] : [0.42, 0.46, 0.42],
        0.9 + 0.2 * layeredNoise(x * 2, y * 2, 6, 4),
      ),
      coat: 0,
    }),
  }
}

const orangeSkin = (x: number, y: number, z: number): Light =>
  scale([0.88, 0.27, 0.015], 0.86 + 0.22 * layeredNoise(x * 3 + z, y * 3 - z, 8, 3))
const lemonSkin = (x: number, y: number, z: number): Light =>
  blend(
    [0.86, 0.6, 0.03],
    [0.5, 0.5, 0.06],
    ramp(0.7, 1, Math.abs(z)) * 0.6 + 0.25 * layeredNoise(x * 3, y * 3 + z, 3, 3) - 0.1,
  )
const leafSkin = (x: number, y: number, z: number): Light => {
  const vein =
    ramp(0.05, 0.015, Math.abs(x)) + 0.4 * ramp(0.12, 0, Math.abs(((z + Math.abs(x)) * 6) % 1))
  return blend(
    [0.035, 0.12, 0.02],
    [0.17, 0.3, 0.07],
    0.7 * vein + 0.2 * smoothNoise(x * 9, y * 9 + z * 9, 2),
  )
}
/** The flesh of half an orange: segments with pale membranes, pith and peel. */
const flesh = (x: number, y: number): Light => {
  const radius = Math.hypot(x, y)
  const turn = (Math.atan2(y, x) / (2 * Math.PI)) * 10 + 0.2
  const between = Math.abs(turn - Math.round(turn))
  const membrane = ramp(0.07, 0.035, between * Math.max(radius, 0.12))
  const pith = Math.max(membrane, ramp(0.83, 0.87, radius), ramp(0.1, 0.05, radius))
  const juice = layeredNoise(radius * 5, turn * 14, 6, 3)
  const pulp = blend([0.75, 0.17, 0.005], [0.95, 0.42, 0.05], juice)
  const pale = blend(pulp, [0.88, 0.72, 0.45], pith)
  return radius > 0.955 ? orangeSkin(x, y, 0) : pale
}
const orange = (centre: Vector, radius: number, axis: Vector): Shape =>
  ellipsoid({
    ...{ centre, radii: [radius, radius, radius * 0.95], axis, skin: orangeSkin, coat: 0.04 },
    pores: [42, 0.55],
  })
const lemon = (centre: Vector, axis: Vector): Shape =>
  ellipsoid({
    ...{ centre, radii: [0.185, 0.185, 0.255], axis, skin: lemonSkin, coat: 0.04 },
    pores: [26, 0.5],
  })
const leaf = (centre: Vector, axis: Vector): Shape =>
  ellipsoid({ centre, radii: [0.1, 0.012, 0.26], axis, skin: leafSkin, coat: 0.04 })

/** Oranges and lemons in a bowl on an oak table, by a window. */
export function drawStillLife(width: number, height: number): Pixels {
  return tracePhoto(
    width,
    height,
    {
      shapes: [
        table,
        wall,
        bowl([0, 0.63, 0], 0.78, 0.74, 0.52, [0.78, 0.75, 0.68], [0.05, 0.13, 0.3]),
        orange([-0.3, 0.5, 0.02], 0.27, [0.2, 1, -0.3]),
        orange([0.27, 0.5, 0.14], 0.28, [-0.4, 1, 0.1]),
        orange([0.02, 0.46, -0.32], 0.26, [0.1, 0.6, -1]),
        lemon([0.03, 0.82, 0.04], [1, 0.15, -0.25]),
        leaf([-0.33, 0.79, -0.06], [1, 0.35, -0.35]),
        leaf([-0.2, 0.77, -0.22], [0.5, 0.15, -1]),
        lemon([1.02, 0.185, -0.55], [0.5, 0, 1]),
        ellipsoid({
          ...{ centre: [-0.98, 0.235, -0.72], radii: [0.26, 0.26, 0.25], axis: [0, 1, 0] },
          ...{ skin: orangeSkin, coat: 0.04, pores: [42, 0.55] },
          cut: { normal: [0.28, 0.72, -0.75], face: flesh },
        }),
        leaf([0.62, 0.03, -0.92], [1, 0.02, 0.35]),
      ],
      window: {
        x: -3.4,
        y: [0.7, 3.3],
        z: [-1.7, 1.6],
        radiance: (y, z) => {
          const isBar = Math.abs(y - 2) < 0.06 || Math.abs(z + 0.05) < 0.07
          return isBar ? [0, 0, 0] : [13, 13.4, 14]
        },
      },
      room: (direction) => scale([0.42, 0.37, 0.32], 0.6 + 0.4 * direction[1]),
      camera: {
        position: [0.25, 1.75, -3.7],
        target: [0, 0.42, -0.3],
        halfWidth: 0.4,
        aperture: 0.045,
      },
    },
    SAMPLES,
  )
}
