import { drawFigure } from './human-figures.ts'
import { box, poly } from './outline.ts'
import type { Pen } from './pen.ts'
import type { Setting } from './room-parts.ts'
import { drawGlints, drawGround, drawSky, drawSkyline, drawTree } from './scenery.ts'
import { put } from './studio.ts'
import { plant } from './things/nature.ts'
import { range, tone } from './things/thing.ts'

/** The foreground of a city: a railing, treetops, or a terrace with plants. */
const cityForeground = (pen: Pen) => {
  const { w, h, side, random, light } = pen
  const kind = random.below(3)
  if (kind === 0) {
    const rail = h * 0.9
    drawGround(pen, h * 0.95, 'c28')
    pen.line(`M-6 ${rail - h * 0.06}H${w + 6}M-6 ${rail}H${w + 6}`, 'c24', side * 0.012)
    drawTree(pen, light > 0 ? w * 0.95 : w * 0.05, h * 0.99, h * 0.62)
    if (random.next() < 0.7)
      drawFigure(pen, w * random.between(0.3, 0.7), h * 0.97, h * 0.34, 'walk', light > 0)
  } else if (kind === 1) {
    drawGround(pen, h * 0.95, 'g38')
    const count = Math.ceil(w / (side * 0.24))
    for (const k of range(count)) {
      const x = (w * (k + random.between(0.2, 0.8))) / count
      drawTree(pen, x, h * 1.02, h * random.between(0.16, 0.34) * (k % 4 === 1 ? 1.7 : 1))
    }
  } else {
    drawGround(pen, h * 0.86, 'w78')
    drawGround(pen, h * 0.9, 'w58')
    for (const share of [0.1, 0.5, 0.88])
      put(
        pen,
        plant,
        w * (share + random.between(-0.05, 0.05)),
        h * 0.95,
        side * random.between(0.0036, 0.0052),
      )
    drawFigure(pen, w * 0.3, h * 0.97, h * 0.4, 'stand')
    drawFigure(pen, w * 0.7, h * 0.98, h * 0.4, random.pick(['wave', 'stand', 'walk']), true)
  }
}

/** A bridge on low arches from bank to bank. */
const bridge = (pen: Pen, y: number) => {
  const { w, h, side } = pen
  const span = side * pen.random.between(0.3, 0.5)
  pen.shape(box(-6, y - h * 0.02, w + 12, h * 0.03), 'c32')
  for (const k of range(Math.round(w / span) + 1)) {
    const x = k * span
    pen.line(
      `M${x} ${y}C${x + span * 0.25} ${y - span * 0.45} ${x + span * 0.75} ${y - span * 0.45} ${x + span} ${y}`,
      'c30',
      side * 0.012,
    )
    pen.shape(box(x - side * 0.014, y, side * 0.028, h * 0.08), 'c30')
  }
}

/** A city across the water, with a bridge or sails, and a foreground. */
export const city: Setting = (pen) => {
  const { w, h, side, random } = pen
  const shore = h * random.between(0.52, 0.66)
  drawSky(pen, shore)
  drawSkyline(pen, shore, h * random.between(0.36, 0.52), 76)
  drawSkyline(pen, shore, h * random.between(0.2, 0.36), 56)
  drawGround(pen, shore, random.pick(['s66', 's78', 's72', 's56']))
  drawGlints(pen, shore, h)
  if (random.next() < 0.45) bridge(pen, shore + h * 0.06)
  else
    for (const x of [0.25, 0.7]) {
      pen.within(
        { x: w * (x + random.between(-0.1, 0.1)), y: shore + h * 0.14, scale: side * 0.002 },
        () => {
          pen.shape('M-50 -6H50C46 12 36 16 28 16H-34C-42 14 -48 4 -50 -6Z', 'a34')
          pen.shape(poly(-2, -8, -2, -92, 44, -12), 'n94')
          pen.shape(poly(-8, -8, -8, -76, -40, -12), 'b74')
        },
      )
    }
  cityForeground(pen)
}

/** Columns and steps: a court, a bank, a school, a theatre, a museum. */
export const columns: Setting = (pen) => {
  const { w, h, side, random } = pen
  const base = h * 0.8
  drawSky(pen, base)
  drawSkyline(pen, base, h * 0.42, 80)
  const bw = Math.min(w * 0.74, h * 1.5)
  const x = (w - bw) * random.pick([0.25, 0.5, 0.75])
  const top = h * 0.26
  const stone = tone(pen, random.pick([88, 76]), 'wn')
  pen.shape(box(x + bw * 0.06, top, bw * 0.88, base - top), 'a40')
  const count = Math.max(4, Math.round(bw / (side * 0.17)))
  for (const k of range(count)) {
    const cw = (bw * 0.84) / (count * 1.9)
    const cx = x + bw * 0.08 + (bw * 0.84 * k) / (count - 1) - (cw * k) / (count - 1)
    pen.shape(box(cx, top + h * 0.05, cw, base - top - h * 0.05), stone)
    pen.shape(box(cx - cw * 0.18, top + h * 0.03, cw * 1.36, h * 0.03), stone)
    pen.shape(box(cx - cw * 0.18, base - h * 0.04, cw * 1.36, h * 0.03), stone)
  }
  pen.shape(box(x, top - h * 0.03, bw, h * 0.07), stone)
  if (random.next() < 0.55)
    pen.shape(
      poly(x - bw * 0.02, top - h * 0.03, x + bw / 2, h * 0.08, x + bw * 1.02, top - h * 0.03),
      stone,
    )
  else {
    pen.shape(
      `M${x + bw * 0.3} ${top - h * 0.03}C${x + bw * 0.3} ${h * 0.02} ${x + bw * 0.7} ${h * 0.02} ${x + bw * 0.7} ${top - h * 0.03}Z`,
      'b62',
    )
    pen.line(`M${x + bw / 2} ${h * 0.06}V${h * 0.01}`, 'n40', side * 0.01)
  }
  for (const k of range(4))
    pen.shape(
      box(
        x - bw * 0.02 * (k + 1),
        base - h * 0.02 + k * h * 0.028,
        bw * (1 + 0.04 * (k + 1)),
        h * 0.03,
      ),
      k % 2 ? 'w80' : 'w90',
    )
  drawGround(pen, h * 0.89, 'n66')
  drawTree(pen, w * 0.05, h * 0.93, h * 0.6)
  drawTree(pen, w * 0.95, h * 0.92, h * 0.5)
  for (const k of range(w > h ? 3 : 2))
    drawFigure(
      pen,
      w * (0.28 + k * 0.22),
      h * (0.92 + 0.02 * k),
      h * 0.28,
      k ? 'walk' : 'stand',
      k === 1,
    )
  pen.cast(
    pen.light > 0 ? poly(w, h * 0.89, w, h, w * 0.5, h) : poly(0, h * 0.89, 0, h, w * 0.5, h),
    'shadow',
    0.2,
  )
}
