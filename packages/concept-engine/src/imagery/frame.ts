import type { Ink } from './inks.ts'
import { box, ellipse, poly } from './outline.ts'
import type { Pen } from './pen.ts'

/** A camera, about 100 units in size, centred on (0, 0). */
const camera = (pen: Pen, ink: Ink) => {
  pen.line(
    'M-20 -32L-12 -44H12L20 -32H42Q50 -32 50 -24V26Q50 34 42 34H-42Q-50 34 -50 26V-24Q-50 -32 -42 -32Z',
    ink,
    5,
  )
  pen.line(ellipse(0, 0, 19), ink, 5)
  pen.line('M35 -17H36', ink, 6)
}

/** From this area on, in square pixels, a frame has the brand's colour: a page begins with it. */
const LARGE_AREA = 330_000

/**
 * A placeholder for a photograph that is still to be taken: plain, with crop marks and a camera.
 */
export const drawFrame = (pen: Pen) => {
  const { w, h, side, random, inks } = pen
  const quiet = random.pick<readonly [Ink, Ink, Ink]>([
    ['p92', 'p88', 'p60'],
    ['f92', 'f88', 'f58'],
    ['n93', 'n89', 'n60'],
  ])
  const colourNumber = Number(inks.first.slice(1))
  const strong = [
    inks.first,
    `f${colourNumber + (colourNumber > 60 && colourNumber < 84 ? -5 : 5)}` as const,
    `n${colourNumber > 60 ? 24 : 96}` as const,
  ] as const
  // The marks of a line drawing are its contours, which are invisible on dark colours.
  const isStrong = w * h >= LARGE_AREA && (pen.treatment !== 'line' || colourNumber > 60)
  const [ground, plane, mark] = isStrong ? strong : quiet
  pen.shape(box(-2, -2, w + 4, h + 4), ground, 'mark')
  const left = random.next() < 0.5
  const top = h * random.between(0.2, 0.5)
  const planes = [
    poly(0, h, 0, left ? top : h * 0.86, w, left ? h * 0.86 : top, w, h),
    poly(left ? 0 : w, 0, w * 0.64, 0, w * 0.36, h, left ? 0 : w, h),
    box(left ? 0 : w * 0.38, 0, w * 0.62, h),
  ] as const
  pen.shape(random.pick(planes), plane, 'mark')
  const inset = Math.max(10, side * 0.07)
  const arm = Math.max(8, side * 0.075)
  const width = Math.max(1, side * 0.005)
  // Only two corners have crop marks: a caption occupies the third.
  for (const [x, y, dx, dy] of [
    [inset, inset, arm, arm],
    [w - inset, h - inset, -arm, -arm],
  ] as const)
    pen.line(`M${x + dx} ${y}L${x} ${y}L${x} ${y + dy}`, mark, width)
  const size = Math.min(0.46, Math.max(0.16, side * 0.0011))
  pen.within({ x: w / 2, y: h / 2, scale: size }, () => camera(pen, mark))
}
