import { box, ellipse, poly } from '../outline.ts'
import { range, type Thing, thing, tone } from './thing.ts'

/** A pair of paddles, blades up. */
export const paddles: Thing = thing(112, 24, (pen) => {
  for (const [turn, flip] of [
    [-7, false],
    [9, true],
  ] as const) {
    pen.within({ x: flip ? 8 : -8, y: 0, scale: 1, turn, flip }, () => {
      pen.line('M0 0V-78', 'w60', 4)
      pen.shape(
        'M-8 -74C-9 -92 -8 -106 -3 -112H5C9 -104 9 -90 7 -74C3 -70 -4 -70 -8 -74Z',
        tone(pen, 46),
      )
      pen.shape(poly(-8, -94, 8, -100, 8, -92, -8, -86), 'n94', 'mark')
      pen.shape(box(-4, -5, 8, 6, 2), 'n28')
    })
  }
})

export const lifebuoy: Thing = thing(72, 36, (pen) => {
  const [cy, outer, inner] = [-36, 36, 19]
  /** A band across the ring at an angle, with edges that follow the ring's curve. */
  const band = (angle: number) => {
    const pointAt = (by: number, r: number) =>
      `${Math.cos(angle + by) * r} ${cy + Math.sin(angle + by) * r}`
    return `M${pointAt(-0.34, outer)}Q${pointAt(0, outer * 1.06)} ${pointAt(0.34, outer)}L${pointAt(0.34, inner)}Q${pointAt(0, inner * 1.06)} ${pointAt(-0.34, inner)}Z`
  }
  // Drawn anticlockwise, the inner ring is a hole in the outer one.
  pen.shape(`${ellipse(0, cy, outer)}${ellipse(0, cy, inner, -inner)}`, 'n95')
  for (const index of range(4))
    pen.shape(band(((index + 0.5) * Math.PI) / 2), tone(pen, 54, 'b'), 'mark')
})

export const lifejacket: Thing = thing(78, 30, (pen) => {
  pen.shape(
    'M-24 -74C-20 -78 -12 -78 -9 -74C-9 -62 -5 -54 0 -50C5 -54 9 -62 9 -74C12 -78 20 -78 24 -74C23 -62 24 -54 30 -48V-2C20 2 -20 2 -30 -2V-48C-24 -54 -23 -62 -24 -74Z',
    tone(pen, pen.random.pick([52, 62]), 'bc'),
  )
  pen.line('M0 -50V0', 'n24', 1.6)
  pen.line('M-29 -36H29M-29 -16H29', 'n24', 3)
  pen.shape(`${box(-4, -39, 8, 6, 1)}${box(-4, -19, 8, 6, 1)}`, 'n92', 'mark')
})

export const modelYacht: Thing = thing(108, 40, (pen) => {
  pen.shape('M-4 -24V-106C20 -84 32 -54 36 -28Z', 'n94')
  pen.shape('M-8 -26V-92C-22 -70 -32 -48 -36 -30Z', tone(pen, 70, 'bw'))
  pen.line('M-6 -20V-108', 'c36', 2)
  pen.shape('M-40 -24H40C36 -12 26 -6 14 -5H-20C-32 -7 -38 -14 -40 -24Z', tone(pen, 40))
  pen.shape('M-38 -18H38L36 -14H-36Z', 'n92', 'mark')
  pen.shape(poly(-22, 0, -16, -6, 12, -6, 18, 0), 'c40')
})
