import type { Concept } from '@agency/contract/concept'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { drawConcept } from '../drawing/draw-concept.ts'
import { asNode, row } from '../drawing/element.ts'
import { markOf } from '../drawing/headers.ts'
import { kitOf, PAGE_WIDTH } from '../drawing/kit.ts'
import type { DrawnConcept } from '../drawing/kit-interface.ts'
import { noIcons } from '../imagery/motifs/icon-sets.ts'
import type { Assets, LoadedFont, RenderedConcept } from '../render-concept.ts'
import type { SmallSite } from './compose-pages.ts'

const ICON_SIZE = 64
const MARK_SIZE = 44
const TOUCH_ICON_SIZE = 180

/** The mark of a concept's logo, centred on a square; `background` is '' for a transparent one. */
const iconOf = (concept: Concept, fonts: LoadedFont[], background: string): Promise<string> =>
  satori(
    asNode(
      row(
        {
          ...{ width: ICON_SIZE, height: ICON_SIZE },
          ...{ alignItems: 'center', justifyContent: 'center' },
          ...(background && { backgroundColor: background }),
        },
        markOf(kitOf(concept, noIcons), MARK_SIZE),
      ),
    ),
    { width: ICON_SIZE, height: ICON_SIZE, fonts },
  )

/** The icon of a website as SVG. */
export const faviconOf = (concept: Concept, fonts: LoadedFont[]): Promise<string> =>
  iconOf(concept, fonts, '')

/** The icon for home screens of phones as PNG. */
export async function touchIconOf(concept: Concept, fonts: LoadedFont[]): Promise<Uint8Array> {
  const svg = await iconOf(concept, fonts, concept.palette.background)
  return new Resvg(svg, { fitTo: { mode: 'width', value: TOUCH_ICON_SIZE } }).render().asPng()
}

/** The top of the home page, which has enough sections to fill the picture. */
const SECTIONS_IN_PICTURE = 2

/** The top of the home page in pixels, `width` pixels wide, for social networks. */
export async function renderHomeTop(
  concept: Concept,
  { pages: [home], menu }: SmallSite,
  { fonts, icons }: Assets,
  { width, height }: { width: number; height: number },
): Promise<RenderedConcept> {
  const drawn: DrawnConcept = {
    ...concept,
    website: { menu },
    sections: home.sections.slice(0, SECTIONS_IN_PICTURE),
  }
  const frame = { ...drawn, sections: home.sections }
  const svg = await satori(asNode(drawConcept(drawn, icons, frame)), { width: PAGE_WIDTH, fonts })
  const rendered = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    background: concept.palette.background,
    font: { loadSystemFonts: false },
  }).render()
  const visible = Math.min(height, rendered.height)
  return {
    pixels: rendered.pixels.subarray(0, rendered.width * visible * 4),
    width: rendered.width,
    height: visible,
  }
}
