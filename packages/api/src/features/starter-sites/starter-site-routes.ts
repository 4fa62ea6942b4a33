import { starterSiteOfGeneration, starterSiteOfLink } from '@agency/contract/starter-site-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { prepareResponse, sendPrepared } from '../../http/prepared-response.ts'
import { getStarterSite, StarterSiteTarget } from './starter-site-service.ts'

interface OfConcept {
  Params: { key: string }
}

/** Parses a key in a URL; throws NOT_FOUND if it is neither a token nor an id. */
function targetFrom(candidate: object): StarterSiteTarget {
  const target = StarterSiteTarget.safeParse(candidate)
  if (!target.success) throw new AppError('NOT_FOUND', 'Not found.')
  return target.data
}

/** The websites of concepts as zip files. */
export function starterSiteRoutes(app: FastifyInstance, deps: Deps): void {
  const send =
    (targetOf: (key: string) => StarterSiteTarget) =>
    async (request: FastifyRequest<OfConcept>, reply: FastifyReply) => {
      const { name, bytes } = await getStarterSite(deps, targetOf(request.params.key), request.ip)
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
        // Always revalidated: it becomes unavailable together with its link or id.
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      }
      return sendPrepared(
        request,
        reply,
        prepareResponse(200, headers, Buffer.from(bytes), 'identity'),
      )
    }
  app.get<OfConcept>(
    starterSiteOfLink(':key'),
    send((token) => targetFrom({ token })),
  )
  app.get<OfConcept>(
    starterSiteOfGeneration(':key'),
    send((generationId) => targetFrom({ generationId })),
  )
}
