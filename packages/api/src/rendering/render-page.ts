import { setImmediate } from 'node:timers/promises'
import { describeConcept } from '@agency/concept-engine/describe-concept'
import { renderWordmark, wordmarkFonts } from '@agency/concept-engine/draw-wordmark'
import {
  type Assets,
  type LoadedFont,
  renderConcept,
  renderPhone,
} from '@agency/concept-engine/render-concept'
import { renderScene } from '@agency/concept-engine/render-scene'
import { requiredFonts, requiredIcons } from '@agency/concept-engine/required-assets'
import type { FontFile } from '@agency/concept-engine/type/font-files'
import type { Concept, ImageryInput, Palette } from '@agency/contract/concept'
import sharp, { type Sharp } from 'sharp'
import { openFontFiles } from './font-files.ts'
import { openIconFiles } from './icon-files.ts'
import { packRgb } from './pack-rgb.ts'

// One picture a thread at a time: the pool is what runs several at once.
sharp.concurrency(1)
// Every picture is rendered once: libvips need not remember it.
sharp.cache(false)

export interface RenderedPage {
  alt: string
  width: number
  height: number
  /** A new pipeline over the page's pixels (width × height × RGB). */
  image: () => Sharp
  /** Gives the pixels back: 25 MB are not to wait until a collector happens to come by. */
  [Symbol.dispose](): void
}

const ENGINE = { owner: '@agency/concept-engine/render-concept' }
const readFontFile = openFontFiles(ENGINE)
/** Reads icons by their names. */
export const loadIcons = openIconFiles(ENGINE)

const loadFonts = (files: FontFile[]): Promise<LoadedFont[]> =>
  Promise.all(
    files.map(async ({ file, family, weight, style }) => ({
      ...{ name: family, weight, style },
      data: await readFontFile(file),
    })),
  )

async function assetsOf(concept: Concept): Promise<Assets> {
  const [fonts, icons] = await Promise.all([
    loadFonts(requiredFonts(concept)),
    loadIcons(requiredIcons(concept)),
  ])
  return { fonts, icons }
}

/** Renders a concept's page; `onLaidOut` is called when only its pixels are left to make. */
export async function renderPage(concept: Concept, onLaidOut?: () => void): Promise<RenderedPage> {
  const { pixels, width, height } = await renderConcept(concept, await assetsOf(concept), onLaidOut)
  // The renderer's own copy of them hangs on a young object; where collecting can be asked for, ask.
  globalThis.gc?.({ type: 'minor' })
  // What was collected is given back when the loop turns: before the pixels are there a third time.
  await setImmediate()
  // A page covers all of its ground: its encodings need no alpha.
  const packed = packRgb(pixels, width * height)
  release(pixels)
  return {
    alt: describeConcept(concept),
    width,
    height,
    image: () => sharp(packed, { raw: { width, height, channels: 3 } }),
    [Symbol.dispose]: () => release(packed),
  }
}

/** Detached and emptied, a buffer is freed at once. */
function release({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}

/** Renders a concept as a phone shows it, 780 pixels wide. */
export async function renderPhonePage(concept: Concept): Promise<Sharp> {
  const { pixels, width, height } = await renderPhone(concept, await assetsOf(concept))
  return sharp(pixels, { raw: { width, height, channels: 4 } }).flatten()
}

/** A client's logo: light ink on a clear ground. */
export async function drawWordmark(name: string, seed: number): Promise<Sharp> {
  const fonts = await loadFonts(wordmarkFonts({ name, seed }))
  const { pixels, width, height } = await renderWordmark({ name, seed }, fonts)
  return sharp(pixels, { raw: { width, height, channels: 4 } }).trim()
}

/** One picture by itself, 1440 × 1080 pixels. */
export async function renderImage(imagery: ImageryInput, palette: Palette): Promise<Sharp> {
  const icons = await loadIcons(imagery.motifs ?? [])
  const { pixels, width, height } = renderScene(imagery, palette, 1440, 1080, icons)
  return sharp(pixels, { raw: { width, height, channels: 4 } }).flatten()
}

/** More effort saves 3% of the bytes for a quarter of the time. */
export const WEBP = { quality: 84, effort: 0 } as const
/** Enough for a card on a screen of three dots a pixel. */
const THUMBNAIL_WIDTH = 960
/** A thumbnail shows the top of a long page, at most this many times as high as wide. */
const THUMBNAIL_MAX_RATIO = 1.6

/** The top of the page, 960 pixels wide. */
export const thumbnailOf = (page: RenderedPage): Sharp =>
  page
    .image()
    .extract({
      left: 0,
      top: 0,
      width: page.width,
      height: Math.min(page.height, Math.round(page.width * THUMBNAIL_MAX_RATIO)),
    })
    .resize({ width: THUMBNAIL_WIDTH })
