import { skins } from './figures.ts'
import type { Ink } from './inks.ts'
import { box, curve, leaf, poly, ring } from './outline.ts'
import type { Pen } from './pen.ts'
import { put, windowLight } from './still-life.ts'
import { each, type Thing, tone } from './things/thing.ts'
import { cog } from './things/workshop.ts'
import { spokes } from './vehicles.ts'

export type Detail = (pen: Pen, things: readonly Thing[]) => void

const backdrop = (pen: Pen) => {
  const { w, h, side, random } = pen
  pen.form(box(0, 0, w, h), random.pick(['p84', 'a46', 'b74', 'w84', 'c56', 'a66']), 'plane')
  const x = w * random.between(0.3, 0.7)
  const kind = random.below(3)
  if (kind === 0)
    pen.form(
      poly(x, 0, w, 0, w, h, x - side * 0.3, h),
      random.pick(['p74', 'a56', 'b64', 'w74']),
      'plane',
    )
  else if (kind === 1) windowLight(pen, w * 0.15, -h * 0.05, Math.max(side, w * 0.5), 0.3)
  else
    pen.form(
      box(0, h * random.between(0.56, 0.76), w, h),
      random.pick(['p70', 'a38', 'b60', 'w70']),
      'plane',
    )
}

/** A hand that comes in from the edge and holds a thing of the trade. */
export const hand: Detail = (pen, things) => {
  const { w, h, side, random } = pen
  backdrop(pen)
  const skin = random.pick(skins)
  const dark = `k${Math.max(24, Number(skin.slice(1)) - 14)}` as Ink
  const held = random.pick([things[0], things[1]] as const) ?? things[0]
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
      pen.form(`M14 -24C26 -30 40 -22 ${reach} -2L${reach} 56C60 44 34 34 16 28Z`, skin)
      pen.form(
        `M52 -22L${reach} -12V70L44 42C50 24 54 0 52 -22Z`,
        tone(pen, random.pick([36, 52, 88]), 'abw'),
      )
      pen.form('M50 -24L60 -23C63 0 58 30 52 46L42 41C49 24 52 0 50 -24Z', tone(pen, 76, 'wb'))
      pen.form('M-6 -26C8 -34 26 -30 30 -18C36 6 32 28 18 32C4 34 -6 24 -8 10Z', skin)
      if (held) {
        const u = 92 / Math.max(held.tall, held.reach * 1.6)
        pen.within({ x: -6, y: held.tall * u * 0.46, scale: u }, () => held.draw(pen))
      }
      for (const [y, length] of [
        [-17, 34],
        [-5, 37],
        [7, 35],
        [18.4, 30],
      ] as const) {
        pen.form(box(22 - length, y - 5.6, length, 11.4, 5.6), skin)
        pen.line(
          `M${22 - length + 4} ${y - 2.6}Q${22 - length + 1.4} ${y} ${22 - length + 4} ${y + 2.6}`,
          dark,
          0.9,
        )
      }
      pen.form('M28 -20C22 -36 4 -42 -10 -35C-15 -31 -11 -25 -5 -26C6 -28 12 -22 18 -12Z', skin)
      pen.line('M20 -12C22 0 22 12 19 22', dark, 1)
    },
  )
}

/** A thing so near that the edges cut it, others behind. */
export const closeUp: Detail = (pen, things) => {
  const { w, h, random } = pen
  backdrop(pen)
  const [first, second, third] = random.shuffled(things)
  const left = random.next() < 0.5
  const at = (x: number) => w * (left ? x : 1 - x)
  const behind = [
    [second, 0.78, 0.8],
    [third, 0.98, 0.62],
  ] as const
  for (const [item, x, size] of behind) {
    if (!item) continue
    const u = Math.min((h * size) / item.tall, (w * 0.2) / item.reach)
    put(pen, item, at(x), h * 0.9, u)
  }
  if (!first) return
  const u = Math.min(
    Math.max((h * 1.3) / first.tall, (w * 0.28) / first.reach),
    (w * 0.5) / first.reach,
  )
  const turn = random.between(-9, 9)
  pen.within({ x: at(0.36), y: h * random.between(1.06, 1.2), scale: u, turn }, () => {
    pen.stand(0, 0, first.reach, 20)
    first.draw(pen)
  })
}

/** Broad leaves one over another to every edge. */
export const leaves: Detail = (pen) => {
  const { w, h, side, random } = pen
  pen.form(box(0, 0, w, h), 'g26', 'plane')
  const count = Math.round(16 * Math.max(1, w / h, h / w))
  for (const index of each(count)) {
    const x = w * random.between(-0.05, 1.05)
    const y = h * (0.2 + (1.1 * index) / count)
    const length = side * random.between(0.4, 0.7)
    const angle = random.between(-80, 80)
    const ink: Ink =
      index % 7 === 3
        ? tone(pen, 60, 'ab')
        : ((['g34', 'g44', 'g54', 'g64'] as const)[index % 4] ?? 'g44')
    pen.form(leaf(x, y, length, angle, 0.34), ink)
    const rad = (angle * Math.PI) / 180
    const tip = (t: number) =>
      [x + Math.sin(rad) * length * t, y - Math.cos(rad) * length * t] as const
    const veins = [0.25, 0.42, 0.58, 0.74].flatMap((t) =>
      [-1, 1].map((s) => {
        const [px, py] = tip(t)
        const reach = length * 0.2 * (1.1 - t)
        return `M${px} ${py}L${px + Math.sin(rad + s * 0.8) * reach} ${py - Math.cos(rad + s * 0.8) * reach}`
      }),
    )
    pen.line(`M${x} ${y}L${tip(0.94)[0]} ${tip(0.94)[1]}${veins.join('')}`, 'g72', side * 0.004)
  }
}

/** Cloth that falls in folds across the whole picture. */
export const folds: Detail = (pen) => {
  const { w, h, side, random } = pen
  const role = random.pick(['a', 'b', 'c', 'w'] as const)
  const l = random.pick([46, 60, 78])
  pen.form(box(0, 0, w, h), `${role}${l}`, 'plane')
  const lean = random.between(-0.5, 0.5) * h
  let x = -Math.abs(lean) - side * 0.2
  let index = 0
  while (x < w + Math.abs(lean)) {
    const fold = side * random.between(0.1, 0.26)
    const sway = side * random.between(-0.12, 0.12)
    const ink =
      `${role}${Math.min(96, Math.max(16, l + ([-10, 6, -4, 11, -14][index % 5] ?? 0)))}` as Ink
    pen.form(
      `M${x} -8C${x + sway} ${h * 0.3} ${x + lean - sway} ${h * 0.7} ${x + lean} ${h + 8}L${x + lean + fold * 1.4} ${h + 8}C${x + lean + fold - sway * 0.6} ${h * 0.7} ${x + fold * 0.3 + sway} ${h * 0.36} ${x + fold * 0.5} -8Z`,
      ink,
      'thing',
    )
    x += fold * 0.8
    index += 1
  }
  const y = h * random.between(0.2, 0.8)
  const stitch = curve([
    [-10, y],
    [w * 0.3, y + side * 0.05],
    [w * 0.7, y - side * 0.06],
    [w + 10, y],
  ])
  pen.line(stitch, `${role}${Math.max(20, l - 22)}` as Ink, side * 0.006)
}

/** Crust of a loaf: slashes and flour. */
export const crust: Detail = (pen) => {
  const { w, h, side, random } = pen
  pen.form(box(0, 0, w, h), 'p78', 'plane')
  const cx = w * random.between(0.4, 0.6)
  pen.form(ring(cx, h * 0.62, Math.max(w * 0.62, side * 0.7), h * 0.62), 'w54')
  pen.form(ring(cx - side * 0.05, h * 0.56, Math.max(w * 0.54, side * 0.6), h * 0.5), 'w60')
  for (const index of each(Math.max(4, Math.round((w / h) * 5)))) {
    const x = w * (0.1 + index * (0.9 / Math.max(4, Math.round((w / h) * 5))))
    const y = h * random.between(0.22, 0.34)
    pen.form(
      `M${x} ${h * 0.92}C${x - side * 0.04} ${h * 0.7} ${x + side * 0.05} ${h * 0.4} ${x + side * 0.2} ${y}C${x + side * 0.22} ${h * 0.5} ${x + side * 0.14} ${h * 0.74} ${x} ${h * 0.92}Z`,
      'w84',
    )
    pen.form(
      `M${x + side * 0.03} ${h * 0.8}C${x + side * 0.02} ${h * 0.64} ${x + side * 0.08} ${h * 0.44} ${x + side * 0.17} ${y + h * 0.06}C${x + side * 0.17} ${h * 0.5} ${x + side * 0.12} ${h * 0.68} ${x + side * 0.03} ${h * 0.8}Z`,
      'w92',
      'mark',
    )
  }
  const flour = each(70).map(() =>
    ring(w * random.next(), h * random.between(0.15, 1), side * random.between(0.002, 0.007)),
  )
  pen.form(flour.join(''), 'n96', 'mark')
}

/** Wheels and their spokes, cut by the edge. */
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
  pen.form(cog(left ? w * 0.9 : w * 0.1, h * 0.78, r * 0.4, 26), 'n34')
  pen.form(ring(left ? w * 0.9 : w * 0.1, h * 0.78, r * 0.26), 'n80', 'mark')
}

/** A printed or written page under a pen, seen aslant. */
export const page: Detail = (pen) => {
  const { w, h, side, random } = pen
  pen.form(box(0, 0, w, h), random.pick(['a38', 'c44', 'b66', 'p70']), 'plane')
  const turn = random.pick([-18, -11, 13, 20])
  pen.within({ x: w * 0.46, y: h * 0.52, scale: side / 100, turn }, () => {
    const half = (w / side) * 54
    pen.cast(box(-half + 3, -64, half * 2, 160), 'shadow', 0.3)
    pen.form(box(-half, -68, half * 2, 160), 'w95', 'plane')
    const columns = Math.max(1, Math.round(half / 42))
    const cw = (half * 2 - 16) / columns
    for (const c of each(columns)) {
      const x = -half + 8 + c * cw
      pen.form(box(x, -56, cw * 0.62, 7), tone(pen, 44), 'mark')
      if (c % 2 === 0) pen.form(box(x, -42, cw * 0.84, 30), tone(pen, 70), 'mark')
      else pen.form(ring(x + cw * 0.4, -26, 14), tone(pen, 62), 'mark')
      for (const k of each(12))
        pen.form(
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
      pen.form(poly(-4, -12, 4, -12, 0, 4), 'n84')
      pen.form(box(-4.4, -100, 8.8, 88, 3), tone(pen, 36))
      pen.form(box(-4.6, -34, 9.2, 5), 'b76', 'mark')
    },
  )
}

/** Boards with their grain, and shavings. */
export const grain: Detail = (pen) => {
  const { w, h, side, random } = pen
  const board = side * random.between(0.2, 0.3)
  for (const index of each(Math.ceil(h / board))) {
    const y = index * board
    const l = random.pick([54, 60, 66, 72])
    pen.form(box(-6, y, w + 12, board - side * 0.008), `w${l}`)
    for (const k of each(5)) {
      const gy = y + board * (0.14 + k * 0.17)
      const bump = w * random.next()
      pen.line(
        curve([
          [-6, gy],
          [bump - side * 0.2, gy],
          [bump, gy + board * random.between(-0.09, 0.09)],
          [bump + side * 0.2, gy],
          [w + 6, gy],
        ]),
        `w${l - 10}`,
        side * 0.004,
      )
    }
    const kx = w * random.next()
    pen.form(ring(kx, y + board * 0.5, side * 0.035, side * 0.022), `w${l - 12}`)
    pen.form(ring(kx, y + board * 0.5, side * 0.016, side * 0.009), `w${l - 24}`, 'mark')
  }
  for (const index of each(6)) {
    const x = w * random.next()
    const y = h * random.next()
    const s = side * random.between(0.05, 0.1)
    pen.line(
      `M${x} ${y}C${x + s} ${y - s} ${x + s * 1.8} ${y + s * 0.2} ${x + s} ${y + s * 0.5}C${x + s * 0.4} ${y + s * 0.6} ${x + s * 0.4} ${y} ${x + s} ${y}`,
      index % 2 ? 'w90' : 'w84',
      side * 0.022,
    )
  }
}

/** A façade seen steeply: rows of windows, some lit. */
export const facade: Detail = (pen) => {
  const { w, h, side, random } = pen
  pen.form(box(0, 0, w, h), 'p84', 'plane')
  const role = random.pick(['a', 'b', 'w'] as const)
  pen.within({ x: w * 0.5, y: h * 0.5, scale: 1, turn: random.pick([-14, -8, 9, 15]) }, () => {
    const cell = side * random.between(0.16, 0.22)
    const columns = Math.ceil((w * 1.3) / cell / 2)
    const rows = Math.ceil((h * 1.5 + w * 0.3) / cell / 2)
    pen.form(
      box(-columns * cell, -rows * cell, columns * cell * 2, rows * cell * 2.4),
      `${role}64`,
      'plane',
    )
    for (let y = -rows; y < rows; y += 1) {
      for (let x = -columns; x < columns - Math.round(columns * 0.5); x += 1) {
        const lit = random.next()
        pen.form(
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
      pen.form(
        box(-columns * cell, y * cell + cell * 0.84, columns * cell * 1.52, cell * 0.09),
        `${role}82`,
        'mark',
      )
    }
  })
}

/** Cogs in mesh, edge to edge. */
export const gears: Detail = (pen) => {
  const { w, h, side, random } = pen
  pen.form(box(0, 0, w, h), random.pick(['a30', 'n40', 'p78']), 'plane')
  for (const index of each(Math.round(7 * Math.max(1, w / h / 1.2)))) {
    const r = side * random.between(0.2, 0.46)
    const x = w * ((index * 0.382 + random.between(-0.06, 0.06)) % 1)
    const y = h * ((index * 0.618 + 0.2) % 1)
    pen.form(
      cog(x, y, r, Math.round(r / side / 0.024)),
      tone(pen, random.pick([44, 58, 72]), 'abnw'),
    )
    pen.form(ring(x, y, r * 0.62), tone(pen, 80, 'nw'))
    for (const k of each(5)) {
      const a = (k / 5) * Math.PI * 2 + index
      pen.form(ring(x + Math.cos(a) * r * 0.4, y + Math.sin(a) * r * 0.4, r * 0.12), 'n30', 'mark')
    }
    pen.form(ring(x, y, r * 0.2), tone(pen, 40, 'ab'))
  }
}

/** Water seen from above, ring in ring. */
export const water: Detail = (pen) => {
  const { w, h, side, random } = pen
  pen.form(box(0, 0, w, h), 'a56', 'plane')
  const band = side * 0.1
  for (const row of each(Math.ceil(h / band) + 1)) {
    const y = row * band
    const points = each(Math.ceil(w / (side * 0.16)) + 2).map(
      (k) =>
        [k * side * 0.16 - 8, y + (k % 2 ? 1 : -1) * side * random.between(0.015, 0.04)] as const,
    )
    pen.form(
      `${curve(points)}L${w + 40} ${y + band * 1.3}L-8 ${y + band * 1.3}Z`,
      (['a50', 'a62', 'a44', 'a70'] as const)[row % 4] ?? 'a50',
      'plane',
    )
  }
  const [x, y] = [w * random.between(0.3, 0.7), h * random.between(0.35, 0.65)]
  for (const r of [0.46, 0.36, 0.26, 0.16, 0.08])
    pen.line(ring(x, y, side * r, side * r * 0.5), 'n94', side * 0.008)
  for (const _ of each(9))
    pen.form(ring(w * random.next(), h * random.next(), side * random.between(0.012, 0.03)), 'b80')
}
