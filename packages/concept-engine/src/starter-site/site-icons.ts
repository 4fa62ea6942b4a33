import type { Concept, Logo } from '@agency/contract/concept'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { drawConcept } from '../drawing/draw-concept.ts'
import {
  addUploads,
  asNode,
  type Element,
  row,
  type UploadSources,
  uploadedPicture,
} from '../drawing/element.ts'
import { markOf } from '../drawing/headers.ts'
import { kitOf, PAGE_WIDTH } from '../drawing/kit.ts'
import type { DrawnConcept } from '../drawing/kit-interface.ts'
import { plateOf } from '../drawing/logo.ts'
import { noIcons } from '../imagery/motifs/icon-sets.ts'
import type { Assets, RenderedConcept } from '../render-concept.ts'
import type { SmallSite } from './compose-pages.ts'

const ICON_SIZE = 64
const MARK_SIZE = 44
/** A logo has white space of its own. */
const LOGO_SIZE = 58
const TOUCH_ICON_SIZE = 180

type IconAssets = Pick<Assets, 'fonts' | 'uploads'>

/** A logo is an icon if it is about as wide as it is high. */
const MAX_ICON_RATIO = 1.25
export const isSquare = ({ width, height }: Logo): boolean =>
  Math.max(width / height, height / width) <= MAX_ICON_RATIO

/** What stands for the company in an icon: its own logo if it is square, or else the mark. */
function markIn(concept: Concept, uploads: UploadSources): Element {
  const { logo, palette } = concept
  if (!logo || !isSquare(logo) || !uploads.has(logo.file))
    return markOf(kitOf(concept, noIcons), MARK_SIZE)
  const size = { width: LOGO_SIZE, height: LOGO_SIZE }
  const image = uploadedPicture(logo, size, { objectFit: 'contain' }, '', palette.background)
  return addUploads(image, uploads)
}

/** The icon of a concept, centred on a square; `background` is '' for a transparent one. */
const iconOf = (
  concept: Concept,
  { fonts, uploads }: IconAssets,
  background: string,
): Promise<string> =>
  satori(
    asNode(
      row(
        {
          ...{ width: ICON_SIZE, height: ICON_SIZE },
          ...{ alignItems: 'center', justifyContent: 'center' },
          ...(background && { backgroundColor: background }),
        },
        markIn(concept, uploads),
      ),
    ),
    { width: ICON_SIZE, height: ICON_SIZE, fonts },
  )

/** The icon of a website as SVG. */
export const faviconOf = (concept: Concept, assets: IconAssets): Promise<string> =>
  iconOf(concept, assets, '')

/** The icon for home screens of phones as PNG. */
export async function touchIconOf(concept: Concept, assets: IconAssets): Promise<Uint8Array> {
  const { background } = concept.palette
  const ground = concept.logo ? plateOf(concept.logo, background) : background
  const svg = await iconOf(concept, assets, ground)
  return new Resvg(svg, { fitTo: { mode: 'width', value: TOUCH_ICON_SIZE } }).render().asPng()
}

/** The top of the home page, which has enough sections to fill the picture. */
const SECTIONS_IN_PICTURE = 2

/** The top of the home page in pixels, `width` pixels wide, for social networks. */
export async function renderHomeTop(
  concept: Concept,
  { pages: [home], menu }: SmallSite,
  { fonts, icons, uploads }: Assets,
  { width, height }: { width: number; height: number },
): Promise<RenderedConcept> {
  const drawn: DrawnConcept = {
    ...concept,
    website: { menu },
    sections: home.sections.slice(0, SECTIONS_IN_PICTURE),
  }
  const frame = { ...drawn, sections: home.sections }
  const page = addUploads(drawConcept(drawn, icons, frame), uploads)
  const svg = await satori(asNode(page), { width: PAGE_WIDTH, fonts })
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
