import type { Detail } from './details.ts'
import type { Ink } from './inks.ts'
import { box, curve, ellipse, leaf, poly } from './outline.ts'
import { range, tone } from './things/thing.ts'

/** Broad leaves that overlap and fill the picture. */
export const leaves: Detail = (pen) => {
  const { w, h, side, random } = pen
  pen.shape(box(0, 0, w, h), 'g26', 'plane')
  const count = Math.round(16 * Math.max(1, w / h, h / w))
  for (const index of range(count)) {
    const x = w * random.between(-0.05, 1.05)
    const y = h * (0.2 + (1.1 * index) / count)
    const length = side * random.between(0.4, 0.7)
    const angle = random.between(-80, 80)
    const ink: Ink =
      index % 7 === 3
        ? tone(pen, 60, 'ab')
        : ((['g34', 'g44', 'g54', 'g64'] as const)[index % 4] ?? 'g44')
    pen.shape(leaf(x, y, length, angle, 0.34), ink)
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
  pen.shape(box(0, 0, w, h), `${role}${l}`, 'plane')
  const slant = random.between(-0.5, 0.5) * h
  let x = -Math.abs(slant) - side * 0.2
  let index = 0
  while (x < w + Math.abs(slant)) {
    const fold = side * random.between(0.1, 0.26)
    const sway = side * random.between(-0.12, 0.12)
    const ink =
      `${role}${Math.min(96, Math.max(16, l + ([-10, 6, -4, 11, -14][index % 5] ?? 0)))}` as Ink
    pen.shape(
      `M${x} -8C${x + sway} ${h * 0.3} ${x + slant - sway} ${h * 0.7} ${x + slant} ${h + 8}L${x + slant + fold * 1.4} ${h + 8}C${x + slant + fold - sway * 0.6} ${h * 0.7} ${x + fold * 0.3 + sway} ${h * 0.36} ${x + fold * 0.5} -8Z`,
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

/** The crust of a loaf: slashes and flour. */
export const crust: Detail = (pen) => {
  const { w, h, side, random } = pen
  pen.shape(box(0, 0, w, h), 'p78', 'plane')
  const cx = w * random.between(0.4, 0.6)
  pen.shape(ellipse(cx, h * 0.62, Math.max(w * 0.62, side * 0.7), h * 0.62), 'w54')
  pen.shape(ellipse(cx - side * 0.05, h * 0.56, Math.max(w * 0.54, side * 0.6), h * 0.5), 'w60')
  for (const index of range(Math.max(4, Math.round((w / h) * 5)))) {
    const x = w * (0.1 + index * (0.9 / Math.max(4, Math.round((w / h) * 5))))
    const y = h * random.between(0.22, 0.34)
    pen.shape(
      `M${x} ${h * 0.92}C${x - side * 0.04} ${h * 0.7} ${x + side * 0.05} ${h * 0.4} ${x + side * 0.2} ${y}C${x + side * 0.22} ${h * 0.5} ${x + side * 0.14} ${h * 0.74} ${x} ${h * 0.92}Z`,
      'w84',
    )
    pen.shape(
      `M${x + side * 0.03} ${h * 0.8}C${x + side * 0.02} ${h * 0.64} ${x + side * 0.08} ${h * 0.44} ${x + side * 0.17} ${y + h * 0.06}C${x + side * 0.17} ${h * 0.5} ${x + side * 0.12} ${h * 0.68} ${x + side * 0.03} ${h * 0.8}Z`,
      'w92',
      'mark',
    )
  }
  const flour = range(70).map(() =>
    ellipse(w * random.next(), h * random.between(0.15, 1), side * random.between(0.002, 0.007)),
  )
  pen.shape(flour.join(''), 'n96', 'mark')
}

/** Boards with their grain, and shavings. */
export const grain: Detail = (pen) => {
  const { w, h, side, random } = pen
  const board = side * random.between(0.2, 0.3)
  for (const index of range(Math.ceil(h / board))) {
    const y = index * board
    const l = random.pick([54, 60, 66, 72])
    pen.shape(box(-6, y, w + 12, board - side * 0.008), `w${l}`)
    for (const k of range(5)) {
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
    pen.shape(ellipse(kx, y + board * 0.5, side * 0.035, side * 0.022), `w${l - 12}`)
    pen.shape(ellipse(kx, y + board * 0.5, side * 0.016, side * 0.009), `w${l - 24}`, 'mark')
  }
  for (const index of range(6)) {
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

/** Water seen from above, with concentric rings. */
export const water: Detail = (pen) => {
  const { w, h, side, random } = pen
  pen.shape(box(0, 0, w, h), 's56', 'plane')
  const band = side * 0.1
  for (const row of range(Math.ceil(h / band) + 1)) {
    const y = row * band
    const points = range(Math.ceil(w / (side * 0.16)) + 2).map(
      (k) =>
        [k * side * 0.16 - 8, y + (k % 2 ? 1 : -1) * side * random.between(0.015, 0.04)] as const,
    )
    pen.shape(
      `${curve(points)}L${w + 40} ${y + band * 1.3}L-8 ${y + band * 1.3}Z`,
      (['s50', 's62', 's44', 's70'] as const)[row % 4] ?? 's50',
      'plane',
    )
  }
  const [x, y] = [w * random.between(0.3, 0.7), h * random.between(0.35, 0.65)]
  for (const r of [0.46, 0.36, 0.26, 0.16, 0.08])
    pen.line(ellipse(x, y, side * r, side * r * 0.5), 'n94', side * 0.008)
  for (const _ of range(9))
    pen.shape(
      ellipse(w * random.next(), h * random.next(), side * random.between(0.012, 0.03)),
      'b80',
    )
}

/** A net in the light, with the ground behind it. */
export const net: Detail = (pen) => {
  const { w, h, side, random } = pen
  const horizon = h * random.between(0.3, 0.5)
  pen.shape(box(0, 0, w, h), random.pick(['a56', 'b60', 'c58']), 'plane')
  pen.shape(box(-6, horizon - h * 0.12, w + 12, h), 'g44', 'plane')
  pen.shape(box(-6, horizon, w + 12, h), 'g58', 'plane')
  pen.shape(box(-6, h * 0.72, w + 12, h * 0.12), 'g66', 'plane')
  const pitch = side * random.between(0.13, 0.17)
  const sag = (x: number, y: number) => Math.sin((x / w) * Math.PI) * side * 0.07 * (y / h)
  const rows = Math.ceil(h / pitch) + 3
  const columns = Math.ceil(w / pitch) + 3
  const knot = (column: number, row: number) => {
    const x = (column - 1 + (row % 2) / 2) * pitch
    const y = (row - 1) * pitch * 0.9
    return [x, y + sag(x, y)] as const
  }
  const cords = range(rows).flatMap((row) =>
    range(columns).map((column) => {
      const [x, y] = knot(column, row)
      const [lx, ly] = knot(column - (row % 2 ? 0 : 1), row + 1)
      const [rx, ry] = knot(column + (row % 2 ? 1 : 0), row + 1)
      return `M${lx} ${ly}L${x} ${y}L${rx} ${ry}`
    }),
  )
  pen.line(cords.join(''), 'n95', side * 0.014)
  pen.shape(box(-6, -6, w + 12, side * 0.1), tone(pen, 46, 'ab'))
}

/** Mown grass seen from above: stripes, the paint of lines, a corner or a circle. */
export const turf: Detail = (pen) => {
  const { w, h, side, random } = pen
  pen.shape(box(0, 0, w, h), 'g60', 'plane')
  const slant = random.between(-0.4, 0.4) * h
  const wide = side * random.between(0.22, 0.3)
  for (const index of range(Math.ceil((w + Math.abs(slant) * 2) / wide / 2) + 1)) {
    const x = index * 2 * wide - Math.abs(slant)
    pen.shape(poly(x, -6, x + wide, -6, x + wide + slant, h + 6, x + slant, h + 6), 'g52', 'plane')
  }
  const paint = side * 0.035
  const [x, y] = [w * random.between(0.3, 0.7), h * random.between(0.35, 0.65)]
  pen.line(`M${x - slant} ${-h}L${x + slant} ${h * 2}`, 'n95', paint)
  if (random.next() < 0.5) pen.line(ellipse(x, y, side * 0.34), 'n95', paint)
  else pen.line(`M${x} ${y}H${w + paint}`, 'n95', paint)
  for (const _ of range(14)) {
    const [bx, by] = [w * random.next(), h * random.next()]
    pen.shape(
      leaf(bx, by, side * 0.06, random.between(-30, 30), 0.12),
      random.pick(['g44', 'g70']),
      'mark',
    )
  }
}
