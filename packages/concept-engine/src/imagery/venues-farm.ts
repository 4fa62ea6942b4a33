import { drawFigure } from './human-figures.ts'
import { box, ellipse, leaf, poly } from './outline.ts'
import type { Pen, Prop } from './pen.ts'
import { drawRow, type Setting } from './room-parts.ts'
import { drawGround, drawHills, drawRidge, drawSky, drawTree } from './scenery.ts'
import { put } from './studio.ts'
import { bale, hen } from './things/farm.ts'
import { range, tone } from './things/thing.ts'
import { wheel } from './vehicles.ts'

/** Posts and wires across the picture; `tall` is the height of a post. */
const drawFence = (pen: Pen, y: number, height: number) => {
  const { w } = pen
  pen.line(
    `M-6 ${y - height * 0.86}H${w + 6}M-6 ${y - height * 0.56}H${w + 6}M-6 ${y - height * 0.26}H${w + 6}`,
    'n52',
    height * 0.025,
  )
  const pitch = height * 1.7
  const from = pen.random.between(-0.5, 0.2) * pitch
  for (const index of range(Math.ceil(w / pitch) + 1)) {
    pen.shape(box(from + index * pitch, y - height, height * 0.13, height * 1.03), 'c36')
  }
}

const sheep: Prop = (pen) => {
  const isGrazing = pen.random.next() < 0.5
  pen.line('M-16 -16V0M-9 -14V0M10 -14V0M18 -16V0', 'n26', 4)
  pen.shape(
    'M-26 -24C-30 -34 -20 -40 -14 -37C-10 -44 2 -44 5 -38C11 -43 22 -39 21 -31C28 -27 26 -16 19 -15C16 -9 6 -9 2 -13C-4 -8 -14 -9 -17 -14C-25 -13 -28 -18 -26 -24Z',
    tone(pen, pen.random.pick([86, 94]), 'wn'),
  )
  pen.within({ x: isGrazing ? 3 : 0, y: isGrazing ? 15 : 0, scale: 1 }, () => {
    pen.shape('M19 -37C26 -41 34 -37 37 -28C38 -23 32 -20 28 -22C22 -24 17 -30 19 -37Z', 'n28')
    pen.shape(leaf(22, -35, 9, -70, 0.4), 'n28')
  })
}

const cow: Prop = (pen) => {
  const coat = tone(pen, pen.random.pick([28, 40, 52]), 'cn')
  pen.line('M-34 -47C-42 -40 -40 -30 -41 -20', coat, 2.4)
  pen.line('M-27 -24V0M-17 -22V0M18 -22V0M28 -24V0', coat, 6)
  pen.shape(
    'M-35 -50C-20 -54 20 -55 33 -53C39 -46 37 -27 31 -22H-28C-36 -26 -39 -42 -35 -50Z',
    coat,
  )
  pen.shape('M-14 -52C-5 -53 1 -46 -4 -38C-12 -33 -21 -44 -14 -52Z', 'w94', 'mark')
  pen.shape('M10 -33C17 -38 26 -34 24 -25C18 -21 9 -25 10 -33Z', 'w94', 'mark')
  pen.shape('M29 -55C35 -64 46 -62 49 -53L56 -42C56 -35 47 -35 42 -39C35 -40 29 -46 29 -55Z', coat)
  pen.shape(leaf(36, -58, 11, -64, 0.4), coat)
  pen.shape('M49 -45L56 -42C56 -36 49 -36 45 -39Z', 'w84', 'mark')
}

/** A wind pump next to its tank. */
const windmill: Prop = (pen) => {
  pen.shape(box(20, -32, 40, 32, 2), tone(pen, 80, 'nw'))
  pen.line('M20 -22H60M20 -12H60', 'n62', 1.2)
  pen.shape(poly(17, -32, 40, -41, 63, -32), 'n66')
  pen.line('M-16 0L-3 -100M16 0L3 -100M-12 -30H12M-8 -60H8M-14 -14L9 -46M14 -14L-9 -46', 'n44', 2)
  pen.shape(poly(0, -103, 32, -114, 32, -96, 0, -105), tone(pen, 54))
  const blades = range(12).map((index) => {
    const angle = (index / 12) * Math.PI * 2
    const pointAt = (by: number, r: number) =>
      [Math.cos(angle + by) * r, -104 + Math.sin(angle + by) * r] as const
    return poly(
      ...pointAt(-0.1, 6),
      ...pointAt(-0.17, 24),
      ...pointAt(0.17, 24),
      ...pointAt(0.1, 6),
    )
  })
  pen.shape(blades.join(''), 'n86')
  pen.shape(ellipse(0, -104, 4.6), 'n34', 'mark')
}

const tractor: Prop = (pen) => {
  const paint = tone(pen, 50)
  pen.line('M30 -46V-66', 'n30', 3)
  pen.shape(poly(-24, -38, -20, -76, 6, -76, 9, -38), 'a86')
  pen.line('M-7 -76V-38', 'n40', 1.6)
  pen.shape(box(-27, -82, 38, 7, 2), paint)
  pen.shape('M-26 -40H6L8 -46H38C44 -46 47 -42 47 -36V-18H-26Z', paint)
  pen.line('M32 -38H44M32 -32H44M32 -26H44', 'n88', 1.4)
  wheel(pen, -18, -24, 24)
  wheel(pen, 36, -14, 14)
}

const barn: Prop = (pen) => {
  const boards = tone(pen, pen.random.pick([42, 52]), 'abc')
  pen.shape(poly(50, 0, 50, -50, 112, -50, 112, 0), tone(pen, 60, 'abc'))
  pen.shape(poly(0, -97, 62, -97, 120, -48, 60, -48), 'n74')
  pen.shape(poly(-60, 0, -60, -50, 0, -96, 60, -50, 60, 0), boards)
  pen.line(
    range(9)
      .map(
        (index) =>
          `M${-48 + index * 12} 0V${-50 - Math.max(0, 46 - Math.abs(-48 + index * 12) * 0.77) * 0.96}`,
      )
      .join(''),
    'n30',
    0.7,
  )
  pen.shape(box(-25, -46, 50, 46), 'n20')
  pen.shape(box(-44, -46, 22, 46), tone(pen, 70, 'abw'))
  pen.line('M-44 -46L-22 0M-22 -46L-44 0', 'n92', 1.6)
  pen.shape(box(-9, -76, 18, 17), 'n24')
  pen.shape(box(72, -36, 24, 16), 'b84', 'mark')
  pen.line('M-65 -47L0 -97L65 -47', 'n90', 4)
}

const stand = (pen: Pen, prop: Prop, x: number, y: number, scale: number, halfWidth: number) =>
  pen.within({ x, y, scale, flip: pen.random.next() < 0.5 }, () => {
    pen.groundShadow(0, 0, halfWidth, halfWidth * 0.7)
    prop(pen)
  })

/** Grazing land behind a fence: a herd, trees, a wind pump and its tank. */
export const paddock: Setting = (pen) => {
  const { w, h, side, random } = pen
  const horizon = h * random.between(0.38, 0.5)
  drawSky(pen, horizon)
  drawHills(pen, horizon)
  const ground = horizon + h * 0.1
  drawGround(pen, ground, random.pick(['g66', 'w80', 'g74']))
  const left = random.next() < 0.5
  for (const x of left ? [0.46, 0.72, 0.95] : [0.05, 0.28, 0.54])
    drawTree(
      pen,
      w * (x + random.between(-0.05, 0.05)),
      ground + h * 0.03,
      h * random.between(0.2, 0.36),
    )
  drawFence(pen, ground + h * 0.07, h * 0.055)
  drawRidge(pen, ground + h * 0.12, h * 0.02, random.pick(['g56', 'w70', 'g62']))
  stand(pen, windmill, w * (left ? 0.16 : 0.8), ground + h * 0.16, (side * 0.46) / 120, 20)
  const animal = random.pick([sheep, sheep, cow])
  const count = Math.max(3, Math.min(7, Math.round((w / side) * 3)))
  for (const k of range(count)) {
    const near = (k + 0.5) / count
    const x = w * ((0.2 + 0.618 * k + random.between(-0.05, 0.05)) % 1)
    stand(pen, animal, x, ground + h * (0.16 + 0.26 * near), (side * (0.1 + 0.12 * near)) / 56, 26)
  }
  drawFence(pen, h * 1.03, h * 0.17)
}

/** The yard in front of a barn: a tractor, hay, hens, somebody at work. */
export const yard: Setting = (pen, { things, poses }) => {
  const { w, h, side, random } = pen
  const ground = h * random.between(0.6, 0.68)
  drawSky(pen, ground)
  drawHills(pen, ground - h * 0.12)
  const left = random.next() < 0.5
  for (const x of left ? [0.6, 0.82, 1] : [0, 0.18, 0.4])
    drawTree(pen, w * x, ground + h * 0.01, h * random.between(0.26, 0.42))
  drawGround(pen, ground, random.pick(['w82', 'g70', 'w74']))
  drawRidge(pen, h * 0.86, h * 0.02, random.pick(['w74', 'w68', 'g60']))
  pen.within(
    { x: w * (left ? 0.24 : 0.7), y: ground + h * 0.04, scale: (h * 0.6) / 100, flip: !left },
    () => barn(pen),
  )
  stand(pen, tractor, w * (left ? 0.74 : 0.26), ground + h * 0.15, (side * 0.36) / 84, 40)
  for (const k of range(2)) {
    const x = w * (left ? 0.93 + k * 0.09 : 0.07 - k * 0.09)
    put(pen, bale, x, ground + h * (0.12 + k * 0.08), (side * 0.2) / 58)
  }
  drawFigure(pen, w * random.pick([0.46, 0.54]), h * 0.9, h * 0.36, random.pick(poses))
  for (const x of [0.3, 0.42, 0.62]) {
    put(
      pen,
      hen,
      w * (x + random.between(-0.06, 0.06)),
      h * random.between(0.92, 0.98),
      (side * random.between(0.1, 0.13)) / 64,
    )
  }
  drawRow(pen, things, w * (left ? 0.72 : 0.02), w * (left ? 1 : 0.28), h * 0.99, h * 0.17)
}
