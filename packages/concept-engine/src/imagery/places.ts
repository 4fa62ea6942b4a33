import { drawFigure } from './figures.ts'
import type { Ink } from './inks.ts'
import { arch, box, curve, poly, ring } from './outline.ts'
import type { Pen } from './pen.ts'
import { drawRow, type Setting } from './rooms.ts'
import {
  drawForeground,
  drawGround,
  drawHills,
  drawRidge,
  drawSky,
  drawSkyline,
  drawTree,
} from './scenery.ts'
import { each, tone } from './things/thing.ts'
import { drawVehicle } from './vehicles.ts'

/** The upper floor of a shop: windows of one of three sorts. */
const upperFloor = (pen: Pen, x: number, bw: number, top: number, foot: number) => {
  const { side, random, hour } = pen
  const count = Math.max(2, Math.round(bw / (side * random.between(0.22, 0.36))))
  const kind = random.below(3)
  const lit: Ink = hour === 'night' || hour === 'dusk' ? 'b86' : 'n90'
  const wide = side * (kind === 2 ? 0.17 : 0.11)
  for (const k of each(count)) {
    const left = x + (bw * (k + 0.5)) / count - wide / 2
    const tall = (foot - top) * 0.58
    const shape =
      kind === 0
        ? arch(left, foot - tall * 0.35, wide, tall)
        : box(left, foot - tall * 1.35, wide, tall)
    pen.form(shape, lit)
    pen.line(`M${left + wide / 2} ${foot - tall * 1.34}V${foot - tall * 0.35}`, 'c36', side * 0.006)
    if (kind === 1)
      pen.form(box(left - wide * 0.1, foot - tall * 0.38, wide * 1.2, side * 0.03), 'g46')
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
  for (const k of each(stripes)) {
    const sx = x - bw * 0.02 + k * sw
    const foot =
      kind === 0
        ? `C${sx + sw} ${y + drop * 1.3} ${sx} ${y + drop * 1.3} ${sx} ${y + drop}`
        : `L${sx} ${y + drop}`
    pen.form(
      `M${sx + side * 0.01} ${y}H${sx + sw + side * 0.004}L${sx + sw} ${y + drop}${foot}Z`,
      k % 2 ? two : one,
      stripes === 1 ? 'thing' : 'mark',
    )
  }
}

/** A shop on a street: awning, window with its things, door, pavement, passers-by. */
export const shopfront: Setting = (pen, { things }) => {
  const { w, h, side, random } = pen
  const street = h * 0.84
  drawSky(pen, h * 0.5)
  drawSkyline(pen, street, h * 0.7, 76)
  const bw = w * random.between(0.56, 0.8)
  const x = (w - bw) * random.between(0.2, 0.8)
  const roof = h * random.pick([-0.04, 0.06, 0.14])
  pen.form(box(x, roof, bw, street - roof), tone(pen, random.pick([42, 60, 82]), 'abcw'))
  if (random.next() < 0.5)
    pen.form(box(x - side * 0.02, roof, bw + side * 0.04, side * 0.035), 'n88')
  upperFloor(pen, x, bw, roof, h * 0.32)
  pen.form(box(x - side * 0.02, h * 0.3, bw + side * 0.04, side * 0.03), 'n92')
  // The door is to the left or the right of the window, or between two.
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
    pen.form(pane, 'b90')
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
  pen.form(box(x + bw * door, h * 0.46, bw * 0.2, street - h * 0.46), 'a32')
  pen.form(box(x + bw * (door + 0.03), h * 0.5, bw * 0.14, h * 0.18), 'b88', 'mark')
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

/** Hills with rows of a field that run to the eye, a shed, trees. */
export const fields: Setting = (pen) => {
  const { w, h, random, side } = pen
  const horizon = h * random.between(0.36, 0.5)
  drawSky(pen, horizon)
  drawHills(pen, horizon)
  const ground = horizon + h * 0.12
  drawGround(pen, ground, random.pick(['g66', 'w78', 'g54']))
  const vx = w * random.between(0.3, 0.7)
  const rows = 13
  for (const k of each(rows)) {
    if (k % 2) continue
    const at = (n: number) => w * ((n - rows / 2) / rows) * 3.2 + w / 2
    pen.form(
      poly(
        vx + (at(k) - vx) * 0.1,
        ground,
        vx + (at(k + 1) - vx) * 0.1,
        ground,
        at(k + 1),
        h + 6,
        at(k),
        h + 6,
      ),
      random.pick(['g44', 'g52', 'w64']),
      'plane',
    )
  }
  const bx = w * random.pick([0.2, 0.7])
  const b = side * 0.15
  pen.within({ x: bx, y: ground + h * 0.02, scale: b / 50 }, () => {
    pen.form(poly(-44, 0, -44, -34, -18, -56, 8, -34, 8, 0), tone(pen, 48))
    pen.form(poly(8, 0, 8, -34, 56, -34, 56, 0), tone(pen, 58))
    pen.form(poly(-18, -56, 32, -56, 60, -32, 8, -34), 'n80')
    pen.form(box(-28, -24, 20, 24), 'n90', 'mark')
  })
  for (const x of [0.06, 0.44, 0.88])
    drawTree(
      pen,
      w * (x + random.between(-0.05, 0.05)),
      ground + h * 0.05,
      h * random.between(0.2, 0.38),
    )
  drawForeground(pen)
}

/** A path through beds to a glasshouse or pergola. */
export const garden: Setting = (pen, { things, poses }) => {
  const { w, h, random, side } = pen
  const horizon = h * 0.5
  drawSky(pen, horizon)
  drawRidge(pen, horizon - h * 0.05, h * 0.03, 'g70')
  for (const k of each(6))
    drawTree(pen, w * (k / 5), horizon + h * 0.08, h * random.between(0.28, 0.46))
  drawGround(pen, horizon + h * 0.06, 'g60')
  const gx = w * random.between(0.32, 0.6)
  pen.within({ x: gx, y: h * 0.66, scale: (side * 0.5) / 100 }, () => {
    pen.form(poly(-70, 0, -70, -44, 0, -78, 70, -44, 70, 0), 'n94')
    for (const x of [-46, -23, 0, 23, 46])
      pen.line(`M${x} 0V${-44 - (70 - Math.abs(x)) * 0.48}`, 'a46', 1.6)
    pen.line('M-70 -44H70M-70 -22H70M-70 0V-44L0 -78L70 -44V0', 'a46', 2.2)
    pen.form(box(-12, -34, 24, 34), 'a66')
  })
  pen.form(
    poly(gx - w * 0.03, h * 0.66, gx + w * 0.03, h * 0.66, w * 0.66, h + 6, w * 0.3, h + 6),
    'w84',
    'plane',
  )
  for (const [from, to] of [
    [0, 0.36],
    [0.62, 1],
  ] as const) {
    for (const k of each(9)) {
      const x = w * (from + (to - from) * random.next())
      const y = h * random.between(0.78, 1)
      const r = side * random.between(0.05, 0.09)
      pen.form(ring(x, y, r, r * 0.8), k % 2 ? 'g44' : 'g52')
      pen.form(ring(x + r * 0.2, y - r * 0.5, r * 0.24), tone(pen, 66, 'abw'), 'mark')
      pen.form(ring(x - r * 0.4, y - r * 0.2, r * 0.2), tone(pen, 78, 'abw'), 'mark')
    }
  }
  drawFigure(pen, w * random.pick([0.24, 0.74]), h * 0.94, h * 0.46, random.pick(poses))
  drawRow(pen, things, w * 0.02, w * 0.34, h * 0.98, h * 0.2)
}

/** A city over water, with a bridge and a railing near the eye. */
export const city: Setting = (pen) => {
  const { w, h, side, random } = pen
  const shore = h * random.between(0.58, 0.66)
  drawSky(pen, shore)
  drawSkyline(pen, shore, h * 0.5, 76)
  drawSkyline(pen, shore, h * 0.34, 56)
  drawGround(pen, shore, 'a66')
  for (const k of each(22)) {
    const y = shore + (h - shore) * random.next()
    const x = w * random.next()
    pen.form(
      box(x, y, side * random.between(0.06, 0.2), side * 0.006, 2),
      k % 2 ? 'b84' : 'a80',
      'mark',
    )
  }
  if (random.next() < 0.6) {
    const y = shore + h * 0.06
    pen.form(box(-6, y - h * 0.02, w + 12, h * 0.03), 'c32')
    for (const k of each(Math.round(w / (side * 0.36)) + 1)) {
      const x = k * side * 0.36
      pen.line(
        `M${x} ${y}C${x + side * 0.09} ${y - side * 0.16} ${x + side * 0.27} ${y - side * 0.16} ${x + side * 0.36} ${y}`,
        'c30',
        side * 0.012,
      )
      pen.form(box(x - side * 0.014, y, side * 0.028, h * 0.08), 'c30')
    }
  } else
    for (const x of [0.25, 0.7]) {
      pen.within({ x: w * x, y: shore + h * 0.14, scale: side * 0.002 }, () => {
        pen.form('M-50 -6H50C46 12 36 16 28 16H-34C-42 14 -48 4 -50 -6Z', 'a34')
        pen.form(poly(-2, -8, -2, -92, 44, -12), 'n94')
        pen.form(poly(-8, -8, -8, -76, -40, -12), 'b74')
      })
    }
  const rail = h * 0.9
  drawGround(pen, h * 0.95, 'c28')
  pen.line(`M-6 ${rail - h * 0.06}H${w + 6}M-6 ${rail}H${w + 6}`, 'c24', side * 0.012)
  drawTree(pen, pen.light > 0 ? w * 0.95 : w * 0.05, h * 0.99, h * 0.62)
  if (random.next() < 0.7)
    drawFigure(pen, w * random.between(0.3, 0.7), h * 0.97, h * 0.34, 'walk', pen.light > 0)
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
  pen.form(box(x + bw * 0.06, top, bw * 0.88, base - top), 'a40')
  const count = Math.max(4, Math.round(bw / (side * 0.17)))
  for (const k of each(count)) {
    const cw = (bw * 0.84) / (count * 1.9)
    const cx = x + bw * 0.08 + (bw * 0.84 * k) / (count - 1) - (cw * k) / (count - 1)
    pen.form(box(cx, top + h * 0.05, cw, base - top - h * 0.05), stone)
    pen.form(box(cx - cw * 0.18, top + h * 0.03, cw * 1.36, h * 0.03), stone)
    pen.form(box(cx - cw * 0.18, base - h * 0.04, cw * 1.36, h * 0.03), stone)
  }
  pen.form(box(x, top - h * 0.03, bw, h * 0.07), stone)
  if (random.next() < 0.55)
    pen.form(
      poly(x - bw * 0.02, top - h * 0.03, x + bw / 2, h * 0.08, x + bw * 1.02, top - h * 0.03),
      stone,
    )
  else {
    pen.form(
      `M${x + bw * 0.3} ${top - h * 0.03}C${x + bw * 0.3} ${h * 0.02} ${x + bw * 0.7} ${h * 0.02} ${x + bw * 0.7} ${top - h * 0.03}Z`,
      'b62',
    )
    pen.line(`M${x + bw / 2} ${h * 0.06}V${h * 0.01}`, 'n40', side * 0.01)
  }
  for (const k of each(4))
    pen.form(
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
  for (const k of each(w > h ? 3 : 2))
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

/** Houses on a street, terraces or gables, behind trees. */
export const homes: Setting = (pen, { poses }) => {
  const { w, h, side, random } = pen
  const street = h * 0.82
  drawSky(pen, street)
  drawRidge(pen, h * 0.5, h * 0.05, 'g72')
  const pitch = Math.max(side * 0.34, w / Math.max(2, Math.round(w / (side * 0.46))))
  const terrace = random.next() < 0.5
  for (const k of each(Math.ceil(w / pitch) + 1)) {
    const x = k * pitch - pitch * 0.3
    const bh = h * (terrace ? 0.5 : random.between(0.3, 0.44))
    const bw = pitch * (terrace ? 1 : 0.8)
    const body = tone(pen, random.pick([88, 76, 58]), 'wabn')
    const y = street - bh
    pen.form(box(x, y, bw, bh), body)
    if (terrace) {
      pen.form(
        `M${x - 2} ${y}V${y - h * 0.07}H${x + bw * 0.3}C${x + bw * 0.4} ${y - h * 0.13} ${x + bw * 0.6} ${y - h * 0.13} ${x + bw * 0.7} ${y - h * 0.07}H${x + bw + 2}V${y}Z`,
        body,
      )
      for (const level of [0.47, 0.98]) {
        pen.form(box(x, street - bh * (1.02 - level * 0.5) - bh * 0.04, bw, bh * 0.05), 'a36')
        pen.line(
          each(9)
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
      pen.form(
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
      pen.form(box(x + bw * 0.7, y - h * 0.15, bw * 0.1, h * 0.13), 'c40')
    }
    const glass: Ink = pen.hour === 'day' || pen.hour === 'dawn' ? 'a80' : 'b86'
    for (const [px, py] of [
      [0.14, 0.14],
      [0.58, 0.14],
      [0.58, 0.6],
    ] as const) {
      pen.form(box(x + bw * px, y + bh * py, bw * 0.26, bh * 0.24), 'n94')
      pen.form(
        box(x + bw * (px + 0.025), y + bh * (py + 0.03), bw * 0.21, bh * 0.18),
        glass,
        'mark',
      )
    }
    pen.form(box(x + bw * 0.16, street - bh * 0.38, bw * 0.2, bh * 0.38), tone(pen, 44))
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

/** A works: saw-tooth roofs, tanks, a crane, pipes; a vehicle at the gate. */
export const works: Setting = (pen) => {
  const { w, h, side, random } = pen
  const ground = h * 0.78
  drawSky(pen, ground)
  drawSkyline(pen, ground, h * 0.3, 82)
  const bays = Math.max(3, Math.round(w / (side * 0.32)))
  const bay = (w * 0.8) / bays
  const left = w * random.pick([-0.04, 0.12, 0.22])
  for (const k of each(bays)) {
    const x = left + k * bay
    pen.form(
      poly(x, ground, x, h * 0.4, x + bay, h * 0.52, x + bay, ground),
      tone(pen, 58 - (k % 2) * 8, 'a'),
    )
    pen.form(
      poly(
        x + bay * 0.04,
        h * 0.43,
        x + bay * 0.04,
        h * 0.5,
        x + bay * 0.5,
        h * 0.54,
        x + bay * 0.5,
        h * 0.485,
      ),
      'b84',
      'mark',
    )
    pen.form(box(x + bay * 0.24, ground - h * 0.15, bay * 0.46, h * 0.15), k % 2 ? 'n86' : 'c36')
  }
  for (const k of each(3)) {
    const x = w * (left > w * 0.1 ? 0.02 : 0.8) + k * side * 0.11
    const th = h * (0.36 - k * 0.05)
    pen.form(box(x, ground - th, side * 0.1, th, side * 0.02), tone(pen, 80, 'nw'))
    pen.line(
      `M${x} ${ground - th * 0.7}H${x + side * 0.1}M${x} ${ground - th * 0.35}H${x + side * 0.1}`,
      'n60',
      1.5,
    )
  }
  const cx = w * random.between(0.4, 0.66)
  pen.line(
    `M${cx} ${ground}V${h * 0.1}M${cx - side * 0.2} ${h * 0.16}H${cx + side * 0.5}M${cx} ${h * 0.08}L${cx + side * 0.46} ${h * 0.16}M${cx} ${h * 0.08}L${cx - side * 0.2} ${h * 0.16}`,
    'b58',
    side * 0.014,
  )
  pen.line(`M${cx + side * 0.36} ${h * 0.16}V${h * 0.34}`, 'n30', 1.6)
  pen.form(box(cx + side * 0.3, h * 0.34, side * 0.12, side * 0.07), 'b68')
  drawGround(pen, ground, 'n68')
  pen.line(`M-6 ${ground + h * 0.11}H${w + 6}`, 'n90', side * 0.006)
  drawVehicle(pen, 'truck', w * random.between(0.28, 0.6), h * 0.95, side * 0.0042)
  drawFigure(pen, w * (left > w * 0.1 ? 0.1 : 0.9), h * 0.96, h * 0.32, 'stand')
}

/** A road through open country or past warehouses, with what travels on it. */
export const road: Setting = (pen) => {
  const { w, h, side, random } = pen
  const horizon = h * random.between(0.46, 0.54)
  drawSky(pen, horizon)
  if (random.next() < 0.5) drawHills(pen, horizon)
  else drawSkyline(pen, horizon + h * 0.06, h * 0.36, 70)
  drawGround(pen, horizon + h * 0.1, 'g64')
  for (const k of each(5))
    drawTree(
      pen,
      w * (k / 4 + random.between(-0.04, 0.04)),
      horizon + h * 0.16,
      h * random.between(0.16, 0.3),
    )
  drawGround(pen, h * 0.7, 'n54')
  pen.form(
    each(Math.ceil(w / (side * 0.2)))
      .map((k) => box(k * side * 0.2, h * 0.83, side * 0.11, h * 0.012))
      .join(''),
    'n94',
    'mark',
  )
  const kind = random.pick(['truck', 'van', 'car', 'bicycle'] as const)
  drawVehicle(
    pen,
    kind,
    w * random.between(0.3, 0.55),
    h * 0.82,
    side * (kind === 'truck' ? 0.0052 : 0.006),
  )
  drawVehicle(
    pen,
    random.pick(['car', 'van', 'bicycle'] as const),
    w * random.pick([0.16, 0.84]),
    h * 0.97,
    side * 0.0066,
  )
  drawForeground(pen)
}

/** A quay with stacked containers, a ship and a crane. */
export const port: Setting = (pen) => {
  const { w, h, side, random } = pen
  const quay = h * 0.74
  drawSky(pen, h * 0.56)
  drawRidge(pen, h * 0.5, h * 0.03, 'a76')
  drawGround(pen, h * 0.55, 'a60')
  const sx = w * random.between(0.24, 0.5)
  pen.within({ x: sx, y: h * 0.62, scale: side * 0.0062 }, () => {
    pen.form('M-70 -16H86C80 4 70 12 62 12H-58C-64 8 -68 -4 -70 -16Z', 'a34')
    pen.form(box(-64, -46, 22, 32), 'n94')
    for (const row of each(2))
      for (const k of each(6))
        pen.form(box(-38 + k * 18, -28 - row * 11, 17, 10.5), tone(pen, random.pick([50, 62, 76])))
  })
  drawGround(pen, quay, 'n66')
  const c = side * 0.13
  const from = w * random.pick([0.04, 0.5])
  for (const row of each(3))
    for (const k of each(Math.max(2, 4 - row))) {
      const x = from + k * c * 2.06 + row * c * 0.6
      const y = quay + h * 0.06 - (row + 1) * c * 0.92
      const ink = tone(pen, random.pick([44, 56, 70]), 'abcw')
      pen.form(box(x, y, c * 2, c * 0.9), ink)
      pen.line(
        each(9)
          .map((n) => `M${x + c * 0.2 * (n + 1)} ${y + c * 0.08}V${y + c * 0.82}`)
          .join(''),
        'a30',
        1,
      )
    }
  const gx = from < w * 0.2 ? w * 0.74 : w * 0.22
  pen.line(
    `M${gx - c} ${quay + h * 0.1}V${h * 0.16}M${gx + c} ${quay + h * 0.1}V${h * 0.16}M${gx - c * 2.4} ${h * 0.2}H${gx + c * 2.6}M${gx - c} ${h * 0.5}H${gx + c}M${gx - c} ${h * 0.5}L${gx + c} ${h * 0.22}`,
    'b56',
    side * 0.018,
  )
  pen.line(`M${gx + c * 1.8} ${h * 0.2}V${h * 0.36}`, 'n30', 1.6)
  pen.form(box(gx + c * 1.2, h * 0.36, c * 1.2, c * 0.6), 'b70')
  drawVehicle(pen, 'truck', w * 0.5, h * 0.97, side * 0.0044)
}

/** The sea from a headland: cliffs, a light, a sail, a path. */
export const coast: Setting = (pen) => {
  const { w, h, side, random, light } = pen
  const horizon = h * random.between(0.42, 0.54)
  drawSky(pen, horizon)
  drawGround(pen, horizon, 'a62')
  for (const k of each(5)) {
    const y = horizon + (h - horizon) * (0.08 + k * 0.12)
    pen.line(
      curve(each(9).map((n) => [(w * n) / 8, y + side * 0.012 * ((n + k) % 2 ? 1 : -1)] as const)),
      k % 2 ? 'n92' : 'a74',
      side * 0.005,
    )
  }
  const at = (x: number) => (light > 0 ? w * x : w * (1 - x))
  pen.form(
    `M${at(1.02)} ${horizon - h * 0.2}C${at(0.86)} ${horizon - h * 0.18} ${at(0.74)} ${horizon - h * 0.08} ${at(0.62)} ${horizon + h * 0.02}C${at(0.58)} ${horizon + h * 0.1} ${at(0.7)} ${horizon + h * 0.14} ${at(1.02)} ${horizon + h * 0.2}Z`,
    'c58',
  )
  pen.form(
    `M${at(1.02)} ${horizon - h * 0.2}C${at(0.86)} ${horizon - h * 0.18} ${at(0.74)} ${horizon - h * 0.08} ${at(0.62)} ${horizon + h * 0.02}C${at(0.76)} ${horizon - h * 0.02} ${at(0.9)} ${horizon - h * 0.06} ${at(1.02)} ${horizon - h * 0.06}Z`,
    'g56',
    'mark',
  )
  pen.within({ x: at(0.86), y: horizon - h * 0.13, scale: side * 0.0032 }, () => {
    pen.form(poly(-9, 0, -6, -54, 6, -54, 9, 0), 'n95')
    pen.form(poly(-8, -18, -7.2, -34, 7.2, -34, 8, -18), 'b56', 'mark')
    pen.form(box(-8, -60, 16, 7), 'a34')
    pen.form(poly(-6, -60, 0, -70, 6, -60), 'b56')
  })
  pen.within(
    { x: at(random.between(0.2, 0.45)), y: horizon + h * 0.12, scale: side * 0.0024 },
    () => {
      pen.form('M-50 -6H50C46 12 36 16 28 16H-34C-42 14 -48 4 -50 -6Z', 'a32')
      pen.form(poly(-2, -8, -2, -96, 48, -12), 'n95')
      pen.form(poly(-8, -8, -8, -80, -42, -12), 'b70')
    },
  )
  const sand = `M${at(-0.02)} ${h * 0.76}C${at(0.3)} ${h * 0.74} ${at(0.5)} ${h * 0.9} ${at(0.94)} ${h + 6}L${at(-0.02)} ${h + 6}Z`
  pen.form(sand, 'w84', 'plane')
  for (const [x, y] of [
    [0.12, 0.86],
    [0.3, 0.92],
  ] as const) {
    pen.within({ x: at(x), y: h * y, scale: side * 0.0036 }, () => {
      pen.stand(0, 0, 30, 30)
      pen.line('M0 0L8 -60', 'n90', 2.4)
      pen.form('M-28 -46C-18 -74 26 -84 44 -52C30 -50 -8 -42 -28 -46Z', tone(pen, 54, 'ab'))
      pen.form('M-4 -48C-2 -64 10 -74 14 -70C20 -64 20 -54 18 -50Z', 'n95', 'mark')
    })
  }
  drawFigure(pen, at(0.42), h * 0.94, h * 0.26, 'walk', light < 0)
}

/** A stage with curtains, beams of light and the crowd before it. */
export const stage: Setting = (pen, { things, poses }) => {
  const { w, h, side, random } = pen
  const boards = h * 0.72
  pen.form(box(0, 0, w, h), 'a26', 'plane')
  pen.form(box(w * 0.14, h * 0.08, w * 0.72, boards), tone(pen, 44, 'ab'), 'plane')
  for (const [k, x] of [0.22, 0.5, 0.78].entries()) {
    const to = w * (0.3 + 0.2 * ((k + random.below(2)) % 3))
    pen.cast(
      poly(
        w * x - side * 0.02,
        0,
        w * x + side * 0.02,
        0,
        to + side * 0.26,
        boards + h * 0.04,
        to - side * 0.14,
        boards + h * 0.04,
      ),
      'light',
      0.28,
    )
    pen.form(box(w * x - side * 0.03, -4, side * 0.06, side * 0.07), 'n26')
  }
  pen.form(
    poly(w * 0.1, boards, w * 0.9, boards, w * 1.02, h * 0.84, -w * 0.02, h * 0.84),
    'w62',
    'plane',
  )
  const players = Math.max(1, Math.min(4, Math.round(w / h) + random.below(2)))
  for (const k of each(players))
    drawFigure(
      pen,
      w * (0.26 + (0.5 * (k + 0.5)) / players),
      boards + h * 0.06,
      h * 0.44,
      random.pick(poses),
      k % 2 === 1,
    )
  drawRow(pen, things, w * 0.2, w * 0.84, boards + h * 0.09, h * 0.2, 2.2)
  for (const s of [0, 1]) {
    for (const k of each(4)) {
      const x = (s ? w : 0) + (s ? -1 : 1) * w * 0.046 * k
      const to = x + (s ? -1 : 1) * w * 0.056
      pen.form(
        `M${x} -6H${to}C${to} ${h * 0.4} ${to + (s ? -1 : 1) * w * 0.02 * (3 - k)} ${h * 0.6} ${to} ${h * 0.86}H${x}Z`,
        k % 2 ? 'b46' : 'b56',
      )
    }
  }
  const heads = Math.ceil(w / (side * 0.13))
  for (const k of each(heads)) {
    const x = (w * (k + 0.5)) / heads
    const y = h * (0.95 + 0.03 * (k % 2))
    const r = side * 0.042
    pen.form(
      `M${x - r * 1.9} ${h + 8}C${x - r * 1.8} ${y + r * 0.8} ${x - r} ${y + r * 0.9} ${x} ${y + r * 0.9}C${x + r} ${y + r * 0.9} ${x + r * 1.8} ${y + r * 0.8} ${x + r * 1.9} ${h + 8}Z`,
      'a18',
    )
    pen.form(ring(x, y, r, r * 1.15), 'a18')
  }
}

/** A park with swings, a slide, people at play. */
export const playground: Setting = (pen, { poses }) => {
  const { w, h, side, random } = pen
  const ground = h * 0.64
  drawSky(pen, ground)
  drawRidge(pen, h * 0.52, h * 0.04, 'g70')
  for (const k of each(5))
    drawTree(pen, w * (k / 4), ground + h * 0.02, h * random.between(0.3, 0.5))
  drawGround(pen, ground, 'g62')
  pen.form(ring(w * 0.5, h * 0.9, w * 0.56, h * 0.17), 'w84', 'plane')
  const flip = random.next() < 0.5
  pen.within({ x: w * (flip ? 0.72 : 0.28), y: h * 0.86, scale: side * 0.0052, flip }, () => {
    pen.stand(0, 0, 40, 40)
    pen.line('M-30 0V-86M-4 0V-86', 'a44', 5)
    for (const y of [-14, -30, -46]) pen.line(`M-30 ${y}H-4`, 'a44', 3)
    pen.form(poly(-40, -84, -17, -112, 6, -84), 'b58')
    pen.form('M-4 -62C20 -58 34 -14 66 -8V0C28 -2 14 -42 -4 -50Z', 'b70')
  })
  pen.within({ x: w * (flip ? 0.26 : 0.74), y: h * 0.88, scale: side * 0.005 }, () => {
    pen.line('M-48 0L-36 -94H36L48 0M-24 0L-36 -94M24 0L36 -94', 'a40', 4.4)
    pen.line('M-14 -94L-22 -26M6 -94L-2 -26', 'n40', 1.2)
    pen.form(box(-26, -28, 28, 5, 2), 'b60')
  })
  for (const k of each(w > h ? 3 : 2))
    drawFigure(
      pen,
      w * (0.42 + 0.12 * k),
      h * (0.9 + 0.03 * (k % 2)),
      h * (0.3 + 0.06 * (k % 2)),
      random.pick(poses),
      k === 1,
    )
}
