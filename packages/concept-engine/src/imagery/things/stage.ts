import { box, ellipse, poly } from '../outline.ts'
import { range, type Thing, thing, tone } from './thing.ts'

export const guitar: Thing = thing(118, 26, (pen) => {
  pen.shape(box(-3, -108, 6, 62), 'c34')
  pen.shape(box(-5.5, -118, 11, 16, 2), 'c28')
  pen.shape(
    'M0 -56C14 -58 18 -48 15 -40C12 -34 24 -32 25 -18C26 -6 14 0 0 0C-14 0 -26 -6 -25 -18C-24 -32 -12 -34 -15 -40C-18 -48 -14 -58 0 -56Z',
    tone(pen, 62, 'bw'),
  )
  pen.shape(ellipse(0, -34, 7), 'n24')
  pen.shape(box(-9, -14, 18, 4, 1), 'c30')
  pen.line('M-1.4 -106V-12M1.4 -106V-12', 'n88', 0.6)
})

export const record: Thing = thing(72, 58, (pen) => {
  pen.shape(ellipse(20, -36, 35), 'n22')
  for (const r of [29, 23]) pen.line(ellipse(20, -36, r), 'n40', 0.8)
  pen.shape(ellipse(20, -36, 12), tone(pen, 60), 'mark')
  pen.shape(ellipse(20, -36, 2), 'n92', 'mark')
  pen.shape(box(-56, -72, 70, 72), tone(pen, 52))
  const art = tone(pen, 84, 'bw')
  if (pen.random.next() < 0.5) {
    pen.shape(ellipse(-21, -42, 20), art, 'mark')
    pen.shape(box(-56, -34, 70, 12), tone(pen, 36), 'mark')
  } else
    for (const x of range(5))
      pen.shape(
        poly(-50 + x * 12, -10, -44 + x * 12, -10, -34 + x * 10, -60, -40 + x * 10, -60),
        art,
        'mark',
      )
})

export const microphone: Thing = thing(96, 24, (pen) => {
  pen.shape(ellipse(0, -3, 22, 4), 'n28')
  pen.line('M0 -3V-48', 'n40', 3)
  pen.within({ x: 0, y: -50, scale: 1, turn: -24 }, () => {
    pen.shape(poly(-6, 6, 6, 6, 9, -20, -9, -20), tone(pen, 40))
    pen.shape(box(-13, -46, 26, 28, 13), 'n74')
    pen.line('M-12 -34H12M-12 -28H12M-8 -40H8', 'n46', 1.4)
    pen.shape(box(-13.4, -24, 26.8, 5), tone(pen, 56), 'mark')
  })
})

export const headphones: Thing = thing(64, 36, (pen) => {
  pen.line('M-28 -24C-30 -68 30 -68 28 -24', tone(pen, 40), 5)
  for (const s of [-1, 1]) {
    pen.shape(box(s * 28 - 8, -36, 16, 34, 7), tone(pen, 56))
    pen.shape(box(s * 21 - 5, -33, 10, 28, 5), 'n24')
  }
})

export const camera: Thing = thing(52, 42, (pen) => {
  pen.shape(poly(-14, -42, -9, -52, 10, -52, 15, -42), 'n36')
  pen.shape(box(-40, -44, 80, 44, 5), tone(pen, 38))
  pen.shape(box(-40, -32, 80, 20), 'n26', 'mark')
  pen.shape(ellipse(2, -21, 18), 'n66')
  pen.shape(ellipse(2, -21, 13.5), 'n20', 'mark')
  pen.shape(ellipse(2, -21, 8), tone(pen, 52), 'mark')
  pen.shape(ellipse(-2, -25, 2.6), 'n95', 'mark')
  pen.shape(box(-33, -48, 12, 5, 1), tone(pen, 60))
})

export const clapper: Thing = thing(64, 40, (pen) => {
  pen.shape(box(-38, -44, 76, 44, 3), 'n26')
  for (const y of [-28, -14]) pen.line(`M-30 ${y}H30`, 'n60', 1.2)
  pen.line('M0 -28V-4', 'n60', 1.2)
  for (const turn of [0, -12]) {
    pen.within({ x: -36, y: -47, scale: 1, turn }, () => {
      pen.shape(box(0, -9, 74, 9, 1), 'n30')
      for (const x of range(4))
        pen.shape(
          poly(6 + x * 18, 0, 14 + x * 18, 0, 20 + x * 18, -9, 12 + x * 18, -9),
          'b82',
          'mark',
        )
    })
  }
})

export const megaphone: Thing = thing(62, 46, (pen) => {
  pen.shape(poly(-14, -20, -4, -18, 2, 0, -8, 0), 'n34')
  pen.shape('M-36 -42C-42 -40 -42 -22 -36 -20L-16 -18V-44Z', tone(pen, 40))
  pen.shape(poly(-18, -45, 30, -64, 30, 0, -18, -17), tone(pen, 60))
  pen.shape(ellipse(30, -32, 8, 32), tone(pen, 76))
})

export const pianoKeys: Thing = thing(30, 62, (pen) => {
  pen.shape(box(-62, -30, 124, 30, 2), 'n24')
  for (const x of range(9)) pen.shape(box(-58 + x * 13, -22, 12, 22, 1), 'n95')
  for (const x of [0, 1, 3, 4, 5, 7]) pen.shape(box(-50 + x * 13, -22, 8, 13, 1), 'n22')
})

export const masks: Thing = thing(66, 48, (pen) => {
  for (const [x, turn, ink, smile] of [
    [-18, -10, 'a56', 1],
    [20, 12, 'b74', -1],
  ] as const) {
    pen.within({ x, y: -34, scale: 1, turn }, () => {
      pen.shape('M-24 -28C-8 -34 8 -34 24 -28C26 -2 16 26 0 32C-16 26 -26 -2 -24 -28Z', ink)
      for (const s of [-1, 1])
        pen.shape(
          `M${s * 10 - 6} -10C${s * 10 - 4} -16 ${s * 10 + 4} -16 ${s * 10 + 6} -10C${s * 10 + 2} -8 ${s * 10 - 2} -8 ${s * 10 - 6} -10Z`,
          'n20',
          'mark',
        )
      pen.shape(
        `M-11 ${12 - smile * 2}C-6 ${12 + smile * 10} 6 ${12 + smile * 10} 11 ${12 - smile * 2}C6 ${12 + smile * 4} -6 ${12 + smile * 4} -11 ${12 - smile * 2}Z`,
        'n20',
        'mark',
      )
    })
  }
})

export const easel: Thing = thing(110, 34, (pen) => {
  pen.line('M-26 0L-4 -108M26 0L4 -108M0 -100L8 -10', 'w50', 3.4)
  pen.shape(box(-31, -92, 62, 54, 1), 'w95')
  pen.shape(box(-27, -88, 54, 46), tone(pen, 78), 'mark')
  pen.shape(ellipse(8, -70, 11), tone(pen, 60, 'bw'), 'mark')
  pen.shape('M-27 -60C-12 -70 0 -52 27 -62V-42H-27Z', tone(pen, 42), 'mark')
  pen.shape(box(-33, -39, 66, 5), 'w54')
})

export const champagne: Thing = thing(78, 26, (pen) => {
  for (const [x, tilt] of [
    [-9, -8],
    [10, 9],
  ] as const) {
    pen.within({ x, y: 0, scale: 1, turn: tilt }, () => {
      pen.shape(ellipse(0, -2, 11, 2.4), 'n88')
      pen.line('M0 -2V-32', 'n84', 2)
      pen.shape('M-9 -76L-8 -42C-7 -34 7 -34 8 -42L9 -76Z', 'p97')
      pen.shape('M-8.6 -64L-8 -43C-7 -35 7 -35 8 -43L8.6 -64Z', 'b80', 'mark')
      for (const y of [-46, -53, -58]) pen.shape(ellipse((y % 3) * 1.6, y, 1), 'n96', 'mark')
    })
  }
})

export const rings: Thing = thing(46, 34, (pen) => {
  pen.line(ellipse(-11, -18, 17), 'b66', 4.4)
  pen.line(ellipse(12, -17, 16), 'b78', 4.4)
  pen.shape(poly(-18, -42, -11, -34, -4, -42, -8, -47, -14, -47), 'a88')
})

export const cakeTiers: Thing = thing(96, 38, (pen) => {
  pen.shape(ellipse(0, -3, 40, 5), 'n86')
  for (const [w, y, h] of [
    [34, -4, 32],
    [24, -36, 28],
    [14, -64, 22],
  ] as const) {
    pen.shape(box(-w, y - h, w * 2, h, 2), 'w94')
    pen.line(
      `M${-w} ${y - 4}C${-w * 0.3} ${y + 2} ${w * 0.3} ${y + 2} ${w} ${y - 4}`,
      tone(pen, 64),
      2.4,
    )
  }
  for (const [x, y, r] of [
    [-14, -38, 8],
    [-5, -40, 6],
    [10, -66, 7],
    [-2, -90, 8],
    [20, -8, 8],
  ] as const) {
    pen.shape(ellipse(x, y, r), tone(pen, 62))
    pen.shape(ellipse(x, y, r * 0.4), tone(pen, 80, 'bw'), 'mark')
  }
})

export const dogBowl: Thing = thing(26, 36, (pen) => {
  for (const x of [-18, -6, 6, 18]) pen.shape(ellipse(x, -24, 7, 5), 'c46')
  pen.shape(poly(-28, -22, 28, -22, 36, 0, -36, 0), tone(pen, 56))
  pen.shape(
    'M-8 -8C-12 -12 -14 -8 -12 -7C-14 -4 -10 -3 -8 -6H8C10 -3 14 -4 12 -7C14 -8 12 -12 8 -8Z',
    'n94',
    'mark',
  )
})

export const leadAndBall: Thing = thing(44, 46, (pen) => {
  pen.line(
    'M-38 -6C-20 6 -4 -8 -12 -22C-20 -38 -40 -28 -30 -14C-22 -4 4 -4 10 -20',
    tone(pen, 50),
    4,
  )
  pen.shape(box(7, -34, 8, 16, 3), 'n66')
  pen.shape(ellipse(28, -16, 16), tone(pen, 74, 'b'))
  pen.line('M17 -27Q28 -16 19 -3M40 -27Q30 -16 38 -4', 'n95', 2)
})

export const collectionJar: Thing = thing(66, 26, (pen) => {
  pen.shape(box(-18, -64, 36, 9, 2), tone(pen, 46))
  pen.shape(
    'M-15 -55H15C22 -52 23 -46 23 -40V-4C23 0 -23 0 -23 -4V-40C-23 -46 -22 -52 -15 -55Z',
    'p94',
  )
  for (const [x, y] of [
    [-13, -5],
    [0, -5],
    [12, -5],
    [-7, -12],
    [7, -13],
    [0, -20],
    [-12, -19],
  ] as const)
    pen.shape(ellipse(x, y, 7, 4), 'b72')
  pen.shape(
    'M0 -26C-12 -35 -14 -41 -11 -45C-8 -49 -3 -48 0 -43C3 -48 8 -49 11 -45C14 -41 12 -35 0 -26Z',
    tone(pen, 54, 'ab'),
    'mark',
  )
})

export const passport: Thing = thing(60, 34, (pen) => {
  pen.within({ x: 12, y: -30, scale: 1, turn: 12 }, () => {
    pen.shape(box(-18, -30, 36, 58, 1), 'w93')
    pen.shape(box(-18, -30, 36, 13), tone(pen, 60), 'mark')
  })
  pen.shape(box(-30, -56, 40, 56, 3), tone(pen, 36))
  pen.line(ellipse(-10, -34, 10), 'b78', 1.8)
  pen.line('M-20 -34H0M-10 -44V-24', 'b78', 1.2)
  pen.shape(box(-19, -14, 18, 3), 'b78', 'mark')
})

export const foldedMap: Thing = thing(44, 52, (pen) => {
  for (const [x, ink] of [
    [-50, 'w92'],
    [-24, 'w84'],
    [2, 'w92'],
    [28, 'w84'],
  ] as const) {
    const rise = ink === 'w92' ? 0 : -5
    pen.shape(poly(x, -40 + rise, x + 26, -45 - rise, x + 26, -5 - rise, x, rise), ink)
  }
  pen.line('M-48 -14C-30 -30 -10 -4 10 -22C24 -32 40 -22 52 -30', tone(pen, 54), 3)
  pen.shape('M12 -20C2 -32 4 -42 12 -42C20 -42 22 -32 12 -20Z', tone(pen, 48, 'ab'))
})
