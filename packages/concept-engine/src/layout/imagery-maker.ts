import type { Imagery } from '@agency/contract/concept'
import { seedFrom } from '../random.ts'

/** Hands out the pictures of one page. */
export interface ImageryMaker {
  /** A picture of the next thing that the brief names; of none of them where all have been shown. */
  make: () => Imagery
  /** A picture of the next thing; none where all have been shown, for shapes beside words say nothing. */
  thing: () => Imagery | undefined
  /** The place of a photograph that is the client's to take, with what it is to show. */
  frame: (shows?: string) => Imagery
  /** What the next photograph is to show, if anything is left. */
  shot: () => string | undefined
  /** A picture of the next thing, else the place of a photograph of what the brief speaks of. */
  photo: () => Imagery
  /** How many things are left to show. */
  left: () => number
}

/** Pictures of the things that a brief names, each once, the most telling first; then photographs to take. */
export function imageryMaker(
  motifs: readonly string[],
  shots: readonly string[],
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
  const open = [...shots]
  const frame = (shows?: string) => imagery('frame', [], shows ? [shows] : [])
  const thing = () => {
    const motif = left.shift()
    return motif ? imagery('motif', [motif]) : undefined
  }
  return {
    left: () => left.length,
    frame,
    thing,
    shot: () => open.shift(),
    // The last one is asked for again: a frame without a word of what it is for says nothing.
    photo: () => thing() ?? frame(open.shift() ?? shots[0]),
    make: () => thing() ?? imagery('type', []),
  }
}
