import { createHash } from 'node:crypto'
import { requiredIcons } from '@agency/concept-engine/required-assets'
import { renderSite } from '@agency/concept-engine/site/render-site'
import { hasManyCharacters } from '@agency/concept-engine/site/site-fonts'
import { Concept } from '@agency/contract/concept'
import { LIVE_FONTS_PATH } from '@agency/contract/live-page'
import { TIME_ZONE } from '@agency/contract/time'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { type PreparedResponse, prepareResponse } from '../../http/prepared-response.ts'
import { openFairQueue } from '../../limits/fair-queue.ts'
import { subscriberOf, takeForAddress } from '../../limits/rate-limits.ts'
import { openIconFiles } from '../../rendering/icon-files.ts'
import type { PageFonts } from '../../rendering/subset-fonts.ts'
import { getSettings } from '../settings/settings-service.ts'
import { findOpenLink } from '../share-links/share-link-queries.ts'
import {
  findConceptOfGeneration,
  findShownConcept,
  readComposedConcept,
  readConcept,
} from './live-page-queries.ts'

/** What somebody knows who may see a live page. */
export type LivePageOf = { token: string } | { generationId: string } | { publicId: string }

/** A concept as a website: its document, and the pictures below the first screen. */
export interface LivePage {
  html: PreparedResponse
  /** By their names below the page's address. */
  pictures: ReadonlyMap<string, PreparedResponse>
  /** Its fonts of many characters, which it gets cut down to its own. */
  fonts: PageFonts
}

export interface LivePages {
  /** The live page of a concept. Throws NOT_FOUND where there is none, or who asks may not see it. */
  get(of: LivePageOf, address: string): Promise<LivePage>
  /** A font of a page, of its characters alone. Undefined where that has none of this name, or it cannot be made now. */
  getFont(page: LivePage, name: string, address: string): Promise<PreparedResponse | undefined>
}

/** Pages that stay rendered, in bytes of their documents and pictures: some fifty. */
const KEPT_BYTES = 16 * 1024 * 1024
/** Pages whose fonts stay cut down: each has some 100 KB of them. */
const KEPT_FONTS = 50
const WAITING_MAX = 50
const WAITING_OF_ONE = 8

/** What a page is rendered from. */
interface Source {
  /** A name that two concepts never share. */
  key: string
  read: () => Promise<{ concept: unknown } | undefined>
  /** The line that says what the page is, where it is opened by itself. */
  ribbonOf?: (concept: Concept) => string
}

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: TIME_ZONE })

const noPage = () => new AppError('NOT_FOUND', 'Page not found.')

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The policy of a live page: it runs nothing, sends nothing and asks no other origin. It may be shown in
 * a frame of this site, where a sandbox takes its origin as well.
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

/** Of characters alone: nobody learns from them what the page says. */
const fontHeaders = {
  'content-type': 'font/woff2',
  'cache-control': 'private, max-age=86400',
  // A sandboxed frame has no origin.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Asked for again each time: what a link or an id opens ends with it. */
const CACHING = 'private, no-cache'

const shared = { 'cache-control': CACHING, 'x-robots-tag': 'noindex' }

const loadIcons = openIconFiles({ owner: '@agency/concept-engine/site/render-site' })

/**
 * Renders a concept, with a line that says what it is where no page of ours stands around it. There it follows
 * its reader's preference for dark pages; in a frame it is as light as the picture beside it.
 */
async function render(concept: Concept, ribbon: string): Promise<LivePage> {
  const site = renderSite(concept, {
    ribbon,
    icons: await loadIcons(requiredIcons(concept)),
    fontUrl: (name) => (hasManyCharacters(name) ? `live/${name}` : `${LIVE_FONTS_PATH}/${name}`),
    pictureUrl: (name) => `live/${name}.svg`,
    isDarkToo: ribbon !== '',
  })
  const headers = {
    ...shared,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': livePagePolicy(site.style),
    // Its address is a secret, which what it links to is not told.
    'referrer-policy': 'no-referrer',
  }
  const pictureHeaders = {
    ...shared,
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; sandbox",
    // A sandboxed frame has no origin, and is no part of this site to its browser.
    'cross-origin-resource-policy': 'cross-origin',
  }
  return {
    html: prepareResponse(200, headers, site.html),
    pictures: new Map(
      [...site.pictures].map(([name, svg]) => [
        `${name}.svg`,
        prepareResponse(200, pictureHeaders, svg),
      ]),
    ),
    fonts: { names: site.fonts.filter(hasManyCharacters), characters: site.characters },
  }
}

type CutFonts = ReadonlyMap<string, PreparedResponse>

const bytesOf = ({ html, pictures }: LivePage) =>
  [...pictures.values()].reduce((sum, picture) => sum + picture.bytes, html.bytes)

/** Renders live pages from stored concepts, and keeps those that were asked for last. */
export function openLivePages({
  db,
  limits,
  subsetFonts,
}: Pick<Deps, 'db' | 'limits' | 'subsetFonts'>): LivePages {
  const kept = new LRUCache<string, LivePage>({ maxSize: KEPT_BYTES, sizeCalculation: bytesOf })
  const inFlight = new Map<string, Promise<LivePage>>()
  /** By what they are made of: pages with the same characters have the same. */
  const cut = new LRUCache<string, Promise<CutFonts>>({ max: KEPT_FONTS })
  const withPermit = openFairQueue({ running: 2, waiting: WAITING_MAX })

  function cutFonts(fonts: PageFonts, address: string): Promise<CutFonts> {
    const key = `${fonts.names.join()} ${fonts.characters}`
    const known = cut.get(key)
    if (known) return known
    const made = subsetFonts(fonts, subscriberOf(address)).then(
      (files) =>
        new Map(
          files.map((file, at) => [
            fonts.names[at] ?? '',
            prepareResponse(200, fontHeaders, Buffer.from(file), 'as it is'),
          ]),
        ),
    )
    cut.set(key, made)
    made.catch(() => cut.delete(key))
    return made
  }

  /** The page of a concept that is opened by itself, and says what it is and until when it can be opened. */
  async function openedAlone(conceptId: number, expiresAt?: Date): Promise<Source> {
    const { agency } = await getSettings(db)
    const until = expiresAt ? ` This link works until ${day.format(expiresAt)}.` : ''
    return {
      key: `alone ${conceptId} by ${agency.name}${until}`,
      read: () => readConcept(db, conceptId),
      ribbonOf: ({ companyName }) =>
        `A website concept for ${companyName}, made by ${agency.name}. It is a preview: nothing is sent.${until}`,
    }
  }

  /** What is to be rendered, and nothing for who may not see it. */
  async function find(of: LivePageOf): Promise<Source> {
    if ('generationId' in of) {
      const { generationId } = of
      const found = await findConceptOfGeneration(db, generationId)
      if (!found) throw noPage()
      const { conceptId } = found
      if (conceptId !== null)
        return { key: `concept ${conceptId}`, read: () => readConcept(db, conceptId) }
      return {
        key: `generation ${generationId}`,
        read: () => readComposedConcept(db, generationId),
      }
    }
    if ('token' in of) {
      const link = await findOpenLink(db, of.token)
      if (!link) throw noPage()
      return openedAlone(link.conceptId, link.expiresAt)
    }
    const shown = await findShownConcept(db, of.publicId)
    if (!shown) throw noPage()
    return openedAlone(shown.conceptId)
  }

  return {
    get: async (of, address) => {
      const { key, read, ribbonOf } = await find(of)
      const known = kept.get(key) ?? inFlight.get(key)
      if (known) return known
      await takeForAddress(limits, 'livePage', address)
      const make = async () => {
        const stored = Concept.safeParse((await read())?.concept)
        if (!stored.success) throw noPage()
        const page = await render(stored.data, ribbonOf?.(stored.data) ?? '')
        kept.set(key, page)
        // Its browser asks for them next.
        if (page.fonts.names.length > 0) cutFonts(page.fonts, address).catch(() => {})
        return page
      }
      const made = withPermit(make, { of: subscriberOf(address), most: WAITING_OF_ONE }).finally(
        () => inFlight.delete(key),
      )
      inFlight.set(key, made)
      return made
    },
    getFont: async ({ fonts }, name, address) => {
      if (!fonts.names.includes(name)) return undefined
      return (await cutFonts(fonts, address).catch(() => undefined))?.get(name)
    },
  }
}
