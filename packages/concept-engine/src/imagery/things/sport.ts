import { box, ellipse, poly } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { range, type Thing, thing, tone } from './thing.ts'

/** A ball with panels, not for a particular football code. */
export const matchBall: Thing = thing(40, 20, (pen) => {
  pen.shape(ellipse(0, -20, 20), 'n95')
  const panel = tone(pen, pen.random.pick([44, 58]))
  pen.shape(
    'M-17 -31C-6 -34 6 -27 8 -14C8 -8 6 -3 3 -0.3C-4 -8 -14 -14 -20 -21C-20 -25 -19 -28 -17 -31Z',
    panel,
    'mark',
  )
  pen.shape('M2 -40C12 -38 19 -31 20 -22C14 -22 7 -29 2 -40Z', panel, 'mark')
  pen.line(
    'M-17 -31C-6 -34 6 -27 8 -14M2 -40C7 -29 14 -22 20 -22M-20 -21C-14 -14 -4 -8 3 -0.3',
    'n40',
    0.8,
  )
})

/** An oval ball, laced along its side. */
export const oval: Thing = thing(34, 27, (pen) => {
  pen.within({ x: 0, y: -17, scale: 1, turn: -14 }, () => {
    pen.shape(
      'M-28 0C-20 -13 -8 -16 0 -16C8 -16 20 -13 28 0C20 13 8 16 0 16C-8 16 -20 13 -28 0Z',
      tone(pen, pen.random.pick([46, 58]), 'bcw'),
    )
    pen.line('M-28 0C-16 -3 16 -3 28 0', 'n30', 1)
    pen.line('M-9 -7H9M-6 -10V-4M-2 -10V-4M2 -10V-4M6 -10V-4', 'n94', 1.6)
  })
})

export const whistle: Thing = thing(66, 22, (pen) => {
  pen.line('M-10 -24C-30 -40 -22 -66 0 -64C22 -62 22 -42 2 -30', tone(pen, 52), 2.2)
  pen.shape(
    'M-20 -30H24V-20H6C6 -6 -2 0 -9 0C-19 0 -24 -8 -24 -16C-24 -24 -22 -28 -20 -30Z',
    tone(pen, pen.random.pick([40, 78]), 'nab'),
  )
  pen.shape(ellipse(-9, -14, 5.4), 'n20', 'mark')
  pen.shape(box(6, -27, 10, 3), 'n20', 'mark')
})

export const trophy: Thing = thing(86, 30, (pen) => {
  pen.line('M-18 -74C-34 -74 -32 -50 -12 -48M18 -74C34 -74 32 -50 12 -48', 'w58', 4)
  pen.shape('M-20 -82H20C20 -58 14 -40 0 -38C-14 -40 -20 -58 -20 -82Z', 'w68')
  pen.shape('M-11 -78H-3C-3 -60 -2 -50 -1 -44C-8 -50 -11 -62 -11 -78Z', 'w84', 'mark')
  pen.shape('M-4 -40H4L7 -20H-7Z', 'w58')
  pen.shape(box(-18, -21, 36, 21, 2), tone(pen, 30, 'nac'))
  pen.shape(box(-10, -15, 20, 8, 1), 'w84', 'mark')
})

export const cones: Thing = thing(42, 40, (pen) => {
  for (const [x, height] of [
    [-22, 30],
    [20, 26],
    [0, 40],
  ] as const) {
    pen.shape(box(x - 17, -4, 34, 4, 2), 'b52')
    pen.shape(poly(x - 12, -4, x - 3, -height, x + 3, -height, x + 12, -4), 'b62')
    const band = (share: number) => 3 + 9 * (1 - share)
    pen.shape(
      poly(
        ...[x - band(0.36), -height * 0.4, x - band(0.62), -height * 0.64],
        ...[x + band(0.62), -height * 0.64, x + band(0.36), -height * 0.4],
      ),
      'n94',
      'mark',
    )
  }
})

/** A boot with studs, laced. */
export const boot: Thing = thing(42, 46, (pen) => {
  pen.line('M-34 -6V0M-20 -6V0M10 -6V0M24 -6V0M36 -6V0', 'n50', 5)
  pen.shape(
    'M-40 -8C-42 -22 -42 -34 -38 -42C-32 -40 -26 -42 -20 -40C-12 -30 4 -25 20 -23C38 -20 46 -14 46 -8Z',
    tone(pen, pen.random.pick([34, 58]), 'abn'),
  )
  pen.shape(box(-41, -11, 87, 6, 2), 'n20')
  pen.shape('M-6 -12C0 -20 8 -20 14 -24L24 -22C14 -16 8 -14 6 -12Z', 'n94', 'mark')
  pen.shape('M10 -12C16 -18 22 -18 28 -21L34 -20C28 -16 24 -14 22 -12Z', 'n94', 'mark')
  pen.line('M-17 -35L-9 -39M-10 -31L-2 -35M-3 -28L5 -32', 'n95', 2)
})

const bodice =
  'M-20 -78C-20 -66 -22 -54 -30 -48V0H30V-48C22 -54 20 -66 20 -78L10 -82C8 -68 -8 -68 -10 -82Z'

/** A team's sleeveless jumper on its hook: hoops, a sash, stripes or a yoke. */
export const drawJumper = (pen: Pen, pattern: number, number: number) => {
  pen.line('M-2.4 -77C-4 -88 4 -88 2.4 -77', 'n40', 1.4)
  pen.shape('M-10 -82C-7 -77 7 -77 10 -82L9 -72H-9Z', 'a26')
  pen.shape(bodice, 'a36')
  const band = (d: string) => pen.clip(bodice, () => pen.shape(d, 'b74', 'mark'))
  if (pattern === 0) band(`${box(-34, -44, 68, 12)}${box(-34, -20, 68, 12)}`)
  else if (pattern === 1) band(poly(-34, -66, -20, -78, 36, -14, 36, 6))
  else if (pattern === 2) band(`${box(-22, -84, 10, 90)}${box(12, -84, 10, 90)}`)
  else band(poly(-34, -84, 34, -84, 34, -62, 0, -44, -34, -62))
  pen.line('M-10 -82C-8 -68 8 -68 10 -82', 'n94', 2.4)
  const strokes = [
    'M-4 -40V-18',
    'M-5 -40H5V-29H-5V-18H5',
    'M-5 -40H5L-2 -18',
    'M-5 -40H5V-18H-5ZM-5 -29H5',
  ]
  pen.line(strokes[number % strokes.length] ?? 'M0 -40V-18', 'n95', 3.4)
}

export const jumper: Thing = thing(86, 32, (pen) =>
  drawJumper(pen, pen.random.below(4), pen.random.below(4)),
)

export const stopwatch: Thing = thing(58, 22, (pen) => {
  pen.shape(box(-4, -58, 8, 10, 2), 'n50')
  pen.line('M14 -44L19 -49', 'n50', 5)
  pen.shape(ellipse(0, -23, 22), tone(pen, 40))
  pen.shape(ellipse(0, -23, 16), 'n95', 'mark')
  for (const index of range(8)) {
    const angle = (index / 8) * Math.PI * 2
    const pointAt = (r: number) => `${Math.sin(angle) * r} ${-23 - Math.cos(angle) * r}`
    pen.line(`M${pointAt(12)}L${pointAt(14.6)}`, 'n40', 1.4)
  }
  pen.line('M0 -23L8 -33', 'b52', 2.2)
})

/** Half-time oranges: a plate of quarters. */
export const orangeQuarters: Thing = thing(30, 42, (pen) => {
  for (const [x, y, turn] of [
    [-18, -9, -16],
    [16, -9, 14],
    [-1, -14, 4],
  ] as const)
    pen.within({ x, y, scale: 1, turn }, () => {
      pen.shape('M-18 -6C-16 10 16 10 18 -6Z', 'w62')
      pen.shape('M-15 -5C-13 6 13 6 15 -5Z', 'w76', 'mark')
      pen.line('M0 -5V4M-6 -5L-5 3M6 -5L5 3', 'w90', 1)
    })
  pen.shape('M-42 -7H42C36 0 28 0 20 0H-20C-28 0 -36 0 -42 -7Z', 'n90')
})
