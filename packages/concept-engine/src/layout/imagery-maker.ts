import type { Imagery } from '@agency/contract/concept'
import { seedFrom } from '../random.ts'

/** Hands out the pictures of one page; with seeds in a row they take turns at places and people. */
export interface ImageryMaker {
  make: (...kinds: [Imagery['kind'], ...Imagery['kind'][]]) => Imagery
}

export function imageryMaker(
  subject: string,
  treatment: Imagery['treatment'],
  seed: number,
): ImageryMaker {
  const first = seedFrom(subject, seed)
  let made = 0
  return {
    make: (...kinds) => {
      made += 1
      const kind = kinds[made % kinds.length] ?? kinds[0]
      return { kind, subject, treatment, seed: (first + made) % 2 ** 31, motifs: [], things: [] }
    },
  }
}
