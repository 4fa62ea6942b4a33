import type { FlowField } from './flow-field.ts'

/** Gradient of faint noise, and the highest gradient that still counts as noise. */
const NOISE_GRADIENT = 0.005
const MAX_NOISE_GRADIENT = 0.03
/** Gradient above the noise at which a position is two thirds busy. */
const BUSY_GRADIENT = 0.025

/**
 * The gradient of the picture's noise (as `energy`), which is that of its calmest tenth. It is
 * limited, so that a picture that is busy everywhere does not count as noisy.
 */
export function noiseLevel({ energy }: FlowField): number {
  const tenth = energy.toSorted()[Math.floor(energy.length / 10)] ?? 0
  return Math.min(Math.max(tenth, NOISE_GRADIENT), MAX_NOISE_GRADIENT)
}

/**
 * How busy each position is, 0 flat to 1: noise counts as 0, and an edge as nearly 1. At the flow's
 * size.
 */
export function detailOf({ energy }: FlowField, noise: number): Float32Array {
  return energy.map(
    (steepness) => 1 - Math.exp(-Math.max(0, steepness - 1.25 * noise) / BUSY_GRADIENT),
  )
}
