import type { Concept } from '@agency/contract/concept'
import { drawConcept } from '../drawing/draw-concept.ts'
import type { Icons } from '../imagery/motifs/icon-sets.ts'
import { darkPaletteOf } from '../palette/dark-palette.ts'
import { baseCss } from './base-css.ts'
import { createColours, DARK_MEDIA } from './colours.ts'
import { boldTextOf, charactersOf, languageOf, menuHtml, themeColour } from './document-parts.ts'
import { attributes, escapeHtml } from './escape.ts'
import { linkTargets, PREVIEW_NOTE, TOP_ID } from './link-targets.ts'
import { siteFonts } from './site-fonts.ts'
import { siteTexts } from './site-texts.ts'
import { createStyleSheet } from './style-sheet.ts'
import { dataUrl, htmlOf, type Writer } from './to-html.ts'

export interface SiteOptions {
  /** Contains at least the concept's icons. */
  icons: Icons
  /** The URL of a font file, by its name, such as 'inter-latin-400-normal.woff2'. */
  fontUrl: (name: string) => string
  /**
   * The URL of a font file for a script of many characters, subset to those of the page. Without it
   * all files are complete.
   */
  ownFontUrl?: (name: string) => string
  /**
   * The URL of a picture by its name: '3', '3-narrow' for narrow pages, '3-dark' or
   * '3-narrow-dark'. Without it all of them are inlined, in the composition for wide pages.
   */
  pictureUrl?: (name: string) => string
  /** The URL of an uploaded picture, by its file and its width if it is one of several. */
  uploadUrl?: Writer['uploadUrl']
  /** In an editor: the place in the concept of a picture slot. */
  picturePath?: Writer['picturePath']
  /** The URL of an inlined picture; a data URL by default. */
  inlineUrl?: (svg: string) => string
  /** Whether inlined pictures are composed for narrow pages as well. */
  hasNarrowPictures?: boolean
  /**
   * Whether the page follows its reader's preference for dark pages; otherwise it is as light as
   * its picture.
   */
  isDarkToo?: boolean
  /** In an editor: finds the text that can be edited. */
  editableText?: Writer['editableText']
  /**
   * A line fixed to the bottom of the page, which says whose concept this is if no surrounding
   * frame does.
   */
  ribbon?: string
}

export interface RenderedSite {
  /** A single document, without scripts, inline style attributes or external resources. */
  html: string
  /**
   * The text of its only style element, so that a content security policy can allow it by its hash.
   */
  style: string
  /**
   * Functions that draw the SVG documents, by name, except for inlined ones: only a few are
   * requested.
   */
  pictures: ReadonlyMap<string, () => string>
  /** Names of the font files that the page may load. */
  fonts: string[]
  /** Those of them that should be subset to its characters. */
  ownFonts: string[]
  /** Every character that may appear on the page, once; '' if its fonts are complete. */
  characters: string
  /** The characters that may appear in bold; '' if its fonts are complete. */
  boldCharacters: string
}

/** All text that may appear on the page, for the choice of its fonts. */
const textOf = (concept: Concept, ...extraTexts: string[]) =>
  JSON.stringify([
    ...[concept.companyName, concept.tagline, concept.siteMap, concept.sections, concept.labels],
    extraTexts,
  ])

/** Search engines cut longer descriptions, in characters. */
const MAX_DESCRIPTION = 160

function descriptionOf({ tagline, sections, companyName }: Concept): string {
  const description =
    [tagline, sections[0]?.text ?? '', companyName].find((text) => text.trim() !== '') ?? ''
  return description.length > MAX_DESCRIPTION
    ? `${description.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…`
    : description
}

/** Pictures that the first screen shows immediately. */
const INLINED_PICTURES = new Set(['0', '0-narrow'])

/**
 * Preloads font files together with the document, so that the first text is drawn in them and does
 * not shift later.
 */
const preloads = (files: readonly string[], url: (name: string) => string) =>
  files
    .map(
      (name) =>
        `<link${attributes({ rel: 'preload', href: url(name), as: 'font', type: 'font/woff2', crossorigin: '' })}>`,
    )
    .join('')

/**
 * A concept as a website: the tree of its picture, laid out as in the picture on 1440 pixels and
 * fluid on screens of 320 to 1920. The same concept gives the same bytes.
 */
export function renderSite(
  concept: Concept,
  {
    icons,
    fontUrl,
    ownFontUrl,
    pictureUrl,
    isDarkToo = false,
    ribbon = '',
    editableText,
    hasNarrowPictures = false,
    inlineUrl = dataUrl,
    uploadUrl = () => '',
    picturePath,
  }: SiteOptions,
): RenderedSite {
  const { palette } = concept
  const language = languageOf(concept)
  const isRtl = concept.language === 'ar'
  const texts = siteTexts(concept.language)
  const text = textOf(concept, ...Object.values(texts), ribbon)
  const page = drawConcept(concept, icons)
  const bold = () => {
    const call = concept.sections[0]?.callToAction ?? ''
    return charactersOf([boldTextOf(page), call, ...Object.values(texts)].join(''))
  }
  const fonts = siteFonts(concept, { text, bold }, { whole: fontUrl, own: ownFontUrl })
  const sheet = createStyleSheet(fonts.families)
  const dark = isDarkToo ? darkPaletteOf(palette) : undefined
  const colours = createColours(palette, dark ?? palette)
  const darkPage = dark ? drawConcept({ ...concept, palette: dark }, icons) : page
  const hrefOf = linkTargets(concept)
  const pictures = new Map<string, () => string>()
  const body = htmlOf(
    colours.withThemedColours(page, darkPage),
    {
      sheet,
      hrefOf,
      pictureUrl: (draw, name) => {
        if (!pictureUrl || INLINED_PICTURES.has(name)) return inlineUrl(draw())
        pictures.set(name, draw)
        return pictureUrl(name)
      },
      hasNarrowPictures: hasNarrowPictures || pictureUrl !== undefined,
      menu: menuHtml(concept, hrefOf, texts.menu),
      texts: texts,
      ...{ uploadUrl, picturePath, editableText },
    },
    isRtl,
  )
  const style = [
    fonts.css,
    `:root{${colours.declarations('light')};${fonts.properties};color-scheme:${dark ? 'light dark' : palette.scheme}}`,
    dark ? `@media ${DARK_MEDIA}{:root{${colours.declarations('dark')}}}` : '',
    baseCss,
    sheet.css(),
  ].join('')
  const note = `<p id="${PREVIEW_NOTE}" class="note" role="note">${escapeHtml(texts.preview)} <a href="#main">${escapeHtml(texts.close)}</a></p>`
  const html = `<!doctype html><html${attributes({ lang: language, dir: isRtl ? 'rtl' : 'ltr' })}><head><meta charset="utf-8"><title>${escapeHtml(titleOf(concept))}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="description"${attributes({ content: descriptionOf(concept) })}>${dark ? themeColour(dark, DARK_MEDIA) : ''}${themeColour(palette)}${preloads(fonts.first, fontUrl)}<style>${style}</style></head><body id="${TOP_ID}"><div class="page"><a class="skip" href="#main">${escapeHtml(texts.skip)}</a>${body}${note}${ribbonHtml(ribbon)}</div></body></html>`
  const isCut = fonts.ownFiles.length > 0
  return {
    ...{ html, style, pictures, fonts: fonts.files, ownFonts: fonts.ownFiles },
    ...{ characters: isCut ? charactersOf(text) : '', boldCharacters: isCut ? bold() : '' },
  }
}

const ribbonHtml = (ribbon: string) =>
  ribbon === '' ? '' : `<aside class="ribbon" lang="en" dir="ltr">${escapeHtml(ribbon)}</aside>`

const titleOf = ({ companyName, tagline }: Concept) =>
  tagline && tagline.length + companyName.length < 64 ? `${companyName}: ${tagline}` : companyName
