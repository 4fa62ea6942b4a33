import { createHash } from 'node:crypto'
import { requiredIcons, requiredUploads } from '@agency/concept-engine/required-assets'
import { renderSite } from '@agency/concept-engine/site/render-site'
import { Concept } from '@agency/contract/concept'
import { LIVE_FONTS_PATH } from '@agency/contract/live-page'
import { photoWidths } from '@agency/contract/studio'
import { TIME_ZONE } from '@agency/contract/time'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { type PreparedResponse, prepareResponse } from '../../http/prepared-response.ts'
import { openFairQueue } from '../../limits/fair-queue.ts'
import { consumeForAddress, subscriberOf } from '../../limits/rate-limits.ts'
import { openIconFiles } from '../../rendering/icon-files.ts'
import type { PageFonts } from '../../rendering/subset-fonts.ts'
import { keyOfUpload } from '../../storage/uploaded-pictures.ts'
import { getSettings } from '../settings/settings-service.ts'
import { findOpenLink } from '../share-links/share-link-queries.ts'
import {
  findConceptOfGeneration,
  findShownConcept,
  readComposedConcept,
  readConcept,
} from './live-page-queries.ts'

/**
 * The keys that give access to a live page: the token of a share link until it expires or is
 * revoked (`share-link-service.ts`), the id of a generation for whoever started it, and the public
 * id while the gallery shows the concept.
 */
export type LivePageTarget = { token: string } | { generationId: string } | { publicId: string }

/** A concept as a website: its document, and the pictures below the first screen. */
export interface LivePage {
  html: PreparedResponse
  /** A picture by its name below the page's URL; rendered when it is first requested. */
  picture(name: string): PreparedResponse | undefined
  /** Number of pictures. */
  pictureCount: number
  /** The uploaded pictures that it shows. */
  uploads: ReadonlySet<string>
  /** Its fonts with large character sets, which are subset for this page. */
  fonts: PageFonts
}

export interface LivePages {
  /**
   * The live page of a concept. Throws NOT_FOUND if there is none, or the caller may not see it.
   */
  get(target: LivePageTarget, address: string): Promise<LivePage>
  /** An uploaded picture of a page, by its name below the page's URL; undefined for other names. */
  getUpload(page: LivePage, name: string): Promise<PreparedResponse | undefined>
  /**
   * A font of a page, subset to its characters. Undefined if the page has none of this name, or it
   * cannot be subset at the moment.
   */
  getFont(page: LivePage, name: string, address: string): Promise<PreparedResponse | undefined>
}

/**
 * Approximate memory of a picture, including its compressed form, or of the data it is drawn from.
 */
const PICTURE_BYTES = 40 * 1024
/** Max size of the cached pages, in bytes of their documents and pictures: some fifty pages. */
const CACHE_BYTES = 16 * 1024 * 1024
/** Number of pages whose subset fonts are cached: each has some 100 KB of them. */
const MAX_FONT_SETS = 50
const MAX_WAITING = 50
const MAX_WAITING_PER_CALLER = 8

/** The data a page is rendered from. */
interface Source {
  /** A cache key that is unique per revision of a concept. */
  key: string
  read: () => Promise<{ concept: unknown } | undefined>
  /** Text of the ribbon that explains the page when it is opened on its own. */
  ribbonOf?: (concept: Concept) => string
}

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: TIME_ZONE })

const pageNotFound = () => new AppError('NOT_FOUND', 'Page not found.')

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The content security policy of a live page: it runs no scripts, sends nothing and requests
 * nothing from other origins. It may be framed by this site, in a sandbox without an origin.
 */
export const livePagePolicy = (style: string) =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** A subset only depends on the characters, so it does not reveal the page's text. */
const fontHeaders = {
  'content-type': 'font/woff2',
  'cache-control': 'private, max-age=86400',
  // A sandboxed frame has no origin.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Always revalidated: a page becomes unavailable together with its link or id. */
const CACHING = 'private, no-cache'

const shared = { 'cache-control': CACHING, 'x-robots-tag': 'noindex' }

const partHeaders = {
  ...shared,
  'content-security-policy': "default-src 'none'; sandbox",
  // A sandboxed frame has no origin, so the browser does not treat it as part of this site.
  'cross-origin-resource-policy': 'cross-origin',
}

const nameOfUpload = (file: string, width: number | undefined) =>
  `upload-${file}${width ? `-${width}` : ''}.webp`
const UPLOAD_NAME = /^upload-([0-9a-f]{32})(?:-(\d+))?\.webp$/

const loadIcons = openIconFiles({ owner: '@agency/concept-engine/site/render-site' })

/**
 * Renders a concept, with a ribbon that explains it if it is not embedded in one of our pages. On
 * its own it follows the reader's dark mode preference; in a frame it stays light, like the picture
 * next to it.
 */
export async function renderLivePage(concept: Concept, ribbon: string): Promise<LivePage> {
  const site = renderSite(concept, {
    ribbon,
    icons: await loadIcons(requiredIcons(concept)),
    fontUrl: (name) => `${LIVE_FONTS_PATH}/${name}`,
    ownFontUrl: (name) => `live/${name}`,
    pictureUrl: (name) => `live/${name}.svg`,
    uploadUrl: (file, width) => `live/${nameOfUpload(file, width)}`,
    isDarkToo: ribbon !== '',
  })
  const headers = {
    ...shared,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': livePagePolicy(site.style),
    // Its URL is a secret, which must not be sent to the sites it links to.
    'referrer-policy': 'no-referrer',
  }
  const pictureHeaders = { ...partHeaders, 'content-type': 'image/svg+xml' }
  const pictures = new Map<string, PreparedResponse>()
  return {
    html: prepareResponse(200, headers, site.html),
    picture: (name) => {
      const render = site.pictures.get(name.replace(/\.svg$/, ''))
      const cached = pictures.get(name)
      if (cached || !render || !name.endsWith('.svg')) return cached
      const response = prepareResponse(200, pictureHeaders, render())
      pictures.set(name, response)
      return response
    },
    pictureCount: site.pictures.size,
    uploads: new Set(requiredUploads(concept)),
    fonts: {
      names: site.ownFonts,
      characters: site.characters,
      boldCharacters: site.boldCharacters,
    },
  }
}

type SubsetFonts = ReadonlyMap<string, PreparedResponse>

const bytesOf = ({ html, pictureCount }: LivePage) => html.bytes + pictureCount * PICTURE_BYTES

/** Renders live pages from stored concepts, and caches the most recently requested. */
export function openLivePages({
  db,
  limits,
  storage,
  subsetFonts,
}: Pick<Deps, 'db' | 'limits' | 'storage' | 'subsetFonts'>): LivePages {
  const cache = new LRUCache<string, LivePage>({ maxSize: CACHE_BYTES, sizeCalculation: bytesOf })
  const inFlight = new Map<string, Promise<LivePage>>()
  /** Keyed by content: pages with the same characters share their fonts. */
  const fontSets = new LRUCache<string, Promise<SubsetFonts>>({ max: MAX_FONT_SETS })
  const withPermit = openFairQueue({ concurrency: 2, maxWaiting: MAX_WAITING })

  function subsetPageFonts(fonts: PageFonts, address: string): Promise<SubsetFonts> {
    const key = JSON.stringify(fonts)
    const cached = fontSets.get(key)
    if (cached) return cached
    const pending = subsetFonts(fonts, subscriberOf(address)).then(
      (files) =>
        new Map(
          files.map((file, index) => [
            fonts.names[index] ?? '',
            prepareResponse(200, fontHeaders, Buffer.from(file), 'identity'),
          ]),
        ),
    )
    fontSets.set(key, pending)
    pending.catch(() => fontSets.delete(key))
    return pending
  }

  /** The page of a concept opened on its own: a ribbon explains it and how long it is available. */
  async function standaloneSource(
    { conceptId, revision }: { conceptId: number; revision: number },
    expiresAt?: Date,
  ): Promise<Source> {
    const { agency } = await getSettings(db)
    const expiryNote = expiresAt ? ` This link works until ${day.format(expiresAt)}.` : ''
    return {
      key: `alone ${conceptId}.${revision} by ${agency.name}${expiryNote}`,
      read: () => readConcept(db, conceptId),
      ribbonOf: ({ companyName }) =>
        `A website concept for ${companyName}, made by ${agency.name}. It is a preview: nothing is sent.${expiryNote}`,
    }
  }

  /** The data to render; throws if the caller may not see it. */
  async function find(target: LivePageTarget): Promise<Source> {
    if ('generationId' in target) {
      const { generationId } = target
      const generation = await findConceptOfGeneration(db, generationId)
      if (!generation) throw pageNotFound()
      const { conceptId, revision } = generation
      if (conceptId !== null)
        return { key: `concept ${conceptId}.${revision}`, read: () => readConcept(db, conceptId) }
      return {
        key: `generation ${generationId}`,
        read: () => readComposedConcept(db, generationId),
      }
    }
    if ('token' in target) {
      const link = await findOpenLink(db, target.token)
      if (!link) throw pageNotFound()
      return standaloneSource(link, link.expiresAt)
    }
    const concept = await findShownConcept(db, target.publicId)
    if (!concept) throw pageNotFound()
    return standaloneSource(concept)
  }

  return {
    get: async (target, address) => {
      const { key, read, ribbonOf } = await find(target)
      const cached = cache.get(key) ?? inFlight.get(key)
      if (cached) return cached
      await consumeForAddress(limits, 'livePage', address)
      const make = async () => {
        const stored = Concept.safeParse((await read())?.concept)
        if (!stored.success) throw pageNotFound()
        const page = await renderLivePage(stored.data, ribbonOf?.(stored.data) ?? '')
        cache.set(key, page)
        // The browser requests them next.
        if (page.fonts.names.length > 0) subsetPageFonts(page.fonts, address).catch(() => {})
        return page
      }
      const pending = withPermit(make, {
        caller: subscriberOf(address),
        maxWaitingPerCaller: MAX_WAITING_PER_CALLER,
      }).finally(() => inFlight.delete(key))
      inFlight.set(key, pending)
      return pending
    },
    getUpload: async ({ uploads }, name) => {
      const [, file = '', digits] = UPLOAD_NAME.exec(name) ?? []
      if (!uploads.has(file)) return undefined
      const width = photoWidths.find((known) => known === Number(digits))
      // Until its variants are made, the picture itself is sent.
      const bytes =
        (width && (await storage.read(keyOfUpload(file, width)))) ??
        (await storage.read(keyOfUpload(file)))
      const headers = { ...partHeaders, 'content-type': 'image/webp' }
      return bytes && prepareResponse(200, headers, Buffer.from(bytes), 'identity')
    },
    getFont: async ({ fonts }, name, address) => {
      if (!fonts.names.includes(name)) return undefined
      return (await subsetPageFonts(fonts, address).catch(() => undefined))?.get(name)
    },
  }
}
