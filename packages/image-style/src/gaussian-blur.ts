/** Half of a Gaussian kernel, from its centre outwards, normalised so that the whole sums to 1. */
function halfKernel(sigma: number): Float64Array {
  const radius = Math.max(1, Math.ceil(sigma * 2.6))
  const kernel = Float64Array.from({ length: radius + 1 }, (_, index) =>
    Math.exp(-(index * index) / (2 * sigma * sigma)),
  )
  const sum = kernel.reduce((total, value, index) => total + (index === 0 ? value : 2 * value), 0)
  return kernel.map((value) => value / sum)
}

/**
 * Convolves a plane of height × width floats with a Gaussian, in place; the border is repeated.
 * `sigma` is in pixels of the plane. Two passes over lines that are copied with a margin.
 */
export function blurPlane(plane: Float32Array, width: number, height: number, sigma: number): void {
  if (sigma <= 0) return
  const kernel = halfKernel(sigma)
  blurLines(plane, width, height, 1, width, kernel)
  blurLines(plane, height, width, width, 1, kernel)
}

/** How much each value of a plane differs from its surroundings, a Gaussian of `sigma` pixels. */
export function localContrast(
  plane: Float32Array,
  width: number,
  height: number,
  sigma: number,
): Float32Array {
  const surroundings = plane.slice()
  blurPlane(surroundings, width, height, sigma)
  return plane.map((value, index) => Math.abs(value - (surroundings[index] ?? 0)))
}

/** Blurs `count` lines of `length` floats spaced `step` apart; the lines start `next` apart. */
function blurLines(
  plane: Float32Array,
  length: number,
  count: number,
  step: number,
  next: number,
  kernel: Float64Array,
): void {
  const radius = kernel.length - 1
  const line = new Float64Array(length + 2 * radius)
  const centre = kernel[0] ?? 0
  for (let index = 0; index < count; index += 1) {
    const start = index * next
    for (let index = 0; index < line.length; index += 1) {
      const inside = Math.min(Math.max(index - radius, 0), length - 1)
      line[index] = plane[start + inside * step] ?? 0
    }
    for (let index = 0; index < length; index += 1) {
      const middle = index + radius
      let sum = centre * (line[middle] ?? 0)
      for (let offset = 1; offset <= radius; offset += 1) {
        sum += (kernel[offset] ?? 0) * ((line[middle - offset] ?? 0) + (line[middle + offset] ?? 0))
      }
      plane[start + index * step] = sum
    }
  }
}
