import { hairs, skins } from './human-figures.ts'
import type { Ink } from './inks.ts'
import { arch, box, ellipse, type Outline, poly } from './outline.ts'
import { type Pen, pickByVariant } from './pen.ts'
import { windowLight } from './studio.ts'
import { bloom } from './things/nature.ts'
import { range, type Thing, tone } from './things/thing.ts'

/** Outfits of the people in a trade. */
export type Outfit =
  | 'apron'
  | 'coat'
  | 'hard-hat'
  | 'suit'
  | 'shirt'
  | 'sport'
  | 'overalls'
  | 'dress'
  | 'scarf'

const sets: Record<Outfit, (pen: Pen, main: Ink) => void> = {
  shirt: (pen) => {
    pen.shape(poly(-14, -52, 0, -34, -9, -28, -20, -48), 'n92')
    pen.shape(poly(14, -52, 0, -34, 9, -28, 20, -48), 'n92')
    pen.line('M0 -34V10', 'n40', 0.8)
  },
  suit: (pen, main) => {
    pen.shape(poly(-15, -52, 15, -52, 4, 10, -4, 10), 'n94')
    const tie = tone(pen, 50, 'ab')
    if (pen.random.next() < 0.5) pen.shape(poly(-4, -42, 4, -42, 5, 10, -5, 10), tie)
    pen.shape(poly(-16, -53, -26, -46, -22, -30, -4, 10, -7, -20), main)
    pen.shape(poly(16, -53, 26, -46, 22, -30, 4, 10, 7, -20), main)
  },
  coat: (pen) => {
    pen.shape(poly(-15, -52, 15, -52, 0, -20), tone(pen, 58))
    pen.shape(poly(-16, -53, -28, -44, -22, -20, 0, 8, -3, -18), 'n95')
    pen.shape(poly(16, -53, 28, -44, 22, -20, 0, 8, 3, -18), 'n95')
    pen.shape(box(20, -16, 15, 3, 1), tone(pen, 50), 'mark')
  },
  apron: (pen) => {
    const ink = tone(pen, 36)
    pen.line('M-20 -48L-17 -28M20 -48L17 -28', ink, 4)
    pen.shape('M-24 -30H24L30 20H-30Z', ink)
    pen.shape(box(-11, -12, 22, 3, 1), 'w88', 'mark')
  },
  overalls: (pen) => {
    const ink = tone(pen, 42)
    pen.line('M-26 -46L-16 -26M26 -46L16 -26', ink, 6)
    pen.shape(box(-22, -28, 44, 50, 2), ink)
    pen.shape(box(-11, -18, 22, 15, 2), tone(pen, 54), 'mark')
    for (const x of [-16, 16]) pen.shape(ellipse(x, -25, 2), 'b80', 'mark')
  },
  'hard-hat': (pen) => {
    pen.shape(poly(-34, -44, -22, -50, -10, 20, -30, 20), 'b76')
    pen.shape(poly(34, -44, 22, -50, 10, 20, 30, 20), 'b76')
    pen.shape(poly(-29, -12, -13, -12, -12, -4, -30, -4), 'n94', 'mark')
    pen.shape(poly(29, -12, 13, -12, 12, -4, 30, -4), 'n94', 'mark')
  },
  sport: (pen) => {
    pen.shape('M-13 -52C-8 -36 8 -36 13 -52L19 -50C14 -28 -14 -28 -19 -50Z', tone(pen, 82, 'bw'))
    pen.shape(poly(-40, -30, -30, -44, -20, 20, -34, 20), tone(pen, 64), 'mark')
  },
  dress: (pen) => {
    pen.shape('M-17 -52C-12 -30 12 -30 17 -52L13 -54C8 -40 -8 -40 -13 -54Z', tone(pen, 84, 'bw'))
    for (const [x, y] of [
      [-22, -20],
      [-6, -12],
      [12, -18],
      [25, -8],
      [2, 2],
      [-16, 4],
    ] as const)
      pen.shape(ellipse(x, y, 3), tone(pen, 82, 'bw'), 'mark')
  },
  scarf: (pen) => {
    const ink = tone(pen, 64, 'ab')
    pen.shape('M-20 -52C-14 -42 14 -42 20 -52C26 -42 20 -32 0 -31C-20 -32 -26 -42 -20 -52Z', ink)
    pen.shape(poly(4, -36, 16, -38, 20, 4, 8, 4), ink)
    for (const y of [-24, -12]) pen.line(`M6 ${y}H18`, 'w90', 2)
  },
}

/** Hair behind a head: long hair, buns, curls. */
const hairBehind = (pen: Pen, kind: number, ink: Ink) => {
  if (kind === 1)
    pen.shape(
      'M-25 -84C-32 -122 32 -122 25 -84C28 -66 30 -50 26 -34C14 -28 -14 -28 -26 -34C-30 -50 -28 -66 -25 -84Z',
      ink,
    )
  if (kind === 2) pen.shape(ellipse(3, -113, 12, 11), ink)
  if (kind === 3)
    for (const k of range(11)) {
      const a = Math.PI * (0.92 + (k / 10) * 1.16)
      pen.shape(ellipse(Math.cos(a) * 25, -88 + Math.sin(a) * 26, 12), ink)
    }
  if (kind === 4) pen.shape('M-24 -86C-28 -116 28 -116 24 -86L26 -62C20 -56 -20 -56 -26 -62Z', ink)
  if (kind === 7)
    pen.shape('M14 -100C34 -104 38 -70 30 -48C26 -44 22 -50 24 -60C26 -76 22 -86 12 -90Z', ink)
}

const hairBefore = (pen: Pen, kind: number, ink: Ink) => {
  if (kind === 0)
    pen.shape(
      'M-22 -84C-27 -114 -8 -119 4 -116C20 -118 26 -104 22 -84C18 -96 10 -100 0 -99C-10 -100 -18 -96 -22 -84Z',
      ink,
    )
  if (kind === 1 || kind === 7)
    pen.shape(
      'M-23 -80C-28 -112 -4 -118 4 -114C24 -114 26 -96 23 -80C20 -92 14 -100 6 -103C-4 -96 -18 -94 -23 -80Z',
      ink,
    )
  if (kind === 2) pen.shape('M-22 -86C-26 -112 26 -112 22 -86C14 -102 -14 -102 -22 -86Z', ink)
  if (kind === 3)
    for (const x of [-16, -5, 7, 17]) pen.shape(ellipse(x, -107 + Math.abs(x) * 0.3, 9), ink)
  if (kind === 4) pen.shape('M-23 -84C-26 -116 26 -116 23 -84L22 -94C10 -92 -10 -92 -22 -94Z', ink)
  if (kind === 5)
    pen.shape(
      'M-22 -88C-22 -100 -19 -104 -15 -106C-17 -100 -18 -94 -20 -86ZM22 -88C22 -100 19 -104 15 -106C17 -100 18 -94 20 -86Z',
      ink,
    )
  if (kind === 6)
    pen.shape(
      'M-22 -84C-30 -112 -16 -124 2 -118C26 -124 30 -100 20 -92C10 -104 -4 -94 -12 -102C-18 -98 -20 -92 -22 -84Z',
      ink,
    )
  if (kind === 8) {
    // A headscarf, wrapped tightly.
    pen.shape('M-23 -78C-30 -116 30 -116 23 -78C20 -98 -20 -98 -23 -78Z', ink)
    pen.shape(
      'M-22 -84C-28 -66 -26 -46 -30 -36C-10 -26 10 -26 30 -36C26 -46 28 -66 22 -84C20 -62 10 -54 0 -54C-10 -54 -20 -62 -22 -84Z',
      ink,
    )
  }
}

/** Round, long and broad heads, each with its shadow on the right. */
const heads: readonly [[Outline, Outline], ...[Outline, Outline][]] = [
  [
    'M-22 -88C-22 -112 22 -112 22 -88C23 -70 16 -54 0 -53C-16 -54 -23 -70 -22 -88Z',
    'M10 -104C19 -101 22 -96 22 -88C23 -70 16 -54 0 -53C12 -60 20 -80 10 -104Z',
  ],
  [
    'M-20 -90C-20 -113 20 -113 20 -90C21 -72 15 -50 0 -49C-15 -50 -21 -72 -20 -90Z',
    'M9 -105C17 -102 20 -97 20 -90C21 -72 15 -50 0 -49C11 -57 18 -80 9 -105Z',
  ],
  [
    'M-23 -88C-23 -112 23 -112 23 -88C23 -74 21 -66 14 -58C8 -52 -8 -52 -14 -58C-21 -66 -23 -74 -23 -88Z',
    'M11 -104C20 -101 23 -96 23 -88C23 -74 21 -66 14 -58C11 -55 7 -54 3 -53.6C14 -62 20 -82 11 -104Z',
  ],
]

const face = (pen: Pen, skin: Ink, hair: Ink) => {
  const { random, light } = pen
  const l = Number(skin.slice(1))
  const shade = `k${Math.max(22, l - 11)}` as Ink
  const dark: Ink = l < 48 ? 'k20' : 'n24'
  for (const x of [-22, 22]) pen.shape(ellipse(x, -79, 4.4, 6), skin)
  const [head, shadow] = random.pick(heads)
  pen.shape(head, skin)
  pen.within({ x: 0, y: 0, scale: 1, flip: light < 0 }, () => pen.shape(shadow, shade, 'mark'))
  pen.line(`M-14 -89Q-9 -92 -5 -89M5 -89Q9 -92 14 -89`, hair, 2)
  const smiling = random.next() < 0.5
  if (smiling) pen.line('M-12 -82Q-9 -85 -6 -82M6 -82Q9 -85 12 -82', dark, 1.6)
  else for (const x of [-9, 9]) pen.shape(ellipse(x, -82, 1.9, 2.2), dark, 'mark')
  pen.line(
    light > 0 ? 'M1 -82L4 -73L-1 -72' : 'M-1 -82L-4 -73L1 -72',
    `k${Math.max(20, l - 20)}` as Ink,
    1.4,
  )
  if (smiling) pen.shape('M-8 -67C-4 -64 4 -64 8 -67C6 -60 -6 -60 -8 -67Z', 'n95')
  else pen.line('M-6 -65Q0 -61.6 6 -65', `k${Math.max(18, l - 28)}` as Ink, 1.7)
  for (const x of [-13, 13]) pen.shape(ellipse(x, -72, 4, 2.6), shade, 'mark')
  if (random.next() < 0.25) {
    const freckles = [-15, -11, -8, 8, 11, 15].map((x, k) => ellipse(x, -74 + (k % 3) * 1.8, 0.7))
    pen.shape(freckles.join(''), shade, 'mark')
  }
  if (random.next() < 0.25) for (const x of [-22, 22]) pen.shape(ellipse(x, -71, 2), 'b80')
  if (random.next() < 0.3) {
    for (const x of [-9.5, 9.5]) pen.line(ellipse(x, -82, 7, 6.2), dark, 1.4)
    pen.line('M-2.5 -83Q0 -84.6 2.5 -83M-16.5 -83L-22 -85M16.5 -83L22 -85', dark, 1.4)
  }
}

const backdrop = (pen: Pen) => {
  const { w, h, random, side } = pen
  pen.shape(
    box(0, 0, w, h),
    random.pick(['p88', 'p70', 'a58', 'b76', 'a40', 'w84', 'c62', 'b62']),
    'plane',
  )
  const kind = random.below(5)
  if (kind === 0) windowLight(pen, w * 0.1, h * 0.04, side * 0.9, 0.34)
  else if (kind === 1)
    pen.shape(
      poly(w * random.between(0.3, 0.7), 0, w, 0, w, h, w * random.between(0.2, 0.6), h),
      random.pick(['p60', 'a48', 'b66']),
      'plane',
    )
  else if (kind === 2)
    pen.shape(
      arch(w * 0.16, h, w * 0.68, h * 0.86),
      random.pick(['p62', 'a48', 'b66', 'w76']),
      'plane',
    )
  else if (kind === 3) {
    for (const k of range(6))
      bloom(pen, w * ((k * 0.382 + 0.1) % 1), h * ((k * 0.618) % 0.9), side * 0.1, 8)
  } else
    for (const k of range(7))
      if (k % 2)
        pen.shape(box((w * k) / 7, 0, w / 7, h), random.pick(['p76', 'a52', 'b70']), 'plane')
}

/**
 * A half-length portrait or a head, dressed for the trade; the seed determines age, skin, hair and
 * posture.
 */
export const drawPortrait = (pen: Pen, dress: Outfit, things: readonly Thing[]) => {
  const { w, h, random } = pen
  backdrop(pen)
  const skin = pickByVariant(pen, skins, 3)
  const old = random.next() < 0.22
  const hair: Ink = old
    ? random.pick(['n84', 'n72'])
    : Number(skin.slice(1)) < 56
      ? random.pick(['n16', 'c22', 'n22'])
      : random.pick(hairs)
  const kind = (pen.variant * 2 + random.below(2)) % 9
  const covered = kind === 8 ? tone(pen, 54, 'ab') : hair
  const main: Ink =
    dress === 'coat'
      ? 'n93'
      : dress === 'suit'
        ? tone(pen, 34, 'an')
        : tone(pen, random.pick([46, 60, 84]), 'abw')
  const isNear = random.next() < 0.5
  const scale = isNear ? Math.min(h / 96, w / 66) : Math.min(h / 132, w / 92)
  const x = w / h > 1.35 ? w * random.pick([0.34, 0.5, 0.66]) : w * 0.5
  const tilt = random.between(-5, 5)
  pen.within({ x, y: h + scale * (isNear ? 26 : 4), scale, flip: random.next() < 0.5 }, () => {
    pen.within({ x: 0, y: -46, scale: 1, turn: tilt }, () =>
      pen.within({ x: 0, y: 46, scale: 1 }, () => hairBehind(pen, kind, covered)),
    )
    pen.shape('M-52 30C-54 -18 -46 -38 -20 -46C-8 -49 8 -49 20 -46C46 -38 54 -18 52 30Z', main)
    pen.shape('M-10 -66V-50C-6 -40 6 -40 10 -50V-66Z', skin)
    pen.cast('M-10 -60C-4 -52 4 -52 10 -60V-53C4 -47 -4 -47 -10 -53Z', 'shadow', 0.3)
    sets[dress](pen, main)
    pen.within({ x: 0, y: -46, scale: 1, turn: tilt }, () =>
      pen.within({ x: 0, y: 46, scale: 1 }, () => {
        face(pen, skin, old ? 'n70' : kind === 8 ? 'c28' : hair)
        if (kind !== 8 && kind !== 1 && kind !== 2 && kind !== 3 && random.next() < 0.32) {
          pen.shape(
            'M-21 -80C-22 -62 -14 -49 0 -49C14 -49 22 -62 21 -80C18 -70 10 -70 0 -70C-10 -70 -18 -70 -21 -80ZM-6 -65Q0 -62 6 -65Q0 -59 -6 -65Z',
            hair,
          )
        }
        hairBefore(pen, kind, covered)
        if (dress === 'hard-hat') {
          pen.shape('M-26 -96C-28 -124 -14 -130 0 -130C14 -130 28 -124 26 -96Z', 'b74')
          pen.shape(box(-4, -132, 8, 36, 3), 'b82')
          pen.shape('M-32 -94C-20 -102 20 -102 32 -94C20 -90 -20 -90 -32 -94Z', 'b66')
        }
      }),
    )
  })
  const thing = things[random.below(Math.min(4, things.length))]
  if (thing && w / h > 1.5) {
    const side = x < w / 2 ? 0.84 : 0.14
    pen.within({ x: w * side, y: h * 1.02, scale: (h * 0.52) / thing.height }, () =>
      thing.draw(pen),
    )
  }
}
