import type { LchColour } from './colour-words.ts'

const lch = (l: number, c: number, h: number): LchColour => ({ l, c, h })

/** Pairs that suit any business, for a brief with neither colours nor a known trade. */
export const fallbackPairs: [LchColour[], ...LchColour[][]] = [
  [lch(0.36, 0.08, 255), lch(0.78, 0.13, 75)],
  [lch(0.4, 0.08, 165), lch(0.86, 0.09, 95)],
  [lch(0.42, 0.11, 25), lch(0.84, 0.06, 80)],
  [lch(0.38, 0.06, 220), lch(0.7, 0.15, 45)],
  [lch(0.44, 0.1, 300), lch(0.86, 0.11, 110)],
  [lch(0.34, 0.03, 60), lch(0.74, 0.14, 140)],
  [lch(0.5, 0.12, 240), lch(0.88, 0.07, 60)],
  [lch(0.45, 0.1, 130), lch(0.72, 0.12, 20)],
]
