import type { Imagery } from '@agency/contract/concept'
import { GEOMETRY_DESIGNS } from '../imagery/geometry.ts'
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
  /** What the first photograph shows, as long as no picture on the page does; or ''. */
  leadPhoto: () => string
  /**
   * The photograph that the client wants to be seen first, a picture of the next thing, or an
   * abstract one; a placeholder where the client's photographs lead.
   */
  photo: () => Imagery
  /** The number of things left to show. */
  left: () => number
}

/** Pictures of the things that a brief names, without duplicates, most relevant first. */
export function imageryMaker(
  motifs: readonly string[],
  page: {
    companyName: string
    subject: string
    treatment: Imagery['treatment']
    seed: number
    /** What the first photograph shows, if the client says so; or ''. */
    firstPicture: string
    /** Whether the client's photographs are used instead of drawings. */
    isLedByPhotographs: boolean
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
  let { firstPicture } = page
  const frame = (shows?: string) => imagery('frame', [], shows ? [shows] : [])
  const thing = () => {
    const motif = left.shift()
    return motif ? imagery('motif', [motif]) : undefined
  }
  // One page has one design.
  const geometry = () => ({
    ...imagery('type', []),
    seed: (first + count * GEOMETRY_DESIGNS) % 2 ** 31,
  })
  const leadPhoto = () => {
    const subject = firstPicture
    firstPicture = ''
    return subject
  }
  const make = () => thing() ?? geometry()
  return {
    left: () => left.length,
    frame,
    thing,
    leadPhoto,
    photo: () => {
      const subject = leadPhoto()
      if (subject) return frame(subject)
      return page.isLedByPhotographs ? frame() : make()
    },
    make,
  }
}
