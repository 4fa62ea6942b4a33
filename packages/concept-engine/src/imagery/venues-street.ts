import { drawFigure } from './human-figures.ts'
import type { Ink } from './inks.ts'
import { arch, box, poly } from './outline.ts'
import type { Pen } from './pen.ts'
import { drawRow, type Setting } from './room-parts.ts'
import { drawGround, drawRidge, drawSky, drawSkyline, drawTree } from './scenery.ts'
import { range, tone } from './things/thing.ts'
import { drawVehicle } from './vehicles.ts'

/** The upper floor of a shop, with one of three types of windows. */
const upperFloor = (pen: Pen, x: number, bw: number, top: number, foot: number) => {
  const { side, random, timeOfDay } = pen
  const count = Math.max(2, Math.round(bw / (side * random.between(0.22, 0.36))))
  const kind = random.below(3)
  const lit: Ink = timeOfDay === 'night' || timeOfDay === 'dusk' ? 'b86' : 'n90'
  const wide = side * (kind === 2 ? 0.17 : 0.11)
  for (const k of range(count)) {
    const left = x + (bw * (k + 0.5)) / count - wide / 2
    const height = (foot - top) * 0.58
    const shape =
      kind === 0
        ? arch(left, foot - height * 0.35, wide, height)
        : box(left, foot - height * 1.35, wide, height)
    pen.shape(shape, lit)
    pen.line(
      `M${left + wide / 2} ${foot - height * 1.34}V${foot - height * 0.35}`,
      'c36',
      side * 0.006,
    )
    if (kind === 1)
      pen.shape(box(left - wide * 0.1, foot - height * 0.38, wide * 1.2, side * 0.03), 'g46')
  }
}

/** Stripes, a plain board or a scalloped blind over the window. */
const awning = (pen: Pen, x: number, bw: number, y: number, drop: number) => {
  const { side, random } = pen
  const kind = random.below(3)
  const [one, two] = random.pick<readonly [Ink, Ink]>([
    ['b54', 'n94'],
    ['a44', 'w90'],
    ['b66', 'a40'],
  ])
  const stripes = kind === 2 ? 1 : Math.max(5, Math.round(bw / (side * random.between(0.08, 0.14))))
  const sw = (bw * 1.04) / stripes
  for (const k of range(stripes)) {
    const sx = x - bw * 0.02 + k * sw
    const foot =
      kind === 0
        ? `C${sx + sw} ${y + drop * 1.3} ${sx} ${y + drop * 1.3} ${sx} ${y + drop}`
        : `L${sx} ${y + drop}`
    pen.shape(
      `M${sx + side * 0.01} ${y}H${sx + sw + side * 0.004}L${sx + sw} ${y + drop}${foot}Z`,
      k % 2 ? two : one,
      stripes === 1 ? 'thing' : 'mark',
    )
  }
}

/** A shop on a street: an awning, a window display, a door, the pavement, and passers-by. */
export const shopfront: Setting = (pen, { things }) => {
  const { w, h, side, random } = pen
  const street = h * 0.84
  drawSky(pen, h * 0.5)
  drawSkyline(pen, street, h * 0.7, 76)
  const bw = w * random.between(0.56, 0.8)
  const x = (w - bw) * random.between(0.2, 0.8)
  const roof = h * random.pick([-0.04, 0.06, 0.14])
  pen.shape(box(x, roof, bw, street - roof), tone(pen, random.pick([42, 60, 82]), 'abcw'))
  if (random.next() < 0.5)
    pen.shape(box(x - side * 0.02, roof, bw + side * 0.04, side * 0.035), 'n88')
  upperFloor(pen, x, bw, roof, h * 0.32)
  pen.shape(box(x - side * 0.02, h * 0.3, bw + side * 0.04, side * 0.03), 'n92')
  // The door is to the left or the right of the window, or between two windows.
  const door = random.pick([0.06, 0.72, 0.4])
  const windows =
    door === 0.4
      ? [
          [0.05, 0.3],
          [0.64, 0.31],
        ]
      : [[door < 0.3 ? 0.32 : 0.05, 0.6]]
  for (const [from = 0, wide = 0.5] of windows) {
    const pane = box(x + bw * from, h * 0.46, bw * wide, h * 0.32)
    pen.shape(pane, 'b90')
    drawRow(pen, things, x + bw * (from + 0.015), x + bw * (from + wide), h * 0.77, h * 0.21, 1.08)
    pen.cast(
      poly(
        x + bw * (from + wide * 0.5),
        h * 0.46,
        x + bw * (from + wide * 0.7),
        h * 0.46,
        x + bw * (from + wide * 0.4),
        h * 0.78,
        x + bw * (from + wide * 0.2),
        h * 0.78,
      ),
      'light',
      0.3,
    )
    pen.line(pane, 'c30', side * 0.012)
  }
  pen.shape(box(x + bw * door, h * 0.46, bw * 0.2, street - h * 0.46), 'a32')
  pen.shape(box(x + bw * (door + 0.03), h * 0.5, bw * 0.14, h * 0.18), 'b88', 'mark')
  awning(pen, x, bw, h * 0.36, h * random.between(0.08, 0.11))
  pen.cast(box(x, h * 0.46, bw, h * 0.04), 'shadow', 0.25)
  drawGround(pen, street, 'n74')
  drawGround(pen, street + h * 0.06, 'n60')
  const outside = random.below(3)
  if (outside === 0) drawTree(pen, pen.light > 0 ? w * 0.92 : w * 0.07, street + h * 0.03, h * 0.7)
  if (outside === 1)
    drawVehicle(
      pen,
      'bicycle',
      x + bw * (door < 0.3 ? 0.72 : 0.24),
      street + h * 0.08,
      side * 0.0046,
    )
  drawFigure(
    pen,
    x + bw * random.between(0.2, 0.98),
    street + h * 0.06,
    h * 0.4,
    'walk',
    random.next() < 0.5,
  )
  if (outside === 2)
    drawFigure(pen, x - side * 0.04, street + h * 0.08, h * 0.42, random.pick(['walk', 'stand']))
}

/** Houses on a street, terraces or gables, behind trees. */
export const homes: Setting = (pen, { poses }) => {
  const { w, h, side, random } = pen
  const street = h * 0.82
  drawSky(pen, street)
  drawRidge(pen, h * 0.5, h * 0.05, 'g72')
  const pitch = Math.max(side * 0.34, w / Math.max(2, Math.round(w / (side * 0.46))))
  const terrace = random.next() < 0.5
  for (const k of range(Math.ceil(w / pitch) + 1)) {
    const x = k * pitch - pitch * 0.3
    const bh = h * (terrace ? 0.5 : random.between(0.3, 0.44))
    const bw = pitch * (terrace ? 1 : 0.8)
    const body = tone(pen, random.pick([88, 76, 58]), 'wabn')
    const y = street - bh
    pen.shape(box(x, y, bw, bh), body)
    if (terrace) {
      pen.shape(
        `M${x - 2} ${y}V${y - h * 0.07}H${x + bw * 0.3}C${x + bw * 0.4} ${y - h * 0.13} ${x + bw * 0.6} ${y - h * 0.13} ${x + bw * 0.7} ${y - h * 0.07}H${x + bw + 2}V${y}Z`,
        body,
      )
      for (const level of [0.47, 0.98]) {
        pen.shape(box(x, street - bh * (1.02 - level * 0.5) - bh * 0.04, bw, bh * 0.05), 'a36')
        pen.line(
          range(9)
            .map(
              (n) =>
                `M${x + (bw * (n + 0.5)) / 9} ${street - bh * (1.02 - level * 0.5) - bh * 0.14}V${street - bh * (1.02 - level * 0.5)}`,
            )
            .join(''),
          'n94',
          1.2,
        )
      }
    } else {
      pen.shape(
        poly(
          x - bw * 0.1,
          y + 2,
          x + bw * random.pick([0.3, 0.5, 0.7]),
          y - h * random.between(0.12, 0.2),
          x + bw * 1.1,
          y + 2,
        ),
        tone(pen, 40, 'abc'),
      )
      pen.shape(box(x + bw * 0.7, y - h * 0.15, bw * 0.1, h * 0.13), 'c40')
    }
    const glass: Ink = pen.timeOfDay === 'day' || pen.timeOfDay === 'dawn' ? 'a80' : 'b86'
    for (const [px, py] of [
      [0.14, 0.14],
      [0.58, 0.14],
      [0.58, 0.6],
    ] as const) {
      pen.shape(box(x + bw * px, y + bh * py, bw * 0.26, bh * 0.24), 'n94')
      pen.shape(
        box(x + bw * (px + 0.025), y + bh * (py + 0.03), bw * 0.21, bh * 0.18),
        glass,
        'mark',
      )
    }
    pen.shape(box(x + bw * 0.16, street - bh * 0.38, bw * 0.2, bh * 0.38), tone(pen, 44))
  }
  drawGround(pen, street, 'g62')
  drawGround(pen, street + h * 0.05, 'n80')
  drawGround(pen, street + h * 0.1, 'n58')
  for (const x of [0.1, 0.52, 0.9])
    drawTree(
      pen,
      w * (x + random.between(-0.06, 0.06)),
      street + h * 0.04,
      h * random.between(0.36, 0.62),
    )
  drawFigure(
    pen,
    w * random.between(0.25, 0.75),
    street + h * 0.1,
    h * 0.28,
    random.next() < 0.7 ? 'walk' : random.pick(poses),
  )
}
