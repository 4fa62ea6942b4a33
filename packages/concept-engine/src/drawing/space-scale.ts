/**
 * Space between and inside boxes, in CSS pixels on a page of 1440. Each step's name is its size
 * divided by four.
 */
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
/** A space derived from another length: a picture's height, or the look's spacing. */
type FittedSpace = number & { [fitted]: true }

/** A gap or a margin: one from the scale, or a fitted one. */
export type Space = (typeof space)[keyof typeof space] | FittedSpace

/** Allows a space that is derived from another length to be off the scale. */
export const offScale = (pixels: number): Space => pixels as FittedSpace

declare const padded: unique symbol
/** The padding or the margin of a box, in CSS syntax. */
export type Padding = string & { [padded]: true }

/** Padding of one to four sides, in CSS's order. */
export const pad = (...sides: [Space, Space?, Space?, Space?]): Padding =>
  sides.map((side) => `${side}px`).join(' ') as Padding

/** A narrow page's gutters at the sides of a box, and a space above it. */
export const narrowGutters = (top: Space = 0): Padding => `${top}px var(--gutter) 0` as Padding
