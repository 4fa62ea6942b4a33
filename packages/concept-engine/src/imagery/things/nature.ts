import { box, ellipse, leaf, poly } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { range, type Thing, thing, tone } from './thing.ts'

/** A stem with pairs of leaves, upwards from (x, y). */
export const sprig = (pen: Pen, x: number, y: number, height: number, tilt: number, dark = 44) => {
  pen.line(
    `M${x} ${y}Q${x} ${y - height * 0.6} ${x + tilt} ${y - height}`,
    `g${dark - 6}`,
    height * 0.02,
  )
  for (const hand of [1, -1]) {
    const leaves = range(6).map((index) => {
      const t = (index + 1) / 7
      const size = height * 0.27 * (1.1 - t * 0.5)
      return leaf(x + tilt * t * t, y - height * t, size, hand * (55 - t * 20), 0.32)
    })
    pen.shape(leaves.join(''), hand > 0 ? `g${dark + 10}` : `g${dark}`)
  }
  pen.shape(leaf(x + tilt, y - height, height * 0.18, tilt * 0.4, 0.34), `g${dark + 10}`)
}

/** A flower of petals around (x, y). */
export const bloom = (pen: Pen, x: number, y: number, r: number, petals = 7) => {
  const ink = tone(pen, pen.random.pick([62, 74, 86]), 'abw')
  const from = pen.random.below(60)
  // Every second petal overlaps its neighbours.
  for (const parity of [0, 1]) {
    const layer = range(petals).filter((index) => index % 2 === parity)
    pen.shape(
      layer.map((index) => leaf(x, y, r, from + (index * 360) / petals, 0.42)).join(''),
      ink,
    )
  }
  pen.shape(ellipse(x, y, r * 0.26), tone(pen, 46, 'bw'))
}

const pot = (pen: Pen, w: number, h: number) => {
  const clay = tone(pen, pen.random.pick([46, 60, 88]), 'abw')
  pen.shape(poly(-w, -h, w, -h, w * 0.76, 0, -w * 0.76, 0), clay)
  pen.shape(box(-w * 1.1, -h - 6, w * 2.2, 8, 1.5), clay)
}

export const plant: Thing = thing(92, 34, (pen) => {
  const kind = pen.random.below(3)
  if (kind === 0) {
    for (const index of range(9)) {
      const turn = (index - 4) * 17
      pen.shape(leaf(0, -28, 62 - Math.abs(index - 4) * 6, turn, 0.13), index % 2 ? 'g42' : 'g56')
    }
  } else if (kind === 1) {
    for (const [x, height, tilt] of [
      [-5, 52, -22],
      [4, 60, 16],
      [0, 66, -3],
    ] as const)
      sprig(pen, x, -28, height, tilt)
  } else {
    for (const index of range(7)) {
      const turn = (index - 3) * 25
      const rad = (turn * Math.PI) / 180
      const far = 36 + (index % 2) * 12
      const [x, y] = [Math.sin(rad) * far, -30 - Math.cos(rad) * far]
      pen.line(`M0 -28Q${x * 0.3} ${y * 0.8} ${x} ${y}`, 'g38', 1.4)
      pen.shape(
        leaf(x - Math.sin(rad) * 8, y + Math.cos(rad) * 8, 24, turn, 0.55),
        index % 2 ? 'g44' : 'g58',
      )
    }
  }
  pot(pen, 20, 28)
})

export const succulent: Thing = thing(42, 18, (pen) => {
  for (const index of range(7)) {
    pen.shape(leaf(0, -22, 20, (index - 3) * 27, 0.36), index % 2 ? 'g46' : 'g64')
  }
  pot(pen, 14, 20)
})

export const vase: Thing = thing(104, 32, (pen) => {
  for (const [x, height, tilt] of [
    [-2, 60, -26],
    [0, 70, 4],
    [2, 58, 28],
  ] as const) {
    pen.line(`M${x} -44Q${x} ${-44 - height * 0.5} ${x + tilt} ${-44 - height * 0.8}`, 'g42', 1.6)
    pen.shape(leaf(x + tilt * 0.4, -44 - height * 0.4, 20, tilt * 2, 0.3), 'g54')
    bloom(pen, x + tilt, -44 - height * 0.8, 14)
  }
  const glaze = tone(pen, pen.random.pick([40, 58, 84]), 'abw')
  pen.shape(
    'M-8 -48C-9 -40 -22 -36 -22 -20C-22 -8 -14 0 -9 0H9C14 0 22 -8 22 -20C22 -36 9 -40 8 -48Z',
    glaze,
  )
  pen.line('M-21 -24C-8 -19 8 -19 21 -24', 'n92', 2)
})

export const bouquet: Thing = thing(86, 40, (pen) => {
  for (const index of range(7))
    pen.shape(leaf(0, -34, 48, (index - 3) * 22, 0.2), index % 2 ? 'g44' : 'g58')
  for (const [x, y, size] of [
    [-24, -62, 15],
    [22, -64, 15],
    [0, -76, 16],
    [-10, -52, 14],
    [13, -48, 13],
  ] as const)
    bloom(pen, x, y, size, 8)
  pen.shape('M-26 -44C-10 -32 10 -32 26 -44L9 0H-9Z', 'w88')
  pen.shape('M-9 -20H9L11 -14H-11Z', tone(pen, 48))
})

export const wateringCan: Thing = thing(62, 48, (pen) => {
  const tin = tone(pen, 54)
  pen.line('M18 -44C44 -50 44 -8 22 -8', tin, 4.5)
  pen.line('M-14 -48C-10 -70 16 -70 20 -46', tin, 4.5)
  pen.shape('M-22 -16L-50 -46L-44 -52L-20 -30Z', tin)
  pen.shape(poly(-56, -44, -42, -58, -38, -53, -52, -40), tone(pen, 70, 'bw'))
  pen.shape('M-22 -46C-22 -50 24 -50 24 -46L26 0H-24Z', tin)
  pen.line('M-23 -30H25', 'n90', 1.6)
})

export const crate: Thing = thing(54, 46, (pen) => {
  for (const x of [-30, -10, 10, 30]) {
    pen.shape(ellipse(x, -38, 13, 13), tone(pen, 60, 'abg'))
    pen.shape(leaf(x, -48, 16, x), 'g46')
  }
  pen.shape(box(-46, -36, 92, 15, 1), 'w66')
  pen.shape(box(-46, -17, 92, 17, 1), 'w60')
  for (const x of [-44, 36]) pen.shape(box(x, -36, 8, 36), 'w48')
})

export const trowel: Thing = thing(70, 12, (pen) => {
  pen.shape('M-11 0C-13 -18 -8 -28 0 -32C8 -28 13 -18 11 0Q0 8 -11 0Z', 'n70')
  pen.line('M0 -30V-44', 'n58', 3)
  pen.shape(box(-5, -72, 10, 30, 5), tone(pen, 48))
})

export const branchJar: Thing = thing(96, 30, (pen) => {
  sprig(pen, 0, -34, 58, -20, 42)
  sprig(pen, 2, -34, 62, 20, 50)
  pen.shape(
    'M-11 -40H11V-34C17 -30 18 -24 18 -16V-3C18 0 -18 0 -18 -3V-16C-18 -24 -17 -30 -11 -34Z',
    'p96',
  )
  pen.shape('M-17.6 -18H17.6V-4C17.6 -1 -17.6 -1 -17.6 -4Z', tone(pen, 78), 'mark')
})

/** A tree of one of several shapes, 100 units high. */
export const tree: Thing = thing(100, 34, (pen) => {
  const kind = pen.random.below(4)
  pen.shape('M-3.5 0C-2 -20 -2 -40 -1 -60H2C2 -40 2 -20 4 0Z', 'c34')
  if (kind === 0) {
    for (const [x, y, r] of [
      [-14, -52, 20],
      [14, -56, 21],
      [0, -76, 24],
    ] as const)
      pen.shape(ellipse(x, y, r, r * 0.96), `g${46 + ((x + 20) % 3) * 5}`)
  } else if (kind === 1) pen.shape('M0 -100C20 -84 22 -34 0 -22C-22 -34 -20 -84 0 -100Z', 'g44')
  else if (kind === 2) {
    for (const [y, w] of [
      [-22, 28],
      [-42, 22],
      [-62, 16],
    ] as const)
      pen.shape(poly(-w, y, 0, y - 38, w, y), 'g38')
  } else {
    // A gum tree: bare limbs and clouds of leaves.
    pen.line('M0 -40Q-12 -54 -18 -66M0 -46Q12 -60 20 -74', 'c40', 2.4)
    for (const [x, y, rx] of [
      [-20, -68, 17],
      [20, -78, 18],
      [0, -90, 19],
    ] as const)
      pen.shape(ellipse(x, y, rx, rx * 0.58), 'g54')
  }
})

/** A young plant in its pot. */
export const seedlingPot: Thing = thing(58, 18, (pen) => {
  pen.line('M0 -26Q-2 -38 1 -48', 'g40', 2)
  pen.shape(leaf(0, -40, 22, -52, 0.36), 'g48')
  pen.shape(leaf(1, -46, 22, 46, 0.36), 'g60')
  pot(pen, 15, 24)
})
