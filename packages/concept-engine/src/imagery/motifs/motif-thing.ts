import type { Ink } from '../inks.ts'
import type { Pen } from '../pen.ts'
import type { Thing } from '../things/thing.ts'
import type { Art } from './icon-shapes.ts'
import { type Accent, inkShapes, openingInk } from './motif-inks.ts'

/** Smaller forms are marks, without a separate shadow or contour. */
const MARK = 0.012
/** Smaller forms are not part of the outline. */
const SPECK = 0.003
/** Smaller openings are unchanged. */
const OPENING = 0.006

/** A motif as a thing that stands on (0, 0), in colours that are visible on `ground`. */
export function motifThing(pen: Pen, art: Art, ground: Ink, voice: Accent = 'a'): Thing {
  const shapes = inkShapes(pen, art, ground, voice)
  const inside = openingInk(pen, ground, voice)
  return {
    tall: art.tall,
    reach: art.reach,
    draw: (into) => {
      for (const shape of shapes) {
        // The colour mapping already leaves transparent parts of an icon, such as glass, lighter.
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

/** The motif as a single flat form: a shadow, an echo or the second print. */
export function motifFlat(art: Art, ink: Ink): Thing {
  return {
    tall: art.tall,
    reach: art.reach,
    draw: (pen) => {
      for (const { d, stroke, opacity, share } of art.shapes) {
        // Small marks are on top of the larger forms.
        if (opacity < 0.35 || share < SPECK) continue
        if (stroke > 0) pen.line(d, ink, stroke)
        else pen.form(d, ink, 'mark')
      }
    },
  }
}
