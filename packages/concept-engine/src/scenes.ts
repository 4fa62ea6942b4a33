import type { Imagery, Palette } from '@agency/contract/concept'
import { randomOf } from './random.ts'
import { inksOf } from './scene-palette.ts'
import type { Scene } from './scene-room.ts'
import { peopleScenes } from './scenes-people.ts'
import { places } from './scenes-places.ts'
import { stillLifes } from './scenes-still-life.ts'
import { work } from './scenes-work.ts'

/** Scenes by subject. */
const families: Record<string, Scene> = { ...stillLifes, ...places, ...work, ...peopleScenes }

/**
 * Draws a picture slot as an SVG document of `width` × `height` units in the palette. The same
 * imagery, palette and size give the same picture.
 */
export function drawScene(
  imagery: Imagery,
  palette: Palette,
  width: number,
  height: number,
): string {
  const family = families[imagery.subject] ?? families.retail
  const random = randomOf(imagery.seed)
  const body = family?.({
    w: width,
    h: height,
    inks: inksOf(palette),
    random,
    variant: imagery.seed,
    side: Math.min(width, height),
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body ?? ''}</svg>`
}
