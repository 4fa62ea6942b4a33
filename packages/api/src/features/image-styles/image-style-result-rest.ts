import { NewImageStyleResult } from '@agency/contract/image-style-result'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseWithKey } from '../../http/idempotency-key.ts'
import { postImageForm } from '../../http/image-form.ts'
import { storeImageStyleResult } from './image-style-result-service.ts'

export function imageStyleResultRest(app: FastifyInstance, deps: Deps, publicUrl: string): void {
  const route = { path: '/api/images/upload', rules: ['upload', 'uploadDay'] } as const
  postImageForm(app, deps, publicUrl, route, async ({ request, fields, image, subscriber }) => {
    const bytes = image()
    const result = parseWithKey(NewImageStyleResult, request, fields)
    return { success: true, ...(await storeImageStyleResult(deps, result, bytes, subscriber)) }
  })
}
