import { GalleryQuery } from '@agency/contract/gallery-concept'
import type { FastifyInstance } from 'fastify'
import { readViewer } from '../../auth/viewer.ts'
import type { Deps } from '../../deps.ts'
import { answerOf, sendAnswer } from '../../pages/answer.ts'
import type { KeptAnswers } from '../../pages/kept-answers.ts'
import { listConcepts } from './concept-service.ts'

const PATH = '/api/gallery-concepts'
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
}

export function conceptRest(app: FastifyInstance, deps: Deps, kept: KeptAnswers): void {
  app.get(PATH, async (request, reply) => {
    const viewer = await readViewer(deps, request.headers.authorization)
    const { before } = GalleryQuery.parse(request.query)
    const read = () => listConcepts(deps.db, viewer, before)
    // Of the parts behind the first there are as many as ids: none of them is kept.
    if (viewer.role === 'staff' || before !== undefined) return read()
    // All visitors see the same, and it is the largest list there is.
    const make = async () => answerOf(200, HEADERS, JSON.stringify(await read()))
    return sendAnswer(request, reply, await kept.getCurrent(PATH, make))
  })
}
