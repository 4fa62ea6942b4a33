import type { Pose } from './human-figures.ts'
import type { Ink } from './inks.ts'
import { box, poly } from './outline.ts'
import type { Pen } from './pen.ts'
import { drawHills, drawSky, drawSkyline, drawTree } from './scenery.ts'
import { put } from './studio.ts'
import { range, type Thing } from './things/thing.ts'

/** The things that a family adds to a place. */
export interface Furnishing {
  things: readonly Thing[]
  /** The activities of people there. */
  poses: readonly [Pose, ...Pose[]]
}

export type Setting = (pen: Pen, furnishing: Furnishing) => void

/** The view through a window of this size: sky, then hills or a city. */
const drawView = (pen: Pen, x: number, y: number, w: number, h: number) => {
  const horizon = h * 0.72
  pen.within({ x, y, scale: 1 }, () => {
    const beyond: Pen = { ...pen, w, h }
    drawSky(beyond, horizon)
    if (pen.random.next() < 0.5) {
      drawSkyline(beyond, h, h * 0.9, 72)
      drawSkyline(beyond, h, h * 0.5, 54)
    } else {
      drawHills(beyond, horizon)
      drawTree(beyond, w * pen.random.between(0.2, 0.8), h, h * 0.6)
    }
  })
}

/** The floor in perspective: boards or tiles that run to a vanishing point, and light on it. */
export const drawFloor = (pen: Pen, y: number, ink: Ink, dark: Ink) => {
  const { w, h, random, light } = pen
  pen.shape(box(-6, y, w + 12, h - y + 6), ink, 'plane')
  const vx = w * random.between(0.35, 0.65)
  const lines = range(15)
    .map((index) => {
      const x = (w * (index - 7)) / 4.4 + w / 2
      return `M${vx + (x - vx) * 0.34} ${y}L${x} ${h}`
    })
    .join('')
  pen.line(lines, dark, 1.4)
  const from = light > 0 ? w * 0.12 : w * 0.56
  const slant = light * w * 0.16
  pen.cast(
    poly(from, y, from + w * 0.3, y, from + w * 0.36 + slant, h, from - w * 0.08 + slant, h),
    'light',
    0.36,
  )
}

/** Things along a surface from x0 to x1. */
export const drawRow = (
  pen: Pen,
  things: readonly Thing[],
  x0: number,
  x1: number,
  y: number,
  height: number,
  spacing = 1.2,
) => {
  let x = x0
  const order = pen.random.shuffled(things)
  for (const index of range(9)) {
    const item = order[index % order.length]
    if (!item) return
    const u = Math.min(
      (height * pen.random.between(0.75, 1)) / item.height,
      (height * 0.85) / (item.halfWidth * 2),
    )
    if (x + item.halfWidth * 2 * u > x1) return
    put(pen, item, x + item.halfWidth * u, y, u)
    x += item.halfWidth * 2 * u * spacing + height * 0.06
  }
}

/** A rectangle or a doorway drawn anticlockwise: an opening in the shape that it is drawn with. */
const opening = (x: number, y: number, w: number, h: number, arched: boolean) => {
  const k = w * 0.225
  const head = arched
    ? `V${y + w / 2}C${x + w} ${y + k} ${x + w / 2 + k * 1.2} ${y} ${x + w / 2} ${y}C${x + w / 2 - k * 1.2} ${y} ${x} ${y + k} ${x} ${y + w / 2}`
    : `V${y}H${x}`
  return `M${x} ${y + h}H${x + w}${head}Z`
}

/** A wall with a wide barred window or a row of arches, and a single view behind all of them. */
export const drawWall = (pen: Pen, ink: Ink, x: number, y: number, w: number, h: number) => {
  drawView(pen, x, y, w, h)
  const arched = pen.random.next() < 0.35
  const count = arched ? Math.max(2, Math.round(w / (h * 0.75))) : 1
  const pitch = w / count
  const wide = count > 1 ? pitch * 0.84 : pitch
  const lefts = range(count).map((index) => x + index * pitch + (pitch - wide) / 2)
  const holes = lefts.map((left) => opening(left, y, wide, h, arched)).join('')
  // The view is larger than the openings, as the wall covers the rest.
  pen.shape(`${box(-8, -8, pen.w + 16, pen.h + 16)}${holes}`, ink, 'plane')
  const panes = arched ? 2 : Math.max(2, Math.round(wide / (h * 0.6)))
  const bars = lefts.map((left) => {
    const uprights = range(panes - 1).map(
      (index) => `M${left + (wide * (index + 1)) / panes} ${y}V${y + h}`,
    )
    return `${uprights.join('')}M${left} ${y + h * 0.36}H${left + wide}`
  })
  pen.line(holes + bars.join(''), 'n92', pen.side * 0.012)
}
