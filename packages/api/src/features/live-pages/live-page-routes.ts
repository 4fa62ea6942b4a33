import { GenerationId } from '@agency/contract/generation'
import {
  LIVE_FONTS_PATH,
  livePageOfGallery,
  livePageOfGeneration,
  livePageOfLink,
} from '@agency/contract/live-page'
import { ShareToken } from '@agency/contract/share-link'
import { webFontOf } from '@agency/fonts/web-fonts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { prepareResponse, sendPrepared } from '../../http/prepared-response.ts'
import { openFontFiles } from '../../rendering/font-files.ts'
import { type LivePageTarget, openLivePages } from './live-page-service.ts'

interface OfPage {
  Params: { key: string; part?: string }
}

const missing = () => new AppError('NOT_FOUND', 'Not found.')

/** Parses the key in a URL; throws NOT_FOUND if it is neither a token nor an id. */
function ofLink(key: string): LivePageTarget {
  const token = ShareToken.safeParse(key)
  if (!token.success) throw missing()
  return { token: token.data }
}
function ofGeneration(key: string): LivePageTarget {
  const requested = GenerationId.safeParse({ generationId: key })
  if (!requested.success) throw missing()
  return requested.data
}

/** Max length of the public ids that are issued. */
const PUBLIC_ID = /^[\w-]{1,64}$/
function ofGallery(publicId: string): LivePageTarget {
  if (!PUBLIC_ID.test(publicId)) throw missing()
  return { publicId }
}

/** A picture of the page, an uploaded one, or a font. */
const PART = /^[\w-]{1,80}\.(?:svg|webp|woff2)$/

/** Fonts only change with a release. */
const FONT_CACHING = 'public, max-age=2592000'

/** The live pages of concepts, with their pictures and fonts. */
export function livePageRoutes(app: FastifyInstance, deps: Deps): void {
  const pages = openLivePages(deps)
  const read = openFontFiles()
  /** A font face has few weights; for others there is no file. */
  const readFont = async (specifier: string): Promise<Buffer> => {
    try {
      return await read(specifier)
    } catch {
      throw missing()
    }
  }

  async function sendFont(request: FastifyRequest, reply: FastifyReply, name: string) {
    const font = webFontOf(name)
    if (!font) throw missing()
    const bytes = await readFont(font.specifier)
    const headers = {
      'content-type': 'font/woff2',
      'cache-control': FONT_CACHING,
      // A sandboxed frame has no origin.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }
    return sendPrepared(request, reply, prepareResponse(200, headers, bytes, 'identity'))
  }

  const sendPage =
    (targetOf: (key: string) => LivePageTarget) =>
    async (request: FastifyRequest<OfPage>, reply: FastifyReply) => {
      const page = await pages.get(targetOf(request.params.key), request.ip)
      // In a sandboxed frame it has no origin that could be keyed.
      reply.removeHeader('origin-agent-cluster')
      return sendPrepared(request, reply, page.html)
    }
  const sendPart =
    (targetOf: (key: string) => LivePageTarget) =>
    async (request: FastifyRequest<OfPage>, reply: FastifyReply) => {
      const { key, part = '' } = request.params
      if (!PART.test(part)) throw missing()
      const page = await pages.get(targetOf(key), request.ip)
      const response =
        page.picture(part) ??
        (await pages.getUpload(page, part)) ??
        (await pages.getFont(page, part, request.ip))
      if (response) return sendPrepared(request, reply, response)
      // A font that cannot be subset at the moment is sent in full.
      if (page.fonts.names.includes(part)) return sendFont(request, reply, part)
      throw missing()
    }

  for (const [address, targetOf] of [
    [livePageOfLink(':key'), ofLink],
    [livePageOfGeneration(':key'), ofGeneration],
    [livePageOfGallery(':key'), ofGallery],
  ] as const) {
    app.get<OfPage>(address, sendPage(targetOf))
    app.get<OfPage>(`${address}/:part`, sendPart(targetOf))
  }

  app.get<{ Params: { file: string } }>(`${LIVE_FONTS_PATH}/:file`, (request, reply) =>
    sendFont(request, reply, request.params.file),
  )
}
