import { drawFigure } from './human-figures.ts'
import { box, poly } from './outline.ts'
import type { Setting } from './room-parts.ts'
import {
  drawForeground,
  drawGround,
  drawHills,
  drawRidge,
  drawSky,
  drawSkyline,
  drawTree,
} from './scenery.ts'
import { range, tone } from './things/thing.ts'
import { drawVehicle } from './vehicles.ts'

/** A factory: saw-tooth roofs, tanks, a crane, pipes, and a vehicle at the gate. */
export const works: Setting = (pen) => {
  const { w, h, side, random } = pen
  const ground = h * 0.78
  drawSky(pen, ground)
  drawSkyline(pen, ground, h * 0.3, 82)
  const bays = Math.max(3, Math.round(w / (side * 0.32)))
  const bay = (w * 0.8) / bays
  const left = w * random.pick([-0.04, 0.12, 0.22])
  for (const k of range(bays)) {
    const x = left + k * bay
    pen.shape(
      poly(x, ground, x, h * 0.4, x + bay, h * 0.52, x + bay, ground),
      tone(pen, 58 - (k % 2) * 8, 'a'),
    )
    pen.shape(
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
    pen.shape(box(x + bay * 0.24, ground - h * 0.15, bay * 0.46, h * 0.15), k % 2 ? 'n86' : 'c36')
  }
  for (const k of range(3)) {
    const x = w * (left > w * 0.1 ? 0.02 : 0.8) + k * side * 0.11
    const th = h * (0.36 - k * 0.05)
    pen.shape(box(x, ground - th, side * 0.1, th, side * 0.02), tone(pen, 80, 'nw'))
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
  pen.shape(box(cx + side * 0.3, h * 0.34, side * 0.12, side * 0.07), 'b68')
  drawGround(pen, ground, 'n68')
  pen.line(`M-6 ${ground + h * 0.11}H${w + 6}`, 'n90', side * 0.006)
  drawVehicle(pen, 'truck', w * random.between(0.28, 0.6), h * 0.95, side * 0.0042)
  drawFigure(pen, w * (left > w * 0.1 ? 0.1 : 0.9), h * 0.96, h * 0.32, 'stand')
}

/** A road through open country or past warehouses, with vehicles on it. */
export const road: Setting = (pen) => {
  const { w, h, side, random } = pen
  const horizon = h * random.between(0.46, 0.54)
  drawSky(pen, horizon)
  if (random.next() < 0.5) drawHills(pen, horizon)
  else drawSkyline(pen, horizon + h * 0.06, h * 0.36, 70)
  drawGround(pen, horizon + h * 0.1, 'g64')
  for (const k of range(5))
    drawTree(
      pen,
      w * (k / 4 + random.between(-0.04, 0.04)),
      horizon + h * 0.16,
      h * random.between(0.16, 0.3),
    )
  drawGround(pen, h * 0.7, 'n54')
  pen.shape(
    range(Math.ceil(w / (side * 0.2)))
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
    pen.shape('M-70 -16H86C80 4 70 12 62 12H-58C-64 8 -68 -4 -70 -16Z', 'a34')
    pen.shape(box(-64, -46, 22, 32), 'n94')
    for (const row of range(2))
      for (const k of range(6))
        pen.shape(box(-38 + k * 18, -28 - row * 11, 17, 10.5), tone(pen, random.pick([50, 62, 76])))
  })
  drawGround(pen, quay, 'n66')
  const c = side * 0.13
  const from = w * random.pick([0.04, 0.5])
  for (const row of range(3))
    for (const k of range(Math.max(2, 4 - row))) {
      const x = from + k * c * 2.06 + row * c * 0.6
      const y = quay + h * 0.06 - (row + 1) * c * 0.92
      const ink = tone(pen, random.pick([44, 56, 70]), 'abcw')
      pen.shape(box(x, y, c * 2, c * 0.9), ink)
      pen.line(
        range(9)
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
  pen.shape(box(gx + c * 1.2, h * 0.36, c * 1.2, c * 0.6), 'b70')
  drawVehicle(pen, 'truck', w * 0.5, h * 0.97, side * 0.0044)
}
