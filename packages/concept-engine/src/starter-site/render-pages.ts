import type { Concept, Palette, Section } from '@agency/contract/concept'
import { includesCodePoint } from '@agency/fonts/unicode-ranges'
import { drawConcept } from '../drawing/draw-concept.ts'
import type { DrawnConcept } from '../drawing/kit-interface.ts'
import { menuOf } from '../drawing/menu.ts'
import type { Icons } from '../imagery/motifs/icon-sets.ts'
import { darkPaletteOf } from '../palette/dark-palette.ts'
import { requiredPhotos } from '../required-assets.ts'
import { baseCss, websiteCss } from '../site/base-css.ts'
import { createColours, DARK_MEDIA } from '../site/colours.ts'
import {
  boldTextOf,
  charactersOf,
  languageOf,
  latinCharactersOf,
  menuHtml,
  themeColour,
} from '../site/document-parts.ts'
import { attributes, escapeHtml } from '../site/escape.ts'
import { contactHrefOf, TOP_ID } from '../site/link-targets.ts'
import { siteFonts } from '../site/site-fonts.ts'
import { siteTexts } from '../site/site-texts.ts'
import { createStyleSheet } from '../site/style-sheet.ts'
import { htmlOf, type Writer } from '../site/to-html.ts'
import type { SitePage, SmallSite } from './compose-pages.ts'
import { formatCss, formatHtml } from './format-source.ts'
import { pageLinks } from './page-links.ts'
import { structuredDataOf } from './structured-data.ts'
import { websiteTexts } from './website-texts.ts'

/**
 * Stands for the domain until the owner knows it: sitemaps and pictures for social networks need
 * whole addresses.
 */
export const PLACEHOLDER_ORIGIN = 'https://www.your-domain.example'

export const NOT_FOUND_FILE = '404.html'
export const STYLE_FILE = 'style.css'
export const FAVICON_FILE = 'favicon.svg'
export const TOUCH_ICON_FILE = 'apple-touch-icon.png'
export const SHARE_PICTURE_FILE = 'share.jpg'
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 }

export interface RenderedPage {
  file: string
  html: string
}

/** A frame on a page that stands for a photograph. */
export interface PhotoToTake {
  /** The page, 'about.html'. */
  file: string
  /** The picture that it replaces. */
  path: string
  /** What it should show; '' for anything. */
  shows: string
}

/** An uploaded picture in one size. */
export interface UploadSize {
  file: string
  /** In pixels; undefined for its own. */
  width: number | undefined
}

/** The documents of a website, with what they load. */
export interface RenderedPages {
  pages: RenderedPage[]
  /**
   * For addresses that do not exist. It may not load anything, as it is shown at any depth: `embedFonts`
   * writes its fonts into it.
   */
  notFound: RenderedPage & { fonts: string[]; characters: string }
  css: string
  /** SVG documents by their paths. */
  pictures: ReadonlyMap<string, string>
  /** The sizes of uploaded pictures that its pages show, by their paths. */
  uploads: ReadonlyMap<string, UploadSize>
  photos: PhotoToTake[]
  /** Names of the font files in the folder 'fonts'. */
  fonts: string[]
  /** Those of them that are subset to the characters of the website. */
  ownFonts: string[]
  characters: string
  boldCharacters: string
  /** Every character of the website in Latin script, once. */
  latinCharacters: string
}

/** Search engines cut longer titles and descriptions, in characters. */
const MAX_TITLE = 64
const MAX_DESCRIPTION = 160
const MIN_DESCRIPTION = 40

/** A text that is too long ends after its last whole word; in scripts without spaces, anywhere. */
const cut = (text: string) => {
  if (text.length <= MAX_DESCRIPTION) return text
  const start = text.slice(0, MAX_DESCRIPTION - 1)
  const words = start.slice(0, start.search(/[\s,;:.(–—-]*\s\S*$/u))
  return `${words.length > MIN_DESCRIPTION ? words : start.trimEnd()}…`
}

const titleOf = ({ companyName, tagline }: Concept, page: SitePage): string => {
  const detail = page.role === 'home' ? tagline : page.name
  if (page.role !== 'home') return `${page.name} | ${companyName}`
  return detail &&
    !detail.toLowerCase().startsWith(companyName.toLowerCase()) &&
    detail.length + companyName.length < MAX_TITLE
    ? `${companyName}: ${detail}`
    : detail.startsWith(companyName) && detail.length <= MAX_TITLE
      ? detail
      : companyName
}

/** The beginning of what a page says: the client's own words. */
function descriptionOf(concept: Concept, page: SitePage): string {
  if (page.role === 'home') {
    const lead = page.sections[0]?.text ?? ''
    return cut(
      [concept.tagline, lead].filter((text) => text.trim() !== '').join(' – ') ||
        concept.companyName,
    )
  }
  // The contact page is about ways to get in touch, not about the fields of its form.
  if (page.role === 'contact') {
    const details = page.sections
      .filter(({ kind }) => !kind.startsWith('booking'))
      .flatMap(({ kind, headline, items }) => [
        kind.startsWith('place') ? headline : '',
        ...items.map(({ title, value }) => (value ? `${title}: ${value}` : '')),
      ])
      .filter(Boolean)
    return cut([`${page.name}, ${concept.companyName}`, ...new Set(details)].join('. '))
  }
  const own = page.sections.filter(({ kind }) => !kind.startsWith('action'))
  const sentence = own
    .flatMap(({ text, items }) => [text, ...items.map((item) => item.text)])
    .find(({ length }) => length >= MIN_DESCRIPTION)
  if (sentence) return cut(sentence)
  const entries = own.flatMap(({ items }) => items.map(({ title }) => title)).filter(Boolean)
  return cut(`${page.name}, ${concept.companyName}: ${entries.join(', ')}`)
}

/** JSON in a script element: it must not be able to end it. */
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const socialTags = (concept: Concept, title: string, description: string) => {
  const { width, height } = SHARE_PICTURE_SIZE
  const tags: [property: string, content: string | number][] = [
    ['og:type', 'website'],
    ['og:site_name', concept.companyName],
    ['og:title', title],
    ['og:description', description],
    ['og:image', `${PLACEHOLDER_ORIGIN}/${SHARE_PICTURE_FILE}`],
    ['og:image:width', width],
    ['og:image:height', height],
    ['og:image:alt', concept.companyName],
  ]
  return `${tags.map(([property, content]) => `<meta${attributes({ property, content })}>`).join('\n')}
<meta name="twitter:card" content="summary_large_image">`
}

/** All text of the website, for the choice of its fonts. */
const textOf = (concept: Concept, extraTexts: readonly string[]) =>
  JSON.stringify([
    ...[concept.companyName, concept.tagline, concept.siteMap, concept.sections, concept.labels],
    extraTexts,
  ])

/**
 * Writes these fonts into the rules that load them, as data. Text waits the few milliseconds until
 * they are decoded: set in a fallback first, its lines could move.
 */
export const embedFonts = (source: string, files: ReadonlyMap<string, Uint8Array>): string =>
  source.replace(
    /(@font-face\{[^}]*?)url\([\w./]*?fonts\/([\w-]+\.woff2)\)([^}]*\})/g,
    (rule, start: string, name: string, end: string) => {
      const bytes = files.get(name)
      if (!bytes) return rule
      const data = `url(data:font/woff2;base64,${Buffer.from(bytes).toString('base64')})`
      return `${start.replace('font-display:swap', 'font-display:block')}${data}${end}`
    },
  )

const rangeOf = (characters: readonly string[]) =>
  characters.map((each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase()}`).join(',')

/**
 * Adds rules with the subsets of fonts that a website's own characters need, as data: the text is
 * in its fonts from the first paint and never moves. A whole file is only loaded for a character
 * that its owner adds.
 */
export function withEmbeddedSubsets(
  css: string,
  subsets: ReadonlyMap<string, Uint8Array>,
  characters: string,
): string {
  const rules = (css.match(/@font-face\{[^}]*\}/g) ?? []).flatMap((rule) => {
    const [, name = ''] = /url\(fonts\/([\w-]+\.woff2)\)/.exec(rule) ?? []
    const [, ranges = ''] = /unicode-range:([^;}]*)/.exec(rule) ?? []
    const own = [...characters].filter((each) =>
      includesCodePoint(ranges, each.codePointAt(0) ?? 0),
    )
    if (!subsets.has(name) || own.length === 0) return []
    return [
      embedFonts(rule, subsets).replace(/unicode-range:[^;}]*/, `unicode-range:${rangeOf(own)}`),
    ]
  })
  // Of several rules for a character, the last one applies.
  const end = css.lastIndexOf('@font-face')
  const next = css.indexOf('}', end) + 1
  return end < 0 ? css : [css.slice(0, next), ...rules].join('\n') + css.slice(next)
}

const notFoundSection = (headline: string, callToAction: string): Section => ({
  ...{ kind: 'action-centred', ground: 'background', headline, callToAction },
  ...{ eyebrow: '', text: '', secondCallToAction: '', items: [], pictures: [] },
})

interface DocumentParts {
  language: string
  isRtl: boolean
  palette: Palette
  dark: Palette | undefined
}

const documentOf = (
  { language, isRtl, palette, dark }: DocumentParts,
  { head, body, skip }: { head: string; body: string; skip: string },
) =>
  `<!doctype html>
<html${attributes({ lang: language, dir: isRtl ? 'rtl' : 'ltr' })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${dark ? themeColour(dark, DARK_MEDIA) : ''}${themeColour(palette)}
${head}
</head>
<body id="${TOP_ID}">
${formatHtml(`<div class="page"><a class="skip" href="#main">${escapeHtml(skip)}</a>${body}</div>`)}
</body>
</html>
`

/**
 * The documents of a website: those of its pages, in the same tree, classes and colours as the
 * concept's live page, with one style sheet. Without scripts, and without anything from elsewhere.
 * The same concept gives the same bytes.
 */
export function renderPages(
  concept: Concept,
  site: SmallSite,
  { icons }: { icons: Icons },
): RenderedPages {
  const { palette } = concept
  const texts = siteTexts(concept.language)
  const ownTexts = websiteTexts(concept.language)
  const isRtl = concept.language === 'ar'
  const dark = darkPaletteOf(palette)
  const parts: DocumentParts = { language: languageOf(concept), isRtl, palette, dark }
  const [home] = site.pages
  const frame: DrawnConcept = {
    ...concept,
    website: { menu: site.menu },
    sections: home.sections,
  }
  const draw = (drawn: DrawnConcept, colours: Palette, frame: DrawnConcept) =>
    drawConcept({ ...drawn, palette: colours }, icons, { ...frame, palette: colours })

  const text = textOf(concept, [
    ...[...Object.values(texts), ...Object.values(ownTexts)],
    ...site.pages.map(({ name }) => name),
  ])
  const drawnPages = site.pages.map((page) => {
    const drawn = { ...frame, sections: page.sections }
    return {
      page,
      light: draw(drawn, palette, frame),
      dark: dark && draw(drawn, dark, frame),
    }
  })
  const bold = () =>
    charactersOf(
      [
        ...drawnPages.map(({ light }) => boldTextOf(light)),
        home.sections[0]?.callToAction,
        ...[...Object.values(texts), ...Object.values(ownTexts)],
      ].join(''),
    )
  const fontUrl = (name: string) => `fonts/${name}`
  const fonts = siteFonts(concept, { text, bold }, { whole: fontUrl, own: fontUrl })
  const sheet = createStyleSheet(fonts.families)
  const colours = createColours(palette, dark ?? palette)
  const pictures = new Map<string, string>()
  const photos: PhotoToTake[] = []
  const uploads = new Map<string, UploadSize>()
  const photoFiles = requiredPhotos(concept)
  const uploadUrl: Writer['uploadUrl'] = (file, width) => {
    const position = photoFiles.indexOf(file)
    const name = position < 0 ? 'logo' : `photo-${position + 1}`
    const path = `pictures/${name}${width ? `-${width}` : ''}.${position < 0 ? 'png' : 'jpg'}`
    uploads.set(path, { file, width })
    return path
  }
  const mailto = contactHrefOf(concept, 'mailto:')

  const bodyOf = (
    page: SitePage,
    trees: { light: ReturnType<typeof draw>; dark: ReturnType<typeof draw> | undefined },
    { base = '', frame: ofPage }: { base?: string; frame: DrawnConcept },
  ) => {
    const links = pageLinks(concept, site, page, base)
    const hrefOf: typeof links = (link, from, order) =>
      base !== '' && 'action' in link && from === 0
        ? `${base}${home.file}`
        : links(link, from, order)
    const name = page.file.replace(/\.html$/, '')
    return htmlOf(
      colours.withThemedColours(trees.light, trees.dark ?? trees.light),
      {
        sheet,
        hrefOf,
        pictureUrl: (drawPicture, part, photo) => {
          const path = `pictures/${name}-${part}.svg`
          if (photo !== undefined) photos.push({ file: page.file, path, shows: photo })
          pictures.set(path, drawPicture())
          return path
        },
        hasNarrowPictures: true,
        uploadUrl: (file, width) => `${base}${uploadUrl(file, width)}`,
        menu: menuOf(ofPage).length > 0 ? menuHtml(ofPage, hrefOf, texts.menu, page.file) : '',
        texts,
        website: {
          currentHref: `${base}${page.file}`,
          formAction: mailto,
          formNote: mailto ? ownTexts.emailForm : ownTexts.unconnectedForm,
          fileNote: mailto ? ownTexts.emailFile : '',
        },
      },
      isRtl,
    )
  }

  const pages = drawnPages.map(({ page, ...trees }) => {
    const title = titleOf(concept, page)
    const description = descriptionOf(concept, page)
    const body = bodyOf(page, trees, { frame })
    const head = `<title>${escapeHtml(title)}</title>
<meta name="description"${attributes({ content: description })}>
${socialTags(concept, title, description)}
<link rel="icon" href="${FAVICON_FILE}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${TOUCH_ICON_FILE}">
<link rel="stylesheet" href="${STYLE_FILE}">
${structuredDataOf(concept, page).map(jsonLd).join('')}`
    return { file: page.file, html: documentOf(parts, { head, body, skip: texts.skip }) }
  })

  const notFoundFrame: DrawnConcept = {
    ...frame,
    website: { menu: (site.pages.length > 1 && site.menu) || [home.name] },
  }
  const notFoundPage: SitePage = {
    ...{ role: 'home', name: '', file: NOT_FOUND_FILE, indexes: [] },
    sections: [notFoundSection(ownTexts.notFound, ownTexts.toHome)],
  }
  const drawnNotFound = { ...notFoundFrame, sections: notFoundPage.sections }
  const notFoundBody = bodyOf(
    notFoundPage,
    {
      light: draw(drawnNotFound, palette, notFoundFrame),
      dark: dark && draw(drawnNotFound, dark, notFoundFrame),
    },
    { base: '/', frame: notFoundFrame },
  )

  const style = [
    `:root{${colours.declarations('light')};${fonts.properties};color-scheme:${dark ? 'light dark' : palette.scheme}}`,
    dark ? `@media ${DARK_MEDIA}{:root{${colours.declarations('dark')}}}` : '',
    ...[baseCss, websiteCss, sheet.css()],
  ].join('\n')
  const notFoundText = JSON.stringify([
    ...[ownTexts.notFound, ownTexts.toHome, texts.skip, texts.menu],
    ...[concept.companyName, concept.tagline, home.sections[0]?.callToAction],
    ...[home.sections[0]?.secondCallToAction, menuOf(notFoundFrame)],
  ])
  const notFoundFonts = siteFonts(
    concept,
    { text: notFoundText, bold: () => notFoundText },
    { whole: fontUrl, own: fontUrl },
  )
  const notFoundHead = `<title>${escapeHtml(`${ownTexts.notFound} | ${concept.companyName}`)}</title>
<meta name="robots" content="noindex">
<style>${notFoundFonts.css}${style}</style>`
  const isCut = fonts.ownFiles.length > 0
  return {
    pages,
    notFound: {
      file: NOT_FOUND_FILE,
      html: documentOf(parts, { head: notFoundHead, body: notFoundBody, skip: texts.skip }),
      fonts: notFoundFonts.files,
      characters: [...new Set(notFoundText + notFoundText.toUpperCase())].sort().join(''),
    },
    css: `${formatCss(`${fonts.css}\n${style}`)}\n`,
    ...{ pictures, photos, uploads },
    ...{ fonts: fonts.files, ownFonts: fonts.ownFiles },
    latinCharacters: latinCharactersOf(text),
    ...{ characters: isCut ? charactersOf(text) : '', boldCharacters: isCut ? bold() : '' },
  }
}
