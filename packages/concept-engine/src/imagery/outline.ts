/** A path of absolute M, L, H, V, C, Q and Z commands: what every form is made of. */
export type Outline = string

/** An affine map [a b c d e f] as in SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]

const r = (value: number) => Math.round(value * 10) / 10

/** Two numbers in as few characters as a path allows. */
const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`)

/** An ellipse as four cubic arcs. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx): Outline {
  const kx = rx * 0.5523
  const ky = ry * 0.5523
  return `M${cx - rx} ${cy}C${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry}C${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy}C${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry}C${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy}Z`
}

/** A rectangle, with corners of a radius where one is given. */
export function box(x: number, y: number, w: number, h: number, radius = 0): Outline {
  const c = Math.min(radius, w / 2, h / 2)
  if (c <= 0) return `M${x} ${y}H${x + w}V${y + h}H${x}Z`
  return `M${x + c} ${y}H${x + w - c}Q${x + w} ${y} ${x + w} ${y + c}V${y + h - c}Q${x + w} ${y + h} ${x + w - c} ${y + h}H${x + c}Q${x} ${y + h} ${x} ${y + h - c}V${y + c}Q${x} ${y} ${x + c} ${y}Z`
}

/** A closed polygon from x, y, x, y, … */
export function poly(...points: number[]): Outline {
  const pairs: string[] = []
  for (let at = 0; at < points.length; at += 2) pairs.push(`${points[at]} ${points[at + 1]}`)
  return `M${pairs.join('L')}Z`
}

/** A doorway: straight sides and a round head, standing on y. */
export const arch = (x: number, y: number, w: number, h: number): Outline => {
  const s = Math.min(w / 2, h)
  const k = s * 0.45
  return `M${x} ${y}V${y - h + s}C${x} ${y - h + k} ${x + w / 2 - s * 0.55} ${y - h} ${x + w / 2} ${y - h}C${x + w / 2 + s * 0.55} ${y - h} ${x + w} ${y - h + k} ${x + w} ${y - h + s}V${y}Z`
}

/** A smooth open curve through points (Catmull-Rom as cubics). */
export function curve(points: readonly (readonly [number, number])[]): Outline {
  const at = (index: number) =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? ([0, 0] as const)
  let d = `M${at(0)[0]} ${at(0)[1]}`
  for (let index = 0; index < points.length - 1; index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    d += `C${p1[0] + (p2[0] - p0[0]) / 6} ${p1[1] + (p2[1] - p0[1]) / 6} ${p2[0] - (p3[0] - p1[0]) / 6} ${p2[1] - (p3[1] - p1[1]) / 6} ${p2[0]} ${p2[1]}`
  }
  return d
}

/** A smooth closed curve through points. */
export function blob(points: readonly (readonly [number, number])[]): Outline {
  const n = points.length
  const at = (index: number) => points[(index + n) % n] ?? ([0, 0] as const)
  let d = `M${at(0)[0]} ${at(0)[1]}`
  for (let index = 0; index < n; index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    d += `C${p1[0] + (p2[0] - p0[0]) / 6} ${p1[1] + (p2[1] - p0[1]) / 6} ${p2[0] - (p3[0] - p1[0]) / 6} ${p2[1] - (p3[1] - p1[1]) / 6} ${p2[0]} ${p2[1]}`
  }
  return `${d}Z`
}

/** A leaf from the origin of (x, y), `length` long, turned by `angle` degrees from upright. */
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

/**
 * Maps an outline and rounds it to tenths. `waver` moves each point by up to that many units, for
 * edges cut by hand.
 */
export function placeOutline(
  outline: Outline,
  [a, b, c, d, e, f]: Matrix,
  waver: () => number,
): Placed {
  const tokens = outline.match(/[MLHVCQZ]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? []
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  let [px, py] = [0, 0]
  let text = ''
  let at = 0
  let command = ''
  // Where the path has got to, in rounded tenths: written steps are relative, which is shorter.
  let [fromX, fromY, startX, startY] = [0, 0, 0, 0]
  const point = (x: number, y: number) => {
    px = x
    py = y
    const mx = r(a * x + c * y + e + waver())
    const my = r(b * x + d * y + f + waver())
    if (mx < x0) x0 = mx
    if (mx > x1) x1 = mx
    if (my < y0) y0 = my
    if (my > y1) y1 = my
    return [mx, my] as const
  }
  const step = (points: (readonly [number, number])[]) => {
    const written = points.map(([x, y]) => pair(r(x - fromX), r(y - fromY)))
    const [x, y] = points.at(-1) ?? [fromX, fromY]
    fromX = x
    fromY = y
    return written.reduce(
      (all, next) => (next.startsWith('-') || all === '' ? all + next : `${all} ${next}`),
      '',
    )
  }
  const take = () => Number(tokens[at++])
  while (at < tokens.length) {
    const token = tokens[at] ?? ''
    if (token === 'Z') {
      text += 'z'
      at += 1
      fromX = startX
      fromY = startY
      continue
    }
    if (/[A-Z]/.test(token)) {
      command = token
      at += 1
    }
    if (command === 'M') {
      const [x, y] = point(take(), take())
      text += `M${pair(x, y)}`
      fromX = x
      fromY = y
      startX = x
      startY = y
      command = 'L'
    } else if (command === 'H') text += `l${step([point(take(), py)])}`
    else if (command === 'V') text += `l${step([point(px, take())])}`
    else {
      const pairs = command === 'C' ? 3 : command === 'Q' ? 2 : 1
      const points = Array.from({ length: pairs }, () => point(take(), take()))
      text += `${command.toLowerCase()}${step(points)}`
    }
  }
  return { d: text, x0, y0, x1, y1 }
}
