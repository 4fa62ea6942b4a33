import type { Ink } from '../inks.ts'
import { box, ellipse, poly } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { type Thing, thing, tone } from './thing.ts'

/** A coat and its lighter markings. */
const coat = (pen: Pen): [Ink, Ink] => {
  const l = pen.random.pick([30, 48, 64, 84])
  return [tone(pen, l, 'cwcn'), l > 60 ? 'w95' : 'w86']
}

const eyes = (pen: Pen, x: number, y: number, apart: number) => {
  pen.shape(`${ellipse(x - apart, y, 2, 2.3)}${ellipse(x + apart, y, 2, 2.3)}`, 'n18', 'mark')
  pen.shape(
    `${ellipse(x - apart + 0.6, y - 0.7, 0.6)}${ellipse(x + apart + 0.6, y - 0.7, 0.6)}`,
    'n97',
    'mark',
  )
}

/** A dog that sits facing the viewer: ears up or down, with a collar. */
export const dog: Thing = thing(92, 32, (pen) => {
  const [fur, light] = coat(pen)
  const collar = tone(pen, 56, 'ab')
  pen.line('M22 -8C36 -8 38 -22 31 -28', fur, 6)
  pen.shape('M-16 -50C-26 -30 -30 -8 -26 0H26C31 -10 26 -34 16 -50Z', fur)
  pen.shape('M-10 -46C-14 -30 -12 -16 0 -14C12 -16 14 -30 10 -46Z', light, 'mark')
  for (const x of [-10, 10]) {
    pen.shape(box(x - 6, -34, 12, 34, 5), fur)
    pen.shape(ellipse(x, -3, 8, 4), light, 'mark')
  }
  for (const x of [-24, 24]) pen.shape(ellipse(x, -5, 9, 6), fur)
  const floppy = pen.random.next() < 0.6
  if (!floppy) for (const s of [-1, 1]) pen.shape(poly(s * 8, -84, s * 22, -98, s * 23, -72), fur)
  pen.shape('M-21 -70C-22 -90 22 -90 21 -70C20 -54 12 -46 0 -46C-12 -46 -20 -54 -21 -70Z', fur)
  pen.shape(
    'M-3 -86H3C4 -74 12 -64 11 -56C9 -47 -9 -47 -11 -56C-12 -64 -4 -74 -3 -86Z',
    light,
    'mark',
  )
  if (floppy) {
    for (const s of [-1, 1]) {
      pen.shape(
        `M${s * 14} -84C${s * 28} -88 ${s * 32} -66 ${s * 27} -54C${s * 20} -54 ${s * 17} -70 ${s * 14} -84Z`,
        pen.random.next() < 0.5 ? fur : 'c32',
      )
    }
  }
  eyes(pen, 0, -72, 10)
  pen.shape('M-5 -63C-5 -66 5 -66 5 -63C4 -58 1 -57 0 -57C-1 -57 -4 -58 -5 -63Z', 'n18', 'mark')
  pen.line('M0 -57V-53M-6 -53Q-2 -50 0 -53Q2 -50 6 -53', 'n18', 1.2)
  pen.shape('M-15 -50C-6 -44 6 -44 15 -50L15 -45C6 -38 -6 -38 -15 -45Z', collar)
  pen.shape(ellipse(0, -38, 3.6), 'b80')
})

/** A cat that sits with its tail around it. */
export const cat: Thing = thing(82, 30, (pen) => {
  const [fur, light] = coat(pen)
  pen.line('M20 -4C40 -2 42 -24 30 -30', fur, 6)
  pen.shape('M-12 -46C-24 -30 -26 -8 -22 0H22C26 -8 24 -30 12 -46Z', fur)
  pen.shape('M-7 -42C-11 -28 -8 -16 0 -14C8 -16 11 -28 7 -42Z', light, 'mark')
  for (const x of [-8, 8]) pen.shape(ellipse(x, -3, 7, 4), light)
  for (const s of [-1, 1]) {
    pen.shape(poly(s * 5, -74, s * 19, -86, s * 20, -62), fur)
    pen.shape(poly(s * 10, -74, s * 17, -81, s * 17.6, -68), 'b78', 'mark')
  }
  pen.shape('M-20 -60C-20 -78 20 -78 20 -60C20 -48 12 -42 0 -42C-12 -42 -20 -48 -20 -60Z', fur)
  pen.shape('M-9 -50C-8 -56 -2 -56 0 -54C2 -56 8 -56 9 -50C6 -44 -6 -44 -9 -50Z', light, 'mark')
  eyes(pen, 0, -61, 8.4)
  pen.shape(poly(-2.4, -55, 2.4, -55, 0, -52), 'b62', 'mark')
  pen.line('M-9 -51L-24 -53M-9 -49L-23 -47M9 -51L24 -53M9 -49L23 -47', 'n40', 0.7)
  if (pen.random.next() < 0.5) pen.line('M-4 -72V-66M0 -73V-65M4 -72V-66', 'c30', 2)
})
