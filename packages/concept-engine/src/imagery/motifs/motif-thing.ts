import type { Ink } from '../inks.ts'
import type { Pen } from '../pen.ts'
import type { Thing } from '../things/thing.ts'
import type { Art } from './icon-shapes.ts'
import { type Accent, inkShapes, openingInk } from './motif-inks.ts'

/** Smaller forms are marks, without a separate shadow or contour. */
const MAX_MARK_SHARE = 0.012
/** Smaller forms are not part of the outline. */
const MAX_SPECK_SHARE = 0.003
/** Smaller openings are unchanged. */
const MIN_OPENING_SHARE = 0.006

/** A motif as a thing that stands on (0, 0), in colours that are visible on `ground`. */
export function motifThing(pen: Pen, art: Art, ground: Ink, accent: Accent = 'a'): Thing {
  const shapes = inkShapes(pen, art, ground, accent)
  const inside = openingInk(pen, ground, accent)
  return {
    height: art.height,
    halfWidth: art.halfWidth,
    draw: (pen) => {
      for (const shape of shapes) {
        // The colour mapping already leaves transparent parts of an icon, such as glass, lighter.
        if (shape.opacity < 0.35) continue
        if (art.mono) {
          for (const { d, share } of shape.openings)
            if (share > MIN_OPENING_SHARE) pen.shape(d, inside, 'mark')
        }
        if (shape.stroke > 0) pen.line(shape.d, shape.ink, shape.stroke)
        else pen.shape(shape.d, shape.ink, shape.share > MAX_MARK_SHARE ? 'thing' : 'mark')
      }
    },
  }
}

/** The motif as a single flat form: a shadow, an echo or the second print. */
export function motifFlat(art: Art, ink: Ink): Thing {
  return {
    height: art.height,
    halfWidth: art.halfWidth,
    draw: (pen) => {
      for (const { d, stroke, opacity, share } of art.shapes) {
        // Small marks are on top of the larger forms.
        if (opacity < 0.35 || share < MAX_SPECK_SHARE) continue
        if (stroke > 0) pen.line(d, ink, stroke)
        else pen.shape(d, ink, 'mark')
      }
    },
  }
}
