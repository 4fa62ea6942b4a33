import type { Concept } from '@agency/contract/concept'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { drawConcept } from './drawing/draw-concept.ts'
import { asNode, type Element } from './drawing/element.ts'
import { PAGE } from './drawing/kit.ts'
import type { Icons } from './imagery/motifs/icon-sets.ts'
import { drawPhone, PHONE } from './site/draw-phone.ts'
import type { FontFile } from './type/font-files.ts'

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

/** What is read from files for a concept: `requiredFonts` and `requiredIcons` of it. */
export interface Assets {
  fonts: LoadedFont[]
  icons: Icons
}

interface Frame {
  /** The page's width in CSS pixels. */
  page: number
  /** The picture's width in pixels. */
  width: number
  /** Where the picture is cut, in CSS pixels. */
  maxHeight: number
}

async function render(
  root: Element,
  background: string,
  fonts: LoadedFont[],
  { page, width, maxHeight }: Frame,
  onLaidOut?: () => void,
): Promise<RenderedConcept> {
  const svg = await satori(asNode(root), { width: page, fonts })
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

const DESKTOP: Frame = { page: PAGE, width: PAGE, maxHeight: MAX_HEIGHT }

/**
 * Draws the page, 1440 pixels wide; `onLaidOut` is called when only its pixels are left to make.
 * Rejects when a required font is missing.
 */
export const renderConcept = (
  concept: Concept,
  { fonts, icons }: Assets,
  onLaidOut?: () => void,
): Promise<RenderedConcept> =>
  render(drawConcept(concept, icons), concept.palette.background, fonts, DESKTOP, onLaidOut)

/** What a phone shows of the page before and after some scrolling, at two dots a CSS pixel. */
const PHONE_HEIGHT = 2_532
const PHONE_DOTS = 2

/** Draws the page as a phone shows it, 780 pixels wide. */
export const renderPhone = (concept: Concept, { fonts, icons }: Assets): Promise<RenderedConcept> =>
  render(drawPhone(concept, icons), concept.palette.background, fonts, {
    page: PHONE,
    width: PHONE * PHONE_DOTS,
    maxHeight: PHONE_HEIGHT,
  })
