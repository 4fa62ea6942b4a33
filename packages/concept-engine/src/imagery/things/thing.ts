import type { Ink } from '../inks.ts'
import type { Pen } from '../pen.ts'

/** Something that stands on (0, 0), drawn upwards (y < 0) in units of about a centimetre. */
export interface Thing {
  draw: (pen: Pen) => void
  /** Height and half width in the same units. */
  height: number
  halfWidth: number
}

export const thing = (height: number, halfWidth: number, draw: (pen: Pen) => void): Thing => ({
  height,
  halfWidth,
  draw,
})

/** One of the picture's colours at a lightness: things of the same kind differ in colour. */
export const tone = (pen: Pen, l: number, roles = 'abc'): Ink =>
  `${roles[pen.random.below(roles.length)] as 'a'}${l}`

/** Numbers 0, 1, … count − 1. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
