/** For each position, the linear function that maps the guide to the filtered plane. */
export interface GuidedLine {
  slope: Float32Array
  offset: Float32Array
}

/**
 * The guided filter of K. He, J. Sun and X. Tang, "Guided Image Filtering" (2010): in each window,
 * `plane` becomes a linear function of `guide`, so that its edges are where the guide's are. Box
 * means use running sums, whatever the radius. Planes are height × width floats; `radius` is in
 * pixels and `epsilon` a variance of the guide below which a window counts as flat. The function
 * can be applied to a larger guide (K. He and J. Sun, "Fast Guided Filter", 2015).
 */
export function guidedFilterCoefficients(
  guide: Float32Array,
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
  epsilon: number,
): GuidedLine {
  const size = width * height
  const mean = (values: Float32Array) => boxMean(values, width, height, radius)
  const meanGuide = mean(guide)
  const meanPlane = mean(plane)
  const squares = mean(guide.map((value) => value * value))
  const products = mean(guide.map((value, index) => value * (plane[index] ?? 0)))
  const slope = new Float32Array(size)
  const offset = new Float32Array(size)
  for (let index = 0; index < size; index += 1) {
    const g = meanGuide[index] ?? 0
    const p = meanPlane[index] ?? 0
    slope[index] =
      ((products[index] ?? 0) - g * p) / (Math.max(0, (squares[index] ?? 0) - g * g) + epsilon)
    offset[index] = p - (slope[index] ?? 0) * g
  }
  return { slope: mean(slope), offset: mean(offset) }
}

/** Mean of the window of 2 radius + 1 around each position, clipped to the plane. */
export function boxMean(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const across = new Float32Array(plane.length)
  meanLines(plane, across, width, height, 1, width, radius)
  const result = new Float32Array(plane.length)
  meanLines(across, result, height, width, width, 1, radius)
  return result
}

/**
 * Running means of `count` lines of `length` floats spaced `step` apart; the lines start `next`
 * apart.
 */
function meanLines(
  from: Float32Array,
  to: Float32Array,
  length: number,
  count: number,
  step: number,
  next: number,
  radius: number,
): void {
  for (let index = 0; index < count; index += 1) {
    const start = index * next
    let sum = 0
    let inside = 0
    for (let index = 0; index < Math.min(radius, length); index += 1) {
      sum += from[start + index * step] ?? 0
      inside += 1
    }
    for (let index = 0; index < length; index += 1) {
      if (index + radius < length) {
        sum += from[start + (index + radius) * step] ?? 0
        inside += 1
      }
      if (index > radius) {
        sum -= from[start + (index - radius - 1) * step] ?? 0
        inside -= 1
      }
      to[start + index * step] = sum / inside
    }
  }
}
