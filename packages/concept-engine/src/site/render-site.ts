import type { Concept, Palette } from '@agency/contract/concept'
import { drawConcept } from '../drawing/draw-concept.ts'
import { menuOf } from '../drawing/menu.ts'
import type { Icons } from '../imagery/motifs/icon-sets.ts'
import { darkPaletteOf } from '../palette/dark-palette.ts'
import { baseCss } from './base-css.ts'
import { DARK, openColours } from './colours.ts'
import { attributes, escapeHtml } from './escape.ts'
import { linkTargets, PREVIEW_NOTE, TOP } from './link-targets.ts'
import { hasManyCharacters, siteFonts } from './site-fonts.ts'
import { siteWords } from './site-words.ts'
import { openStyleSheet } from './style-sheet.ts'
import { dataUrl, htmlOf } from './to-html.ts'

export interface SiteOptions {
  /** Holds at least the concept's icons. */
  icons: Icons
  /** The address of a font file, by its name, such as 'inter-latin-400-normal.woff2'. */
  fontUrl: (name: string) => string
  /**
   * The address of a picture by its name: '3', '3-narrow' for narrow pages, '3-dark' or '3-narrow-dark'. Without
   * it all of them are part of the page, as they are on wide ones.
   */
  pictureUrl?: (name: string) => string
  /** Whether the page follows its reader's preference for dark ones; else it is as light as its picture. */
  isDarkToo?: boolean
  /** A line that stays in view at the foot of the page: whose concept it is, where no frame says so. */
  ribbon?: string
}

export interface RenderedSite {
  /** One document, without a script, an inline style attribute or anything from elsewhere. */
  html: string
  /** The text of its one style element, which a policy may name by its hash. */
  style: string
  /** SVG documents by their names, but for those that are part of the page. */
  pictures: ReadonlyMap<string, string>
  /** Names of the font files that it may load. */
  fonts: string[]
  /** Every character that may stand on it, once. */
  characters: string
}

/** Everything that may stand on the page, for the choice of its fonts. */
const textOf = (concept: Concept, ...more: string[]) =>
  JSON.stringify([
    ...[concept.companyName, concept.tagline, concept.siteMap, concept.sections, concept.labels],
    more,
  ])

/** What sections write beside a concept's own words: figures, quotation marks, dots between words. */
const ADDED = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))}\u00a0·•–—‘’“”…→×`

const charactersOf = (text: string) =>
  [...new Set(text + text.toUpperCase() + text.toLowerCase() + ADDED)].sort().join('')

/** A description is cut where a search engine would cut it. */
const DESCRIPTION_MOST = 160

function descriptionOf({ tagline, sections, companyName }: Concept): string {
  const told =
    [tagline, sections[0]?.text ?? '', companyName].find((each) => each.trim() !== '') ?? ''
  return told.length > DESCRIPTION_MOST ? `${told.slice(0, DESCRIPTION_MOST - 1).trimEnd()}…` : told
}

/** Pictures that a first screen shows at once. */
const PART_OF_PAGE = new Set(['0', '0-narrow'])

const LATIN = /-latin-\d{3}-/

/**
 * Has the files of a Latin page fetched beside the document: its first text is drawn in them, and does not
 * move when they come. Pages of other scripts draw in others first.
 */
const preloads = (files: readonly string[], url: (name: string) => string) =>
  files.some(hasManyCharacters)
    ? ''
    : files
        .filter((name) => LATIN.test(name))
        .map(
          (name) =>
            `<link${attributes({ rel: 'preload', href: url(name), as: 'font', type: 'font/woff2', crossorigin: '' })}>`,
        )
        .join('')

/** BCP 47; a stored concept may hold anything. */
const languageOf = ({ language }: Concept) =>
  /^[a-z]{2,3}(?:-[\w-]+)?$/i.test(language) ? language : 'en'

/**
 * A concept as a website: the tree of its picture, laid out as in the picture on 1440 pixels and fluid on
 * screens of 320 to 1920. The same concept gives the same bytes.
 */
export function renderSite(
  concept: Concept,
  { icons, fontUrl, pictureUrl, isDarkToo = false, ribbon = '' }: SiteOptions,
): RenderedSite {
  const { palette } = concept
  const language = languageOf(concept)
  const isRtl = concept.language === 'ar'
  const words = siteWords(concept.language)
  const text = textOf(concept, ...Object.values(words), ribbon)
  const fonts = siteFonts(concept, text, fontUrl)
  const sheet = openStyleSheet(fonts.families)
  const dark = isDarkToo ? darkPaletteOf(palette) : undefined
  const colours = openColours(palette, dark ?? palette)
  const page = drawConcept(concept, icons)
  const darkPage = dark ? drawConcept({ ...concept, palette: dark }, icons) : page
  const hrefOf = linkTargets(concept)
  const pictures = new Map<string, string>()
  const body = htmlOf(
    colours.themed(page, darkPage),
    {
      sheet,
      hrefOf,
      pictureUrl: (svg, name) => {
        if (!pictureUrl || PART_OF_PAGE.has(name)) return dataUrl(svg)
        pictures.set(name, svg)
        return pictureUrl(name)
      },
      hasNarrowPictures: pictureUrl !== undefined,
      menu: menuHtml(concept, hrefOf, words.menu),
      words,
    },
    isRtl,
  )
  const style = [
    fonts.css,
    `:root{${colours.declared('light')};${fonts.properties};color-scheme:${dark ? 'light dark' : palette.scheme}}`,
    dark ? `@media ${DARK}{:root{${colours.declared('dark')}}}` : '',
    baseCss,
    sheet.css(),
  ].join('')
  const note = `<p id="${PREVIEW_NOTE}" class="note" role="note">${escapeHtml(words.preview)} <a href="#main">${escapeHtml(words.close)}</a></p>`
  const html = `<!doctype html><html${attributes({ lang: language, dir: isRtl ? 'rtl' : 'ltr' })}><head><meta charset="utf-8"><title>${escapeHtml(titleOf(concept))}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="description"${attributes({ content: descriptionOf(concept) })}>${dark ? themeColour(dark, DARK) : ''}${themeColour(palette)}${preloads(fonts.files, fontUrl)}<style>${style}</style></head><body id="${TOP}"><div class="page"><a class="skip" href="#main">${escapeHtml(words.skip)}</a>${body}${note}${ribbonHtml(ribbon)}</div></body></html>`
  return { html, style, pictures, fonts: fonts.files, characters: charactersOf(text) }
}

// The first that applies counts.
const themeColour = ({ background }: Palette, media?: string) =>
  `<meta name="theme-color"${attributes({ content: background, media })}>`

const ribbonHtml = (ribbon: string) =>
  ribbon === '' ? '' : `<aside class="ribbon" lang="en" dir="ltr">${escapeHtml(ribbon)}</aside>`

const titleOf = ({ companyName, tagline }: Concept) =>
  tagline && tagline.length + companyName.length < 64 ? `${companyName}: ${tagline}` : companyName

/** The menu of narrow screens: it opens without a script. */
function menuHtml(concept: Concept, hrefOf: ReturnType<typeof linkTargets>, title: string): string {
  const call = concept.sections[0]?.callToAction
  const links = menuOf(concept).map(
    (page, order) =>
      `<li><a${attributes({ href: hrefOf({ page }, -1, order) })}>${escapeHtml(page)}</a></li>`,
  )
  const action = call
    ? `<li><a${attributes({ class: 'call', href: hrefOf({ action: 'first', label: call }, -1, 0) })}>${escapeHtml(call)}</a></li>`
    : ''
  return `<details class="menu"><summary>${escapeHtml(title)}</summary><nav${attributes({ 'aria-label': title })}><ul>${links.join('')}${action}</ul></nav></details>`
}
