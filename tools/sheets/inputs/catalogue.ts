import type { Pixels } from '@agency/image-style/lab-picture'
import { drawBeach, drawClouds, drawForest, drawHillside } from './landscapes.ts'
import { drawCat, drawNightPortrait, drawPortrait } from './people.ts'
import { drawBrickWall, drawLaneway } from './rooms.ts'
import { drawGradients, drawGrass, drawNotice } from './sheets.ts'
import { drawStillLife } from './still-life.ts'

type Draw = (width: number, height: number) => Pixels | Promise<Pixels>

/**
 * Pictures to paint, drawn by this project so that none needs a licence: they look like photos,
 * with depth, light, blur and sensor noise.
 */
export const styleInputs = {
  hillside: drawHillside,
  laneway: drawLaneway,
  portrait: drawPortrait,
  forest: drawForest,
  beach: drawBeach,
  'still life': drawStillLife,
  'portrait at night': drawNightPortrait,
  cat: drawCat,
  'brick and ivy': drawBrickWall,
  grass: drawGrass,
  clouds: drawClouds,
  notice: drawNotice,
  gradients: drawGradients,
} satisfies Record<string, Draw>
export type StyleInput = keyof typeof styleInputs

/** Draws one of them as a square. */
export async function drawInput(name: StyleInput, side: number): Promise<Pixels> {
  return await styleInputs[name](side, side)
}
