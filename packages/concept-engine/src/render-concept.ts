import type { Concept } from '@agency/contract/concept'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { drawConcept } from './drawing/draw-concept.ts'
import { asNode } from './drawing/element.ts'
import { PAGE } from './drawing/kit.ts'
import { type FontFile, fontFilesFor } from './type/font-files.ts'

/** A font in satori's terms; an array of them that is passed again is not parsed again. */
export interface LoadedFont extends Pick<FontFile, 'weight' | 'style'> {
  name: string
  data: Buffer
}

export interface RenderedConcept {
  /** width × height × 4 bytes, RGBA. */
  pixels: Uint8Array
  width: number
  height: number
}

/** A page is cut here: longer ones are neither read nor worth their time. */
const MAX_HEIGHT = 8000

const allText = (concept: Concept) =>
  JSON.stringify([concept.companyName, concept.tagline, concept.siteMap, concept.sections])

/** The font files that drawing this concept needs. */
export const requiredFonts = (concept: Concept): FontFile[] =>
  fontFilesFor(concept.type, allText(concept))

/** Draws the page and turns it into pixels. Rejects when a required font is missing. */
export async function renderConcept(
  concept: Concept,
  fonts: LoadedFont[],
  { width = PAGE }: { width?: number } = {},
): Promise<RenderedConcept> {
  const svg = await satori(asNode(drawConcept(concept)), { width: PAGE, fonts })
  const rendered = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    background: concept.palette.background,
    font: { loadSystemFonts: false },
  }).render()
  const height = Math.min(rendered.height, Math.round((MAX_HEIGHT * width) / PAGE))
  return {
    pixels: rendered.pixels.subarray(0, rendered.width * height * 4),
    width: rendered.width,
    height,
  }
}
