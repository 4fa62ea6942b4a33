import { box, ellipse, poly } from '../outline.ts'
import { range, type Thing, thing, tone } from './thing.ts'

export const books: Thing = thing(60, 34, (pen) => {
  let y = 0
  for (const index of range(4)) {
    const h = pen.random.between(9, 14)
    const w = pen.random.between(27, 34)
    const x = pen.random.between(-4, 4)
    pen.shape(box(x - w, y - h, w * 2, h, 1.5), tone(pen, [44, 62, 84, 34][index] ?? 50))
    pen.shape(box(x - w + 6, y - h, 5, h), 'w90', 'mark')
    y -= h
  }
  pen.within({ x: -4, y, scale: 1, turn: -9 }, () => {
    pen.shape(box(-26, -7, 52, 8, 1), tone(pen, 70, 'bw'))
  })
})

export const shelfBooks: Thing = thing(66, 44, (pen) => {
  let x = -44
  while (x < 34) {
    const w = pen.random.between(8, 15)
    const h = pen.random.between(44, 64)
    const tilt = x > 18 ? 9 : 0
    pen.within({ x: x + w / 2, y: 0, scale: 1, turn: tilt }, () => {
      pen.shape(box(-w / 2, -h, w, h, 1), tone(pen, pen.random.pick([34, 50, 66, 86]), 'abcw'))
      pen.shape(box(-w / 2, -h + 8, w, 3), 'w92', 'mark')
    })
    x += w + 1
  }
})

export const openBook: Thing = thing(24, 52, (pen) => {
  pen.shape(
    'M0 -5C-14 -14 -36 -12 -52 -8V-1C-36 -5 -14 -5 0 3C14 -5 36 -5 52 -1V-8C36 -12 14 -14 0 -5Z',
    tone(pen, 40),
  )
  pen.shape(
    'M0 -7C-12 -22 -36 -22 -50 -17V-6C-36 -11 -12 -10 0 0C12 -10 36 -11 50 -6V-17C36 -22 12 -22 0 -7Z',
    'w95',
  )
  for (const y of [-14, -10.5]) {
    pen.line(`M-42 ${y}C-32 ${y - 4} -18 ${y - 4} -8 ${y + 3}`, 'n60', 1.2)
    pen.line(`M8 ${y + 3}C18 ${y - 4} 32 ${y - 4} 42 ${y}`, 'n60', 1.2)
  }
})

export const pencils: Thing = thing(74, 20, (pen) => {
  for (const [x, tilt, height] of [
    [-8, -14, 46],
    [-2, -3, 54],
    [4, 8, 48],
    [9, 19, 44],
  ] as const) {
    pen.within({ x, y: -20, scale: 1, turn: tilt }, () => {
      pen.shape(box(-2.6, -height, 5.2, height), tone(pen, pen.random.pick([48, 66])))
      pen.shape(poly(-2.6, -height, 0, -height - 8, 2.6, -height), 'w84')
    })
  }
  pen.shape('M-17 -34H17L15 0H-15Z', tone(pen, pen.random.pick([40, 86]), 'abw'))
  pen.line('M-16.4 -26H16.4', 'n92', 2)
})

export const laptop: Thing = thing(62, 54, (pen) => {
  const screen = tone(pen, 42)
  pen.shape(box(-44, -62, 88, 58, 4), 'n30')
  pen.shape(box(-40, -58, 80, 49, 1), screen)
  pen.shape(box(-35, -53, 24, 39), 'n90', 'mark')
  for (const y of range(4))
    pen.shape(box(-31, -48 + y * 8, 16 - (y % 2) * 5, 3), tone(pen, 60), 'mark')
  for (const x of range(5)) {
    const h = pen.random.between(8, 30)
    pen.shape(box(-4 + x * 8, -15 - h, 5, h), x % 2 ? 'w88' : 'b70', 'mark')
  }
  pen.shape('M-46 -4H46L56 0H-56Z', 'n78')
})

export const monitor: Thing = thing(82, 56, (pen) => {
  pen.shape(poly(-8, -20, 8, -20, 12, -2, -12, -2), 'n62')
  pen.shape(box(-24, -4, 48, 4, 2), 'n70')
  pen.shape(box(-56, -82, 112, 66, 4), 'n26')
  pen.shape(box(-52, -78, 104, 58), tone(pen, 88, 'aw'))
  pen.shape(box(-52, -78, 22, 58), tone(pen, 40), 'mark')
  for (const y of range(3)) pen.shape(box(-24, -71 + y * 11, 34, 5), tone(pen, 66), 'mark')
  pen.line(
    `M-22 -27L-10 -${pen.random.between(30, 36)}L4 -30L18 -42L32 -38L46 -${pen.random.between(46, 58)}`,
    tone(pen, 48),
    2.4,
  )
  pen.shape(ellipse(32, -62, 10), tone(pen, 56), 'mark')
})

export const phone: Thing = thing(66, 18, (pen) => {
  pen.shape(box(-17, -66, 34, 66, 5), 'n24')
  pen.shape(box(-14.5, -62, 29, 58, 2), tone(pen, 88, 'aw'))
  pen.shape(box(-14.5, -62, 29, 22), tone(pen, 52), 'mark')
  for (const y of range(3)) {
    pen.shape(ellipse(-8, -31 + y * 10, 3), tone(pen, 60), 'mark')
    pen.shape(box(-2, -32.5 + y * 10, 13, 3, 1), 'n66', 'mark')
  }
})

export const lamp: Thing = thing(98, 34, (pen) => {
  const metal = tone(pen, 44)
  pen.shape(ellipse(-6, -3, 20, 4), metal)
  pen.line('M-6 -4L-16 -48L12 -82', metal, 3)
  pen.shape(ellipse(-16, -48, 3.4), 'n80')
  pen.cast('M2 -78L44 -8H-12L20 -66Z', 'light', 0.35)
  pen.within({ x: 12, y: -84, scale: 1, turn: 38 }, () => {
    pen.shape('M-7 -4H7L17 18H-17Z', metal)
    pen.shape(ellipse(0, 18, 17, 3.5), 'w93', 'mark')
  })
})

export const papers: Thing = thing(14, 44, (pen) => {
  pen.shape(poly(-44, 0, -32, -13, 40, -13, 30, 0), 'n84')
  pen.shape(poly(-40, -3, -26, -15, 44, -14, 34, -2), 'w95')
  for (const y of range(3))
    pen.line(`M${-24 + y * -3} ${-12 + y * 3.4}H${12 + (y % 2) * 8}`, 'n60', 1.2)
  pen.within({ x: 20, y: -12, scale: 1, turn: 62 }, () => {
    pen.shape(box(-2, -22, 4, 40, 1.5), tone(pen, 42))
    pen.shape(poly(-2, 18, 2, 18, 0, 24), 'n30')
  })
})

export const calculator: Thing = thing(52, 21, (pen) => {
  pen.shape(box(-20, -52, 40, 52, 4), tone(pen, 38))
  pen.shape(box(-15, -47, 30, 11, 1), 'w88')
  for (const index of range(12)) {
    const ink = index === 11 ? 'b62' : 'n84'
    pen.shape(box(-15 + (index % 3) * 11, -31 + Math.floor(index / 3) * 7.5, 8, 5, 1), ink, 'mark')
  }
})

export const coins: Thing = thing(44, 34, (pen) => {
  for (const [x, count] of [
    [-20, 3],
    [2, 7],
    [24, 5],
  ] as const) {
    for (const index of range(count)) {
      pen.shape(
        `M${x - 12} ${-3 - index * 5}V${-7 - index * 5}C${x - 8} ${-10 - index * 5} ${x + 8} ${-10 - index * 5} ${x + 12} ${-7 - index * 5}V${-3 - index * 5}C${x + 8} ${-index * 5} ${x - 8} ${-index * 5} ${x - 12} ${-3 - index * 5}Z`,
        index % 2 ? 'b68' : 'b76',
      )
    }
    pen.shape(ellipse(x, -7 - (count - 1) * 5, 12, 3), 'b84', 'mark')
  }
})

export const seedling: Thing = thing(54, 24, (pen) => {
  pen.line('M0 -20Q-1 -36 2 -46', 'g40', 2)
  pen.shape('M1 -38C-16 -40 -20 -50 -20 -56C-8 -56 0 -50 1 -38Z', 'g52')
  pen.shape('M2 -42C18 -42 24 -52 24 -60C12 -60 4 -54 2 -42Z', 'g62')
  pen.shape('M-20 -22H20L16 0H-16Z', 'p95')
  for (const [x, y] of [
    [-10, -6],
    [0, -8],
    [10, -6],
    [-6, -13],
    [6, -13],
  ] as const)
    pen.shape(ellipse(x, y, 6, 4), 'b74')
})

export const scales: Thing = thing(88, 46, (pen) => {
  const brass = tone(pen, 60, 'bw')
  pen.shape(poly(-20, 0, -14, -6, 14, -6, 20, 0), brass)
  pen.shape('M-3 -6L-2 -78H2L3 -6Z', brass)
  pen.shape(ellipse(0, -82, 5), brass)
  pen.line('M-36 -70Q0 -80 36 -74', brass, 3)
  for (const [x, top, low] of [
    [-36, -70, -30],
    [36, -74, -36],
  ] as const) {
    pen.line(`M${x} ${top}L${x - 13} ${low}M${x} ${top}L${x + 13} ${low}`, 'n50', 1.1)
    pen.shape(
      `M${x - 16} ${low}H${x + 16}C${x + 10} ${low + 10} ${x - 10} ${low + 10} ${x - 16} ${low}Z`,
      tone(pen, 48),
    )
  }
})

export const gavel: Thing = thing(46, 48, (pen) => {
  pen.shape('M-40 0V-6C-30 -10 6 -10 16 -6V0Z', 'c40')
  pen.within({ x: -4, y: -26, scale: 1, turn: -24 }, () => {
    pen.shape(box(4, -3, 56, 6, 3), 'w50')
    pen.shape(box(-11, -18, 22, 36, 3), 'c36')
    pen.shape(box(-12.5, -13, 25, 5), 'b70', 'mark')
    pen.shape(box(-12.5, 8, 25, 5), 'b70', 'mark')
  })
})

export const scroll: Thing = thing(70, 28, (pen) => {
  pen.shape(poly(-26, 0, -26, -70, 26, -70, 26, 0), 'w94')
  for (const y of range(6)) pen.line(`M-17 ${-60 + y * 7}H${16 - (y % 3) * 8}`, 'n58', 1.4)
  pen.shape(ellipse(14, -13, 8), tone(pen, 48, 'ab'))
  pen.shape(poly(9, -8, 6, 6, 13, 1, 20, 7, 19, -8), tone(pen, 48, 'ab'))
})

export const globe: Thing = thing(78, 32, (pen) => {
  pen.shape(poly(-18, 0, -12, -6, 12, -6, 18, 0), 'c36')
  pen.line('M0 -6V-14', 'c36', 4)
  pen.line('M-22 -64C-40 -40 -22 -14 4 -14C20 -14 30 -22 32 -30', 'b60', 3)
  pen.shape(ellipse(2, -45, 27), tone(pen, 60))
  pen.shape(
    'M-18 -58C-6 -66 2 -62 0 -54C-6 -50 -4 -42 -12 -40C-18 -44 -24 -50 -18 -58Z',
    'w88',
    'mark',
  )
  pen.shape('M10 -50C20 -54 26 -48 24 -40C20 -30 10 -26 8 -32C12 -40 4 -44 10 -50Z', 'w88', 'mark')
})

export const briefcase: Thing = thing(56, 40, (pen) => {
  const hide = tone(pen, 38)
  pen.line('M-13 -46V-54H13V-46', 'n30', 4)
  pen.shape(box(-40, -47, 80, 47, 5), hide)
  pen.shape('M-40 -42C-20 -20 20 -20 40 -42V-47H-40Z', tone(pen, 48), 'mark')
  pen.shape(box(-5, -30, 10, 9, 2), 'b76')
})

export const mouse: Thing = thing(14, 16, (pen) => {
  pen.shape('M-16 0C-16 -10 -8 -14 0 -14C10 -14 16 -8 16 0Z', 'n86')
  pen.line('M2 -13.6Q1 -8 6 -6', 'n60', 1.2)
})

export const server: Thing = thing(94, 30, (pen) => {
  pen.shape(box(-30, -94, 60, 94, 3), 'n26')
  for (const y of range(7)) {
    pen.shape(box(-25, -89 + y * 12.4, 50, 9, 1.5), y % 3 === 1 ? tone(pen, 46) : 'n44')
    pen.shape(ellipse(18, -84.5 + y * 12.4, 1.8), y % 2 ? 'b76' : 'a76', 'mark')
    pen.line(`M-20 ${-84.5 + y * 12.4}H2`, 'n70', 1.4)
  }
})
