import { box, ellipse, poly } from './outline.ts'
import type { Pen } from './pen.ts'
import { range, tone } from './things/thing.ts'

/** A wheel with its rim and hub. */
export const wheel = (pen: Pen, x: number, y: number, r: number) => {
  pen.shape(ellipse(x, y, r), 'n20')
  pen.shape(ellipse(x, y, r * 0.55), 'n82', 'mark')
  pen.shape(ellipse(x, y, r * 0.2), 'n40', 'mark')
}

/** A wheel of wire spokes. */
export const spokes = (pen: Pen, x: number, y: number, r: number, count: number) => {
  pen.line(ellipse(x, y, r), 'n22', r * 0.1)
  pen.line(ellipse(x, y, r * 0.9), 'n78', r * 0.035)
  const wires = range(count).map((index) => {
    const from = (index / count) * Math.PI * 2
    const to = from + (index % 2 ? 0.5 : -0.5)
    return `M${x + Math.cos(to) * r * 0.1} ${y + Math.sin(to) * r * 0.1}L${x + Math.cos(from) * r * 0.88} ${y + Math.sin(from) * r * 0.88}`
  })
  pen.line(wires.join(''), 'n60', r * 0.014)
  pen.shape(ellipse(x, y, r * 0.11), 'n40')
}

const bicycle = (pen: Pen) => {
  const frame = tone(pen, 52)
  spokes(pen, -30, -20, 20, 14)
  spokes(pen, 32, -20, 20, 14)
  pen.line('M-30 -20L-14 -50H20L-2 -20ZM-2 -20L-17 -58M32 -20L18 -58', frame, 3)
  pen.line('M18 -58C20 -64 24 -64 28 -62', 'n26', 3)
  pen.shape('M-27 -62C-20 -64 -12 -63 -8 -60C-12 -57 -20 -57 -27 -62Z', 'n26')
  pen.shape(ellipse(-2, -20, 5), 'n40')
  pen.shape(box(20, -56, 20, 13, 2), 'w66')
}

const truck = (pen: Pen) => {
  const cab = tone(pen, 52)
  pen.shape(box(-62, -62, 82, 52, 2), tone(pen, 84, 'wn'))
  pen.shape(poly(-62, -30, 20, -46, 20, -30, -62, -14), tone(pen, 60, 'ab'), 'mark')
  pen.shape('M23 -50H42C48 -50 54 -34 58 -30V-10H23Z', cab)
  pen.shape(poly(28, -45, 41, -45, 48, -31, 28, -31), 'a86', 'mark')
  pen.shape(box(-62, -12, 122, 5), 'n26')
  for (const x of [-46, -28, 42]) wheel(pen, x, -8, 9)
}

const van = (pen: Pen) => {
  pen.shape(
    'M-52 -10V-50C-52 -54 -48 -56 -44 -56H14C24 -56 32 -42 36 -34L50 -28V-10Z',
    tone(pen, 60),
  )
  pen.shape('M14 -50C20 -50 26 -40 29 -34H6V-50Z', 'a86', 'mark')
  pen.shape(box(-46, -36, 44, 14, 2), 'n93', 'mark')
  pen.shape(ellipse(-35, -29, 4), tone(pen, 46), 'mark')
  pen.shape(box(-54, -13, 106, 5, 2), 'n28')
  for (const x of [-34, 32]) wheel(pen, x, -9, 10)
}

const car = (pen: Pen) => {
  pen.shape(
    'M-54 -12C-56 -24 -50 -30 -38 -31C-28 -44 -20 -47 -4 -47C14 -47 22 -40 30 -31C44 -30 54 -26 54 -12Z',
    tone(pen, 54),
  )
  pen.shape('M-30 -31C-22 -41 -16 -43 -6 -43V-31ZM-2 -43C10 -43 16 -40 24 -31H-2Z', 'a86', 'mark')
  pen.shape(box(46, -24, 8, 5, 2), 'b88', 'mark')
  for (const x of [-32, 32]) wheel(pen, x, -10, 10.5)
}

const vehicles = { bicycle, truck, van, car }

/** A vehicle standing at (x, y), about 110 units long at `u` pixels per unit. */
export const drawVehicle = (
  pen: Pen,
  kind: keyof typeof vehicles,
  x: number,
  y: number,
  u: number,
) =>
  pen.within({ x, y, scale: u, flip: pen.random.next() < 0.5 }, () => {
    pen.groundShadow(0, 0, 56, 16)
    vehicles[kind](pen)
  })
