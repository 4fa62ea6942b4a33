import svgpath from 'svgpath'
import type { Outline } from '../outline.ts'

type Point = readonly [x: number, y: number]

/** A subpath: its start, and its segments, as the points of each (1: line, 2: Q, 3: C). */
interface Contour {
  start: Point
  steps: Point[][]
  closed: boolean
  /** The contour as a polygon, for its area and bounding box. */
  polygon: Point[]
}

/** A filled form or stroked line of an icon. */
export interface Shape {
  d: Outline
  /** '#rrggbb', or undefined if the icon has only one colour. */
  fill: string | undefined
  opacity: number
  /** Width of a line; 0 for a filled form. */
  stroke: number
  /** The share of the icon's box that it covers. */
  share: number
  /** The openings of a filled form, or the area that a line encloses, as separate forms. */
  openings: { d: Outline; share: number }[]
}

/** An icon that stands on (0, 0) and extends upwards, with its longer side 100 units. */
export interface Art {
  shapes: Shape[]
  height: number
  /** Half of its width. */
  halfWidth: number
  /** Whether it has only one colour. */
  mono: boolean
}

const lerp = (a: number, b: number, t: number) => a + (b - a) * t

/** A point on a Bézier curve of any order (de Casteljau). */
function onCurve(points: Point[], t: number): Point {
  let level = points
  while (level.length > 1) {
    level = level.slice(1).map((point, index) => {
      const before = level[index] ?? point
      return [lerp(before[0], point[0], t), lerp(before[1], point[1], t)] as const
    })
  }
  return level[0] ?? [0, 0]
}

const CURVE_SAMPLES = [0.25, 0.5, 0.75, 1]

function contoursOf(path: string, transform: string): Contour[] {
  const contours: Contour[] = []
  let current: Point = [0, 0]
  const add = (...points: Point[]) => {
    const contour = contours.at(-1)
    if (!contour) return
    contour.steps.push(points)
    const curve = [current, ...points]
    const samples = points.length === 1 ? [1] : CURVE_SAMPLES
    contour.polygon.push(...samples.map((t) => onCurve(curve, t)))
    current = points.at(-1) ?? current
  }
  svgpath(path)
    .transform(transform)
    .abs()
    .unarc()
    .unshort()
    .iterate((segment) => {
      const [command, ...n] = segment as [string, ...number[]]
      const point = (index: number): Point => [n[index] ?? 0, n[index + 1] ?? 0]
      if (command === 'M') {
        current = point(0)
        contours.push({ start: current, steps: [], closed: false, polygon: [current] })
      } else if (command === 'L') add(point(0))
      else if (command === 'H') add([n[0] ?? 0, current[1]])
      else if (command === 'V') add([current[0], n[0] ?? 0])
      else if (command === 'C') add(point(0), point(2), point(4))
      else if (command === 'Q') add(point(0), point(2))
      else {
        const contour = contours.at(-1)
        if (contour) {
          contour.closed = true
          current = contour.start
        }
      }
    })
  return contours.filter(({ steps }) => steps.length > 0)
}

/** Signed area: the sign is the direction of rotation. */
const areaOf = (polygon: Point[]) =>
  polygon.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

const contains = (polygon: Point[], [x, y]: Point) =>
  polygon.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [x1, y1]
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    return crosses ? !inside : inside
  }, false)

function reversed({ start, steps, ...rest }: Contour): Contour {
  const ends = [start, ...steps.map((points) => points.at(-1) ?? start)]
  const reversedSteps = steps.map((points, index) => [
    ...points.slice(0, -1).reverse(),
    ends[index] ?? start,
  ])
  return { ...rest, start: ends.at(-1) ?? start, steps: reversedSteps.reverse() }
}

/**
 * Converts the even-odd rule to the non-zero one: an inner contour runs in the opposite direction.
 */
const toNonZero = (contours: Contour[]): Contour[] =>
  contours.map((contour) => {
    const around = contours.filter(
      (other) => other !== contour && contains(other.polygon, contour.start),
    )
    const clockwise = areaOf(contour.polygon) > 0
    return clockwise === (around.length % 2 === 0) ? contour : reversed(contour)
  })

const COMMANDS = ['', 'L', 'Q', 'C']

const textOf = (contours: Contour[], map: (point: Point) => Point): Outline => {
  const write = (point: Point) =>
    map(point)
      .map((value) => Math.round(value * 100) / 100)
      .join(' ')
  return contours
    .map(
      ({ start, steps, closed }) =>
        `M${write(start)}${steps
          .map((points) => `${COMMANDS[points.length]}${points.map(write).join(' ')}`)
          .join('')}${closed ? 'Z' : ''}`,
    )
    .join('')
}

type Attributes = Record<string, string>

const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  )

const number = (value: string | undefined, or = 0) => (value === undefined ? or : Number(value))

/** The outline of an element; '' for one that draws nothing itself. */
function pathOf(tag: string, tagAttributes: Attributes): string {
  if (tag === 'path') return tagAttributes.d ?? ''
  if (tag === 'rect') {
    const [x, y, w, h] = [
      tagAttributes.x,
      tagAttributes.y,
      tagAttributes.width,
      tagAttributes.height,
    ].map((value) => number(value))
    return `M${x} ${y}h${w}v${h}h-${w}z`
  }
  if (tag !== 'circle' && tag !== 'ellipse') return ''
  const rx = number(tagAttributes.rx, number(tagAttributes.r))
  const ry = number(tagAttributes.ry, number(tagAttributes.r))
  const [x, y] = [number(tagAttributes.cx), number(tagAttributes.cy)]
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`
}

interface Drawn {
  contours: Contour[]
  fill: string | undefined
  opacity: number
  stroke: number
}

/** The elements of an icon in painting order; attributes of groups are inherited. */
function elementsOf(body: string): Drawn[] {
  const drawn: Drawn[] = []
  const groups: Attributes[] = [{}]
  // Referenced definitions are left out: no icon in the tables needs them to be recognisable.
  const withoutDefs = body.replace(/<(defs|clipPath|filter)\b.*?<\/\1>/gs, '')
  for (const [, close, tag = '', text = '', end] of withoutDefs.matchAll(
    /<(\/?)([a-z]+)([^>]*?)(\/?)>/gi,
  )) {
    if (close) {
      if (tag === 'g') groups.pop()
      continue
    }
    const elementAttributes = attributesOf(text)
    const inherited = { ...groups.at(-1), ...elementAttributes }
    if (tag === 'g' && !end) groups.push(inherited)
    const path = pathOf(tag, elementAttributes)
    if (!path) continue
    const { fill = '#000000', stroke = 'none' } = inherited
    const isLine = fill === 'none'
    if (isLine && stroke === 'none') continue
    const contours = contoursOf(path, elementAttributes.transform ?? '')
    const colour = isLine ? stroke : fill
    drawn.push({
      contours: inherited['fill-rule'] === 'evenodd' ? toNonZero(contours) : contours,
      fill: colour === 'currentColor' ? undefined : longHex(colour),
      opacity: number(inherited.opacity, 1),
      stroke: isLine ? number(inherited['stroke-width'], 1) : 0,
    })
  }
  return drawn
}

const longHex = (colour: string) =>
  /^#[0-9a-f]{3}$/i.test(colour) ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour

/** The bounding box of forms: left, right, top, bottom. */
function boxOf(drawn: Drawn[]) {
  const points = drawn.flatMap(({ contours }) => contours.flatMap(({ polygon }) => polygon))
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const
}

const isBlue = (fill: string | undefined) => {
  const [r = 0, g = 0, b = 0] =
    (fill ?? '').match(/[0-9a-f]{2}/gi)?.map((pair) => parseInt(pair, 16)) ?? []
  return b > 160 && b > r * 1.6 && b > g
}

/**
 * In the icon of a boat the water is a band along the bottom, which would be a block in a picture.
 */
function withoutWater(drawn: Drawn[]): Drawn[] {
  const [left, right, top, bottom] = boxOf(drawn)
  const rest = drawn.filter((shape) => {
    const [x0, x1, y0, y1] = boxOf([shape])
    const isWaterBand = x1 - x0 > (right - left) * 0.96 && y0 > bottom - (bottom - top) * 0.4
    return !(isWaterBand && y1 > bottom - 0.5 && isBlue(shape.fill))
  })
  return rest.length > 1 ? rest : drawn
}

/** Whether a stroked line encloses an area: it is closed, or its ends almost meet. */
const isClosed = ({ start, polygon, closed }: Contour) => {
  if (closed) return true
  const xs = polygon.map(([x]) => x)
  const ys = polygon.map(([, y]) => y)
  const size = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  const [x, y] = polygon.at(-1) ?? start
  return Math.hypot(x - start[0], y - start[1]) < size * 0.3
}

/** Reads an icon's elements, drawn in a square of `side`, as forms for a pen. */
export function artOf(body: string, side: number): Art {
  const drawn = withoutWater(elementsOf(body))
  const [left, right, top, bottom] = boxOf(drawn)
  const unit = 100 / Math.max(right - left, bottom - top, side / 100)
  const map = ([x, y]: Point): Point => [(x - (left + right) / 2) * unit, (y - bottom) * unit]
  const boxArea = (right - left) * (bottom - top)
  const shareOf = (contours: Contour[]) =>
    Math.abs(contours.reduce((sum, { polygon }) => sum + areaOf(polygon), 0)) / boxArea
  const shapes = drawn.map(({ contours, fill, opacity, stroke }): Shape => {
    const outer = [...contours].sort(
      (a, b) => Math.abs(areaOf(b.polygon)) - Math.abs(areaOf(a.polygon)),
    )[0]
    const direction = outer ? Math.sign(areaOf(outer.polygon)) : 1
    const openings = contours.filter((contour) =>
      stroke ? isClosed(contour) : Math.sign(areaOf(contour.polygon)) === -direction,
    )
    return {
      d: textOf(contours, map),
      fill,
      opacity,
      // A stroke designed for 24 pixels is too heavy for a whole page.
      stroke: stroke * unit * 0.6,
      share: stroke ? 0.05 : shareOf(contours),
      openings: openings.map((contour) => ({
        d: textOf([contour], map),
        share: shareOf([contour]),
      })),
    }
  })
  return {
    shapes,
    height: (bottom - top) * unit,
    halfWidth: ((right - left) / 2) * unit,
    mono: shapes.every(({ fill }) => fill === undefined),
  }
}
