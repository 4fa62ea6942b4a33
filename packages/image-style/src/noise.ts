/** An integer hash of a lattice point (Jenkins' final mix), uniform in [0, 1). */
export function hashAt(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
}

const fade = (t: number) => t * t * (3 - 2 * t)

/**
 * Value noise: lattice hashes interpolated by a smooth cubic. One feature per unit; roughly uniform
 * in 0..1.
 */
export function smoothNoise(x: number, y: number, seed: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const tx = fade(x - left)
  const ty = fade(y - top)
  const upper = hashAt(left, top, seed) * (1 - tx) + hashAt(left + 1, top, seed) * tx
  const lower = hashAt(left, top + 1, seed) * (1 - tx) + hashAt(left + 1, top + 1, seed) * tx
  return upper * (1 - ty) + lower * ty
}

/** Octaves of `smoothNoise`, each of half the size and half the weight; about 0..1. */
export function layeredNoise(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let octave = 0; octave < octaves; octave += 1) {
    const scale = 2 ** octave
    sum += weight * smoothNoise(x * scale, y * scale, seed + octave)
    total += weight
    weight /= 2
  }
  return sum / total
}
