import type { Concept } from '@agency/contract/concept'
import { drawConcept } from '../drawing/draw-concept.ts'
import { addUploads } from '../drawing/element.ts'
import type { DrawnConcept } from '../drawing/kit-interface.ts'
import { partsOf } from '../imagery/motifs/icon-sets.ts'
import type { Assets } from '../render-concept.ts'
import { requiredFonts, requiredIcons } from '../required-assets.ts'
import { DARK_MEDIA } from '../site/colours.ts'
import { composePages, type SmallSite } from './compose-pages.ts'
import { designTokens } from './design-tokens.ts'
import { editableSvg } from './editable-svg.ts'
import { deployNotes, readMe } from './read-me.ts'
import {
  FAVICON_FILE,
  PLACEHOLDER_ORIGIN,
  type RenderedPages,
  renderPages,
  STYLE_FILE,
} from './render-pages.ts'
import { faviconOf } from './site-icons.ts'
import { styleGuideHtml } from './style-guide.ts'

/** The text files of a website to take home, by their paths, and what has to be added in bytes. */
export interface StarterSite {
  site: SmallSite
  /** Complete except for the 404 page, whose fonts still have to be embedded. */
  rendered: RenderedPages
  texts: Map<string, string>
}

/** Where the files of the website are. */
export const SITE_DIR = 'site/'
const DESIGN_DIR = 'design/'
export const STYLE_GUIDE_FILE: string = `${DESIGN_DIR}style-guide.html`

const MAX_NAME = 48
/** Latin letters that have no decomposition. */
const PLAIN_LETTERS: Record<string, string> = {
  ...{ đ: 'd', ð: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i', '&': ' and ' },
}

/** A name for files that is safe on every system: of letters, digits and hyphens. */
export function fileNameOf(companyName: string): string {
  const name = companyName
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[đðøłßæœþı&]/g, (letter) => PLAIN_LETTERS[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME)
    .replace(/^-+|-+$/g, '')
  return `${name || 'company'}-website`
}

const urlOf = (file: string) => `${PLACEHOLDER_ORIGIN}/${file === 'index.html' ? '' : file}`

const sitemapOf = ({ pages }: SmallSite) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ file }) => `  <url><loc>${urlOf(file)}</loc></url>`).join('\n')}
</urlset>
`

const robotsTxt = `User-agent: *
Allow: /

Sitemap: ${PLACEHOLDER_ORIGIN}/sitemap.xml
`

const ICON_CREDITS: Record<string, string> = {
  'fluent-emoji-flat':
    'Fluent Emoji Flat, Microsoft Corporation, MIT licence: https://github.com/microsoft/fluentui-emoji',
  'game-icons':
    'Game Icons, by Lorc, Delapouite and other contributors, CC BY 3.0: https://game-icons.net, https://creativecommons.org/licenses/by/3.0/ (recoloured, cropped and combined)',
  ph: 'Phosphor Icons, MIT licence: https://github.com/phosphor-icons/core',
  tabler: 'Tabler Icons, Paweł Kuna, MIT licence: https://github.com/tabler/tabler-icons',
}

/** The authors of the icons in a concept's pictures, as their licences require. */
function creditsOf(concept: Concept): string {
  const sets = new Set(requiredIcons(concept).flatMap((name) => partsOf(name)?.set ?? []))
  const lines = [...sets].sort().map((set) => `- ${ICON_CREDITS[set]}`)
  return [
    'The drawings on this website',
    '----------------------------',
    lines.length > 0
      ? `They are adapted from icons of these sets. Keep this file beside them.\n\n${lines.join('\n')}`
      : 'They were drawn for this website.',
    '',
  ].join('\n')
}

/**
 * Everything of a website to take home that is text: its pages, its style and pictures, texts for
 * whoever takes it over, and files for designers. The same concept gives the same texts.
 */
export async function composeStarterSite(
  concept: Concept,
  { fonts, icons, uploads }: Assets,
): Promise<StarterSite> {
  const site = composePages(concept)
  const rendered = renderPages(concept, site, { icons })
  const texts = new Map<string, string>()
  for (const { file, html } of rendered.pages) texts.set(`${SITE_DIR}${file}`, html)
  texts.set(`${SITE_DIR}${STYLE_FILE}`, rendered.css)
  for (const [path, svg] of rendered.pictures) texts.set(`${SITE_DIR}${path}`, svg)
  texts.set(`${SITE_DIR}pictures/CREDITS.txt`, creditsOf(concept))
  texts.set(`${SITE_DIR}sitemap.xml`, sitemapOf(site))
  texts.set(`${SITE_DIR}robots.txt`, robotsTxt)
  texts.set(`${SITE_DIR}${FAVICON_FILE}`, await faviconOf(concept, { fonts, uploads }))
  texts.set(STYLE_GUIDE_FILE, styleGuideHtml(concept, `../${SITE_DIR}`, rendered.boldCharacters))
  texts.set(`${DESIGN_DIR}tokens.json`, `${JSON.stringify(designTokens(concept), null, 2)}\n`)
  const frame: DrawnConcept = {
    ...concept,
    website: { menu: site.menu },
    sections: site.pages[0].sections,
  }
  const files = requiredFonts(concept)
  for (const page of site.pages) {
    const drawn = addUploads(
      drawConcept({ ...frame, sections: page.sections }, icons, frame),
      uploads,
    )
    const name = page.file.replace(/\.html$/, '')
    texts.set(`${DESIGN_DIR}${name}.svg`, await editableSvg(drawn, fonts, files))
  }
  const readMeText = readMe(concept, site, {
    photos: rendered.photos,
    formFile: rendered.pages.find(({ html }) => html.includes('<form'))?.file,
    hasDarkMode: rendered.css.includes(DARK_MEDIA),
  })
  texts.set('README.txt', readMeText)
  texts.set('DEPLOY.txt', deployNotes(concept.companyName))
  return { site, rendered, texts }
}
