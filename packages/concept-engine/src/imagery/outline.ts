/** A path of absolute M, L, H, V, C, Q and Z commands, of which every form consists. */
export type Outline = string

/** An affine map [a b c d e f] as in SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** Two numbers in as few characters as a path allows. */
const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`)

/** An ellipse as four cubic arcs. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx): Outline {
  const kx = rx * 0.5523
  const ky = ry * 0.5523
  return `M${cx - rx} ${cy}C${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry}C${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy}C${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry}C${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy}Z`
}

/** A rectangle, with rounded corners if a radius is given. */
export function box(x: number, y: number, w: number, h: number, radius = 0): Outline {
  const c = Math.min(radius, w / 2, h / 2)
  if (c <= 0) return `M${x} ${y}H${x + w}V${y + h}H${x}Z`
  return `M${x + c} ${y}H${x + w - c}Q${x + w} ${y} ${x + w} ${y + c}V${y + h - c}Q${x + w} ${y + h} ${x + w - c} ${y + h}H${x + c}Q${x} ${y + h} ${x} ${y + h - c}V${y + c}Q${x} ${y} ${x + c} ${y}Z`
}

/** A closed polygon from x, y, x, y, … */
export function poly(...points: number[]): Outline {
  const pairs: string[] = []
  for (let index = 0; index < points.length; index += 2)
    pairs.push(`${points[index]} ${points[index + 1]}`)
  return `M${pairs.join('L')}Z`
}

/** A doorway: straight sides and a round top, standing on y. */
export const arch = (x: number, y: number, w: number, h: number): Outline => {
  const s = Math.min(w / 2, h)
  const k = s * 0.45
  return `M${x} ${y}V${y - h + s}C${x} ${y - h + k} ${x + w / 2 - s * 0.55} ${y - h} ${x + w / 2} ${y - h}C${x + w / 2 + s * 0.55} ${y - h} ${x + w} ${y - h + k} ${x + w} ${y - h + s}V${y}Z`
}

/** A smooth open curve through points (Catmull-Rom as cubics). */
export function curve(points: readonly (readonly [number, number])[]): Outline {
  const pointAt = (index: number) =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? ([0, 0] as const)
  let d = `M${pointAt(0)[0]} ${pointAt(0)[1]}`
  for (let index = 0; index < points.length - 1; index += 1) {
    const [p0, p1, p2, p3] = [
      pointAt(index - 1),
      pointAt(index),
      pointAt(index + 1),
      pointAt(index + 2),
    ]
    d += `C${p1[0] + (p2[0] - p0[0]) / 6} ${p1[1] + (p2[1] - p0[1]) / 6} ${p2[0] - (p3[0] - p1[0]) / 6} ${p2[1] - (p3[1] - p1[1]) / 6} ${p2[0]} ${p2[1]}`
  }
  return d
}

/** A smooth closed curve through points. */
export function blob(points: readonly (readonly [number, number])[]): Outline {
  const n = points.length
  const pointAt = (index: number) => points[(index + n) % n] ?? ([0, 0] as const)
  let d = `M${pointAt(0)[0]} ${pointAt(0)[1]}`
  for (let index = 0; index < n; index += 1) {
    const [p0, p1, p2, p3] = [
      pointAt(index - 1),
      pointAt(index),
      pointAt(index + 1),
      pointAt(index + 2),
    ]
    d += `C${p1[0] + (p2[0] - p0[0]) / 6} ${p1[1] + (p2[1] - p0[1]) / 6} ${p2[0] - (p3[0] - p1[0]) / 6} ${p2[1] - (p3[1] - p1[1]) / 6} ${p2[0]} ${p2[1]}`
  }
  return `${d}Z`
}

/** A leaf with its base at (x, y), `length` long, turned by `angle` degrees from upright. */
export function leaf(x: number, y: number, length: number, angle: number, width = 0.3): Outline {
  const turn = (angle * Math.PI) / 180
  const to = (px: number, py: number) =>
    `${x + px * Math.cos(turn) - py * Math.sin(turn)} ${y + px * Math.sin(turn) + py * Math.cos(turn)}`
  const l = length
  return `M${to(0, 0)}C${to(l * width, -l * 0.25)} ${to(l * width * 0.8, -l * 0.75)} ${to(0, -l)}C${to(-l * width * 0.8, -l * 0.75)} ${to(-l * width, -l * 0.25)} ${to(0, 0)}Z`
}

export interface Placed {
  d: string
  x0: number
  y0: number
  x1: number
  y1: number
}

const TENTHS = 10
/** The size of the cache of parsed outlines: the pictures of a page share the same few forms. */
const MAX_CACHED = 2_000
const cache = new Map<string, readonly (string | number)[]>()

/** The commands and numbers of an outline. */
function tokensOf(outline: Outline): readonly (string | number)[] {
  const cached = cache.get(outline)
  if (cached) return cached
  const tokens = (outline.match(/[MLHVCQZ]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map((token) =>
    token >= 'A' && token <= 'Z' ? token : Number(token),
  )
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(outline, tokens)
  return tokens
}

/**
 * Transforms an outline and rounds it to tenths. `jitter` displaces each point by up to that many
 * units, for edges that look hand-cut.
 */
export function placeOutline(
  outline: Outline,
  [a, b, c, d, e, f]: Matrix,
  jitter: () => number,
): Placed {
  const tokens = tokensOf(outline)
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  let [px, py] = [0, 0]
  let text = ''
  let tokenIndex = 0
  let command = ''
  // The position of a point, and the current position of the path, in tenths: segments are written
  // relative, which is shorter.
  let [mx, my, fromX, fromY, startX, startY] = [0, 0, 0, 0, 0, 0]
  const point = (x: number, y: number) => {
    px = x
    py = y
    mx = Math.round((a * x + c * y + e + jitter()) * TENTHS)
    my = Math.round((b * x + d * y + f + jitter()) * TENTHS)
    if (mx < x0) x0 = mx
    if (mx > x1) x1 = mx
    if (my < y0) y0 = my
    if (my > y1) y1 = my
  }
  const nextNumber = () => Number(tokens[tokenIndex++])
  /** Adds the point to the segment being written, relative to the current position. */
  const writePoint = (isFirst: boolean) => {
    const x = (mx - fromX) / TENTHS
    text += (isFirst || x < 0 ? '' : ' ') + pair(x, (my - fromY) / TENTHS)
  }
  const moveToPoint = () => {
    fromX = mx
    fromY = my
  }
  while (tokenIndex < tokens.length) {
    const token = tokens[tokenIndex]
    if (token === 'Z') {
      text += 'z'
      tokenIndex += 1
      fromX = startX
      fromY = startY
      continue
    }
    if (typeof token === 'string') {
      command = token
      tokenIndex += 1
    }
    if (command === 'M') {
      point(nextNumber(), nextNumber())
      text += `M${pair(mx / TENTHS, my / TENTHS)}`
      moveToPoint()
      startX = mx
      startY = my
      command = 'L'
      continue
    }
    const isStraight = command === 'H' || command === 'V'
    const points = command === 'C' ? 3 : command === 'Q' ? 2 : 1
    text += isStraight ? 'l' : command.toLowerCase()
    for (let index = 0; index < points; index += 1) {
      if (command === 'H') point(nextNumber(), py)
      else if (command === 'V') point(px, nextNumber())
      else point(nextNumber(), nextNumber())
      writePoint(index === 0)
    }
    moveToPoint()
  }
  return { d: text, x0: x0 / TENTHS, y0: y0 / TENTHS, x1: x1 / TENTHS, y1: y1 / TENTHS }
}
