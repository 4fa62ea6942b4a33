import { drawFigure, skins } from './human-figures.ts'
import type { Ink } from './inks.ts'
import { box, ellipse, poly } from './outline.ts'
import type { Pen, Prop } from './pen.ts'
import { drawRow, drawWall, type Setting } from './room-parts.ts'
import { range, tone } from './things/thing.ts'

const WATER_INKS: readonly [Ink, ...Ink[]] = ['s66', 's58', 's74']

/** Lane floats between two points, growing towards the second. */
const drawLane = (
  pen: Pen,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  from: number,
  to: number,
) => {
  const count = 22
  for (const shade of [0, 1]) {
    const floats = range(count).map((index) => {
      if (index % 2 !== shade) return ''
      // Distances shrink with depth.
      const t = (index / (count - 1)) ** 1.8
      const r = from + (to - from) * t
      return ellipse(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, r * 1.2, r)
    })
    pen.shape(floats.join(''), shade ? 'n95' : 'b58', 'mark')
  }
}

/** Short strokes of light on water. */
const drawRipples = (pen: Pen, from: number, to: number) => {
  const { w, side, random } = pen
  const strokes = range(24).map(() => {
    const y = from + (to - from) * random.next()
    const long = side * random.between(0.03, 0.12) * (0.5 + (y - from) / (to - from))
    const x = w * random.next()
    return `M${x} ${y}Q${x + long / 2} ${y - long * 0.12} ${x + long} ${y}`
  })
  pen.line(strokes.join(''), 'n94', side * 0.006)
}

/**
 * A swimmer coming towards the viewer: cap, goggles, one arm out of the water. About 60 units wide.
 */
const crawl: Prop = (pen) => {
  const skin = pen.random.pick(skins)
  pen.line('M18 -2C30 -26 38 -30 46 -8', skin, 8)
  pen.shape(ellipse(0, -6, 12, 13), skin)
  pen.shape('M-13 -7C-14 -24 14 -24 13 -7C6 -12 -6 -12 -13 -7Z', tone(pen, 52, 'bc'))
  pen.shape(`${box(-9, -8, 8, 5, 2)}${box(1, -8, 8, 5, 2)}`, 'n20', 'mark')
  pen.shape('M-44 4C-26 -6 -14 2 0 2C16 2 30 -4 58 4C40 12 -30 12 -44 4Z', 'n95')
}

/** A learner: arms on a kickboard, head up. About 60 units wide. */
const kicker: Prop = (pen) => {
  const skin = pen.random.pick(skins)
  pen.shape(ellipse(0, -20, 15, 16), skin)
  pen.shape('M-16 -21C-17 -44 17 -44 16 -21C8 -28 -8 -28 -16 -21Z', tone(pen, 56, 'bc'))
  pen.shape(`${ellipse(-5, -19, 1.7)}${ellipse(6, -19, 1.7)}`, 'n18', 'mark')
  pen.line('M-5 -12Q1 -7 7 -12', 'n18', 1.6)
  pen.line('M-20 -4L-12 6M20 -4L12 6', skin, 7)
  pen.shape('M-30 2H30C32 8 30 12 26 12H-26C-30 12 -32 8 -30 2Z', tone(pen, 74, 'bw'))
  pen.line('M-48 10Q-38 4 -30 10M30 10Q38 4 50 10', 'n95', 2.4)
}

/** A hall with lanes that run away from the viewer, swimmers in them, and a coach on the deck. */
export const pool: Setting = (pen, { poses }) => {
  const { w, h, side, random, light } = pen
  const deck = h * random.between(0.46, 0.52)
  drawWall(pen, random.pick(['p84', 'w86', 'a78'] as const), w * 0.08, h * 0.1, w * 0.84, h * 0.26)
  pen.shape(box(-6, deck - h * 0.03, w + 12, h), 'n90', 'plane')
  const far = deck + h * 0.02
  const [left, right] = [w * 0.2, w * 0.8]
  const [nearLeft, nearRight] = [-w * 0.16, w * 1.16]
  pen.shape(
    poly(left, far, right, far, nearRight, h + 8, nearLeft, h + 8),
    random.pick(WATER_INKS),
    'plane',
  )
  pen.line(
    `M${nearLeft} ${h + 8}L${left} ${far}H${right}L${nearRight} ${h + 8}`,
    'n96',
    side * 0.014,
  )
  const lanes = w > h * 1.2 ? 5 : 4
  const pointAt = (lane: number, depth: number) => {
    const t = depth ** 1.8
    const x0 = left + ((right - left) * lane) / lanes
    const x1 = nearLeft + ((nearRight - nearLeft) * lane) / lanes
    return [x0 + (x1 - x0) * t, far + (h + 8 - far) * t] as const
  }
  for (const lane of range(lanes)) {
    const [x0, y0] = pointAt(lane + 0.5, 0.06)
    const [x1, y1] = pointAt(lane + 0.5, 1)
    pen.shape(
      poly(
        x0 - side * 0.004,
        y0,
        x0 + side * 0.004,
        y0,
        x1 + side * 0.024,
        y1,
        x1 - side * 0.024,
        y1,
      ),
      's40',
      'mark',
    )
  }
  drawRipples(pen, far + h * 0.06, h)
  for (const lane of range(lanes - 1)) {
    const [x0, y0] = pointAt(lane + 1, 0)
    const [x1, y1] = pointAt(lane + 1, 1)
    drawLane(pen, x0, y0, x1, y1, side * 0.003, side * 0.019)
  }
  for (const lane of range(lanes)) {
    const [bx, by] = pointAt(lane + 0.5, 0)
    pen.shape(box(bx - side * 0.018, by - side * 0.05, side * 0.036, side * 0.05), 'n50')
    if (random.next() < 0.2) continue
    const depth = random.between(0.45, 0.92)
    const [x, y] = pointAt(lane + 0.5, depth)
    pen.within({ x, y, scale: side * (0.0007 + 0.0019 * depth), flip: random.next() < 0.5 }, () =>
      crawl(pen),
    )
  }
  const x = light > 0 ? w * 0.07 : w * 0.93
  drawFigure(pen, x, h * 0.74, h * 0.4, random.pick(poses), light < 0)
}

/** A lesson in the shallow end: children on kickboards, and a teacher waist-deep in the water. */
export const lesson: Setting = (pen, { things, poses }) => {
  const { w, h, side, random } = pen
  const edge = h * random.between(0.36, 0.42)
  pen.shape(box(-6, -6, w + 12, edge + 12), random.pick(['p86', 'w88', 'b84'] as const), 'plane')
  const tile = side * 0.075
  const columns = range(Math.ceil(w / tile) + 1).map(
    (index) => `M${index * tile} ${edge * 0.42}V${edge}`,
  )
  pen.shape(
    box(-6, edge * 0.42, w + 12, edge * 0.6),
    random.pick(['a74', 'b70', 'p70'] as const),
    'plane',
  )
  const courses = range(Math.ceil((edge * 0.6) / tile)).map(
    (index) => `M-6 ${edge * 0.42 + index * tile}H${w + 6}`,
  )
  pen.line(columns.join('') + courses.join(''), 'n95', side * 0.004)
  drawRow(pen, things, w * 0.56, w * 0.98, edge - h * 0.01, h * 0.2)
  pen.shape(box(-6, edge - h * 0.015, w + 12, h * 0.05), 'n94', 'plane')
  const surface = edge + h * 0.035
  const ink = random.pick(WATER_INKS)
  pen.shape(box(-6, surface, w + 12, h), ink, 'plane')
  const teacher = w * random.pick([0.2, 0.3])
  const height = h * 0.72
  const waist = surface + h * 0.22
  pen.clip(box(-6, -6, w + 12, waist + 6), () =>
    drawFigure(pen, teacher, waist + height * 0.44, height, random.pick(poses)),
  )
  pen.line(
    `M${teacher - height * 0.2} ${waist + 2}Q${teacher} ${waist - h * 0.016} ${teacher + height * 0.2} ${waist + 2}`,
    'n95',
    side * 0.01,
  )
  drawRipples(pen, surface + h * 0.04, h)
  drawLane(pen, -w * 0.02, h * 0.97, w * 1.02, h * 0.93, side * 0.016, side * 0.016)
  const count = w > h * 1.2 ? 3 : 2
  for (const index of range(count)) {
    const x = w * (0.5 + (0.44 * (index + 0.3)) / count)
    const y = surface + h * (0.2 + 0.13 * (index % 2)) + h * random.between(0, 0.06)
    pen.within({ x, y, scale: h * 0.0036, flip: random.next() < 0.5 }, () => kicker(pen))
  }
}
