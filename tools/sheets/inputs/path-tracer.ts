// A small path tracer: diffuse surfaces under a clear coat, lit by a window and the light of the
// room. After J. Kajiya, "The Rendering Equation", 1986; next event estimation and the cosine-weighted
// hemisphere as in M. Pharr, W. Jakob and G. Humphreys, "Physically Based Rendering", 2016; the
// reflectance of the coat after C. Schlick, 1994.
import type { Pixels } from '@agency/image-style/lab-picture'
import { hashAt } from '@agency/image-style/noise'
import { expose, type Light } from './photo.ts'
import { add, cross, dot, normalize, scale, subtract, type Vector } from './vector.ts'

export interface Surface {
  /** Towards the ray. */
  normal: Vector
  /** Linear. */
  albedo: Light
  /** Reflectance of the clear coat seen straight on, 0..1; 0 if there is none. */
  coat: number
}

/** An intersection of a ray, `distance` metres along it; shadow rays need no surface. */
export interface Hit {
  distance: number
  surface: () => Surface
}

/** Its first intersection with a ray, beyond `MIN_DISTANCE`. */
export type Shape = (from: Vector, direction: Vector) => Hit | undefined

/** Whether a ray passes a sphere by, which is cheaper than an exact intersection. */
export function misses(centre: Vector, radius: number, from: Vector, direction: Vector): boolean {
  const x = centre[0] - from[0]
  const y = centre[1] - from[1]
  const z = centre[2] - from[2]
  const along = x * direction[0] + y * direction[1] + z * direction[2]
  const squared = x * x + y * y + z * z
  return squared - along * along > radius * radius || (along < 0 && squared > radius * radius)
}

/** A rectangular light on the plane x = `x`. */
export interface WindowLight {
  x: number
  y: readonly [from: number, to: number]
  z: readonly [from: number, to: number]
  /** Radiance of a point of it; 0 where a bar is. */
  radiance: (y: number, z: number) => Light
}

export interface Camera {
  position: Vector
  target: Vector
  /** Half the width of the picture at a distance of 1. */
  halfWidth: number
  /** Radius of the lens, in metres; it is focused on `target`. */
  aperture: number
}

export interface Scene {
  shapes: Shape[]
  window: WindowLight
  /** Radiance of the rest of the room. */
  room: (direction: Vector) => Light
  camera: Camera
}

export const MIN_DISTANCE = 1e-4
const MAX_BOUNCES = 5
const MAX_RADIANCE = 4
/** Amplitude of the sensor's noise, in 8-bit steps. */
const NOISE = 5

/** xorshift32, uniform in [0, 1). */
function openRandom(seed: number): () => number {
  let state = seed | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4_294_967_296
  }
}

function firstHit(shapes: readonly Shape[], from: Vector, direction: Vector): Hit | undefined {
  let first: Hit | undefined
  for (const shape of shapes) {
    const hit = shape(from, direction)
    if (hit && (!first || hit.distance < first.distance)) first = hit
  }
  return first
}

/** The window's radiance along a ray that nothing else stops; undefined if it misses the window. */
function seenWindow(window: WindowLight, from: Vector, direction: Vector): Light | undefined {
  const distance = (window.x - from[0]) / direction[0]
  if (!(distance > 0)) return undefined
  const y = from[1] + direction[1] * distance
  const z = from[2] + direction[2] * distance
  const isInside = y > window.y[0] && y < window.y[1] && z > window.z[0] && z < window.z[1]
  return isInside ? window.radiance(y, z) : undefined
}

/** Direct light of the window at a diffuse surface, from one random point of it. */
function fromWindow(
  { shapes, window }: Scene,
  point: Vector,
  normal: Vector,
  random: () => number,
): Light {
  const y = window.y[0] + random() * (window.y[1] - window.y[0])
  const z = window.z[0] + random() * (window.z[1] - window.z[0])
  const radiance = window.radiance(y, z)
  if (radiance[1] === 0) return [0, 0, 0]
  const way = subtract([window.x, y, z], point)
  const distance = Math.hypot(...way)
  const direction = scale(way, 1 / distance)
  const cosine = dot(normal, direction)
  if (cosine <= 0) return [0, 0, 0]
  const blocker = firstHit(shapes, point, direction)
  if (blocker && blocker.distance < distance) return [0, 0, 0]
  const area = (window.y[1] - window.y[0]) * (window.z[1] - window.z[0])
  const share = (cosine * Math.abs(direction[0]) * area) / (Math.PI * distance * distance)
  return scale(radiance, share)
}

/** A random direction around a normal, with a density proportional to its cosine. */
function scatter(normal: Vector, random: () => number): Vector {
  const angle = 2 * Math.PI * random()
  const squared = random()
  const radius = Math.sqrt(squared)
  const side = normalize(cross(Math.abs(normal[0]) > 0.8 ? [0, 1, 0] : [1, 0, 0], normal))
  const up = cross(normal, side)
  return normalize(
    add(
      add(scale(side, radius * Math.cos(angle)), scale(up, radius * Math.sin(angle))),
      scale(normal, Math.sqrt(1 - squared)),
    ),
  )
}

function trace(scene: Scene, start: Vector, towards: Vector, random: () => number): Light {
  const light: Light = [0, 0, 0]
  let throughput: Light = [1, 1, 1]
  let from = start
  let direction = towards
  let isMirrored = true
  const gain = (radiance: Light) => {
    for (let channel = 0; channel < 3; channel += 1)
      light[channel] = (light[channel] ?? 0) + (throughput[channel] ?? 0) * (radiance[channel] ?? 0)
  }
  for (let bounce = 0; bounce < MAX_BOUNCES; bounce += 1) {
    const hit = firstHit(scene.shapes, from, direction)
    if (!hit) {
      const window = seenWindow(scene.window, from, direction)
      // After a diffuse bounce the window was already counted by `fromWindow`.
      if (!window) gain(scene.room(direction))
      else if (isMirrored) gain(window)
      break
    }
    const { distance } = hit
    const { normal, albedo, coat } = hit.surface()
    from = add(add(from, scale(direction, distance)), scale(normal, 1e-3))
    const cosine = Math.min(Math.max(-dot(normal, direction), 0), 1)
    const reflected = coat > 0 ? coat + (1 - coat) * (1 - cosine) ** 5 : 0
    isMirrored = random() < reflected
    if (isMirrored) {
      direction = subtract(direction, scale(normal, 2 * dot(normal, direction)))
      continue
    }
    throughput = [throughput[0] * albedo[0], throughput[1] * albedo[1], throughput[2] * albedo[2]]
    gain(fromWindow(scene, from, normal, random))
    direction = scatter(normal, random)
  }
  return light
}

/** Photographs a scene with `samples` paths a pixel, a thin lens and a sensor's noise. */
export function tracePhoto(width: number, height: number, scene: Scene, samples: number): Pixels {
  const { position, target, halfWidth, aperture } = scene.camera
  const view = subtract(target, position)
  const focus = Math.hypot(...view)
  const ahead = scale(view, 1 / focus)
  const right = normalize(cross([0, 1, 0], ahead))
  const up = cross(ahead, right)
  const random = openRandom(0x9e3779b9)
  const data = new Uint8Array(width * height * 3)
  const pixel = (2 * halfWidth) / width
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const sum: Light = [0, 0, 0]
      for (let sample = 0; sample < samples; sample += 1) {
        const x = (column + random() - width / 2) * pixel
        const y = (height / 2 - row - random()) * pixel
        const radius = aperture * Math.sqrt(random())
        const angle = 2 * Math.PI * random()
        const lens = add(
          scale(right, radius * Math.cos(angle)),
          scale(up, radius * Math.sin(angle)),
        )
        const sharp = add(add(ahead, scale(right, x)), scale(up, y))
        const direction = normalize(subtract(scale(sharp, focus), lens))
        const light = trace(scene, add(position, lens), direction, random)
        // The few paths that meet a mirrored window would show as bright dots.
        for (let channel = 0; channel < 3; channel += 1)
          sum[channel] = (sum[channel] ?? 0) + Math.min(light[channel] ?? 0, MAX_RADIANCE)
      }
      const across = (2 * column) / width - 1
      const down = (2 * row) / width - height / width
      const vignette = 1 - 0.18 * (across * across + down * down)
      for (let channel = 0; channel < 3; channel += 1) {
        const grain = hashAt(column, row, channel) + hashAt(column, row, channel + 9) - 1
        const value = expose((vignette * (sum[channel] ?? 0)) / samples) + NOISE * grain
        data[(row * width + column) * 3 + channel] = Math.min(Math.max(Math.round(value), 0), 255)
      }
    }
  }
  return { width, height, data }
}
