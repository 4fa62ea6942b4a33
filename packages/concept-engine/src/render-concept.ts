import type { Concept } from '@agency/contract/concept'
import type { FontFile } from '@agency/fonts/page-fonts'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { drawConcept } from './drawing/draw-concept.ts'
import { addUploads, asNode, type Element, type UploadSources } from './drawing/element.ts'
import { PAGE_WIDTH } from './drawing/kit.ts'
import type { Icons } from './imagery/motifs/icon-sets.ts'
import { drawPhone, PHONE_PAGE_WIDTH } from './site/phone-picture.ts'

/** A font in satori's terms; satori parses the same array only once. */
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

/**
 * Pages are cut at this height, in CSS pixels: nobody reads longer ones, and they would take time
 * to draw.
 */
const MAX_HEIGHT = 8000

/** Assets of a concept that are read from files: its `requiredFonts`, `requiredIcons` and
 * `requiredUploads`. */
export interface Assets {
  fonts: LoadedFont[]
  icons: Icons
  uploads: UploadSources
}

interface Frame {
  /** The page's width in CSS pixels. */
  page: number
  /** The picture's width in pixels. */
  width: number
  /** The height at which the picture is cut, in CSS pixels. */
  maxHeight: number
}

async function render(
  root: Element,
  background: string,
  { fonts, uploads }: Pick<Assets, 'fonts' | 'uploads'>,
  { page, width, maxHeight }: Frame,
  onLaidOut?: () => void,
): Promise<RenderedConcept> {
  const svg = await satori(asNode(addUploads(root, uploads)), { width: page, fonts })
  onLaidOut?.()
  const rendered = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    background,
    font: { loadSystemFonts: false },
  }).render()
  const height = Math.min(rendered.height, Math.round((maxHeight * width) / page))
  return {
    pixels: rendered.pixels.subarray(0, rendered.width * height * 4),
    width: rendered.width,
    height,
  }
}

const DESKTOP_FRAME: Frame = { page: PAGE_WIDTH, width: PAGE_WIDTH, maxHeight: MAX_HEIGHT }

/**
 * Draws the page, 1440 pixels wide; `onLaidOut` is called when only the pixels remain to be
 * rendered. Rejects if a required font is missing.
 */
export const renderConcept = (
  concept: Concept,
  assets: Assets,
  onLaidOut?: () => void,
): Promise<RenderedConcept> =>
  render(
    drawConcept(concept, assets.icons),
    concept.palette.background,
    assets,
    DESKTOP_FRAME,
    onLaidOut,
  )

/**
 * The part of the page that a phone shows before and after some scrolling, in pixels, at two device
 * pixels per CSS pixel.
 */
const PHONE_HEIGHT = 2_532
const PHONE_PIXEL_RATIO = 2

/** Draws the page as on a phone, 780 pixels wide. */
export const renderPhone = (concept: Concept, assets: Assets): Promise<RenderedConcept> =>
  render(drawPhone(concept, assets.icons), concept.palette.background, assets, {
    page: PHONE_PAGE_WIDTH,
    width: PHONE_PAGE_WIDTH * PHONE_PIXEL_RATIO,
    maxHeight: PHONE_HEIGHT,
  })
