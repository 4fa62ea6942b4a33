import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  embedFonts,
  SHARE_PICTURE_FILE,
  SHARE_PICTURE_SIZE,
  STYLE_FILE,
  TOUCH_ICON_FILE,
  type UploadSize,
  withEmbeddedSubsets,
} from '@agency/concept-engine/starter-site/render-pages'
import { renderHomeTop, touchIconOf } from '@agency/concept-engine/starter-site/site-icons'
import {
  composeStarterSite,
  fileNameOf,
  SITE_DIR,
  STYLE_GUIDE_FILE,
} from '@agency/concept-engine/starter-site/starter-site'
import type { Concept } from '@agency/contract/concept'
import { webFontOf } from '@agency/fonts/web-fonts'
import sharp from 'sharp'
import { noUploads, type UploadBytes } from '../storage/uploaded-pictures.ts'
import { buildZip } from './build-zip.ts'
import { openFontFiles } from './font-files.ts'
import { assetsOf } from './render-page.ts'
import { subsetFonts } from './subset-fonts.ts'

/** A website to take home. */
export interface StarterSiteFile {
  /** 'corner-bakery-website.zip'. */
  name: string
  bytes: Uint8Array
}

/** Renders the website of a concept; callers take turns, and staff do not wait. */
export type StarterSiteRenderer = (
  concept: Concept,
  caller: string | undefined,
  uploads?: UploadBytes,
) => Promise<StarterSiteFile>

/** Max size of the files of a website together, with all the photos that a page may have. */
const MAX_BYTES = 96 * 1024 * 1024

const readFont = openFontFiles()
const { resolve } = createRequire(import.meta.resolve('@agency/fonts/faces'))

/** The package of a font file, such as '@fontsource/inter'. */
const packageOf = (name: string) => webFontOf(name)?.specifier.split('/').slice(0, 2).join('/')

async function readWholeFont(name: string): Promise<Uint8Array> {
  const font = webFontOf(name)
  if (!font) throw new Error(`There is no font ${name}.`)
  return readFont(font.specifier)
}

type Files = Map<string, Uint8Array>

/** The font files of a website, except those in its style sheet, and the licences of all. */
async function addFonts(
  files: Files,
  { fonts, ownFonts }: Awaited<ReturnType<typeof composeStarterSite>>['rendered'],
): Promise<void> {
  for (const name of fonts)
    if (!ownFonts.includes(name)) files.set(`${SITE_DIR}fonts/${name}`, await readWholeFont(name))
  for (const id of new Set(fonts.flatMap((name) => packageOf(name) ?? []))) {
    const licence = await readFile(resolve(`${id}/LICENSE`))
    files.set(`${SITE_DIR}fonts/LICENCE-${id.split('/')[1]}.txt`, licence)
  }
}

/** Uploaded pictures in the sizes that the pages name: photos as JPEG, a logo as PNG. */
async function addUploads(
  files: Files,
  sizes: ReadonlyMap<string, UploadSize>,
  uploads: UploadBytes,
): Promise<void> {
  for (const [path, { file, width }] of sizes) {
    const bytes = uploads.get(file)
    if (!bytes) continue
    const picture = sharp(bytes).resize({
      ...(width && { width }),
      withoutEnlargement: true,
    })
    const encoded = path.endsWith('.png')
      ? picture.png({ palette: true })
      : picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true })
    files.set(`${SITE_DIR}${path}`, await encoded.toBuffer())
  }
}

const bytesByName = (names: readonly string[], bytes: readonly Uint8Array[]) =>
  new Map(
    names.flatMap((name, index) => {
      const file = bytes[index]
      return file ? [[name, file] as const] : []
    }),
  )

/** The website of a concept as a zip file; the same concept gives the same bytes. */
export async function renderStarterSite(
  concept: Concept,
  uploads: UploadBytes = noUploads,
): Promise<StarterSiteFile> {
  const assets = await assetsOf(concept, uploads)
  const { site, rendered, texts } = await composeStarterSite(concept, assets)
  const files: Files = new Map(
    [...texts].map(([path, text]) => [path, Buffer.from(text, 'utf8')] as const),
  )
  await addFonts(files, rendered)
  await addUploads(files, rendered.uploads, uploads)
  const latinFonts = rendered.fonts.filter((name) => /-latin-(?:ext-)?\d{3}-/.test(name))
  const latinSubsets = await subsetFonts({
    names: latinFonts,
    characters: rendered.latinCharacters,
    boldCharacters: rendered.latinCharacters,
  })
  const css = withEmbeddedSubsets(
    rendered.css,
    bytesByName(latinFonts, latinSubsets),
    rendered.latinCharacters,
  )
  // A page in such a script would otherwise load dozens of small files.
  const { ownFonts, characters, boldCharacters } = rendered
  const ownSubsets = await subsetFonts({ names: ownFonts, characters, boldCharacters })
  const own = bytesByName(ownFonts, ownSubsets)
  files.set(`${SITE_DIR}${STYLE_FILE}`, Buffer.from(embedFonts(css, own)))
  const styleGuide = texts.get(STYLE_GUIDE_FILE) ?? ''
  files.set(STYLE_GUIDE_FILE, Buffer.from(embedFonts(styleGuide, own)))
  for (const { file, html } of rendered.pages) files.set(`${SITE_DIR}${file}`, Buffer.from(html))

  const { notFound } = rendered
  const subsets = await subsetFonts({
    names: notFound.fonts,
    characters: notFound.characters,
    boldCharacters: notFound.characters,
  })
  const embedded = bytesByName(notFound.fonts, subsets)
  files.set(`${SITE_DIR}${notFound.file}`, Buffer.from(embedFonts(notFound.html, embedded)))

  files.set(`${SITE_DIR}${TOUCH_ICON_FILE}`, await touchIconOf(concept, assets))
  const { pixels, width, height } = await renderHomeTop(concept, site, assets, SHARE_PICTURE_SIZE)
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten()
    .resize({ ...SHARE_PICTURE_SIZE, fit: 'cover', position: 'top' })
    .jpeg({ quality: 82 })
  files.set(`${SITE_DIR}${SHARE_PICTURE_FILE}`, await picture.toBuffer())

  const folder = fileNameOf(concept.companyName)
  return { name: `${folder}.zip`, bytes: buildZip(files, { folder, maxBytes: MAX_BYTES }) }
}
