import type { Concept } from '@agency/contract/concept'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { drawConcept } from './draw-concept.ts'
import { PAGE } from './draw-kit.ts'
import { asNode } from './element.ts'
import { type FontFile, fontFilesFor } from './fonts.ts'

export type LoadedFont = Omit<FontFile, 'file'> & { data: Uint8Array }

export interface RenderedConcept {
  /** width × height × 4 bytes, RGBA. */
  pixels: Uint8Array
  width: number
  height: number
}

/** A page is cut here: longer ones are neither read nor worth their time. */
const MAX_HEIGHT = 5200

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
  const svg = await satori(asNode(drawConcept(concept)), {
    width: PAGE,
    fonts: fonts.map(({ family, data, weight, style }) => ({
      name: family,
      data: Buffer.from(data),
      weight,
      style,
    })),
  })
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
