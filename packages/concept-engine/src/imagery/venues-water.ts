import { drawFigure, hairs, skins } from './human-figures.ts'
import type { Ink } from './inks.ts'
import { box, curve, ellipse, poly } from './outline.ts'
import type { Prop } from './pen.ts'
import { drawFloor, drawRow, type Setting } from './room-parts.ts'
import {
  drawForeground,
  drawGlints,
  drawGround,
  drawHills,
  drawRidge,
  drawSky,
  drawSkyline,
  drawTree,
} from './scenery.ts'
import { range, tone } from './things/thing.ts'

/**
 * A four-oared rowing shell with its oars in the water, about 320 units long, moving to the right.
 */
const four: Prop = (pen) => {
  const { random } = pen
  const kit = tone(pen, random.pick([40, 56]), 'b')
  const blade = tone(pen, 56)
  const crew = range(4).map(() => ({ skin: random.pick(skins), hair: random.pick(hairs) }))
  for (const [index, { skin, hair }] of crew.entries()) {
    const x = -84 + index * 46
    pen.within({ x, y: 0, scale: 1 }, () => {
      // Only the part of the far oars that extends beyond the hull is visible.
      pen.line('M14 -8L-26 -17', 'w74', 2)
      pen.shape(poly(-24, -20, -40, -22, -39, -16, -24, -14), blade)
      pen.line('M2 -8L-14 -12L-22 -8', 'n26', 6)
      pen.line('M0 -10L10 -36', kit, 12)
      pen.line('M9 -33L-6 -24L-16 -22', skin, 4.6)
      pen.shape(ellipse(13, -47, 7, 8), skin)
      pen.shape('M5 -48C5 -60 22 -60 21 -49C16 -52 10 -52 5 -48Z', hair)
    })
  }
  pen.shape(
    'M-160 -10C-90 -4 90 -4 170 -12C120 4 60 7 0 7C-70 7 -120 4 -160 -10Z',
    tone(pen, 88, 'nw'),
  )
  pen.shape('M-150 -8C-90 -3 90 -3 158 -10L150 -6C90 1 -90 1 -140 -5Z', tone(pen, 46), 'mark')
  for (const index of range(4)) {
    const x = -84 + index * 46
    pen.line(`M${x + 14} -8L${x - 26} 22`, 'w74', 2.4)
    pen.shape(poly(x - 24, 16, x - 42, 28, x - 36, 35, x - 20, 24), blade)
    pen.line(`M${x - 56} 34C${x - 46} 30 ${x - 34} 38 ${x - 20} 33`, 'n95', 2)
  }
}

/** A boat shed, seen from the water: two gables, wide doors, a ramp. */
const shed: Prop = (pen) => {
  const boards = tone(pen, pen.random.pick([46, 62, 84]), 'abw')
  pen.shape(poly(-84, 0, -84, -46, -42, -76, 0, -46, 0, 0), boards)
  pen.shape(poly(0, 0, 0, -46, 42, -76, 84, -46, 84, 0), boards)
  pen.line('M-90 -42L-42 -78L0 -46L42 -78L90 -42', 'n92', 5)
  pen.shape(`${box(-66, -36, 48, 36)}${box(18, -36, 48, 36)}`, 'n22')
  pen.shape(`${box(-62, -26, 40, 4, 2)}${box(22, -26, 40, 4, 2)}`, 'b76', 'mark')
  pen.shape(`${box(-62, -14, 40, 4, 2)}${box(22, -14, 40, 4, 2)}`, 'n92', 'mark')
  pen.shape(`${ellipse(-42, -54, 6)}${ellipse(42, -54, 6)}`, 'n92', 'mark')
  pen.shape(poly(-70, 0, 70, 0, 92, 16, -92, 16), 'w76')
}

/** A river between its banks at training time: two crews, the shed, and somebody on the jetty. */
export const river: Setting = (pen, { poses }) => {
  const { w, h, side, random, light } = pen
  const horizon = h * random.between(0.34, 0.42)
  drawSky(pen, horizon)
  if (random.next() < 0.5) drawSkyline(pen, horizon, h * 0.3, 76)
  else drawHills(pen, horizon)
  drawRidge(pen, horizon + h * 0.01, h * 0.014, 'g60')
  const xAt = (x: number) => (light > 0 ? w * x : w * (1 - x))
  const bank = horizon + h * 0.09
  for (const x of [0.04, 0.18, 0.46, 0.92])
    drawTree(pen, xAt(x + random.between(-0.04, 0.04)), bank, h * random.between(0.2, 0.34))
  pen.within({ x: xAt(0.7), y: bank, scale: side * 0.0026 }, () => shed(pen))
  drawGround(pen, bank + h * 0.01, random.pick(['s66', 's56', 's78']))
  pen.shape(box(-6, bank - h * 0.005, w + 12, h * 0.022), 'g44', 'plane')
  drawGlints(pen, bank + h * 0.04, h)
  for (const y of [0.16, 0.52, 0.82])
    pen.line(
      curve(
        range(9).map(
          (index) =>
            [(w * index) / 8, bank + (h - bank) * y + side * 0.008 * (index % 2 ? 1 : -1)] as const,
        ),
      ),
      's76',
      side * 0.006,
    )
  const long = Math.min(w * 0.72, h * 1.1)
  pen.within({ x: xAt(0.32), y: bank + h * 0.12, scale: (long * 0.5) / 330, flip: light < 0 }, () =>
    four(pen),
  )
  pen.within({ x: xAt(0.5), y: h * 0.8, scale: long / 330, flip: light > 0 }, () => four(pen))
  const jetty = xAt(0.96)
  const out = light > 0 ? -1 : 1
  pen.shape(
    poly(
      jetty - out * w * 0.2,
      h * 0.93,
      jetty + out * w * 0.12,
      h * 0.93,
      jetty + out * w * 0.16,
      h + 8,
      jetty - out * w * 0.2,
      h + 8,
    ),
    'w62',
  )
  drawFigure(pen, xAt(0.93), h * 0.97, h * 0.34, random.pick(poses), light > 0)
  if (random.next() < 0.4) drawForeground(pen)
}

/**
 * Inside the boat shed: hulls on their racks, oars against the wall, and the water through open
 * doors.
 */
export const boatShed: Setting = (pen, { things, poses }) => {
  const { w, h, side, random } = pen
  const floor = h * 0.74
  const wall = random.pick(['w66', 'a46', 'p74', 'b56'] as const)
  drawSky(pen, h * 0.5)
  drawHills(pen, h * 0.5)
  drawGround(pen, h * 0.54, 's62')
  drawGlints(pen, h * 0.56, floor)
  const middle = w * random.pick([0.36, 0.5, 0.64])
  const half = Math.min(w * 0.2, h * 0.34)
  const top = h * 0.16
  for (const [x, wide] of [
    [-8, middle - half + 8],
    [middle + half, w - middle - half + 8],
  ] as const) {
    pen.shape(box(x, -8, wide, floor + 16), wall, 'plane')
    const planks = range(Math.ceil(wide / (side * 0.11))).map(
      (index) => `M${x + index * side * 0.11} -8V${floor}`,
    )
    pen.line(planks.join(''), 'n40', side * 0.003)
  }
  pen.shape(box(middle - half - 2, -8, half * 2 + 4, top + 8), wall, 'plane')
  pen.line(`M${middle - half} ${floor}V${top}H${middle + half}V${floor}`, 'n92', side * 0.018)
  drawFloor(pen, floor, 'w74', 'w56')
  const hulls: readonly [Ink, ...Ink[]] = ['n94', 'b66', 'a38', 'w80', 'c54']
  for (const [x0, x1] of [
    [-w * 0.08, middle - half - w * 0.03],
    [middle + half + w * 0.03, w * 1.08],
  ] as const) {
    const long = x1 - x0
    pen.line(
      `M${x0 + long * 0.3} ${top * 0.5}V${floor}M${x0 + long * 0.76} ${top * 0.5}V${floor}`,
      'n30',
      side * 0.022,
    )
    for (const row of range(4)) {
      const y = top * 0.8 + ((floor - top) * (row + 0.5)) / 4.4
      const deep = h * 0.034
      pen.line(`M${x0 + long * 0.26} ${y + deep}H${x0 + long * 0.8}`, 'n30', side * 0.014)
      pen.shape(
        `M${x0} ${y - deep * 0.4}C${x0 + long * 0.2} ${y - deep * 1.1} ${x1 - long * 0.2} ${y - deep * 1.1} ${x1} ${y - deep * 0.4}C${x1 - long * 0.16} ${y + deep * 1.5} ${x0 + long * 0.16} ${y + deep * 1.5} ${x0} ${y - deep * 0.4}Z`,
        random.pick(hulls),
      )
    }
  }
  const height = h * 0.5
  drawFigure(pen, middle - half * 0.2, h * 0.94, height, random.pick(poses), random.next() < 0.5)
  drawRow(pen, things, middle + half * 0.5, w * 0.98, h * 0.96, h * 0.24)
}
