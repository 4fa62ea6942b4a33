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
export function guidedLine(
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
  const products = mean(guide.map((value, at) => value * (plane[at] ?? 0)))
  const slope = new Float32Array(size)
  const offset = new Float32Array(size)
  for (let at = 0; at < size; at += 1) {
    const g = meanGuide[at] ?? 0
    const p = meanPlane[at] ?? 0
    slope[at] = ((products[at] ?? 0) - g * p) / (Math.max(0, (squares[at] ?? 0) - g * g) + epsilon)
    offset[at] = p - (slope[at] ?? 0) * g
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
  const out = new Float32Array(plane.length)
  meanLines(across, out, height, width, width, 1, radius)
  return out
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
    for (let at = 0; at < Math.min(radius, length); at += 1) {
      sum += from[start + at * step] ?? 0
      inside += 1
    }
    for (let at = 0; at < length; at += 1) {
      if (at + radius < length) {
        sum += from[start + (at + radius) * step] ?? 0
        inside += 1
      }
      if (at > radius) {
        sum -= from[start + (at - radius - 1) * step] ?? 0
        inside -= 1
      }
      to[start + at * step] = sum / inside
    }
  }
}
