import type { Imagery } from '@agency/contract/concept'
import { seedFrom } from '../random.ts'

/** Supplies the pictures of a page. */
export interface ImageryMaker {
  /**
   * A picture of the next thing that the brief names, or an abstract one if all have been shown.
   */
  make: () => Imagery
  /**
   * A picture of the next thing; undefined if all have been shown, as mere shapes next to text
   * would be meaningless.
   */
  thing: () => Imagery | undefined
  /** A placeholder for a photograph that the client should take, with its subject. */
  frame: (shows?: string) => Imagery
  /** The subject of the next photograph, if there are any left. */
  photoSubject: () => string | undefined
  /**
   * A picture of the next thing, or else a placeholder for a photograph of a subject from the
   * brief.
   */
  photo: () => Imagery
  /** The number of things left to show. */
  left: () => number
}

/**
 * Pictures of the things that a brief names, without duplicates, most relevant first; then
 * photographs to take.
 */
export function imageryMaker(
  motifs: readonly string[],
  photoSubjects: readonly string[],
  page: {
    companyName: string
    subject: string
    treatment: Imagery['treatment']
    seed: number
    /** The subject of the first photograph, if the client has named it; or ''. */
    firstPicture: string
  },
): ImageryMaker {
  const first = seedFrom(page.companyName, page.seed)
  const left = [...motifs]
  let count = 0
  const imagery = (kind: Imagery['kind'], motifs: string[], things: string[] = []): Imagery => {
    count += 1
    const { subject, treatment } = page
    return { kind, subject, treatment, seed: (first + count) % 2 ** 31, motifs: motifs, things }
  }
  const open = [...photoSubjects]
  let { firstPicture } = page
  const frame = (shows?: string) => imagery('frame', [], shows ? [shows] : [])
  const thing = () => {
    const motif = left.shift()
    return motif ? imagery('motif', [motif]) : undefined
  }
  return {
    left: () => left.length,
    frame,
    thing,
    photoSubject: () => open.shift(),
    // The last subject is used again: a placeholder without a subject would be meaningless.
    photo: () => {
      const subject = firstPicture
      firstPicture = ''
      return subject ? frame(subject) : (thing() ?? frame(open.shift() ?? photoSubjects[0]))
    },
    make: () => thing() ?? imagery('type', []),
  }
}
