import type { Imagery } from '@agency/contract/concept'
import { seedFrom } from '../random.ts'

/** Hands out the pictures of one page. */
export interface ImageryMaker {
  /** A picture of the next thing that the brief names; of none of them where all have been shown. */
  make: () => Imagery
  /** How many things are left to show. */
  left: () => number
}

/**
 * Pictures of the things that a brief names, each once, the most telling first; behind them
 * compositions of shapes alone. Pages of other companies begin at other designs.
 */
export function imageryMaker(
  motifs: readonly string[],
  of: { companyName: string; subject: string; treatment: Imagery['treatment']; seed: number },
): ImageryMaker {
  const first = seedFrom(of.companyName, of.seed)
  let made = 0
  return {
    left: () => Math.max(0, motifs.length - made),
    make: () => {
      const motif = motifs[made]
      made += 1
      return {
        kind: motif ? 'motif' : 'type',
        subject: of.subject,
        treatment: of.treatment,
        seed: (first + made) % 2 ** 31,
        motifs: motif ? [motif] : [],
        things: [],
      }
    },
  }
}
