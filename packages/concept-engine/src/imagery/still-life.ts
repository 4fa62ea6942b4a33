import type { Ink } from './inks.ts'
import { box, ellipse, poly } from './outline.ts'
import { type Pen, pickByVariant } from './pen.ts'
import { put, tableTop, wall, windowLight } from './studio.ts'
import { range, type Thing, tone } from './things/thing.ts'

type Arrange = (pen: Pen, things: readonly Thing[]) => void

/** Things of a family, none repeated until all have been used. */
const choose = (pen: Pen, things: readonly Thing[], count: number): Thing[] => {
  const order = pen.random.shuffled(things)
  return range(count).flatMap((index) => order[index % order.length] ?? [])
}

/**
 * Positions along a line for things of their widths, overlapping slightly, and the width of the
 * row.
 */
const row = (items: readonly Thing[], overlap: number) => {
  let x = 0
  const places = items.map((item) => {
    const position = x + item.halfWidth
    x += item.halfWidth * 2 * overlap
    return position
  })
  return { places, width: x }
}

/** Tall things behind, low ones in front of them, with the group off centre. */
const table: Arrange = (pen, things) => {
  const { w, h, random } = pen
  const ratio = w / h
  const base = h * random.between(0.58, ratio < 0.9 ? 0.66 : 0.72)
  wall(pen, base)
  tableTop(pen, base)
  const items = choose(pen, things, Math.max(4, Math.min(9, Math.round(3 + ratio * 1.9))))
  const sorted = [...items].sort((p, q) => q.height - p.height)
  const back = random.shuffled(sorted.slice(0, Math.ceil(items.length * 0.55)))
  const front = random.shuffled(sorted.slice(Math.ceil(items.length * 0.55)))
  const behind = row(back, 0.78)
  const before = row(front, 1.1)
  const tallest = sorted[0]?.height ?? 60
  const u = Math.min((h * 0.62) / tallest, (w * 0.86) / Math.max(behind.width, 1))
  const start = (w - behind.width * u) * random.pick([0.3, 0.5, 0.7])
  back.forEach((item, index) => {
    put(
      pen,
      item,
      start + (behind.places[index] ?? 0) * u,
      base + h * 0.035 + (index % 2) * h * 0.02,
      u,
    )
  })
  const v = Math.min(u * 1.12, (w * 0.8) / Math.max(before.width, 1))
  const from = Math.max(
    w * 0.03,
    Math.min(w * 0.97 - before.width * v, start + behind.width * u * random.between(-0.1, 0.35)),
  )
  front.forEach((item, index) => {
    put(pen, item, from + (before.places[index] ?? 0) * v, h * random.between(0.88, 0.95), v)
  })
}

/** Blocks, drums and steps of different heights, each with a thing on it. */
const plinths: Arrange = (pen, things) => {
  const { w, h, random, side } = pen
  const floor = h * 0.8
  const ground: Ink = random.pick(['p78', 'p66', 'w84'])
  pen.shape(box(0, 0, w, h), random.pick(['p88', 'p72', 'a62', 'b78']), 'plane')
  if (random.next() < 0.5)
    pen.shape(ellipse(w * random.pick([0.2, 0.8]), h * 0.3, side * 0.4), 'w92', 'plane')
  else windowLight(pen, w * random.between(0.1, 0.5), h * 0.05, side * 0.8, 0.35)
  pen.shape(box(-4, floor - h * 0.06, w + 8, h), ground, 'plane')
  const count = Math.max(2, Math.min(6, Math.round((w / h) * 2.4)))
  const step = w / count
  const items = choose(pen, things, count)
  items.forEach((item, index) => {
    const x = step * (index + 0.5) + step * random.between(-0.08, 0.08)
    const u = Math.min(
      (h * random.between(0.4, 0.52)) / item.height,
      (step * 0.46) / item.halfWidth,
      side * 0.012,
    )
    const rise = Math.max(h * 0.08, h * (0.1 + 0.14 * ((index * 2 + random.below(2)) % 3)))
    const half = Math.max(item.halfWidth * u * 1.05, step * 0.34)
    const foot = floor + h * 0.04 * (index % 2)
    const ink = tone(pen, random.pick([50, 70, 88]), 'abwc')
    pen.groundShadow(x, foot, half, rise)
    if (random.next() < 0.5) {
      pen.shape(
        `M${x - half} ${foot - rise}V${foot}C${x - half} ${foot + half * 0.2} ${x + half} ${foot + half * 0.2} ${x + half} ${foot}V${foot - rise}Z`,
        ink,
      )
      pen.shape(ellipse(x, foot - rise, half, half * 0.16), 'n95', 'mark')
      pen.shape(ellipse(x, foot - rise, half * 0.985, half * 0.145), ink, 'mark')
    } else {
      pen.shape(box(x - half, foot - rise, half * 2, rise), ink)
    }
    put(pen, item, x, foot - rise, u)
  })
}

/** Things laid out on a table as seen from above, all aligned except one. */
const flatLay: Arrange = (pen, things) => {
  const { w, h, random, side } = pen
  const ground: Ink = random.pick(['p90', 'p70', 'a58', 'b72', 'w86', 'a36'])
  pen.shape(box(0, 0, w, h), ground, 'plane')
  if (random.next() < 0.6) {
    pen.within(
      { x: w * random.between(0.3, 0.7), y: h * 0.5, scale: 1, turn: random.pick([-8, 6, 12]) },
      () => {
        pen.shape(
          box(-side * 0.44, -side * 0.56, side * 0.8, side * 1.2),
          random.pick(['w92', 'b80', 'a76', 'n84']),
          'plane',
        )
      },
    )
  }
  const rows = w / h > 1.7 ? 1 : w / h < 0.8 ? 3 : 2
  const columns = Math.max(2, Math.round((w / h) * rows * 1.05))
  const items = choose(pen, things, rows * columns)
  const tilt = random.pick([0, 0, -14, 16])
  items.forEach((item, index) => {
    const cw = w / columns
    const ch = h / rows
    const across = item.halfWidth * 2 > item.height * 1.2
    const cx = cw * ((index % columns) + 0.5) + cw * random.between(-0.06, 0.06)
    const cy = ch * (Math.floor(index / columns) + 0.5)
    const u = Math.min(
      (ch * (across ? 0.62 : 0.86)) / item.height,
      (cw * 0.84) / (item.halfWidth * 2),
      side * 0.0125,
    )
    const turn = tilt + random.pick([0, 0, 0, -20, 24])
    pen.within({ x: cx, y: cy, scale: u, turn }, () => {
      const drop = 3.2
      pen.within({ x: pen.light * drop, y: drop + item.height / 2, scale: 1 }, () => {
        pen.cast(
          box(
            -item.halfWidth * 0.86,
            -item.height * 0.94,
            item.halfWidth * 1.72,
            item.height * 0.96,
            item.halfWidth * 0.4,
          ),
          'shadow',
          0.28,
        )
      })
      pen.within({ x: 0, y: item.height / 2, scale: 1 }, () => item.draw(pen))
    })
  })
}

/** One very large thing cropped by the edge, a small one next to it, and empty space. */
const crop: Arrange = (pen, things) => {
  const { w, h, random } = pen
  // The tallest is the one that can be cropped.
  const [first, second, third] = choose(pen, things, 3).sort((p, q) => q.height - p.height)
  const base = h * random.between(0.8, 0.9)
  const left = random.next() < 0.5
  const field: readonly [Ink, Ink] = random.pick<readonly [Ink, Ink]>([
    ['a40', 'a54'],
    ['b76', 'b64'],
    ['p88', 'p74'],
    ['a66', 'a50'],
    ['w86', 'c66'],
  ])
  pen.shape(box(0, 0, w, h), field[0], 'plane')
  const kind = random.below(3)
  if (kind === 0)
    pen.shape(
      poly(
        left ? w * 0.58 : w * 0.42,
        0,
        left ? 0 : w,
        0,
        left ? 0 : w,
        h,
        left ? w * 0.28 : w * 0.72,
        h,
      ),
      field[1],
      'plane',
    )
  else if (kind === 1) pen.shape(box(0, base - h * 0.16, w, h), field[1], 'plane')
  else windowLight(pen, w * random.between(0.1, 0.5), h * 0.02, Math.max(h * 0.9, w * 0.5), 0.3)
  pen.shape(box(-4, base - h * 0.04, w + 8, h), random.pick(['w84', 'n90', 'a30', 'b58']), 'plane')
  if (!first || !second) return
  const u = Math.min((h * random.between(1.05, 1.35)) / first.height, (w * 0.4) / first.halfWidth)
  const x = left ? w * random.between(0.24, 0.34) : w * random.between(0.66, 0.76)
  const small = Math.min((h * 0.5) / second.height, (w * 0.19) / second.halfWidth)
  // The bottom is cropped, not the top.
  put(pen, first, x, Math.max(base + h * 0.06, h * 0.1 + first.height * u), u)
  put(pen, second, left ? w * 0.72 : w * 0.28, base + h * 0.05, small)
  if (third && w > h * 1.5)
    put(
      pen,
      third,
      left ? w * 0.89 : w * 0.11,
      base + h * 0.02,
      Math.min(small, (w * 0.1) / third.halfWidth),
    )
}

/** Shelves with their things, cropped by the edges of the picture. */
const shelves: Arrange = (pen, things) => {
  const { w, h, random, side } = pen
  pen.shape(box(0, 0, w, h), random.pick(['p84', 'p68', 'a46', 'b74']), 'plane')
  windowLight(pen, w * random.between(0.1, 0.5), -h * 0.1, side, 0.22)
  const rows = h / w > 1.2 ? 3 : w / h > 2.2 ? 1 : 2
  const gap = h / rows
  const thick = side * 0.028
  for (const level of range(rows)) {
    const base = gap * (level + 1) - gap * 0.1
    pen.shape(box(-6, base, w + 12, thick), 'w66')
    pen.cast(box(0, base + thick, w, thick * 0.9), 'shadow', 0.3)
    let x = -side * random.between(0.02, 0.12)
    for (const item of choose(pen, things, 12)) {
      if (x > w) break
      const u = Math.min(
        (gap * random.between(0.56, 0.76)) / item.height,
        (side * 0.24) / item.halfWidth,
      )
      put(pen, item, x + item.halfWidth * u, base, u)
      x += item.halfWidth * 2 * u + side * random.pick([0.02, 0.05, 0.13])
    }
  }
}

const arrangements = [table, crop, plinths, flatLay, table, shelves, crop] as const

/** One or two large things, with space around them. */
const sparse: Arrange = (pen, things) => {
  const { w, h, random } = pen
  const base = h * random.between(0.66, 0.76)
  // A single thing must be fully visible: white and dark things both contrast with a medium tone.
  wall(pen, base, [72])
  tableTop(pen, base)
  const items = random.shuffled(things)
  const step = w / (items.length + 1)
  items.forEach((item, index) => {
    const u = Math.min(
      (h * (index ? 0.54 : 0.7)) / item.height,
      (w * 0.6) / (item.halfWidth * 2),
      (step * 0.62) / item.halfWidth,
    )
    put(pen, item, step * (index + 1), base + h * (0.08 + index * 0.06), u)
  })
}

/** Things composed as a still life, in one of several ways depending on the seed. */
export const drawStillLife: Arrange = (pen, things) => {
  const arrange =
    things.length < 3
      ? pickByVariant(pen, [sparse, plinths, sparse, shelves])
      : pickByVariant(pen, arrangements)
  arrange(pen, things)
}
