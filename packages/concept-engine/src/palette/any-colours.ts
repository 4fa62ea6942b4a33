import type { Tint } from './colour-words.ts'

const tint = (l: number, c: number, h: number): Tint => ({ l, c, h })

/** Pairs that suit any business, for a brief that names neither colours nor a trade we know. */
export const anyColours: [Tint[], ...Tint[][]] = [
  [tint(0.36, 0.08, 255), tint(0.78, 0.13, 75)],
  [tint(0.4, 0.08, 165), tint(0.86, 0.09, 95)],
  [tint(0.42, 0.11, 25), tint(0.84, 0.06, 80)],
  [tint(0.38, 0.06, 220), tint(0.7, 0.15, 45)],
  [tint(0.44, 0.1, 300), tint(0.86, 0.11, 110)],
  [tint(0.34, 0.03, 60), tint(0.74, 0.14, 140)],
  [tint(0.5, 0.12, 240), tint(0.88, 0.07, 60)],
  [tint(0.45, 0.1, 130), tint(0.72, 0.12, 20)],
]
