import { ImageStyleRequest } from '@agency/contract/image-style-request'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { postImageForm } from '../../http/image-form.ts'
import { requireProofOfRequest } from '../proof-of-work/proof-of-work-rest.ts'
import { applyStyle } from './image-style-service.ts'

export function imageStyleRest(app: FastifyInstance, deps: Deps, publicUrl: string): void {
  const rules = ['style'] as const
  const admit = (request: FastifyRequest) => requireProofOfRequest(deps, request, rules)
  const route = { path: '/api/images/style', rules, admit }
  postImageForm(app, deps, publicUrl, route, async ({ request, fields, image, subscriber }) => {
    const styling = ImageStyleRequest.parse(fields)
    const painted = await applyStyle(deps, styling, image(), { subscriber, requestId: request.id })
    return { success: true, ...painted }
  })
}
