import { box, ellipse, leaf, poly } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { range, type Thing, thing, tone } from './thing.ts'

const steam = (pen: Pen, x: number, y: number) => {
  for (const dx of [-5, 4]) {
    pen.line(
      `M${x + dx} ${y}C${x + dx + 7} ${y - 8} ${x + dx - 7} ${y - 14} ${x + dx + 2} ${y - 24}`,
      'n96',
      1.3,
    )
  }
}

export const cup: Thing = thing(42, 36, (pen) => {
  const body = tone(pen, pen.random.pick([58, 72, 90]), 'abw')
  pen.shape(ellipse(0, -3, 36, 5), 'n90')
  pen.shape(ellipse(0, -4, 24, 3), 'n78', 'mark')
  pen.line('M22 -34C40 -36 38 -14 17 -14', body, 5)
  pen.shape('M-25 -41C-25 -16 -15 -5 0 -5C15 -5 25 -16 25 -41Z', body)
  pen.shape(ellipse(0, -41, 25, 5.5), body, 'mark')
  pen.shape(ellipse(0, -40.6, 22, 4.2), 'c26', 'mark')
  pen.line('M-8 -41C-2 -43.5 6 -39 11 -41', 'w84', 1.4)
  steam(pen, 0, -50)
})

export const takeaway: Thing = thing(52, 18, (pen) => {
  pen.shape('M-17 -46L-12 0H12L17 -46Z', 'w88')
  pen.shape('M-15.6 -33L-13 -9H13L15.6 -33Z', tone(pen, 52))
  pen.shape(box(-19, -52, 38, 7, 2), 'n24')
})

export const loaf: Thing = thing(40, 46, (pen) => {
  pen.shape('M-46 -3C-52 -26 -30 -41 0 -41C30 -41 52 -26 46 -3C36 2 -36 2 -46 -3Z', 'w60')
  pen.cast('M-46 -3C-50 -14 -47 -20 -42 -27C-36 -10 20 -6 46 -4C36 2 -36 2 -46 -3Z', 'shadow', 0.25)
  for (const x of [-26, -7, 12]) {
    pen.shape(
      `M${x - 6} -15C${x - 5} -26 ${x + 2} -34 ${x + 13} -36C${x + 11} -30 ${x + 3} -20 ${x - 6} -15Z`,
      'w86',
      'mark',
    )
  }
})

export const baguettes: Thing = thing(92, 34, (pen) => {
  for (const [tilt, ink] of [
    [-14, 'w56'],
    [9, 'w66'],
  ] as const) {
    pen.within({ x: 0, y: -10, scale: 1, turn: tilt }, () => {
      pen.shape('M-8 0C-12 -30 -9 -70 0 -84C9 -70 12 -30 8 0Z', ink)
      for (const y of [-18, -34, -50, -64]) pen.line(`M-6 ${y}L5 ${y - 9}`, 'w88', 3)
    })
  }
  pen.shape('M-26 -44C-10 -38 10 -38 26 -44L20 0H-20Z', 'n84')
  pen.line('M-23 -24C-8 -19 8 -19 23 -24', tone(pen, 50), 3)
})

export const croissant: Thing = thing(32, 44, (pen) => {
  pen.shape(
    'M-44 0C-46 -22 -22 -34 0 -34C22 -34 46 -22 44 0C34 -1 26 -8 20 -11C8 -16 -8 -16 -20 -11C-26 -8 -34 -1 -44 0Z',
    'w66',
  )
  for (const x of [-28, -12, 4, 20]) {
    pen.shape(
      `M${x - 3} ${-12 - (20 - Math.abs(x)) * 0.1}C${x - 8} -22 ${x - 2} -30 ${x + 5} -33C${x + 9} -28 ${x + 10} -20 ${x + 7} -13Z`,
      'w54',
      'mark',
    )
  }
})

export const cake: Thing = thing(60, 44, (pen) => {
  const icing = tone(pen, 80)
  pen.shape(ellipse(0, -2, 46, 6), 'n82')
  pen.shape(box(-7, -12, 14, 12), 'n72')
  pen.shape(ellipse(0, -13, 46, 6.5), 'n92')
  pen.shape('M-36 -44V-16C-20 -10 20 -10 36 -16V-44Z', 'w84')
  pen.line('M-36 -29C-18 -23 18 -23 36 -29', tone(pen, 50), 3)
  pen.shape(
    'M-36 -46C-36 -30 -26 -30 -24 -36C-20 -26 -10 -28 -8 -36C-4 -24 6 -26 10 -36C14 -26 22 -28 25 -36C29 -30 36 -34 36 -46Z',
    icing,
  )
  pen.shape(ellipse(0, -46, 36, 7), icing, 'mark')
  for (const x of [-20, -4, 14]) pen.shape(ellipse(x, -50, 5, 5), tone(pen, 46, 'ab'))
})

export const bottle: Thing = thing(104, 17, (pen) => {
  const glass = tone(pen, pen.random.pick([26, 38, 50]), 'abg')
  pen.shape(
    'M-6 -102H6V-74C6 -66 17 -62 17 -50V-3C17 0 -17 0 -17 -3V-50C-17 -62 -6 -66 -6 -74Z',
    glass,
  )
  pen.shape(box(-6.6, -104, 13.2, 14, 2), tone(pen, 48))
  pen.shape(box(-17, -44, 34, 28), 'w92')
  pen.shape(ellipse(0, -32, 6, 6), tone(pen, 55), 'mark')
  pen.shape(box(-10, -23, 20, 2), 'n50', 'mark')
  pen.cast('M-13 -50C-12 -58 -8 -62 -7 -66V-46L-12 -44V-6H-13Z', 'light', 0.5)
})

export const wineGlass: Thing = thing(68, 20, (pen) => {
  pen.shape(ellipse(0, -2, 16, 3), 'n88')
  pen.line('M0 -2V-30', 'n82', 2.4)
  pen.shape('M-17 -66C-21 -44 -16 -30 0 -29C16 -30 21 -44 17 -66Z', 'p97')
  pen.shape(
    'M-18.6 -52C-18 -38 -13 -30.5 0 -30C13 -30.5 18 -38 18.6 -52Z',
    tone(pen, 42, 'ab'),
    'mark',
  )
  pen.cast('M-13 -62C-16 -50 -14 -42 -10 -36L-7 -38C-11 -44 -11 -52 -9 -62Z', 'light', 0.8)
})

export const pint: Thing = thing(56, 19, (pen) => {
  pen.shape('M-18 -54L-13 0H13L18 -54Z', 'w68')
  pen.shape('M-19 -58C-14 -62 14 -62 19 -58L17.4 -42C8 -39 -8 -39 -17.4 -42Z', 'w95')
  pen.cast('M-12 -40L-9 -4H-5L-7 -40Z', 'light', 0.6)
})

export const cocktail: Thing = thing(66, 26, (pen) => {
  pen.shape(ellipse(0, -2, 15, 3), 'n86')
  pen.line('M0 -2V-32', 'n82', 2.4)
  pen.shape('M-27 -62C-24 -40 -12 -33 0 -32C12 -33 24 -40 27 -62Z', 'p96')
  pen.shape('M-25 -56C-22 -40 -12 -34 0 -33.4C12 -34 22 -40 25 -56Z', tone(pen, 62, 'ab'), 'mark')
  pen.shape(ellipse(18, -64, 9, 9), tone(pen, 72, 'bw'))
  pen.shape(ellipse(18, -64, 6, 6), 'w92', 'mark')
  pen.shape(leaf(-8, -54, 24, -20), 'g50')
})

export const plate: Thing = thing(26, 58, (pen) => {
  pen.shape(ellipse(0, -5, 58, 9), 'n92')
  pen.shape(ellipse(0, -7, 42, 6), 'n82', 'mark')
  pen.shape(
    'M-34 -9C-36 -28 -8 -34 8 -28C28 -32 38 -20 34 -9C20 -4 -22 -4 -34 -9Z',
    tone(pen, 62, 'bw'),
  )
  for (const x of [-22, -8, 6, 20])
    pen.shape(leaf(x, -14, 19, x * 1.6, 0.36), x % 4 ? 'g48' : 'g62')
  for (const x of [-16, 2, 17]) pen.shape(ellipse(x, -17 - (x % 3), 5, 5), tone(pen, 52, 'ab'))
})

export const bowl: Thing = thing(38, 38, (pen) => {
  const clay = tone(pen, pen.random.pick([42, 58, 82]))
  for (const x of [-22, -4, 14]) {
    pen.shape(ellipse(x, -36, 12, 11), tone(pen, 66, 'bcg'))
    pen.shape(leaf(x + 3, -42, 12, 30 - x), 'g46')
  }
  pen.shape('M-38 -34C-34 -10 -18 0 -10 0H10C18 0 34 -10 38 -34C20 -30 -20 -30 -38 -34Z', clay)
  pen.line('M-34 -25C-16 -20 16 -20 34 -25', 'n92', 1.6)
})

export const lemons: Thing = thing(24, 34, (pen) => {
  const fruit = tone(pen, 76, 'bcw')
  for (const [x, y, turn] of [
    [-17, -12, 10],
    [16, -12, -25],
  ] as const) {
    pen.within({ x, y, scale: 1, turn }, () => {
      pen.shape(
        'M-19 0C-16 -4 -12 -12 0 -12C12 -12 15 -5 19 0C15 5 12 12 0 12C-12 12 -16 4 -19 0Z',
        fruit,
      )
    })
  }
  pen.shape(leaf(-4, -20, 22, 50), 'g50')
})

export const halfFruit: Thing = thing(30, 16, (pen) => {
  const rind = tone(pen, 62, 'ab')
  pen.shape(ellipse(0, -15, 16, 15), rind)
  pen.shape(ellipse(0, -15, 13, 12), 'w93', 'mark')
  for (const index of range(7)) {
    pen.shape(leaf(0, -15, 10.4, index * 51, 0.38), rind, 'mark')
  }
})

export const jug: Thing = thing(58, 26, (pen) => {
  const clay = tone(pen, pen.random.pick([48, 66, 90]), 'abw')
  pen.line('M14 -48C38 -50 36 -16 17 -14', clay, 5)
  pen.shape(
    'M-14 -58C-18 -56 -20 -58 -22 -57C-16 -50 -15 -44 -20 -34C-28 -16 -20 0 -12 0H12C20 0 27 -16 20 -34C15 -44 14 -50 15 -58Z',
    clay,
  )
  pen.line('M-20 -33C-8 -29 8 -29 20 -33', tone(pen, 30), 2)
})

export const boardWithKnife: Thing = thing(12, 60, (pen) => {
  pen.shape(
    'M-60 -6C-60 -9 -56 -10 -52 -10H40C44 -10 46 -8 60 -7C60 -3 46 -2 40 0H-52C-56 0 -60 -2 -60 -6Z',
    'w58',
  )
  pen.shape('M-40 -12H8L14 -9H-38Z', 'n80')
  pen.shape(box(12, -13, 22, 5, 2), 'n24')
})

export const dropper: Thing = thing(44, 13, (pen) => {
  const glass = tone(pen, 44)
  pen.shape('M-4 -44H4L5 -34H-5Z', 'n24')
  pen.shape(box(-7, -35, 14, 8, 2), 'n30')
  pen.shape(
    'M-7 -27H7C12 -25 13 -22 13 -18V-2C13 0 -13 0 -13 -2V-18C-13 -22 -12 -25 -7 -27Z',
    glass,
  )
  pen.shape(box(-13, -17, 26, 10), 'w93', 'mark')
})

export const cheese: Thing = thing(30, 36, (pen) => {
  pen.shape(poly(-36, 0, -36, -14, 28, -28, 36, -12, 36, 0), 'w80')
  pen.shape(poly(-36, -14, 28, -28, 36, -12), 'w90', 'mark')
  for (const [x, y, r] of [
    [-14, -5, 4],
    [8, -6, 5.5],
    [25, -4, 3],
  ] as const)
    pen.shape(ellipse(x, y, r), 'w66', 'mark')
})

export const menu: Thing = thing(74, 24, (pen) => {
  pen.shape(poly(-22, 0, -16, -74, 26, -70, 22, 0), 'w94')
  pen.shape(poly(-12, -66, 21, -63, 20.4, -50, -11.4, -52), tone(pen, 55), 'mark')
  for (const y of range(5))
    pen.line(`M-11 ${-43 + y * 8}L${12 - (y % 3) * 6} ${-42 + y * 8}`, 'n50', 1.6)
})
