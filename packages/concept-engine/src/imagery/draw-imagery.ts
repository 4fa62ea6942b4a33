import type { Imagery, ImageryInput, Palette } from '@agency/contract/concept'
import { seedFrom } from '../random.ts'
import { thingsByName } from './built-in-things.ts'
import { drawChart } from './chart.ts'
import { drawDevice } from './device.ts'
import { type Family, families } from './families.ts'
import { drawFrame } from './frame.ts'
import { drawGeometry } from './geometry.ts'
import { drawMap } from './map.ts'
import { drawMotif } from './motifs/draw-motif.ts'
import { type Icons, noIcons } from './motifs/icon-sets.ts'
import { drawPattern } from './pattern.ts'
import { type Pen, penOf, pickByVariant } from './pen.ts'
import { drawPortrait } from './portrait.ts'
import { drawStillLife } from './still-life.ts'
import type { Subject } from './subject.ts'

export type { Subject } from './subject.ts'

const isSubject = (subject: string): subject is Subject => Object.hasOwn(families, subject)

/** A scene, closer or wider, cropped by the edges. */
const drawScene = (pen: Pen, family: Family) => {
  const { w, h, random } = pen
  const zoom = random.pick([1, 1, 1.12, 1.3, 1.5])
  const x = (1 - zoom) * w * random.between(0.2, 0.8)
  const y = (1 - zoom) * h * random.between(0.55, 0.8)
  pen.within({ x, y, scale: zoom }, () => pickByVariant(pen, family.scenes)(pen, family))
}

interface MotifSources {
  motifs: readonly string[]
  things: readonly string[]
  icons: Icons
}

const kinds: Record<Imagery['kind'], (pen: Pen, family: Family, sources: MotifSources) => void> = {
  scene: drawScene,
  'still-life': (pen, family, sources) => {
    const things = thingsByName(sources.things)
    drawStillLife(pen, things.length > 0 ? things : family.things)
  },
  detail: (pen, { details, things }) => pickByVariant(pen, details)(pen, things),
  portrait: (pen, { dress, things }) => drawPortrait(pen, pickByVariant(pen, dress), things),
  pattern: (pen, { things }) => drawPattern(pen, things),
  map: drawMap,
  chart: drawChart,
  device: (pen, { things }) => drawDevice(pen, things),
  // If no icon shows the brief's subject, the picture is abstract.
  motif: (pen, _family, { motifs, icons }) => drawMotif(pen, motifs, icons) || drawGeometry(pen),
  frame: drawFrame,
  type: drawGeometry,
}

/**
 * Draws a picture slot as an SVG document of `width` × `height` pixels, composed for that ratio
 * (3:1 to 2:3) in the colours of the palette. The same imagery, palette and size give the same
 * bytes; an unknown subject is drawn as retail. `icons` contains at least its motifs.
 */
export function drawImagery(
  imagery: ImageryInput,
  palette: Palette,
  width: number,
  height: number,
  icons: Icons = noIcons,
): string {
  // Otherwise families that share a scene would show the same one for the same seed.
  const seed = seedFrom(`${imagery.subject} ${imagery.kind}`, imagery.seed)
  const pen = penOf({ ...imagery, seed }, palette, width, height, imagery.seed)
  const family = families[isSubject(imagery.subject) ? imagery.subject : 'retail']
  kinds[imagery.kind](pen, family, {
    motifs: imagery.motifs ?? [],
    things: imagery.things ?? [],
    icons,
  })
  return pen.document()
}
