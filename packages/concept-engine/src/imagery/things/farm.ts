import { box, ellipse, leaf, poly } from '../outline.ts'
import { range, type Thing, thing, tone } from './thing.ts'

/** A bunch tied at the tops. */
export const carrots: Thing = thing(90, 24, (pen) => {
  for (const index of range(7)) {
    const turn = (index - 3) * 13
    pen.shape(leaf(0, -40, 50 - Math.abs(index - 3) * 5, turn, 0.14), index % 2 ? 'g42' : 'g56')
  }
  for (const turn of [8, -9, 0]) {
    pen.within({ x: turn * -1.1, y: -42, scale: 1, turn }, () => {
      pen.shape(
        'M-8 -2C-8 -9 8 -9 8 -2C7 16 3 32 0 42C-3 32 -7 16 -8 -2Z',
        pen.random.pick(['w56', 'w66']),
      )
      pen.line('M-5 6H1M-2 16H4M-3 26H1', 'n40', 0.9)
    })
  }
  pen.shape(box(-12, -50, 24, 6, 2), tone(pen, 38))
})

export const honey: Thing = thing(62, 24, (pen) => {
  pen.shape(
    'M-19 -46C-24 -42 -24 -38 -24 -32V-6C-24 0 24 0 24 -6V-32C24 -38 24 -42 19 -46Z',
    pen.random.pick(['w60', 'w70']),
  )
  pen.shape(box(-20, -60, 40, 15, 3), tone(pen, pen.random.pick([42, 58, 90]), 'abw'))
  pen.shape(box(-16, -36, 32, 24, 2), 'n95', 'mark')
  for (const [x, y] of [
    [-6, -27],
    [6, -27],
    [0, -20],
  ] as const)
    pen.shape(
      poly(x, y - 5, x + 5, y - 2, x + 5, y + 3, x, y + 6, x - 5, y + 3, x - 5, y - 2),
      'b56',
      'mark',
    )
})

export const eggs: Thing = thing(44, 46, (pen) => {
  const shell = () => tone(pen, pen.random.pick([74, 84, 92]), 'wwn')
  for (const x of [-19, 0, 19]) pen.shape(ellipse(x, -30, 10, 13), shell())
  for (const x of [-28, -9.5, 9.5, 28]) pen.shape(ellipse(x, -23, 10, 13), shell())
  pen.shape(
    'M-44 -20C-38 -12 -28 -12 -19 -20C-12 -12 -6 -12 0 -20C6 -12 12 -12 19 -20C28 -12 38 -12 44 -20L40 0H-40Z',
    'c60',
  )
  pen.line('M-19 -14V-4M0 -14V-4M19 -14V-4', 'c44', 1.6)
})

export const gumboots: Thing = thing(74, 34, (pen) => {
  const rubber = tone(pen, pen.random.pick([34, 46, 58]))
  for (const [x, y] of [
    [-20, -3],
    [2, 0],
  ] as const) {
    pen.within({ x, y, scale: 1 }, () => {
      pen.shape('M-12 -70H9V-32C9 -22 28 -20 30 -7V0H-12Z', rubber)
      pen.shape(box(-13, -5, 44, 5, 1), 'n24')
      pen.line('M-12 -64H9', 'n88', 2.6)
    })
  }
})

/** A milk churn. */
export const milkCan: Thing = thing(80, 32, (pen) => {
  pen.line('M-24 -44C-34 -44 -34 -28 -25 -28M24 -44C34 -44 34 -28 25 -28', 'n54', 3)
  pen.shape(
    'M-14 -70C-14 -60 -25 -54 -25 -44V-4C-25 0 25 0 25 -4V-44C25 -54 14 -60 14 -70Z',
    tone(pen, 74, 'nwa'),
  )
  pen.shape(box(-18, -79, 36, 10, 3), 'n58')
  pen.line('M-25 -18H25M-25 -42H25', 'n90', 2)
})

/** A round hay bale. */
export const bale: Thing = thing(58, 46, (pen) => {
  pen.shape('M14 -58H-18C-36 -58 -44 -45 -44 -29C-44 -12 -36 0 -18 0H14Z', 'w58')
  pen.line('M-30 -55V-2M-12 -58V0', 'c44', 1.4)
  pen.shape(ellipse(15, -29, 30, 29), 'w70')
  pen.line(
    `${ellipse(15, -29, 22, 21)}${ellipse(16, -28, 14, 13)}${ellipse(16, -28, 6, 5)}`,
    'w48',
    1.5,
  )
})

export const hen: Thing = thing(64, 36, (pen) => {
  const l = pen.random.pick([34, 56, 88])
  const feathers = tone(pen, l, 'cwb')
  pen.line('M-4 -12V0M7 -12V0M-10 1L-4 -1L2 1M1 1L7 -1L13 1', 'w50', 2)
  pen.shape('M-22 -34C-40 -42 -40 -60 -32 -62C-30 -52 -26 -48 -18 -44Z', feathers)
  pen.shape(
    'M-33 -48C-26 -40 -14 -37 -4 -41C3 -46 6 -55 14 -57C22 -58 27 -50 24 -41C28 -24 18 -9 0 -9C-18 -9 -31 -26 -33 -48Z',
    feathers,
  )
  pen.shape(
    'M-17 -32C-6 -37 8 -33 9 -26C4 -17 -11 -18 -17 -32Z',
    tone(pen, l > 60 ? 76 : l + 14, 'cw'),
    'mark',
  )
  pen.shape('M11 -56C8 -64 14 -65 16 -60C17 -66 23 -65 22 -56Z', 'w48')
  pen.shape(poly(25, -52, 34, -48, 25, -45), 'w70')
  pen.shape(ellipse(24, -42, 2.2, 3.6), 'w48')
  pen.shape(ellipse(18.6, -50.5, 1.7), 'n16', 'mark')
})
