import { FEED_PATH } from '@agency/contract/indexed-paths'
import type { PageAssets } from '@agency/contract/page'
import type { PageHead } from '../app/page.ts'
import { dark, light } from '../theme/palette.ts'
import { firstPaintScript } from './first-paint.ts'
import type { FontLoading } from './font-loading.ts'
import icon from './icon.svg?url&no-inline'
import type { PageState } from './page-state.ts'
import { shareImageOf } from './share-images.ts'
import { staticCss } from './static-css.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (value: string) =>
  value.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

/** JSON that cannot close the script element it is embedded in. */
const toScriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

const metaTag = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`
const propertyTag = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`

export interface DocumentParts {
  head: PageHead
  siteName: string
  origin: string
  path: string
  assets: PageAssets
  font: FontLoading
  /** Modules that the entry will run, to be fetched in parallel. */
  modules: string[]
  styles: { id: string; css: string }[]
  body: string
  state: PageState
}

/** The complete HTML document around a rendered page. */
export function documentOf(parts: DocumentParts): string {
  const { head, origin, path, assets, font } = parts
  const url = `${origin}${path}`
  const image = head.image ?? {
    url: shareImageOf(path),
    alt: `${head.title}: its first lines over a plan of Melbourne's streets`,
  }
  return [
    '<!doctype html><html lang="en-AU" class="dark static"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    metaTag('description', head.description),
    head.noindex
      ? metaTag('robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<meta name="theme-color" content="${dark.bg}" media="(prefers-color-scheme: dark)">`,
    `<meta name="theme-color" content="${light.bg}" media="(prefers-color-scheme: light)">`,
    propertyTag('og:type', 'website'),
    propertyTag('og:site_name', parts.siteName),
    propertyTag('og:title', head.title),
    propertyTag('og:description', head.description),
    head.status === 404 ? '' : propertyTag('og:url', url),
    propertyTag('og:locale', 'en_AU'),
    propertyTag('og:image', new URL(image.url, origin).href),
    propertyTag('og:image:alt', image.alt),
    propertyTag('og:image:width', '1200'),
    propertyTag('og:image:height', '630'),
    metaTag('twitter:card', 'summary_large_image'),
    metaTag('twitter:title', head.title),
    metaTag('twitter:description', head.description),
    metaTag('twitter:image', new URL(image.url, origin).href),
    metaTag('twitter:image:alt', image.alt),
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(parts.siteName)}: our work" href="${FEED_PATH}">`,
    `<script>${firstPaintScript}</script>`,
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    font.preload
      ? `<link rel="preload" href="${font.preload}" as="font" type="font/woff2" crossorigin>`
      : '',
    `<style>${font.css}</style>`,
    `<style>${staticCss}</style>`,
    ...[font.stylesheet ?? [], assets.styles]
      .flat()
      .map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...parts.styles.map(({ id, css }) => `<style data-emotion="${id}" data-s>${css}</style>`),
    ...assets.scripts.map(
      (src) =>
        `<script type="module" src="${escapeHtml(src)}" data-modules="${escapeHtml(parts.modules.join(' '))}"></script>`,
    ),
    ...(head.structured ?? []).map(
      (data) =>
        `<script type="application/ld+json">${toScriptJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
    `</head><body><div id="root">${parts.body}</div>`,
    '<a class="static-menu" href="#main-menu">Menu</a><a class="static-menu" href="#main">Close menu</a>',
    '<p id="unloaded" role="alert" hidden>Parts of this page did not load. <button type="button">Load again</button></p>',
    `<script type="application/json" id="state">${toScriptJson(parts.state)}</script></body></html>`,
  ].join('')
}
