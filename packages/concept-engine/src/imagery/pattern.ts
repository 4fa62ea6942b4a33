import type { Ink } from './inks.ts'
import { arch, box, curve, ellipse, poly } from './outline.ts'
import { type Pen, pickByVariant } from './pen.ts'
import { bloom, sprig } from './things/nature.ts'
import { range, type Thing } from './things/thing.ts'

type Pattern = (pen: Pen, cell: number, things: readonly Thing[]) => void

/** Calls `draw` for every cell of a grid that covers the picture. */
const grid = (
  pen: Pen,
  cw: number,
  ch: number,
  draw: (x: number, y: number, column: number, row: number) => void,
) => {
  for (const row of range(Math.ceil(pen.h / ch) + 1)) {
    for (const column of range(Math.ceil(pen.w / cw) + 1)) draw(column * cw, row * ch, column, row)
  }
}

const four = (pen: Pen): readonly [Ink, Ink, Ink, Ink] => {
  const [one, two] = pen.random.shuffled(['a', 'b'] as const)
  return [`${one ?? 'a'}${pen.random.pick([36, 46])}`, `${two ?? 'b'}68`, `${one ?? 'a'}80`, 'w93']
}

const quarters: Pattern = (pen, cell) => {
  const inks = four(pen)
  grid(pen, cell, cell, (x, y) => {
    pen.shape(box(x, y, cell + 0.5, cell + 0.5), inks[pen.random.below(4)] ?? 'a50', 'mark')
    const [cx, cy] = [
      [x, y],
      [x + cell, y],
      [x, y + cell],
      [x + cell, y + cell],
    ][pen.random.below(4)] ?? [x, y]
    const ink = inks[pen.random.below(4)] ?? 'b60'
    const [sx, sy] = [cx === x ? 1 : -1, cy === y ? 1 : -1]
    for (const [r, fill] of [
      [cell, ink],
      [cell * 0.5, inks[pen.random.below(4)] ?? 'w90'],
    ] as const) {
      pen.shape(
        `M${cx} ${cy}L${(cx ?? 0) + sx * r} ${cy}C${(cx ?? 0) + sx * r} ${(cy ?? 0) + sy * r * 0.55} ${(cx ?? 0) + sx * r * 0.55} ${(cy ?? 0) + sy * r} ${cx} ${(cy ?? 0) + sy * r}Z`,
        fill,
        'mark',
      )
    }
  })
}

const terrazzo: Pattern = (pen, cell) => {
  const inks = four(pen)
  pen.shape(box(0, 0, pen.w, pen.h), 'w92', 'plane')
  grid(pen, cell * 0.62, cell * 0.62, (x, y) => {
    const s = cell * pen.random.between(0.1, 0.36)
    const shift = cell * pen.random.between(-0.2, 0.2)
    const points = range(5 + pen.random.below(3)).flatMap((k, _, all) => {
      const a = (k / all.length) * Math.PI * 2
      const r = s * pen.random.between(0.55, 1)
      return [x + shift + Math.cos(a) * r, y + Math.sin(a) * r]
    })
    pen.shape(poly(...points), inks[pen.random.below(3)] ?? 'a50', 'thing')
  })
}

const scallops: Pattern = (pen, cell) => {
  const inks = four(pen)
  pen.shape(box(0, 0, pen.w, pen.h), inks[0], 'plane')
  const half = Math.round(cell * 0.5)
  const scales = range(3).map((turn) =>
    pen.motif(() => {
      const [outer = 'a50', inner = 'b60'] = [inks[turn], inks[(turn + 1) % 3]]
      pen.shape(ellipse(0, 0, half), outer, 'mark')
      pen.shape(ellipse(0, 0, half * 0.72), 'w93', 'mark')
      pen.shape(ellipse(0, 0, half * 0.5), inner, 'mark')
      pen.shape(ellipse(0, 0, half * 0.22), 'w93', 'mark')
    }),
  )
  for (const row of range(Math.ceil(pen.h / half) + 2)) {
    for (const column of range(Math.ceil(pen.w / half / 2) + 2)) {
      scales[(row + column) % 3]?.(column * half * 2 - (row % 2) * half, row * half)
    }
  }
}

const stripes: Pattern = (pen, cell) => {
  const inks = four(pen)
  const turn = pen.random.pick([0, 90, 45, -32])
  pen.shape(box(0, 0, pen.w, pen.h), 'w92', 'plane')
  pen.within({ x: pen.w / 2, y: pen.h / 2, scale: 1, turn }, () => {
    const far = Math.hypot(pen.w, pen.h) / 2
    let x = -far
    while (x < far) {
      const width = cell * pen.random.pick([0.12, 0.3, 0.62])
      pen.shape(box(x, -far, width, far * 2), inks[pen.random.below(3)] ?? 'a50', 'plane')
      x += width + cell * pen.random.pick([0.14, 0.34])
    }
  })
}

const contours: Pattern = (pen, cell) => {
  const dark = pen.random.next() < 0.5
  pen.shape(box(0, 0, pen.w, pen.h), dark ? 'a34' : 'w92', 'plane')
  const cx = pen.w * pen.random.between(0.2, 0.8)
  const cy = pen.h * pen.random.between(0.2, 0.8)
  const phase = pen.random.between(0, 6)
  const rings = Math.ceil(Math.hypot(pen.w, pen.h) / (cell * 0.26))
  for (const k of range(rings)) {
    const points = range(29).map((n) => {
      const a = (n / 28) * Math.PI * 2
      const r =
        (k + 0.6) *
        cell *
        0.26 *
        (1 + 0.16 * Math.sin(a * 3 + phase) + 0.08 * Math.sin(a * 5 - phase * 2))
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r] as const
    })
    pen.line(
      curve(points),
      k % 5 === 2 ? 'b66' : dark ? 'a62' : 'a58',
      pen.side * (k % 5 === 2 ? 0.009 : 0.004),
    )
  }
}

/** Things of the trade, small and in a regular grid. */
const marks: Pattern = (pen, cell, things) => {
  const ground: Ink = pen.random.pick(['p90', 'a40', 'b76', 'w88', 'a64'])
  pen.shape(box(0, 0, pen.w, pen.h), ground, 'plane')
  const size = Math.max(cell * 0.8, Math.sqrt((pen.w * pen.h) / 20))
  const motifs = pen.random
    .shuffled(things)
    .slice(0, 4)
    .map((item) => {
      const u = Math.min((size * 0.74) / item.height, (size * 0.74) / (item.halfWidth * 2))
      return pen.motif(() =>
        pen.within({ x: 0, y: (item.height * u) / 2, scale: u }, () => item.draw(pen)),
      )
    })
  grid(pen, size, size, (x, y, column, row) => {
    const turn = ((column * 2 + row) % 3) * 16 - 16
    motifs[(column + row * 2) % motifs.length]?.(x + (row % 2) * size * 0.5, y, turn)
  })
}

const botanical: Pattern = (pen, cell) => {
  pen.shape(box(0, 0, pen.w, pen.h), pen.random.pick(['p92', 'a32', 'b80', 'w86']), 'plane')
  const size = Math.max(cell * 1.1, Math.sqrt((pen.w * pen.h) / 14))
  const motif = (draw: () => void) =>
    pen.motif(() => pen.within({ x: 0, y: 0, scale: size / 100 }, draw))
  const motifs = [
    motif(() => sprig(pen, 0, 40, 84, 18, 46)),
    motif(() => sprig(pen, 0, 40, 84, -18, 54)),
    motif(() => bloom(pen, 0, 0, 30, 6 + pen.random.below(4))),
  ]
  grid(pen, size, size, (x, y, column, row) => {
    motifs[(column + row) % 3]?.(x, y + (column % 2) * size * 0.5, (column + row) % 2 ? 18 : -160)
  })
}

const weave: Pattern = (pen, cell) => {
  const inks = four(pen)
  pen.shape(box(0, 0, pen.w, pen.h), inks[0], 'plane')
  const s = cell * 0.5
  grid(pen, s, s, (x, y, column, row) => {
    const over = (column + row) % 2 === 0
    const ink = over ? inks[1] : inks[2]
    if (over) pen.shape(box(x - s * 0.1, y + s * 0.14, s * 1.2, s * 0.72, s * 0.1), ink, 'mark')
    else pen.shape(box(x + s * 0.14, y - s * 0.1, s * 0.72, s * 1.2, s * 0.1), ink, 'mark')
    const line = over ? `M${x} ${y + s * 0.5}H${x + s}` : `M${x + s * 0.5} ${y}V${y + s}`
    pen.line(line, 'w93', s * 0.05)
  })
}

const waves: Pattern = (pen, cell) => {
  const inks = four(pen)
  pen.shape(box(0, 0, pen.w, pen.h), 'w93', 'plane')
  const period = cell * pen.random.between(0.8, 1.3)
  const band = cell * pen.random.between(0.22, 0.36)
  for (const row of range(Math.ceil(pen.h / band) + 2)) {
    const y = row * band - band
    const shift = (row % 2) * period * 0.5
    const points = range(Math.ceil(pen.w / (period / 2)) + 4).map(
      (k) =>
        [
          k * (period / 2) - period - shift + period * 0.5,
          y + (k % 2 ? band * 0.42 : -band * 0.42),
        ] as const,
    )
    pen.shape(
      `${curve(points)}L${pen.w + period * 2} ${y + band * 3}L${-period * 2} ${y + band * 3}Z`,
      inks[row % 4] ?? 'a50',
      'plane',
    )
  }
}

const arches: Pattern = (pen, cell) => {
  const inks = four(pen)
  pen.shape(box(0, 0, pen.w, pen.h), inks[3], 'plane')
  grid(pen, cell, cell * 1.2, (x, y, column, row) => {
    const turn = (column + row * 2) % 4
    for (const [k, inset] of [0.04, 0.17, 0.3].entries()) {
      pen.shape(
        arch(x + cell * inset, y, cell * (1 - inset * 2), cell * (1.12 - inset * 1.2)),
        inks[(turn + k) % 4] ?? 'a50',
        'mark',
      )
    }
  })
}

const triangles: Pattern = (pen, cell) => {
  const inks = four(pen)
  const ch = cell * 0.866
  grid(pen, cell / 2, ch, (x, y, column, row) => {
    const up = (column + row) % 2 === 0
    const left = x - cell / 2
    pen.shape(
      up
        ? poly(left, y + ch + 0.4, left + cell / 2, y, left + cell, y + ch + 0.4)
        : poly(left, y, left + cell, y, left + cell / 2, y + ch),
      inks[pen.random.below(4)] ?? 'a50',
      'mark',
    )
  })
}

const confetti: Pattern = (pen, cell) => {
  const inks = four(pen)
  pen.shape(box(0, 0, pen.w, pen.h), pen.random.pick(['p92', 'a36', 'b80']), 'plane')
  const shapes: ((ink: Ink) => void)[] = [
    (ink) => pen.shape(ellipse(0, 0, 0.9), ink),
    (ink) => pen.shape(box(-1.4, -0.3, 2.8, 0.6, 0.3), ink),
    (ink) => pen.shape(poly(-1, 0.8, 0, -1, 1, 0.8), ink),
    (ink) => pen.line('M-1.2 0C-0.6 -1 0 1 0.6 0C0.8 -0.5 1 -0.5 1.4 0', ink, 0.4),
  ]
  const pieces = shapes.flatMap((shape) =>
    inks
      .slice(0, 3)
      .map((ink) =>
        pen.motif(() => pen.within({ x: 0, y: 0, scale: cell * 0.15 }, () => shape(ink))),
      ),
  )
  grid(pen, cell * 0.5, cell * 0.5, (x, y) => {
    const shift = cell * pen.random.between(-0.12, 0.12)
    pieces[pen.random.below(pieces.length)]?.(x + shift, y, pen.random.between(1, 180))
  })
}

const patterns = [
  quarters,
  terrazzo,
  scallops,
  stripes,
  contours,
  marks,
  botanical,
  weave,
  waves,
  arches,
  triangles,
  confetti,
  marks,
] as const

/** A repeat that fills the picture; the seed determines which one, and its size. */
export const drawPattern = (pen: Pen, things: readonly Thing[]) => {
  const coarse = Math.sqrt((pen.w * pen.h) / pen.random.pick([26, 44, 70]))
  pickByVariant(pen, patterns, 5)(pen, coarse, things)
}
