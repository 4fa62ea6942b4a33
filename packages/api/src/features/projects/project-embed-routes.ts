import { createHash } from 'node:crypto'
import { previewEmbedPathOf } from '@agency/contract/preview-paths'
import type { ProjectDetail } from '@agency/contract/project'
import { EMBED_SANDBOX, type RemoteEmbed } from '@agency/contract/project-embed-frame'
import { ByPreviewToken } from '@agency/contract/project-preview'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { xml } from '../../pages/site-files.ts'
import { visitor } from '../auth/viewer.ts'
import { getPreviewed } from './project-preview-service.ts'
import { getProject, ProjectName } from './project-service.ts'

const STYLE = `html, body { height: 100%; margin: 0; background: #0d0b09 }
iframe, video { display: block; width: 100%; height: 100%; border: 0 }
iframe { background: #fff }`
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/**
 * Only the embed's own origin may be loaded, so that pages of the site need not allow other origins
 * to be framed or played.
 */
function policyOf({ kind, url }: RemoteEmbed): string {
  const { origin } = new URL(url)
  return [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    kind === 'film' ? `media-src ${origin}` : `frame-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `sandbox ${EMBED_SANDBOX[kind]}`.trim(),
  ].join('; ')
}

const contentOf = ({ kind, url, title }: RemoteEmbed) =>
  kind === 'film'
    ? `<video src="${xml(url)}" aria-label="${xml(title)}" controls autoplay playsinline></video>`
    : `<iframe src="${xml(url)}" title="${xml(title)}" sandbox="${EMBED_SANDBOX.page}" referrerpolicy="no-referrer"></iframe>`

const documentOf = (embed: RemoteEmbed) => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${xml(embed.title)}</title>
<style>${STYLE}</style>
</head>
<body>${contentOf(embed)}</body>
</html>
`

/** The film or page of a project that visitors see, or of a preview, in a document of its own. */
export function projectEmbedRoutes(app: FastifyInstance, deps: Deps): void {
  const send = (reply: FastifyReply, { embed }: ProjectDetail) => {
    if (!embed || embed.kind === 'images') throw new AppError('NOT_FOUND', 'Not found.')
    // In a sandbox it has no origin that could be keyed.
    reply.removeHeader('origin-agent-cluster')
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOf(embed),
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .send(documentOf(embed))
  }
  app.get<{ Params: { slug: string } }>('/our-work/:slug/embed', async (request, reply) => {
    const name = ProjectName.parse(request.params)
    return send(reply.header('cache-control', 'no-cache'), await getProject(deps.db, visitor, name))
  })
  app.get<{ Params: { token: string } }>(previewEmbedPathOf(':token'), async (request, reply) => {
    const { token } = ByPreviewToken.parse(request.params)
    const project = await getPreviewed(deps.db, token)
    return send(reply.header('cache-control', 'private, no-store'), project)
  })
}
