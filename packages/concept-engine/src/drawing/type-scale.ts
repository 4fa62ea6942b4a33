/**
 * Font sizes in CSS pixels on a page of 1440, smallest first. Steps grow with the size: three
 * pixels for body text, about a tenth for headlines.
 */
export const typeScale = {
  s0: 16,
  s1: 18,
  s2: 21,
  s3: 24,
  s4: 27,
  s5: 30,
  s6: 33,
  s7: 38,
  s8: 43,
  s9: 48,
  s10: 54,
  s11: 60,
  s12: 68,
  s13: 74,
  s14: 80,
  s15: 86,
  s16: 94,
  s17: 112,
  s18: 148,
  s19: 220,
} as const

declare const fitted: unique symbol
/** A size derived from the available space. */
type FittedSize = number & { [fitted]: true }

/** A font size: one from the scale, or a fitted one. */
export type TypeSize = (typeof typeScale)[keyof typeof typeScale] | FittedSize

/** Allows a text that must fit its space to be off the scale. */
export const toFit = (size: number): TypeSize => size as FittedSize
