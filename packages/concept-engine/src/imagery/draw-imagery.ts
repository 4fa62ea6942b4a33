import type { Imagery, Palette } from '@agency/contract/concept'
import { seedFrom } from '../random.ts'
import { drawChart } from './chart.ts'
import { drawDevice } from './device.ts'
import { type Family, families, type Subject } from './families.ts'
import { drawMap } from './map.ts'
import { drawPattern } from './pattern.ts'
import { type Pen, penOf } from './pen.ts'
import { drawPortrait } from './portrait.ts'
import { drawStillLife } from './still-life.ts'

export type { Subject } from './families.ts'

/** The picture families, in no order. */
export const subjects = Object.keys(families) as readonly Subject[]

const isSubject = (subject: string): subject is Subject => Object.hasOwn(families, subject)

const kinds: Record<Imagery['kind'], (pen: Pen, family: Family) => void> = {
  scene: (pen, family) => pen.random.pick(family.scenes)(pen, family),
  'still-life': (pen, { things }) => drawStillLife(pen, things),
  detail: (pen, { details, things }) => pen.random.pick(details)(pen, things),
  portrait: (pen, { dress, things }) => drawPortrait(pen, pen.random.pick(dress), things),
  pattern: (pen, { things }) => drawPattern(pen, things),
  map: drawMap,
  chart: drawChart,
  device: (pen, { things }) => drawDevice(pen, things),
}

/**
 * Draws a picture slot as an SVG document of `width` × `height` pixels, composed for that ratio
 * (3:1 to 2:3) in the colours of the palette. The same imagery, palette and size give the same
 * bytes; a subject that the engine does not know is drawn as retail.
 */
export function drawImagery(
  imagery: Imagery,
  palette: Palette,
  width: number,
  height: number,
): string {
  // Families that share a place would otherwise show the same one for the same seed.
  const seed = seedFrom(`${imagery.subject} ${imagery.kind}`, imagery.seed)
  const pen = penOf({ ...imagery, seed }, palette, width, height)
  kinds[imagery.kind](pen, families[isSubject(imagery.subject) ? imagery.subject : 'retail'])
  return pen.document()
}
