import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { subsetFonts } from '@agency/api/rendering/subset-fonts'
import { createConcept } from '@agency/concept-engine/create-concept'
import { requiredIcons } from '@agency/concept-engine/required-assets'
import { sampleBriefs } from '@agency/concept-engine/samples/briefs'
import { loadIcons } from '@agency/concept-engine/samples/load-icons'
import { realisticBriefs } from '@agency/concept-engine/samples/realistic-briefs'
import { type RenderedSite, renderSite } from '@agency/concept-engine/site/render-site'
import type { Concept } from '@agency/contract/concept'
import { webFontOf } from '@agency/fonts/web-fonts'

const compress = promisify(brotliCompress)
const { resolve } = createRequire(import.meta.resolve('@agency/fonts/faces'))

/** The concepts of the sample briefs, or of every n-th one. */
export const sampleConcepts = (step = 1): Concept[] =>
  [...sampleBriefs, ...realisticBriefs]
    .filter((_, index) => index % step === 0)
    .map((brief) => createConcept(brief, 1))

/** A concept's live page as the product renders it. */
export const sampleSite = (concept: Concept, index: number): RenderedSite =>
  renderSite(concept, {
    icons: loadIcons(requiredIcons(concept)),
    fontUrl: (name) => `/share/fonts/${name}`,
    ownFontUrl: (name) => `/${index}/${name}`,
    pictureUrl: (picture) => `/${index}/${picture}.svg`,
    isDarkToo: true,
  })

const SHARED_FONT = /\/share\/fonts\/([\w-]+\.woff2)$/
const PAGE_FONT = /\/(\d+)\/([\w-]+\.woff2)$/

/** The font file at a URL: complete, or subset to the characters of its page. */
async function loadFont(
  sites: readonly RenderedSite[],
  url: string,
): Promise<Uint8Array | undefined> {
  const [, sharedName] = SHARED_FONT.exec(url) ?? []
  const font = sharedName && webFontOf(sharedName)
  if (font) return readFile(resolve(font.specifier))
  const [, index, fontName] = PAGE_FONT.exec(url) ?? []
  const site = sites[Number(index)]
  if (!fontName || !site?.fonts.includes(fontName)) return undefined
  const { characters, boldCharacters } = site
  const [subset] = await subsetFonts({ names: [fontName], characters, boldCharacters })
  return subset
}

/** The size of the font file at a URL, in bytes. */
export const fontBytes = async (sites: readonly RenderedSite[], url: string): Promise<number> =>
  (await loadFont(sites, url))?.length ?? 0

export interface SampleSite {
  url: string
  close(): void
}

/** Serves live pages at /0, /1 and so on, compressed as the product does. */
export async function serveSamples(sites: readonly RenderedSite[]): Promise<SampleSite> {
  const server = createServer(async (request, response) => {
    const [, index = '', picture] = /^\/(\d+)(?:\/(\d[\w-]*)\.svg)?$/.exec(request.url ?? '') ?? []
    const site = sites[Number(index)]
    const font = await loadFont(sites, request.url ?? '')
    if (font) {
      const headers = { 'content-type': 'font/woff2', 'cache-control': 'max-age=2592000' }
      response.writeHead(200, headers).end(font)
      return
    }
    const body = picture ? site?.pictures.get(picture)?.() : site?.html
    if (index === '' || body === undefined) {
      response
        .writeHead(['/robots.txt', '/favicon.ico'].includes(request.url ?? '') ? 200 : 404)
        .end()
      return
    }
    const type = picture ? 'image/svg+xml' : 'text/html; charset=utf-8'
    const headers = { 'content-type': type, 'content-encoding': 'br' }
    response.writeHead(200, headers).end(await compress(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
