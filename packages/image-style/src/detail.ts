import type { FlowField } from './flow-field.ts'

/** Steepness of faint noise, and the highest that is still taken for noise. */
const FAINT = 0.005
const LOUD = 0.03
/** Steepness above the noise at which a place is two thirds busy. */
const BUSY = 0.025

/**
 * How steep the picture's noise is (as `energy`): what even its calmest tenth has. A picture that is
 * busy everywhere is not taken for a noisy one beyond a limit.
 */
export function noiseLevel({ energy }: FlowField): number {
  const tenth = energy.toSorted()[Math.floor(energy.length / 10)] ?? 0
  return Math.min(Math.max(tenth, FAINT), LOUD)
}

/** How busy each place is, 0 flat to 1: the noise is none, an edge nearly all. Of the flow's size. */
export function detailOf({ energy }: FlowField, noise: number): Float32Array {
  return energy.map((steepness) => 1 - Math.exp(-Math.max(0, steepness - 1.25 * noise) / BUSY))
}
