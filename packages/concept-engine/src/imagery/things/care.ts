import { box, ellipse, poly } from '../outline.ts'
import { bloom } from './nature.ts'
import { range, type Thing, thing, tone } from './thing.ts'

export const stethoscope: Thing = thing(72, 36, (pen) => {
  const tube = tone(pen, 42)
  pen.line('M-20 -72C-30 -44 -14 -30 -6 -30C4 -30 16 -44 8 -72', tube, 3.6)
  pen.line('M-6 -30C-8 0 24 4 26 -18', tube, 3.6)
  pen.shape(ellipse(26, -24, 9.5), 'n84')
  pen.shape(ellipse(26, -24, 5), tone(pen, 60), 'mark')
  for (const x of [-20, 8]) pen.shape(ellipse(x, -73, 3), 'n30')
})

export const pills: Thing = thing(50, 20, (pen) => {
  pen.shape(box(-15, -42, 30, 42, 4), tone(pen, 62))
  pen.shape(box(-17, -52, 34, 12, 2), 'n92')
  pen.shape(box(-15, -31, 30, 18), 'w94', 'mark')
  pen.shape(
    poly(
      -3,
      -29,
      3,
      -29,
      3,
      -25,
      7,
      -25,
      7,
      -19,
      3,
      -19,
      3,
      -15,
      -3,
      -15,
      -3,
      -19,
      -7,
      -19,
      -7,
      -25,
      -3,
      -25,
    ),
    tone(pen, 50),
    'mark',
  )
})

export const capsules: Thing = thing(14, 30, (pen) => {
  for (const [x, y, turn] of [
    [-16, -6, 14],
    [14, -7, -28],
  ] as const) {
    pen.within({ x, y, scale: 1, turn }, () => {
      pen.shape(box(-14, -6, 28, 12, 6), 'w93')
      pen.shape('M0 -6H8Q14 -6 14 0Q14 6 8 6H0Z', tone(pen, 52), 'mark')
    })
  }
})

export const heartModel: Thing = thing(54, 28, (pen) => {
  pen.shape(
    'M0 -2C-26 -20 -32 -34 -26 -45C-20 -55 -6 -54 0 -43C6 -54 20 -55 26 -45C32 -34 26 -20 0 -2Z',
    tone(pen, 56, 'ab'),
  )
  pen.line('M-22 -30H-10L-5 -40L3 -18L8 -30H21', 'w95', 2.6)
})

export const clipboard: Thing = thing(72, 26, (pen) => {
  pen.shape(poly(-24, 0, -20, -68, 28, -66, 25, 0), tone(pen, 44))
  pen.shape(poly(-19, -5, -16, -62, 23, -60, 20, -5), 'w95')
  pen.shape(box(-6, -72, 20, 9, 2), 'n70')
  for (const y of range(4)) {
    pen.shape(ellipse(-10 + y * -0.4, -49 + y * 11, 2.6), tone(pen, 58), 'mark')
    pen.line(`M-4 ${-49 + y * 11}H${14 - (y % 2) * 6}`, 'n58', 1.6)
  }
})

export const tooth: Thing = thing(62, 27, (pen) => {
  pen.shape(
    'M-24 -46C-24 -62 -8 -60 0 -56C8 -60 24 -62 24 -46C24 -32 18 -28 16 -12C14 2 8 2 6 -10C5 -20 -5 -20 -6 -10C-8 2 -14 2 -16 -12C-18 -28 -24 -32 -24 -46Z',
    'n95',
  )
  pen.cast(
    'M24 -46C24 -32 18 -28 16 -12C14 2 8 2 6 -10C12 -20 17 -36 14 -58C20 -58 24 -54 24 -46Z',
    'shadow',
    0.22,
  )
  pen.line('M-15 -50C-17 -46 -17 -40 -15 -36', 'a86', 2.4)
})

export const toothbrushes: Thing = thing(86, 18, (pen) => {
  for (const [x, tilt] of [
    [-5, -11],
    [6, 10],
  ] as const) {
    pen.within({ x, y: -20, scale: 1, turn: tilt }, () => {
      pen.shape(box(-2.4, -62, 4.8, 62, 2.4), tone(pen, 54))
      pen.shape(box(2.4, -62, 6, 18, 1), 'w94')
    })
  }
  pen.shape('M-15 -38H15L13 0H-13Z', 'p94')
  pen.line('M-14 -30H14', tone(pen, 60), 2)
})

export const mirrorTool: Thing = thing(84, 10, (pen) => {
  pen.within({ x: 0, y: 0, scale: 1, turn: 12 }, () => {
    pen.shape(box(-2, -60, 4, 60, 2), 'n68')
    pen.shape(ellipse(2, -72, 11, 12), 'n60')
    pen.shape(ellipse(2, -72, 8.4, 9.4), tone(pen, 84), 'mark')
  })
})

export const soap: Thing = thing(58, 16, (pen) => {
  pen.shape(box(-3, -58, 6, 16), 'n30')
  pen.shape('M-16 -60H5V-54H-16Z', 'n30')
  pen.shape(
    'M-8 -44H8C14 -42 15 -38 15 -34V-3C15 0 -15 0 -15 -3V-34C-15 -38 -14 -42 -8 -44Z',
    tone(pen, 60),
  )
  pen.shape(box(-15, -30, 30, 16), 'w93', 'mark')
  pen.shape(ellipse(0, -22, 4), tone(pen, 52), 'mark')
})

export const cream: Thing = thing(30, 26, (pen) => {
  pen.shape(box(-25, -20, 50, 20, 4), tone(pen, 86, 'abw'))
  pen.shape(box(-27, -31, 54, 13, 2), tone(pen, 46, 'abc'))
})

export const perfume: Thing = thing(66, 22, (pen) => {
  pen.shape(box(-7, -66, 14, 16, 1), 'n28')
  pen.shape(box(-4, -52, 8, 6), 'b70')
  pen.shape(box(-21, -46, 42, 46, 5), tone(pen, 74))
  pen.shape(box(-15, -40, 30, 35, 2), tone(pen, 56), 'mark')
  pen.cast(poly(-19, -44, -8, -44, -19, -20), 'light', 0.7)
})

export const lipstick: Thing = thing(50, 9, (pen) => {
  pen.shape('M-6 -34V-46C-2 -52 4 -52 6 -48V-34Z', tone(pen, 50, 'ab'))
  pen.shape(box(-7, -35, 14, 12), 'b76')
  pen.shape(box(-9, -24, 18, 24, 1), 'n26')
})

export const combs: Thing = thing(72, 26, (pen) => {
  pen.within({ x: -12, y: 0, scale: 1, turn: -8 }, () => {
    pen.shape(box(-4, -70, 8, 70, 2), tone(pen, 46))
    for (const y of range(11)) pen.line(`M4 ${-66 + y * 5.6}H13`, tone(pen, 46), 2)
  })
  pen.within({ x: 14, y: -18, scale: 1, turn: 14 }, () => {
    pen.line('M-8 14L3 -20M8 14L-3 -20', 'n60', 3.4)
    pen.shape(poly(3, -20, 10, -54, 5, -52, -1, -16), 'n82')
    pen.shape(poly(-3, -20, -10, -54, -5, -52, 1, -16), 'n74')
    for (const x of [-10, 10]) pen.line(ellipse(x, 17, 6.5), tone(pen, 52), 3)
  })
})

export const towels: Thing = thing(44, 42, (pen) => {
  for (const [y, ink] of [
    [0, 'a62'],
    [-15, 'w90'],
    [-30, 'b70'],
  ] as const) {
    pen.shape(
      `M-40 ${y}C-45 ${y - 4} -45 ${y - 12} -38 ${y - 15}H36C44 ${y - 14} 44 ${y} 36 ${y}Z`,
      ink,
    )
    pen.line(`M-34 ${y - 7.5}H37`, 'n50', 1)
  }
  bloom(pen, 4, -50, 13, 8)
})

export const candle: Thing = thing(40, 17, (pen) => {
  pen.line('M0 -32V-36', 'n30', 1.6)
  pen.shape('M0 -50C6 -43 5 -36 0 -35C-5 -36 -6 -43 0 -50Z', 'b84')
  pen.shape(box(-16, -32, 32, 32, 3), tone(pen, 60))
  pen.shape(box(-10, -22, 20, 13), 'w93', 'mark')
})

export const stones: Thing = thing(46, 30, (pen) => {
  for (const [y, rx, ink] of [
    [-8, 29, 'n38'],
    [-22, 22, 'n52'],
    [-34, 15, 'n68'],
  ] as const)
    pen.shape(ellipse(0, y, rx, 8.4), ink)
})

export const bear: Thing = thing(70, 30, (pen) => {
  const fur = tone(pen, 62, 'bw')
  for (const x of [-15, 15]) {
    pen.shape(ellipse(x, -62, 8), fur)
    pen.shape(ellipse(x * 1.4, -30, 8, 13), fur)
    pen.shape(ellipse(x * 1.3, -8, 12, 9), fur)
  }
  pen.shape(ellipse(0, -22, 22, 21), fur)
  pen.shape(ellipse(0, -20, 13, 13), 'w88', 'mark')
  pen.shape(ellipse(0, -52, 20, 18), fur)
  pen.shape(ellipse(0, -47, 9, 7), 'w90', 'mark')
  for (const x of [-7, 7]) pen.shape(ellipse(x, -56, 2.2), 'n20', 'mark')
  pen.shape(ellipse(0, -50, 3, 2.2), 'n20', 'mark')
})

export const blocks: Thing = thing(72, 40, (pen) => {
  for (const [x, y, s] of [
    [-22, 0, 32],
    [14, 0, 32],
    [-4, -32, 30],
  ] as const) {
    const ink = tone(pen, pen.random.pick([50, 64, 80]), 'abw')
    pen.shape(box(x - s / 2, y - s, s, s, 3), ink)
    pen.shape(
      y === 0 && x < 0
        ? ellipse(x, y - s / 2, 8)
        : y === 0
          ? poly(x, y - s + 7, x + 9, y - 8, x - 9, y - 8)
          : box(x - 7, y - s / 2 - 7, 14, 14),
      'w94',
      'mark',
    )
  }
})

export const rainbowToy: Thing = thing(50, 50, (pen) => {
  for (const [r, ink] of [
    [50, 'a50'],
    [39, 'b66'],
    [28, 'c74'],
    [17, 'w88'],
  ] as const) {
    pen.shape(
      `M${-r} 0C${-r} ${-r * 1.32} ${r} ${-r * 1.32} ${r} 0H${r - 9}C${r - 9} ${-(r - 9) * 1.32} ${-r + 9} ${-(r - 9) * 1.32} ${-r + 9} 0Z`,
      ink,
    )
  }
})

export const ball: Thing = thing(40, 20, (pen) => {
  pen.shape(ellipse(0, -20, 20), tone(pen, 60))
  pen.shape(
    'M-12 -36C2 -30 8 -14 4 -0.6C10 -2 15 -7 18 -12C18 -24 10 -36 -2 -40C-6 -40 -9 -38 -12 -36Z',
    'w92',
    'mark',
  )
  pen.line('M-19 -26C-10 -24 -4 -12 -8 -2', 'w92', 2)
})
