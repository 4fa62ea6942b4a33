/** 0 below `from`, 1 above `to`, and linear between them. */
export const ramp = (from: number, to: number, value: number): number =>
  Math.min(Math.max((value - from) / (to - from), 0), 1)

/** The same with a smooth start and end: the cubic Hermite polynomial 3t² - 2t³. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = ramp(from, to, value)
  return t * t * (3 - 2 * t)
}
