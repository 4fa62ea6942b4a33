import type { Ink } from '../inks.ts'
import type { Pen } from '../pen.ts'
import type { Thing } from '../things/thing.ts'
import type { Art } from './icon-shapes.ts'
import { inkShapes, openingInk, type Voice } from './motif-inks.ts'

/** Forms smaller than this are marks: without a shadow or contour of their own. */
const MARK = 0.012
/** What is smaller has no part in the outline. */
const SPECK = 0.003
/** Openings smaller than this are left as they are. */
const OPENING = 0.006

/** A motif as a thing that stands on (0, 0), in colours that read on `ground`. */
export function motifThing(pen: Pen, art: Art, ground: Ink, voice: Voice = 'a'): Thing {
  const shapes = inkShapes(pen, art, ground, voice)
  const inside = openingInk(pen, ground, voice)
  return {
    tall: art.tall,
    reach: art.reach,
    draw: (into) => {
      for (const shape of shapes) {
        // What is see-through in an icon, such as glass, is left lighter by the mapping already.
        if (shape.opacity < 0.35) continue
        if (art.mono) {
          for (const { d, share } of shape.openings)
            if (share > OPENING) into.form(d, inside, 'mark')
        }
        if (shape.stroke > 0) into.line(shape.d, shape.ink, shape.stroke)
        else into.form(shape.d, shape.ink, shape.share > MARK ? 'thing' : 'mark')
      }
    },
  }
}

/** The motif as one flat form: a shadow, an echo or the second print. */
export function motifFlat(art: Art, ink: Ink): Thing {
  return {
    tall: art.tall,
    reach: art.reach,
    draw: (pen) => {
      for (const { d, stroke, opacity, share } of art.shapes) {
        // Small marks lie upon the larger forms.
        if (opacity < 0.35 || share < SPECK) continue
        if (stroke > 0) pen.line(d, ink, stroke)
        else pen.form(d, ink, 'mark')
      }
    },
  }
}
