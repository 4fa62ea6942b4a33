import { setImmediate } from 'node:timers/promises'
import { describeConcept } from '@agency/concept-engine/describe-concept'
import { renderWordmark, wordmarkFonts } from '@agency/concept-engine/draw-wordmark'
import type { UploadSources } from '@agency/concept-engine/drawing/element'
import {
  type Assets,
  type LoadedFont,
  renderConcept,
  renderPhone,
} from '@agency/concept-engine/render-concept'
import { renderScene } from '@agency/concept-engine/render-scene'
import { requiredFonts, requiredIcons } from '@agency/concept-engine/required-assets'
import type { Concept, ImageryInput, Palette } from '@agency/contract/concept'
import type { FontFile } from '@agency/fonts/page-fonts'
import sharp, { type Sharp } from 'sharp'
import { noUploads, type UploadBytes } from '../storage/uploaded-pictures.ts'
import { openFontFiles } from './font-files.ts'
import { openIconFiles } from './icon-files.ts'
import { packRgb } from './pack-rgb.ts'

// One thread per picture: the pool runs several at once.
sharp.concurrency(1)
// Every picture is rendered once, so libvips' cache is of no use.
sharp.cache(false)

export interface RenderedPage {
  alt: string
  width: number
  height: number
  /** A new pipeline over the page's pixels (width × height × RGB). */
  image: () => Sharp
  /** Frees the pixels: 25 MB should not wait for the next garbage collection. */
  [Symbol.dispose](): void
}

const readFontFile = openFontFiles()
/** Reads icons by their names. */
export const loadIcons = openIconFiles({ owner: '@agency/concept-engine/render-concept' })

const loadFonts = (files: FontFile[]): Promise<LoadedFont[]> =>
  Promise.all(
    files.map(async ({ file, family, weight, style }) => ({
      ...{ name: family, weight, style },
      data: await readFontFile(file),
    })),
  )

/** The fonts, icons and uploaded pictures that drawing a concept needs. */
export async function assetsOf(concept: Concept, bytes: UploadBytes = noUploads): Promise<Assets> {
  const [fonts, icons, uploads] = await Promise.all([
    loadFonts(requiredFonts(concept)),
    loadIcons(requiredIcons(concept)),
    uploadSources(concept, bytes),
  ])
  return { fonts, icons, uploads }
}

/** The longest side of a photo and of a logo in a picture of the page, in pixels. */
const PHOTO_SIDE = 1_440
const LOGO_SIDE = 480

/** Uploaded pictures as data URLs in formats that the renderer reads. */
async function uploadSources(concept: Concept, bytes: UploadBytes): Promise<UploadSources> {
  const sources = new Map<string, string>()
  for (const [file, stored] of bytes) {
    const isLogo = file === concept.logo?.file
    const side = isLogo ? LOGO_SIDE : PHOTO_SIDE
    const resized = sharp(stored).resize({
      ...{ width: side, height: side, fit: 'inside', withoutEnlargement: true },
    })
    const encoded = await (isLogo
      ? resized.png()
      : resized.flatten({ background: '#fff' }).jpeg({ quality: 86 })
    ).toBuffer()
    const type = isLogo ? 'image/png' : 'image/jpeg'
    sources.set(file, `data:${type};base64,${encoded.toString('base64')}`)
  }
  return sources
}

/** Renders a concept's page; `onLaidOut` is called when only its pixels remain to be rendered. */
export async function renderPage(
  concept: Concept,
  onLaidOut?: () => void,
  uploads?: UploadBytes,
): Promise<RenderedPage> {
  const assets = await assetsOf(concept, uploads)
  const { pixels, width, height } = await renderConcept(concept, assets, onLaidOut)
  // The renderer's own copy is held by a young object, so request a minor collection if possible.
  globalThis.gc?.({ type: 'minor' })
  // Collected memory is freed in the event loop's next turn: before there is a third copy.
  await setImmediate()
  // A page is fully opaque, so its encodings need no alpha.
  const rgb = packRgb(pixels, width * height)
  release(pixels)
  return {
    alt: describeConcept(concept),
    width,
    height,
    image: () => sharp(rgb, { raw: { width, height, channels: 3 } }),
    [Symbol.dispose]: () => release(rgb),
  }
}

/** A detached and emptied buffer is freed at once. */
function release({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}

/** Renders a concept as it looks on a phone, 780 pixels wide. */
export async function renderPhonePage(concept: Concept, uploads?: UploadBytes): Promise<Sharp> {
  const { pixels, width, height } = await renderPhone(concept, await assetsOf(concept, uploads))
  return sharp(pixels, { raw: { width, height, channels: 4 } }).flatten()
}

/** A client's logo: light ink on a transparent background. */
export async function renderLogo(name: string, seed: number): Promise<Sharp> {
  const fonts = await loadFonts(wordmarkFonts({ name, seed }))
  const { pixels, width, height } = await renderWordmark({ name, seed }, fonts)
  return sharp(pixels, { raw: { width, height, channels: 4 } }).trim()
}

/** A single picture, 1440 × 1080 pixels. */
export async function renderImage(imagery: ImageryInput, palette: Palette): Promise<Sharp> {
  const icons = await loadIcons(imagery.motifs ?? [])
  const { pixels, width, height } = renderScene(imagery, palette, 1440, 1080, icons)
  return sharp(pixels, { raw: { width, height, channels: 4 } }).flatten()
}

/** More effort saves 3% of the bytes but costs a quarter more time. */
export const WEBP = { quality: 84, effort: 0 } as const
/** Enough for a card on a screen with a device pixel ratio of three. */
const THUMBNAIL_WIDTH = 960
/** Max ratio of height to width: a thumbnail shows the top of a long page. */
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
