import { box, ellipse } from '../outline.ts'
import { range, type Thing, thing, tone } from './thing.ts'

export const goggles: Thing = thing(34, 46, (pen) => {
  pen.line('M-38 -18C-52 -34 52 -34 38 -18', 'n30', 4)
  const glass = tone(pen, pen.random.pick([56, 70]), 'ab')
  for (const side of [-1, 1]) {
    pen.within({ x: side * 20, y: -12, scale: 1, flip: side < 0 }, () => {
      pen.shape('M-16 -6C-14 -13 12 -14 18 -7C20 2 12 12 0 12C-10 12 -17 4 -16 -6Z', 'n24')
      pen.shape('M-11 -5C-8 -9 9 -9 13 -5C14 1 8 7 0 7C-7 7 -12 2 -11 -5Z', glass, 'mark')
    })
  }
  pen.line('M-5 -15Q0 -19 5 -15', 'n30', 3)
})

export const kickboard: Thing = thing(96, 32, (pen) => {
  pen.shape('M-30 0C-32 -40 -30 -94 0 -96C30 -94 32 -40 30 0Z', tone(pen, 58))
  pen.shape('M-26 -26H26V-16H-26Z', 'n94', 'mark')
  pen.shape('M-24 -50C-18 -76 18 -76 24 -50C14 -58 -14 -58 -24 -50Z', tone(pen, 78, 'bw'), 'mark')
})

/** Pool noodles in a bucket. */
export const noodles: Thing = thing(104, 30, (pen) => {
  for (const [index, turn] of [-16, -5, 7, 18].entries())
    pen.within({ x: (index - 1.5) * 7, y: -24, scale: 1, turn }, () => {
      pen.shape(box(-5, -78, 10, 78, 5), tone(pen, [56, 68, 48, 78][index] ?? 60))
      pen.shape(ellipse(0, -74, 2), 'n26', 'mark')
    })
  pen.shape('M-26 -40H26L20 0H-20Z', tone(pen, 84, 'nw'))
  pen.line('M-25 -34H25', 'n60', 1.6)
})

export const rubberDuck: Thing = thing(44, 32, (pen) => {
  pen.shape('M-30 -22C-24 -20 -16 -22 -8 -24H12C30 -22 28 0 8 0H-12C-24 0 -30 -10 -30 -22Z', 'w80')
  pen.shape(ellipse(12, -31, 13), 'w80')
  pen.shape('M23 -33C30 -34 34 -30 33 -28C30 -25 25 -26 23 -27Z', 'b58')
  pen.shape(ellipse(16, -34, 2), 'n18', 'mark')
  pen.shape('M-14 -16C-6 -20 4 -18 6 -12C2 -6 -10 -6 -14 -16Z', 'w70', 'mark')
  pen.line(
    range(2)
      .map((index) => `M${-34 + index * 36} 1Q${-26 + index * 36} -3 ${-16 + index * 36} 1`)
      .join(''),
    'a70',
    1.6,
  )
})
