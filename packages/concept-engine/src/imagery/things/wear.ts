import { box, ellipse, leaf, poly } from '../outline.ts'
import { range, type Thing, thing, tone } from './thing.ts'

export const shoe: Thing = thing(36, 48, (pen) => {
  const upper = tone(pen, pen.random.pick([48, 62, 88]), 'abw')
  pen.shape(
    'M-44 -4C-46 -20 -44 -36 -40 -38C-34 -34 -26 -32 -20 -36C-8 -30 4 -20 20 -17C38 -14 48 -12 48 -4Z',
    upper,
  )
  pen.shape('M-46 -6H49C51 0 48 3 42 3H-42C-47 3 -48 -2 -46 -6Z', 'n94')
  pen.shape('M-44 -6C-46 -16 -45 -28 -42 -34C-34 -26 -30 -16 -28 -6Z', tone(pen, 40), 'mark')
  for (const x of range(4))
    pen.line(`M${-14 + x * 7} ${-30 + x * 4}L${-8 + x * 7} ${-24 + x * 4}`, 'n95', 2)
  pen.shape('M-20 -6C-10 -18 6 -14 14 -20L22 -17C10 -10 -6 -12 -10 -6Z', tone(pen, 70), 'mark')
})

export const heel: Thing = thing(46, 40, (pen) => {
  pen.shape(
    'M-36 -42C-30 -46 -24 -44 -20 -34C-8 -18 14 -12 32 -12C40 -10 42 -4 40 0C24 2 8 0 -4 -8C-14 -14 -22 -22 -28 -24L-31 0H-34Z',
    tone(pen, 46),
  )
})

export const handbag: Thing = thing(74, 36, (pen) => {
  const hide = tone(pen, 52)
  pen.line('M-18 -44C-18 -82 18 -82 18 -44', tone(pen, 38), 4)
  pen.shape('M-30 -46H30L36 -3C36 0 -36 0 -36 -3Z', hide)
  pen.shape('M-30 -46H30L27 -24C12 -16 -12 -16 -27 -24Z', tone(pen, 62), 'mark')
  pen.shape(ellipse(0, -21, 5), 'b80')
})

export const tote: Thing = thing(84, 32, (pen) => {
  pen.line('M-14 -52C-16 -88 16 -88 14 -52', 'w74', 4)
  pen.shape(poly(-29, -54, 29, -54, 32, 0, -32, 0), 'w90')
  pen.shape(ellipse(0, -27, 13), tone(pen, 56))
  pen.shape(leaf(0, -17, 20, 0, 0.4), 'w92', 'mark')
})

export const shirt: Thing = thing(84, 44, (pen) => {
  const cloth = tone(pen, pen.random.pick([46, 64, 86]), 'abw')
  pen.line('M0 -78C0 -84 6 -84 6 -88C6 -93 -4 -93 -4 -88', 'n50', 2)
  pen.shape(
    'M-12 -78L-30 -70L-46 -44L-34 -36L-27 -46V0H27V-46L34 -36L46 -44L30 -70L12 -78C8 -70 -8 -70 -12 -78Z',
    cloth,
  )
  pen.shape(
    'M-12 -78L0 -66L-8 -56L-17 -75ZM12 -78L0 -66L8 -56L17 -75Z',
    tone(pen, 92, 'nw'),
    'mark',
  )
  for (const y of [-50, -36, -22, -8]) pen.shape(ellipse(0, y, 1.6), 'n90', 'mark')
})

export const dress: Thing = thing(112, 36, (pen) => {
  const cloth = tone(pen, pen.random.pick([42, 58, 72]))
  pen.line('M-10 -104V-112H10V-104', 'n50', 1.6)
  pen.shape(
    'M-13 -106C-8 -92 8 -92 13 -106L19 -94C15 -84 14 -76 15 -66C24 -44 32 -22 36 -2C12 4 -12 4 -36 -2C-32 -22 -24 -44 -15 -66C-14 -76 -15 -84 -19 -94Z',
    cloth,
  )
  pen.shape(box(-15.4, -70, 30.8, 6), tone(pen, 80, 'bw'), 'mark')
  for (const x of [-20, -6, 9, 22])
    pen.line(`M${x * 0.35} -60Q${x * 0.8} -30 ${x} -4`, tone(pen, 36), 1.1)
})

export const coat: Thing = thing(104, 42, (pen) => {
  const cloth = tone(pen, pen.random.pick([36, 52, 74]), 'abcw')
  pen.shape(
    'M-14 -102L-30 -94C-38 -80 -42 -52 -43 -32L-32 -30L-28 -56L-30 -2H30L28 -56L32 -30L43 -32C42 -52 38 -80 30 -94L14 -102Z',
    cloth,
  )
  pen.shape('M-14 -102L-3 -62L-14 -66L-22 -94ZM14 -102L3 -62L14 -66L22 -94Z', tone(pen, 30), 'mark')
  pen.line('M0 -64V-4', tone(pen, 26), 1.4)
  for (const y of [-50, -34]) for (const x of [-7, 7]) pen.shape(ellipse(x, y, 2.2), 'b76', 'mark')
})

export const hat: Thing = thing(34, 46, (pen) => {
  pen.shape('M-46 -4C-30 -14 30 -14 46 -4C30 2 -30 2 -46 -4Z', 'w72')
  pen.shape(
    'M-26 -8C-26 -28 -22 -36 -8 -34C-4 -30 4 -30 8 -34C22 -36 26 -28 26 -8C12 -4 -12 -4 -26 -8Z',
    'w78',
  )
  pen.shape('M-26.4 -16C-12 -11 12 -11 26.4 -16L26 -8C12 -4 -12 -4 -26 -8Z', tone(pen, 42), 'mark')
})

export const glasses: Thing = thing(22, 44, (pen) => {
  const frame = tone(pen, 30)
  for (const x of [-22, 22]) {
    pen.shape(box(x - 17, -20, 34, 20, 9), frame)
    pen.shape(box(x - 14, -17, 28, 14, 7), tone(pen, 62), 'mark')
  }
  pen.line('M-6 -13Q0 -18 6 -13M-39 -15L-44 -18M39 -15L44 -18', frame, 3)
})

export const giftBox: Thing = thing(58, 34, (pen) => {
  const paper = tone(pen, pen.random.pick([52, 70]))
  pen.shape(box(-30, -38, 60, 38, 1), paper)
  pen.shape(box(-34, -46, 68, 12, 1), paper)
  pen.shape(box(-6, -46, 12, 46), 'w92')
  pen.shape(
    'M0 -46C-22 -48 -24 -64 -12 -62C-6 -60 -2 -52 0 -46C2 -52 6 -60 12 -62C24 -64 22 -48 0 -46Z',
    'w88',
  )
})

export const parcel: Thing = thing(44, 38, (pen) => {
  pen.shape(poly(-36, -34, 14, -34, 14, 0, -36, 0), 'w68')
  pen.shape(poly(14, -34, 36, -42, 36, -8, 14, 0), 'w56')
  pen.shape(poly(-36, -34, -14, -44, 36, -42, 14, -34), 'w78')
  pen.shape(poly(-18, -34, 0, -43, 8, -42.6, -8, -34), tone(pen, 56), 'mark')
  pen.shape(box(-30, -14, 18, 9), 'n93', 'mark')
})

export const dumbbell: Thing = thing(32, 46, (pen) => {
  pen.shape(box(-34, -19, 68, 6), 'n72')
  for (const s of [-1, 1]) {
    pen.shape(box(s * 27 - 6, -32, 12, 32, 3), 'n30')
    pen.shape(box(s * 39 - 5, -27, 10, 22, 3), tone(pen, 54))
  }
})

export const kettlebell: Thing = thing(56, 26, (pen) => {
  pen.line('M-13 -34C-22 -62 22 -62 13 -34', 'n34', 7)
  pen.shape(
    'M-24 -20C-24 -36 -12 -40 0 -40C12 -40 24 -36 24 -20C24 -8 18 0 12 0H-12C-18 0 -24 -8 -24 -20Z',
    'n30',
  )
  pen.shape(ellipse(0, -19, 10), tone(pen, 60), 'mark')
})

export const rolledMat: Thing = thing(34, 48, (pen) => {
  const mat = tone(pen, 58)
  pen.shape('M-46 -17C-46 -30 -40 -34 -34 -34H40V0H-34C-40 0 -46 -4 -46 -17Z', mat)
  pen.shape(ellipse(38, -17, 11, 17), tone(pen, 74))
  pen.line(
    'M38 -6C32 -8 32 -26 38 -27C44 -27 44 -12 39 -12C36 -13 36 -20 39 -20',
    tone(pen, 40),
    1.6,
  )
  for (const x of [-26, 10]) pen.shape(box(x, -34.4, 6, 34.8), tone(pen, 36), 'mark')
})

export const flask: Thing = thing(72, 14, (pen) => {
  pen.shape(box(-8, -72, 16, 12, 2), 'n28')
  pen.shape(
    'M-9 -60H9C13 -57 14 -54 14 -50V-4C14 0 -14 0 -14 -4V-50C-14 -54 -13 -57 -9 -60Z',
    tone(pen, 54),
  )
  pen.shape(box(-14, -36, 28, 12), 'n92', 'mark')
})

export const racket: Thing = thing(96, 26, (pen) => {
  pen.shape(box(-3.4, -42, 6.8, 42, 3), tone(pen, 42))
  pen.line(ellipse(0, -68, 21, 26), tone(pen, 52), 4)
  for (const k of range(6)) pen.line(`M${-15 + k * 6} -90V-46M-19 ${-84 + k * 6.6}H19`, 'n80', 0.8)
  pen.shape(ellipse(22, -10, 9), 'b82')
  pen.line('M15 -15Q22 -10 16 -4', 'n95', 1.4)
})

export const suitcase: Thing = thing(82, 34, (pen) => {
  const shell = tone(pen, 54)
  pen.line('M-11 -64V-80H11V-64', 'n46', 3)
  pen.shape(box(-32, -66, 64, 62, 7), shell)
  for (const x of [-18, 0, 18]) pen.line(`M${x} -60V-10`, tone(pen, 42), 2)
  for (const x of [-22, 22]) pen.shape(ellipse(x, -2, 4), 'n26')
  pen.shape(poly(12, -54, 26, -48, 20, -34, 7, -40), 'w88')
})

export const backpack: Thing = thing(84, 32, (pen) => {
  pen.line('M-8 -76C-8 -88 8 -88 8 -76', 'n34', 4)
  pen.shape(
    'M-28 -50C-28 -74 -18 -80 0 -80C18 -80 28 -74 28 -50V-4C28 0 -28 0 -28 -4Z',
    tone(pen, 50),
  )
  pen.shape(
    'M-28 -54C-10 -46 10 -46 28 -54V-62C24 -76 16 -80 0 -80C-16 -80 -24 -76 -28 -62Z',
    tone(pen, 40),
    'mark',
  )
  pen.shape(box(-19, -36, 38, 30, 5), tone(pen, 64))
  pen.shape(box(-31, -90, 62, 13, 6), tone(pen, 70, 'bw'))
})
