/** Round steps, as multiples of a power of ten. */
const roundSteps = [1, 2, 3, 4, 5, 6, 8, 10]

/**
 * Ticks of a count axis: 0, a round whole number, and its double, which is at least the maximum.
 */
export function axisTicks(highest: number): number[] {
  if (highest <= 1) return [0, 1]
  const half = highest / 2
  const power = 10 ** Math.floor(Math.log10(half))
  const step = power * (roundSteps.find((candidate) => candidate * power >= half) ?? 10)
  return [0, step, step * 2]
}
