import type { Ink } from './inks.ts'
import { ellipse } from './outline.ts'
import type { Pen } from './pen.ts'
import { tone } from './things/thing.ts'

export const skins: readonly [Ink, ...Ink[]] = ['k84', 'k77', 'k70', 'k62', 'k52', 'k43', 'k36']
export const hairs: readonly [Ink, ...Ink[]] = ['n18', 'c26', 'c38', 'w62', 'w78', 'n80', 'c48']

export type Pose =
  | 'stand'
  | 'walk'
  | 'work'
  | 'sit'
  | 'wave'
  | 'balance'
  | 'lunge'
  | 'run'
  | 'lift'
  | 'kneel'

/**
 * The joints of a pose: hips, knees and feet, then elbows and hands, left and right, and the head.
 */
interface Joints {
  hip: [number, number]
  neck: [number, number]
  legs: [number, number, number, number][]
  arms: [number, number, number, number][]
  head: [number, number]
}

const poses: Record<Pose, Joints> = {
  stand: {
    hip: [0, -48],
    neck: [0, -80],
    legs: [
      [-5, -25, -6, -1],
      [5, -25, 7, -1],
    ],
    arms: [
      [-13, -64, -12, -46],
      [13, -64, 12, -46],
    ],
    head: [0, -91],
  },
  walk: {
    hip: [0, -48],
    neck: [2, -80],
    legs: [
      [8, -26, 5, -1],
      [-5, -25, -17, -4],
    ],
    arms: [
      [-11, -66, -3, -52],
      [12, -64, 17, -50],
    ],
    head: [4, -91],
  },
  work: {
    hip: [0, -48],
    neck: [6, -79],
    legs: [
      [-4, -25, -6, -1],
      [6, -25, 7, -1],
    ],
    arms: [
      [12, -62, 28, -58],
      [16, -66, 32, -62],
    ],
    head: [11, -89],
  },
  sit: {
    hip: [0, -30],
    neck: [0, -62],
    legs: [
      [20, -31, 20, -1],
      [17, -30, 14, -1],
    ],
    arms: [
      [10, -46, 24, -40],
      [6, -44, 18, -36],
    ],
    head: [2, -73],
  },
  wave: {
    hip: [0, -48],
    neck: [0, -80],
    legs: [
      [-5, -25, -7, -1],
      [5, -25, 8, -1],
    ],
    arms: [
      [-13, -64, -10, -46],
      [16, -84, 22, -101],
    ],
    head: [0, -91],
  },
  balance: {
    hip: [0, -48],
    neck: [0, -80],
    legs: [
      [0, -24, 0, -1],
      [19, -32, 2, -25],
    ],
    arms: [
      [-11, -94, 0, -112],
      [11, -94, 0, -112],
    ],
    head: [0, -91],
  },
  lunge: {
    hip: [0, -38],
    neck: [0, -70],
    legs: [
      [22, -34, 24, -1],
      [-16, -20, -38, -1],
    ],
    arms: [
      [-18, -68, -36, -68],
      [18, -68, 36, -68],
    ],
    head: [0, -81],
  },
  run: {
    hip: [0, -46],
    neck: [9, -76],
    legs: [
      [19, -34, 14, -10],
      [-9, -26, -31, -20],
    ],
    arms: [
      [-6, -64, -18, -54],
      [22, -62, 32, -74],
    ],
    head: [15, -86],
  },
  lift: {
    hip: [0, -44],
    neck: [0, -76],
    legs: [
      [-13, -24, -12, -1],
      [13, -24, 12, -1],
    ],
    arms: [
      [-19, -88, -15, -108],
      [19, -88, 15, -108],
    ],
    head: [0, -87],
  },
  kneel: {
    hip: [-4, -28],
    neck: [6, -58],
    legs: [
      [14, -28, 14, -1],
      [-6, -4, -26, -2],
    ],
    arms: [
      [16, -40, 26, -26],
      [20, -44, 30, -30],
    ],
    head: [12, -68],
  },
}

export interface Clothes {
  top: Ink
  legs: Ink
  skin: Ink
  hair: Ink
  skirt: boolean
}

export const dressOf = (pen: Pen): Clothes => ({
  top: tone(pen, pen.random.pick([44, 58, 72, 88]), 'abwc'),
  legs: tone(pen, pen.random.pick([26, 34, 46]), 'anc'),
  skin: pen.random.pick(skins),
  hair: pen.random.pick(hairs),
  skirt: pen.random.next() < 0.3,
})

/**
 * A head around the origin, with short or long hair, and its eyes and mouth turned slightly to the
 * right.
 */
const drawHead = (pen: Pen, skin: Ink, hair: Ink, features: boolean) => {
  if (pen.random.next() < 0.45) pen.shape(ellipse(-2, 4, 8.4, 10), hair)
  pen.shape(ellipse(0, 0, 7.4, 8.6), skin)
  pen.shape('M-8 1C-10 -14 9 -14 7 -3C2 -6 -4 -5 -8 1Z', hair)
  if (!features) return
  pen.shape(`${ellipse(1.2, -0.6, 0.8, 1)}${ellipse(5, -0.6, 0.8, 1)}`, 'n18', 'mark')
  pen.line('M1.6 4Q3.4 5.2 5 3.8', 'n18', 0.7)
}

/**
 * A simple figure of a person (a child has a larger head), `height` pixels high, standing at (x,
 * y).
 */
export function drawFigure(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  pose: Pose,
  flip = false,
  child = false,
): void {
  const { top, legs, skin, hair, skirt } = dressOf(pen)
  const { hip, neck, legs: shanks, arms, head } = poses[pose]
  const hasBareArms = pose === 'balance' || pose === 'lunge' || pose === 'run' || pose === 'lift'
  pen.within({ x, y, scale: height / 100, flip }, () => {
    pen.groundShadow(0, 0, 15, 40)
    const arm = ([ex, ey, hx, hy]: [number, number, number, number], side: number) => {
      const from = `${neck[0] + side * 8} ${neck[1] + 5}`
      pen.line(`M${from}L${ex} ${ey}`, top, 6.4)
      pen.line(`M${ex} ${ey}L${hx} ${hy}`, hasBareArms ? skin : top, 5)
      pen.shape(ellipse(hx, hy, 3.2), skin, 'mark')
    }
    const first = arms[0]
    if (first) arm(first, -1)
    for (const [index, [kx, ky, fx, fy]] of shanks.entries()) {
      const from = `${hip[0] + (index === 0 ? -4 : 4)} ${hip[1]}`
      pen.line(`M${from}L${kx} ${ky}L${fx} ${fy}`, skirt && !hasBareArms ? skin : legs, 8)
      pen.line(`M${fx - 1} ${fy - 0.5}L${fx + 6} ${fy}`, 'n26', 4.4)
    }
    const [nx, ny] = neck
    const [px, py] = hip
    pen.line(`M${nx} ${ny + 2}L${head[0] * 0.9 + nx * 0.1} ${head[1] + 6}`, skin, 5)
    pen.shape(
      `M${nx - 11} ${ny + 4}C${nx - 8} ${ny - 1} ${nx + 8} ${ny - 1} ${nx + 11} ${ny + 4}C${nx + 11} ${ny + 16} ${px + 8} ${py - 8} ${px + 9} ${py + 3}H${px - 9}C${px - 8} ${py - 8} ${nx - 11} ${ny + 16} ${nx - 11} ${ny + 4}Z`,
      top,
    )
    if (skirt && pose !== 'run' && pose !== 'lift') {
      pen.shape(`M${px - 9} ${py - 4}H${px + 9}L${px + 16} ${py + 21}H${px - 14}Z`, legs)
    }
    pen.within({ x: head[0], y: head[1] - (child ? 3 : 0), scale: child ? 1.5 : 1 }, () => {
      // Only faces that are large enough have features.
      drawHead(pen, skin, hair, height > 110)
    })
    const second = arms[1]
    if (second) arm(second, 1)
  })
}
