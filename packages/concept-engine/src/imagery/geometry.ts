import type { Ink } from './inks.ts'
import { box, ellipse, poly } from './outline.ts'
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

const designs: readonly [Design, ...Design[]] = [arcs, blocks, pinwheels]

/** Pictures whose seeds are this far apart have the same design. */
export const GEOMETRY_DESIGNS = designs.length

/** Lightness in hundredths, within which another tint of the same colour is still told apart. */
const STEP = 12
const LIGHTEST = 94
const DARKEST = 16

/** The brand's colour, with darker and lighter tints of it: other hues would break a livery. */
function brandInks({ inks, variant }: Pen): Four {
  const own = Number(inks.first.slice(1))
  const tint = (by: number): Ink => `f${Math.max(DARKEST, Math.min(LIGHTEST, own + by))}`
  const away = own > 62 ? -1 : 1
  const fields = [
    [inks.first, tint(away * STEP), tint(away * 2 * STEP), tint(-away * STEP)],
    [tint(away * 2 * STEP), inks.first, tint(away * STEP), tint(-away * STEP)],
    ['f94', tint(away * STEP), inks.first, tint(-away * STEP)],
  ] as const
  return fields[Math.floor(variant / designs.length) % fields.length] ?? fields[0]
}

/** Large shapes in the brand's colour, for a business whose work cannot be drawn as a thing. */
export const drawGeometry = (pen: Pen) => {
  pickByVariant(pen, designs)(pen, brandInks(pen))
}
