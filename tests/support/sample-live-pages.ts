import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { createConcept } from '@agency/concept-engine/create-concept'
import { requiredIcons } from '@agency/concept-engine/required-assets'
import { sampleBriefs } from '@agency/concept-engine/samples/briefs'
import { loadIcons } from '@agency/concept-engine/samples/load-icons'
import { realisticBriefs } from '@agency/concept-engine/samples/realistic-briefs'
import { type RenderedSite, renderSite } from '@agency/concept-engine/site/render-site'
import { webFontOf } from '@agency/concept-engine/site/site-fonts'
import type { Concept } from '@agency/contract/concept'

const compress = promisify(brotliCompress)
const { resolve } = createRequire(import.meta.resolve('@agency/concept-engine/create-concept'))

/** The concepts of the sample briefs. */
export const sampleConcepts = (): Concept[] =>
  [...sampleBriefs, ...realisticBriefs].map((brief) => createConcept(brief, 1))

/** A concept's live page as the product renders it. */
export const sampleSite = (concept: Concept, at: number): RenderedSite =>
  renderSite(concept, {
    icons: loadIcons(requiredIcons(concept)),
    fontUrl: (name) => `/share/fonts/${name}`,
    pictureUrl: (picture) => `/${at}/${picture}.svg`,
  })

/** What a font file of an address weighs, in bytes. */
export async function fontBytes(url: string): Promise<number> {
  const font = webFontOf(url.slice(url.lastIndexOf('/') + 1))
  return font ? (await stat(resolve(font.specifier))).size : 0
}

export interface SampleSite {
  url: string
  close(): void
}

/** Serves live pages at /0, /1 and so on, packed as the product packs them. */
export async function serveSamples(sites: readonly RenderedSite[]): Promise<SampleSite> {
  const server = createServer(async (request, response) => {
    const [, font] = /^\/share\/fonts\/([\w-]+\.woff2)$/.exec(request.url ?? '') ?? []
    const [, at = '', picture] = /^\/(\d+)(?:\/(\d+)\.svg)?$/.exec(request.url ?? '') ?? []
    const site = sites[Number(at)]
    const specifier = font && webFontOf(font)?.specifier
    if (specifier) {
      const headers = { 'content-type': 'font/woff2', 'cache-control': 'max-age=2592000' }
      response.writeHead(200, headers).end(await readFile(resolve(specifier)))
      return
    }
    const body = picture ? site?.pictures[Number(picture)] : site?.html
    if (at === '' || body === undefined) {
      response.writeHead(request.url === '/robots.txt' ? 200 : 404).end()
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
