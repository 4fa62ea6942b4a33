import type { Ink } from './inks.ts'
import { arch, box, curve, ellipse, poly } from './outline.ts'
import { type Pen, pickByVariant } from './pen.ts'
import { range } from './things/thing.ts'

/** Four inks of a picture, from its background to the one with the highest contrast to it. */
type Four = readonly [Ink, Ink, Ink, Ink]
type Design = (pen: Pen, inks: Four) => void

const cover = (pen: Pen, ink: Ink) => pen.shape(box(-2, -2, pen.w + 4, pen.h + 4), ink, 'plane')

/** Bands of circles from a corner, cut off by a plain field. */
const arcs: Design = (pen, [ground, second, third, fourth]) => {
  const { w, h, random } = pen
  cover(pen, ground)
  const left = random.next() < 0.5
  const [x, y] = [left ? 0 : w, random.pick([0, h])]
  const far = Math.max(w * 0.72, h * 0.96)
  const bands = [third, ground, second, ground, fourth, second] as const
  for (const [k, ink] of bands.entries())
    pen.shape(ellipse(x, y, far * (1 - k * 0.16)), ink, 'mark')
  const r = h * random.between(0.12, 0.2)
  pen.shape(
    ellipse(left ? w - r * 1.8 : r * 1.8, y === 0 ? h - r * 1.8 : r * 1.8, r),
    fourth,
    'thing',
  )
}

/** A disc over stripes that change colour inside it. */
const stripedDisc: Design = (pen, [ground, second, third, fourth]) => {
  const { w, h, side, random } = pen
  cover(pen, ground)
  const gap = side * random.pick([0.05, 0.08])
  const slant = random.pick([0, gap * 6, -gap * 6])
  const stripes = (ink: Ink) => {
    for (const k of range(Math.ceil(w / gap / 2) + 14)) {
      const x = (k - 7) * gap * 2
      pen.shape(poly(x, 0, x + gap, 0, x + gap + slant, h, x + slant, h), ink, 'mark')
    }
  }
  stripes(second)
  const disc = ellipse(w * random.pick([0.34, 0.5, 0.66]), h * 0.5, side * 0.38)
  pen.shape(disc, fourth, 'mark')
  pen.clip(disc, () => stripes(third))
}

/** A grid of unequal blocks with quarter circles. */
const blocks: Design = (pen, inks) => {
  const { w, h, random } = pen
  cover(pen, inks[0])
  const columns = w > h * 1.3 ? [0, 0.22, 0.4, 0.72, 1] : [0, 0.38, 0.7, 1]
  const rows = h > w * 1.3 ? [0, 0.2, 0.46, 0.8, 1] : [0, 0.36, 1]
  columns.slice(1).forEach((right, column) => {
    rows.slice(1).forEach((bottom, row) => {
      const [x, y] = [w * (columns[column] ?? 0), h * (rows[row] ?? 0)]
      const [cw, ch] = [w * right - x, h * bottom - y]
      const turn = column * 2 + row * 3 + random.below(2)
      const block = box(x - 0.4, y - 0.4, cw + 0.8, ch + 0.8)
      pen.shape(block, inks[turn % 4] ?? inks[0], 'mark')
      const ink = inks[(turn + 1 + random.below(3)) % 4] ?? inks[1]
      const corner = random.below(4)
      const [cx, cy] = [x + (corner % 2) * cw, y + (corner > 1 ? ch : 0)]
      const r = Math.min(cw, ch) * random.pick([0.72, 1])
      pen.clip(block, () =>
        pen.shape(
          random.next() < 0.7 ? ellipse(cx, cy, r) : ellipse(x + cw / 2, y + ch / 2, r * 0.4),
          ink,
          'mark',
        ),
      )
    })
  })
}

/** Dots that grow towards one side, and a half circle at the edge. */
const growingDots: Design = (pen, [ground, second, third, fourth]) => {
  const { w, h, side, random } = pen
  cover(pen, ground)
  const gap = side / 9
  const sizes = range(7).map((k) =>
    pen.motif(() => pen.shape(ellipse(0, 0, gap * (0.05 + k * 0.065)), second, 'mark')),
  )
  const flip = random.next() < 0.5
  for (const row of range(Math.ceil(h / gap) + 1)) {
    for (const column of range(Math.ceil(w / gap) + 1)) {
      const along = (column * gap) / w
      const size = Math.floor((flip ? 1 - along : along) * 7)
      sizes[Math.max(0, Math.min(6, size))]?.(column * gap + (row % 2) * gap * 0.5, row * gap)
    }
  }
  const r = side * 0.42
  const x = flip ? w * 0.72 : w * 0.28
  pen.shape(
    `M${x - r} ${h}C${x - r} ${h - r * 1.34} ${x + r} ${h - r * 1.34} ${x + r} ${h}Z`,
    third,
    'thing',
  )
  pen.shape(ellipse(flip ? w * 0.2 : w * 0.8, h * 0.26, r * 0.3), fourth, 'thing')
}

/** Broad overlapping waves. */
const swells: Design = (pen, inks) => {
  const { w, h, random } = pen
  cover(pen, inks[0])
  const phase = random.between(0, 6)
  const order = [1, 2, 0, 3, 1] as const
  for (const [k, index] of order.entries()) {
    const y = h * (0.24 + k * 0.16)
    const points = range(10).map(
      (n) => [(n / 9) * (w + 60) - 30, y + Math.sin(n * 0.8 + phase + k * 0.9) * h * 0.08] as const,
    )
    pen.shape(`${curve(points)}L${w + 30} ${h + 4}L-30 ${h + 4}Z`, inks[index], 'plane')
  }
}

/** Arches within arches, side by side. */
const arcade: Design = (pen, [ground, second, third, fourth]) => {
  const { w, h, random } = pen
  cover(pen, ground)
  const count = Math.max(2, Math.round((w / h) * 1.8))
  const span = w / count
  const inks = [second, third, fourth, ground] as const
  for (const k of range(count)) {
    const height = h * (0.92 - ((k * 2 + random.below(2)) % 3) * 0.16)
    for (const n of range(4)) {
      const inset = span * (0.04 + n * 0.11)
      pen.shape(
        arch(k * span + inset, h + 2, span - inset * 2, height - n * span * 0.13),
        inks[(k + n) % 4] ?? second,
        'mark',
      )
    }
  }
}

/** Turned squares with a diagonal, as on quilts. */
const pinwheels: Design = (pen, inks) => {
  const { w, h, random } = pen
  const rows = h > w ? 5 : 3
  const s = h / rows
  const offset = random.below(4)
  cover(pen, inks[0])
  for (const row of range(rows)) {
    for (const column of range(Math.ceil(w / s))) {
      const [x, y] = [column * s, row * s]
      const quarter = (column % 2) + (row % 2) * 2
      const corners = [
        [x, y, x + s, y, x, y + s],
        [x, y, x + s, y, x + s, y + s],
        [x, y, x, y + s, x + s, y + s],
        [x + s, y, x + s, y + s, x, y + s],
      ]
      const turn = Math.floor(column / 2) + Math.floor(row / 2) + offset
      pen.shape(
        poly(...(corners[(quarter + turn) % 4] ?? [])),
        inks[1 + ((column + row * 2 + turn) % 3)] ?? inks[1],
        'mark',
      )
    }
  }
}

/** Two discs, and their intersection. */
const sharedDiscs: Design = (pen, [ground, second, third, fourth]) => {
  const { w, h, side, random } = pen
  cover(pen, ground)
  const r = side * random.between(0.36, 0.44)
  const upright = h > w
  const distance = r * random.between(0.5, 0.68)
  const [dx, dy] = upright ? [0, distance] : [distance, 0]
  const one = ellipse(w / 2 - dx, h / 2 - dy, r)
  const two = ellipse(w / 2 + dx, h / 2 + dy, r)
  pen.shape(one, second, 'mark')
  pen.shape(two, third, 'mark')
  pen.clip(one, () => pen.shape(two, fourth, 'mark'))
  const gap = side * 0.05
  const dot = pen.motif(() => pen.shape(ellipse(0, 0, gap * 0.14), second, 'mark'))
  for (const row of range(5)) {
    for (const column of range(5)) {
      dot(gap + column * gap, gap + row * gap)
      dot(w - gap - column * gap, h - gap - row * gap)
    }
  }
}

const designs: readonly [Design, ...Design[]] = [
  arcs,
  stripedDisc,
  blocks,
  growingDots,
  swells,
  arcade,
  pinwheels,
  sharedDiscs,
]

const schemes: readonly [Four, ...Four[]] = [
  ['w93', 'a76', 'b58', 'a36'],
  ['a32', 'a46', 'b66', 'w92'],
  ['b88', 'b72', 'a52', 'a30'],
  ['b34', 'a56', 'a74', 'w93'],
  ['p90', 'b74', 'a60', 'b38'],
]

/**
 * Large shapes and repeats in the palette's colours, for a business whose work cannot be drawn as a
 * thing.
 */
export const drawGeometry = (pen: Pen) => {
  pickByVariant(pen, designs)(pen, pickByVariant(pen, schemes, 3))
}
