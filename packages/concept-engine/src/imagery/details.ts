import { skins } from './human-figures.ts'
import type { Ink } from './inks.ts'
import { box, ellipse, poly } from './outline.ts'
import type { Pen } from './pen.ts'
import { put, windowLight } from './studio.ts'
import { range, type Thing, tone } from './things/thing.ts'
import { cog } from './things/workshop.ts'
import { spokes } from './vehicles.ts'

export type Detail = (pen: Pen, things: readonly Thing[]) => void

const backdrop = (pen: Pen) => {
  const { w, h, side, random } = pen
  pen.shape(box(0, 0, w, h), random.pick(['p84', 'a46', 'b74', 'w84', 'c56', 'a66']), 'plane')
  const x = w * random.between(0.3, 0.7)
  const kind = random.below(3)
  if (kind === 0)
    pen.shape(
      poly(x, 0, w, 0, w, h, x - side * 0.3, h),
      random.pick(['p74', 'a56', 'b64', 'w74']),
      'plane',
    )
  else if (kind === 1) windowLight(pen, w * 0.15, -h * 0.05, Math.max(side, w * 0.5), 0.3)
  else
    pen.shape(
      box(0, h * random.between(0.56, 0.76), w, h),
      random.pick(['p70', 'a38', 'b60', 'w70']),
      'plane',
    )
}

/** A hand that reaches in from the edge and holds a thing of the trade. */
export const hand: Detail = (pen, things) => {
  const { w, h, side, random } = pen
  backdrop(pen)
  const skin = random.pick(skins)
  const dark = `k${Math.max(24, Number(skin.slice(1)) - 14)}` as Ink
  const thing = random.pick([things[0], things[1]] as const) ?? things[0]
  const flip = random.next() < 0.5
  const s = (side * random.between(0.88, 1.1)) / 100
  pen.within(
    {
      x: w * random.between(0.42, 0.56),
      y: h * 0.56,
      scale: s,
      turn: random.between(-16, 16),
      flip,
    },
    () => {
      const reach = Math.max(w, h) / s
      pen.shape(`M14 -24C26 -30 40 -22 ${reach} -2L${reach} 56C60 44 34 34 16 28Z`, skin)
      pen.shape(
        `M52 -22L${reach} -12V70L44 42C50 24 54 0 52 -22Z`,
        tone(pen, random.pick([36, 52, 88]), 'abw'),
      )
      pen.shape('M50 -24L60 -23C63 0 58 30 52 46L42 41C49 24 52 0 50 -24Z', tone(pen, 76, 'wb'))
      pen.shape('M-6 -26C8 -34 26 -30 30 -18C36 6 32 28 18 32C4 34 -6 24 -8 10Z', skin)
      if (thing) {
        const u = 92 / Math.max(thing.height, thing.halfWidth * 1.6)
        pen.within({ x: -6, y: thing.height * u * 0.46, scale: u }, () => thing.draw(pen))
      }
      for (const [y, length] of [
        [-17, 34],
        [-5, 37],
        [7, 35],
        [18.4, 30],
      ] as const) {
        pen.shape(box(22 - length, y - 5.6, length, 11.4, 5.6), skin)
        pen.line(
          `M${22 - length + 4} ${y - 2.6}Q${22 - length + 1.4} ${y} ${22 - length + 4} ${y + 2.6}`,
          dark,
          0.9,
        )
      }
      pen.shape('M28 -20C22 -36 4 -42 -10 -35C-15 -31 -11 -25 -5 -26C6 -28 12 -22 18 -12Z', skin)
      pen.line('M20 -12C22 0 22 12 19 22', dark, 1)
    },
  )
}

/** A close-up of a thing, cropped by the edges, with others behind it. */
export const closeUp: Detail = (pen, things) => {
  const { w, h, random } = pen
  backdrop(pen)
  const [first, second, third] = random.shuffled(things)
  const left = random.next() < 0.5
  const xAt = (x: number) => w * (left ? x : 1 - x)
  const behind = [
    [second, 0.78, 0.8],
    [third, 0.98, 0.62],
  ] as const
  for (const [item, x, size] of behind) {
    if (!item) continue
    const u = Math.min((h * size) / item.height, (w * 0.2) / item.halfWidth)
    put(pen, item, xAt(x), h * 0.9, u)
  }
  if (!first) return
  const u = Math.min(
    Math.max((h * 1.3) / first.height, (w * 0.28) / first.halfWidth),
    (w * 0.5) / first.halfWidth,
  )
  const turn = random.between(-9, 9)
  pen.within({ x: xAt(0.36), y: h * random.between(1.06, 1.2), scale: u, turn }, () => {
    pen.groundShadow(0, 0, first.halfWidth, 20)
    first.draw(pen)
  })
}

/** Wheels with spokes, cropped by the edge. */
export const wheels: Detail = (pen) => {
  const { w, h, random } = pen
  backdrop(pen)
  const r = Math.max(h * 0.62, w * 0.32)
  const left = random.next() < 0.5
  spokes(pen, left ? w * 0.26 : w * 0.74, h * random.between(0.6, 0.8), r, 28)
  const frame = tone(pen, 50)
  pen.line(
    left
      ? `M${w * 0.26} ${h * 0.7}L${w * 0.62} ${-h * 0.1}M${w * 0.26} ${h * 0.7}L${w * 1.05} ${h * 0.78}`
      : `M${w * 0.74} ${h * 0.7}L${w * 0.38} ${-h * 0.1}M${w * 0.74} ${h * 0.7}L${-w * 0.05} ${h * 0.78}`,
    frame,
    r * 0.11,
  )
  pen.shape(cog(left ? w * 0.9 : w * 0.1, h * 0.78, r * 0.4, 26), 'n34')
  pen.shape(ellipse(left ? w * 0.9 : w * 0.1, h * 0.78, r * 0.26), 'n80', 'mark')
}

/** A printed or written page under a pen, seen at an angle. */
export const page: Detail = (pen) => {
  const { w, h, side, random } = pen
  pen.shape(box(0, 0, w, h), random.pick(['a38', 'c44', 'b66', 'p70']), 'plane')
  const turn = random.pick([-18, -11, 13, 20])
  pen.within({ x: w * 0.46, y: h * 0.52, scale: side / 100, turn }, () => {
    const half = (w / side) * 54
    pen.cast(box(-half + 3, -64, half * 2, 160), 'shadow', 0.3)
    pen.shape(box(-half, -68, half * 2, 160), 'w95', 'plane')
    const columns = Math.max(1, Math.round(half / 42))
    const cw = (half * 2 - 16) / columns
    for (const c of range(columns)) {
      const x = -half + 8 + c * cw
      pen.shape(box(x, -56, cw * 0.62, 7), tone(pen, 44), 'mark')
      if (c % 2 === 0) pen.shape(box(x, -42, cw * 0.84, 30), tone(pen, 70), 'mark')
      else pen.shape(ellipse(x + cw * 0.4, -26, 14), tone(pen, 62), 'mark')
      for (const k of range(12))
        pen.shape(
          box(x, -4 + k * 6, cw * (k % 4 === 3 ? 0.44 : random.between(0.74, 0.84)), 1.8),
          k % 5 === 2 ? tone(pen, 56) : 'n62',
          'mark',
        )
    }
  })
  pen.within(
    {
      x: w * random.between(0.56, 0.74),
      y: h * 0.74,
      scale: side / 90,
      turn: random.between(28, 52),
    },
    () => {
      pen.cast(box(-3, -96, 9, 96, 4), 'shadow', 0.3)
      pen.shape(poly(-4, -12, 4, -12, 0, 4), 'n84')
      pen.shape(box(-4.4, -100, 8.8, 88, 3), tone(pen, 36))
      pen.shape(box(-4.6, -34, 9.2, 5), 'b76', 'mark')
    },
  )
}

/** A façade seen steeply from below: rows of windows, some of them lit. */
export const facade: Detail = (pen) => {
  const { w, h, side, random } = pen
  pen.shape(box(0, 0, w, h), 'p84', 'plane')
  const role = random.pick(['a', 'b', 'w'] as const)
  pen.within({ x: w * 0.5, y: h * 0.5, scale: 1, turn: random.pick([-14, -8, 9, 15]) }, () => {
    const cell = side * random.between(0.16, 0.22)
    const columns = Math.ceil((w * 1.3) / cell / 2)
    const rows = Math.ceil((h * 1.5 + w * 0.3) / cell / 2)
    pen.shape(
      box(-columns * cell, -rows * cell, columns * cell * 2, rows * cell * 2.4),
      `${role}64`,
      'plane',
    )
    for (let y = -rows; y < rows; y += 1) {
      for (let x = -columns; x < columns - Math.round(columns * 0.5); x += 1) {
        const lit = random.next()
        pen.shape(
          box(x * cell + cell * 0.16, y * cell + cell * 0.14, cell * 0.68, cell * 0.66),
          lit < 0.14 ? 'b86' : lit < 0.5 ? 'a34' : 'a46',
        )
        pen.cast(
          poly(
            x * cell + cell * 0.16,
            y * cell + cell * 0.14,
            x * cell + cell * 0.5,
            y * cell + cell * 0.14,
            x * cell + cell * 0.16,
            y * cell + cell * 0.6,
          ),
          'light',
          0.2,
        )
      }
      pen.shape(
        box(-columns * cell, y * cell + cell * 0.84, columns * cell * 1.52, cell * 0.09),
        `${role}82`,
        'mark',
      )
    }
  })
}

/** Meshing cogs, edge to edge. */
export const gears: Detail = (pen) => {
  const { w, h, side, random } = pen
  pen.shape(box(0, 0, w, h), random.pick(['a30', 'n40', 'p78']), 'plane')
  for (const index of range(Math.round(7 * Math.max(1, w / h / 1.2)))) {
    const r = side * random.between(0.2, 0.46)
    const x = w * ((index * 0.382 + random.between(-0.06, 0.06)) % 1)
    const y = h * ((index * 0.618 + 0.2) % 1)
    pen.shape(
      cog(x, y, r, Math.round(r / side / 0.024)),
      tone(pen, random.pick([44, 58, 72]), 'abnw'),
    )
    pen.shape(ellipse(x, y, r * 0.62), tone(pen, 80, 'nw'))
    for (const k of range(5)) {
      const a = (k / 5) * Math.PI * 2 + index
      pen.shape(
        ellipse(x + Math.cos(a) * r * 0.4, y + Math.sin(a) * r * 0.4, r * 0.12),
        'n30',
        'mark',
      )
    }
    pen.shape(ellipse(x, y, r * 0.2), tone(pen, 40, 'ab'))
  }
}
