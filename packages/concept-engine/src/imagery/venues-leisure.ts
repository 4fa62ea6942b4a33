import { drawFigure } from './human-figures.ts'
import { box, curve, ellipse, poly } from './outline.ts'
import { drawRow, type Setting } from './room-parts.ts'
import { drawForeground, drawGround, drawHills, drawRidge, drawSky, drawTree } from './scenery.ts'
import { range, tone } from './things/thing.ts'

/** Hills with the rows of a field running towards the viewer, a shed, and trees. */
export const fields: Setting = (pen) => {
  const { w, h, random, side } = pen
  const horizon = h * random.between(0.36, 0.5)
  drawSky(pen, horizon)
  drawHills(pen, horizon)
  const ground = horizon + h * 0.12
  drawGround(pen, ground, random.pick(['g66', 'w78', 'g54']))
  const vx = w * random.between(0.3, 0.7)
  const rows = 13
  for (const k of range(rows)) {
    if (k % 2) continue
    const xAt = (n: number) => w * ((n - rows / 2) / rows) * 3.2 + w / 2
    pen.shape(
      poly(
        vx + (xAt(k) - vx) * 0.1,
        ground,
        vx + (xAt(k + 1) - vx) * 0.1,
        ground,
        xAt(k + 1),
        h + 6,
        xAt(k),
        h + 6,
      ),
      random.pick(['g44', 'g52', 'w64']),
      'plane',
    )
  }
  const bx = w * random.pick([0.2, 0.7])
  const b = side * 0.15
  pen.within({ x: bx, y: ground + h * 0.02, scale: b / 50 }, () => {
    pen.shape(poly(-44, 0, -44, -34, -18, -56, 8, -34, 8, 0), tone(pen, 48))
    pen.shape(poly(8, 0, 8, -34, 56, -34, 56, 0), tone(pen, 58))
    pen.shape(poly(-18, -56, 32, -56, 60, -32, 8, -34), 'n80')
    pen.shape(box(-28, -24, 20, 24), 'n90', 'mark')
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
  for (const k of range(6))
    drawTree(pen, w * (k / 5), horizon + h * 0.08, h * random.between(0.28, 0.46))
  drawGround(pen, horizon + h * 0.06, 'g60')
  const gx = w * random.between(0.32, 0.6)
  pen.within({ x: gx, y: h * 0.66, scale: (side * 0.5) / 100 }, () => {
    pen.shape(poly(-70, 0, -70, -44, 0, -78, 70, -44, 70, 0), 'n94')
    for (const x of [-46, -23, 0, 23, 46])
      pen.line(`M${x} 0V${-44 - (70 - Math.abs(x)) * 0.48}`, 'a46', 1.6)
    pen.line('M-70 -44H70M-70 -22H70M-70 0V-44L0 -78L70 -44V0', 'a46', 2.2)
    pen.shape(box(-12, -34, 24, 34), 'a66')
  })
  pen.shape(
    poly(gx - w * 0.03, h * 0.66, gx + w * 0.03, h * 0.66, w * 0.66, h + 6, w * 0.3, h + 6),
    'w84',
    'plane',
  )
  for (const [from, to] of [
    [0, 0.36],
    [0.62, 1],
  ] as const) {
    for (const k of range(9)) {
      const x = w * (from + (to - from) * random.next())
      const y = h * random.between(0.78, 1)
      const r = side * random.between(0.05, 0.09)
      pen.shape(ellipse(x, y, r, r * 0.8), k % 2 ? 'g44' : 'g52')
      pen.shape(ellipse(x + r * 0.2, y - r * 0.5, r * 0.24), tone(pen, 66, 'abw'), 'mark')
      pen.shape(ellipse(x - r * 0.4, y - r * 0.2, r * 0.2), tone(pen, 78, 'abw'), 'mark')
    }
  }
  drawFigure(pen, w * random.pick([0.24, 0.74]), h * 0.94, h * 0.46, random.pick(poses))
  drawRow(pen, things, w * 0.02, w * 0.34, h * 0.98, h * 0.2)
}

/** The sea from a headland: cliffs, a light, a sail, a path. */
export const coast: Setting = (pen) => {
  const { w, h, side, random, light } = pen
  const horizon = h * random.between(0.42, 0.54)
  drawSky(pen, horizon)
  drawGround(pen, horizon, 's62')
  for (const k of range(5)) {
    const y = horizon + (h - horizon) * (0.08 + k * 0.12)
    pen.line(
      curve(range(9).map((n) => [(w * n) / 8, y + side * 0.012 * ((n + k) % 2 ? 1 : -1)] as const)),
      k % 2 ? 'n92' : 's74',
      side * 0.005,
    )
  }
  const xAt = (x: number) => (light > 0 ? w * x : w * (1 - x))
  pen.shape(
    `M${xAt(1.02)} ${horizon - h * 0.2}C${xAt(0.86)} ${horizon - h * 0.18} ${xAt(0.74)} ${horizon - h * 0.08} ${xAt(0.62)} ${horizon + h * 0.02}C${xAt(0.58)} ${horizon + h * 0.1} ${xAt(0.7)} ${horizon + h * 0.14} ${xAt(1.02)} ${horizon + h * 0.2}Z`,
    'c58',
  )
  pen.shape(
    `M${xAt(1.02)} ${horizon - h * 0.2}C${xAt(0.86)} ${horizon - h * 0.18} ${xAt(0.74)} ${horizon - h * 0.08} ${xAt(0.62)} ${horizon + h * 0.02}C${xAt(0.76)} ${horizon - h * 0.02} ${xAt(0.9)} ${horizon - h * 0.06} ${xAt(1.02)} ${horizon - h * 0.06}Z`,
    'g56',
    'mark',
  )
  pen.within({ x: xAt(0.86), y: horizon - h * 0.13, scale: side * 0.0032 }, () => {
    pen.shape(poly(-9, 0, -6, -54, 6, -54, 9, 0), 'n95')
    pen.shape(poly(-8, -18, -7.2, -34, 7.2, -34, 8, -18), 'b56', 'mark')
    pen.shape(box(-8, -60, 16, 7), 'a34')
    pen.shape(poly(-6, -60, 0, -70, 6, -60), 'b56')
  })
  pen.within(
    { x: xAt(random.between(0.2, 0.45)), y: horizon + h * 0.12, scale: side * 0.0024 },
    () => {
      pen.shape('M-50 -6H50C46 12 36 16 28 16H-34C-42 14 -48 4 -50 -6Z', 'a32')
      pen.shape(poly(-2, -8, -2, -96, 48, -12), 'n95')
      pen.shape(poly(-8, -8, -8, -80, -42, -12), 'b70')
    },
  )
  const sand = `M${xAt(-0.02)} ${h * 0.76}C${xAt(0.3)} ${h * 0.74} ${xAt(0.5)} ${h * 0.9} ${xAt(0.94)} ${h + 6}L${xAt(-0.02)} ${h + 6}Z`
  pen.shape(sand, 'w84', 'plane')
  for (const [x, y] of [
    [0.12, 0.86],
    [0.3, 0.92],
  ] as const) {
    pen.within({ x: xAt(x), y: h * y, scale: side * 0.0036 }, () => {
      pen.groundShadow(0, 0, 30, 30)
      pen.line('M0 0L8 -60', 'n90', 2.4)
      pen.shape('M-28 -46C-18 -74 26 -84 44 -52C30 -50 -8 -42 -28 -46Z', tone(pen, 54, 'ab'))
      pen.shape('M-4 -48C-2 -64 10 -74 14 -70C20 -64 20 -54 18 -50Z', 'n95', 'mark')
    })
  }
  drawFigure(pen, xAt(0.42), h * 0.94, h * 0.26, 'walk', light < 0)
}

/** A stage with curtains, beams of light and the crowd in front of it. */
export const stage: Setting = (pen, { things, poses }) => {
  const { w, h, side, random } = pen
  const boards = h * 0.72
  pen.shape(box(0, 0, w, h), 'a26', 'plane')
  pen.shape(box(w * 0.14, h * 0.08, w * 0.72, boards), tone(pen, 44, 'ab'), 'plane')
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
    pen.shape(box(w * x - side * 0.03, -4, side * 0.06, side * 0.07), 'n26')
  }
  pen.shape(
    poly(w * 0.1, boards, w * 0.9, boards, w * 1.02, h * 0.84, -w * 0.02, h * 0.84),
    'w62',
    'plane',
  )
  const players = Math.max(1, Math.min(4, Math.round(w / h) + random.below(2)))
  for (const k of range(players))
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
    for (const k of range(4)) {
      const x = (s ? w : 0) + (s ? -1 : 1) * w * 0.046 * k
      const to = x + (s ? -1 : 1) * w * 0.056
      pen.shape(
        `M${x} -6H${to}C${to} ${h * 0.4} ${to + (s ? -1 : 1) * w * 0.02 * (3 - k)} ${h * 0.6} ${to} ${h * 0.86}H${x}Z`,
        k % 2 ? 'b46' : 'b56',
      )
    }
  }
  const heads = Math.ceil(w / (side * 0.13))
  for (const k of range(heads)) {
    const x = (w * (k + 0.5)) / heads
    const y = h * (0.95 + 0.03 * (k % 2))
    const r = side * 0.042
    pen.shape(
      `M${x - r * 1.9} ${h + 8}C${x - r * 1.8} ${y + r * 0.8} ${x - r} ${y + r * 0.9} ${x} ${y + r * 0.9}C${x + r} ${y + r * 0.9} ${x + r * 1.8} ${y + r * 0.8} ${x + r * 1.9} ${h + 8}Z`,
      'a18',
    )
    pen.shape(ellipse(x, y, r, r * 1.15), 'a18')
  }
}

/** A park with swings, a slide, people at play. */
export const playground: Setting = (pen, { poses }) => {
  const { w, h, side, random } = pen
  const ground = h * 0.64
  drawSky(pen, ground)
  drawRidge(pen, h * 0.52, h * 0.04, 'g70')
  for (const k of range(5))
    drawTree(pen, w * (k / 4), ground + h * 0.02, h * random.between(0.3, 0.5))
  drawGround(pen, ground, 'g62')
  pen.shape(ellipse(w * 0.5, h * 0.9, w * 0.56, h * 0.17), 'w84', 'plane')
  const flip = random.next() < 0.5
  pen.within({ x: w * (flip ? 0.72 : 0.28), y: h * 0.86, scale: side * 0.0052, flip }, () => {
    pen.groundShadow(0, 0, 40, 40)
    pen.line('M-30 0V-86M-4 0V-86', 'a44', 5)
    for (const y of [-14, -30, -46]) pen.line(`M-30 ${y}H-4`, 'a44', 3)
    pen.shape(poly(-40, -84, -17, -112, 6, -84), 'b58')
    pen.shape('M-4 -62C20 -58 34 -14 66 -8V0C28 -2 14 -42 -4 -50Z', 'b70')
  })
  pen.within({ x: w * (flip ? 0.26 : 0.74), y: h * 0.88, scale: side * 0.005 }, () => {
    pen.line('M-48 0L-36 -94H36L48 0M-24 0L-36 -94M24 0L36 -94', 'a40', 4.4)
    pen.line('M-14 -94L-22 -26M6 -94L-2 -26', 'n40', 1.2)
    pen.shape(box(-26, -28, 28, 5, 2), 'b60')
  })
  for (const k of range(w > h ? 3 : 2))
    drawFigure(
      pen,
      w * (0.42 + 0.12 * k),
      h * (0.9 + 0.03 * (k % 2)),
      h * (0.3 + 0.06 * (k % 2)),
      random.pick(poses),
      k === 1,
      k !== 1,
    )
}
