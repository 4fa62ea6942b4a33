import { GalleryQuery } from '@agency/contract/gallery-concept'
import type { FastifyInstance } from 'fastify'
import type { ResponseCache } from '../../cache/response-cache.ts'
import type { Deps } from '../../deps.ts'
import { prepareResponse, sendPrepared } from '../../http/prepared-response.ts'
import { apiViewer } from '../auth/run-as-staff.ts'
import { listConcepts } from './concept-service.ts'

const PATH = '/api/gallery-concepts'
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
}

export function conceptRest(app: FastifyInstance, deps: Deps, responseCache: ResponseCache): void {
  app.get(PATH, async (request, reply) => {
    const viewer = await apiViewer(deps, request)
    const { before } = GalleryQuery.parse(request.query)
    const read = () => listConcepts(deps.db, viewer, before)
    // There are as many later pages as ids, so none of them is cached.
    if (viewer.kind === 'staff' || before !== undefined) return read()
    // The same for all visitors, and the largest list of all.
    const make = async () => prepareResponse(200, HEADERS, JSON.stringify(await read()))
    return sendPrepared(request, reply, await responseCache.getCurrent(PATH, make))
  })
}
