import type { Imagery } from '@agency/contract/concept'
import { seedFrom } from '../random.ts'

/** Hands out the pictures of one page: none twice. */
export interface ImageryMaker {
  make: (...kinds: [Imagery['kind'], ...Imagery['kind'][]]) => Imagery
}

/** A large odd step keeps neighbouring pictures' seeds far apart. */
const STEP = 0x9e3779b1

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
      return { kind, subject, treatment, seed: ((first + made * STEP) >>> 0) % 2 ** 31 }
    },
  }
}
