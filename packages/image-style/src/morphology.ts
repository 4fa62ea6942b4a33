/** Maximum (sign 1) or minimum (-1) of the window of 2 radius + 1 around each position. */
function extremes(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
  sign: 1 | -1,
): Float32Array {
  const across = new Float32Array(plane.length)
  const result = new Float32Array(plane.length)
  for (let place = 0; place < plane.length; place += 1) {
    const row = place - (place % width)
    const first = Math.max(place - radius, row)
    const last = Math.min(place + radius, row + width - 1)
    let best = -Infinity
    for (let at = first; at <= last; at += 1) {
      const value = sign * (plane[at] ?? 0)
      if (value > best) best = value
    }
    across[place] = best
  }
  for (let y = 0; y < height; y += 1) {
    const first = Math.max(y - radius, 0) * width
    const last = Math.min(y + radius, height - 1) * width
    for (let x = 0; x < width; x += 1) {
      let best = -Infinity
      for (let at = first + x; at <= last + x; at += width) {
        const value = across[at] ?? 0
        if (value > best) best = value
      }
      result[y * width + x] = sign * best
    }
  }
  return result
}

/**
 * Removes lighter shapes that are thinner than 2 radius + 1: the opening of J. Serra, "Image
 * Analysis and Mathematical Morphology" (1982), with a square. height × width floats.
 */
export function opening(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  return extremes(extremes(plane, width, height, radius, -1), width, height, radius, 1)
}

/** Removes darker shapes that are thinner than 2 radius + 1, as `opening` does lighter ones. */
export function closing(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  return extremes(extremes(plane, width, height, radius, 1), width, height, radius, -1)
}
