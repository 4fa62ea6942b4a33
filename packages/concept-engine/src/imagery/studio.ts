import type { Ink } from './inks.ts'
import { arch, box, poly } from './outline.ts'
import type { Pen } from './pen.ts'
import { range, type Thing, tone } from './things/thing.ts'

/** Draws a thing at (x, y) at `u` pixels per unit, with its shadow. */
export const put = (pen: Pen, item: Thing, x: number, y: number, u: number, turn = 0) => {
  pen.within({ x, y, scale: u, turn, flip: pen.random.next() < 0.5 }, () => {
    if (turn === 0) pen.groundShadow(0, 0, item.halfWidth * 0.8, Math.min(46, item.height * 0.6))
    item.draw(pen)
  })
}

/** A window's light, falling diagonally on a wall. */
export const windowLight = (pen: Pen, x: number, y: number, size: number, strength = 0.4) => {
  const slant = size * 0.32 * pen.light
  const w = size * 0.3
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const left = x + column * w * 1.12 + slant * row * 0.52
    const top = y + row * size * 0.52 + column * size * 0.06 * pen.light
    pen.cast(
      poly(
        left,
        top,
        left + w,
        top + size * 0.05 * pen.light,
        left + w + slant * 0.5,
        top + size * 0.48,
        left + slant * 0.5,
        top + size * 0.44,
      ),
      'light',
      strength,
    )
  }
}

/** The wall behind a still life: one of several, never with a disc behind the thing. */
export const wall = (
  pen: Pen,
  base: number,
  depths: readonly [number, ...number[]] = [84, 90, 74, 62],
) => {
  const { w, h, side, random } = pen
  const depth = random.pick(depths)
  pen.shape(box(0, 0, w, h), `p${depth}`, 'plane')
  const kind = random.below(5)
  if (kind === 0)
    windowLight(pen, w * random.between(0.12, 0.45), h * 0.06, side * random.between(0.62, 0.9))
  else if (kind === 1) {
    const x = w * random.between(0.3, 0.62)
    pen.shape(poly(x, 0, w, 0, w, base, x, base), `p${depth - 10}`, 'plane')
  } else if (kind === 2) {
    const x = w * random.between(0.05, 0.55)
    pen.shape(arch(x, base, w * 0.34, base * 0.86), `p${depth - 14}`, 'plane')
    pen.shape(
      arch(x + w * 0.018, base, w * 0.34 - w * 0.036, base * 0.82),
      `p${Math.min(96, depth + 5)}`,
      'plane',
    )
  } else if (kind === 3) {
    const step = side * 0.075
    const tiles = Math.ceil(w / (step * 2))
    for (const row of range(Math.ceil(base / step))) {
      pen.line(`M0 ${base - row * step}H${w}`, `p${depth - 7}`, 1.6)
      for (const column of range(tiles)) {
        const x = column * step * 2 + (row % 2) * step
        pen.line(`M${x} ${base - row * step}V${base - (row + 1) * step}`, `p${depth - 7}`, 1.6)
      }
    }
    windowLight(pen, w * random.between(0.2, 0.5), h * 0.05, side * 0.7, 0.3)
  } else {
    const from = pen.light > 0 ? 0 : w
    const to = pen.light > 0 ? w * 0.75 : w * 0.25
    pen.cast(
      poly(from, h * 0.02, to, base, to - pen.light * w * 0.3, base, from, h * 0.45),
      'light',
      0.35,
    )
  }
}

export const tableTop = (pen: Pen, base: number) => {
  const { w, h, random } = pen
  const ink: Ink = random.pick(['a44', 'w74', 'c60', 'b64', 'n88', 'a66'])
  pen.shape(box(-4, base, w + 8, h - base + 4), ink, 'plane')
  if (random.next() < 0.4) {
    const drop = w * random.between(0.25, 0.6)
    const cloth = tone(pen, 92, 'wn')
    pen.shape(
      poly(drop, base, drop + w * 0.38, base, drop + w * 0.48, h + 4, drop - w * 0.06, h + 4),
      cloth,
      'plane',
    )
    for (const k of [0.3, 0.72])
      pen.line(`M${drop + w * 0.38 * k} ${base}L${drop - w * 0.06 + w * 0.54 * k} ${h}`, 'w80', 2)
  }
}
