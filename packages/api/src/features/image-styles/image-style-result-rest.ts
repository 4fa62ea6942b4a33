import { NewImageStyleResult } from '@agency/contract/image-style-result'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseWithKey } from '../../http/idempotency-key.ts'
import { postImageForm } from '../../http/image-form.ts'
import { requireProofOfRequest } from '../proof-of-work/proof-of-work-rest.ts'
import { storeImageStyleResult } from './image-style-result-service.ts'

export function imageStyleResultRest(app: FastifyInstance, deps: Deps, publicUrl: string): void {
  const rules = ['upload', 'uploadDay'] as const
  const admit = (request: FastifyRequest) => requireProofOfRequest(deps, request, rules)
  const route = { path: '/api/images/upload', rules, admit }
  postImageForm(app, deps, publicUrl, route, async ({ request, fields, image, subscriber }) => {
    const bytes = image()
    const result = parseWithKey(NewImageStyleResult, request, fields)
    return { success: true, ...(await storeImageStyleResult(deps, result, bytes, subscriber)) }
  })
}
