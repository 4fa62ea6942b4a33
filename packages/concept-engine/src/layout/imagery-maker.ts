import type { Imagery } from '@agency/contract/concept'
import { seedFrom } from '../random.ts'

/** Hands out the pictures of one page. */
export interface ImageryMaker {
  /** A picture of the next thing that the brief names; of none of them where all have been shown. */
  make: () => Imagery
  /** The place of a photograph that is the client's to take, with what it is to show. */
  frame: (shows?: string) => Imagery
  /** A picture of the next thing, else the place of a photograph of what the brief speaks of. */
  photo: () => Imagery
  /** How many things are left to show. */
  left: () => number
}

/**
 * Pictures of the things that a brief names, each once, the most telling first; behind them
 * compositions of shapes alone. Pages of other companies begin at other designs.
 */
export function imageryMaker(
  motifs: readonly string[],
  subjects: readonly string[],
  of: { companyName: string; subject: string; treatment: Imagery['treatment']; seed: number },
): ImageryMaker {
  const first = seedFrom(of.companyName, of.seed)
  const left = [...motifs]
  let made = 0
  const imagery = (kind: Imagery['kind'], shown: string[], things: string[] = []): Imagery => {
    made += 1
    const { subject, treatment } = of
    return { kind, subject, treatment, seed: (first + made) % 2 ** 31, motifs: shown, things }
  }
  const open = [...subjects]
  const frame = (shows?: string) => imagery('frame', [], shows ? [shows] : [])
  return {
    left: () => left.length,
    frame,
    photo: () => {
      const motif = left.shift()
      const shows = motif ? undefined : open.shift()
      return motif ? imagery('motif', [motif]) : shows ? frame(shows) : imagery('type', [])
    },
    make: () => {
      const motif = left.shift()
      return motif ? imagery('motif', [motif]) : imagery('type', [])
    },
  }
}
