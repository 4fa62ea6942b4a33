/** Space between and inside boxes, in CSS pixels on a page of 1440. Steps are named by how many times four they are. */
export const space = {
  0: 0,
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  7: 28,
  8: 32,
  9: 36,
  10: 40,
  12: 48,
  14: 56,
  16: 64,
  18: 72,
  22: 88,
  24: 96,
  28: 112,
  32: 128,
} as const

declare const fitted: unique symbol
/** A space that follows from another length: a picture's height, or the space that a look has. */
type FittedSpace = number & { [fitted]: true }

/** A gap or a margin: one of the scale's, or one that was fitted. */
export type Space = (typeof space)[keyof typeof space] | FittedSpace

/** Lets a space that follows from another length leave the scale. */
export const toFitSpace = (pixels: number): Space => pixels as FittedSpace

declare const padded: unique symbol
/** The padding or the margin of a box, as CSS has it. */
export type Padding = string & { [padded]: true }

/** Padding of one to four sides, in CSS's order. */
export const pad = (...sides: [Space, Space?, Space?, Space?]): Padding =>
  sides.map((side) => `${side}px`).join(' ') as Padding

/** The gutters of a narrow page at the sides of a box, and a space above it. */
export const narrowGutters = (top: Space = 0): Padding => `${top}px var(--gutter) 0` as Padding
