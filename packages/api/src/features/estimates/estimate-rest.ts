import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseWithKey } from '../../http/idempotency-key.ts'
import { hasToken } from '../auth/viewer.ts'
import { requireProofOfRequest } from '../proof-of-work/proof-of-work-rest.ts'
import { createEstimate, EstimateRequest } from './create-estimate-service.ts'

export function estimateRest(app: FastifyInstance, deps: Deps): void {
  app.post('/api/quotes/website', async (request) => {
    const quote = parseWithKey(EstimateRequest, request)
    await requireProofOfRequest(deps, request, ['quote'])
    const result = await createEstimate(deps, quote, {
      ...{ requestId: request.id, address: request.ip },
      byStaff: request.keyCaller !== undefined || hasToken(deps, request.headers.authorization),
    })
    return { success: true, ...result }
  })
}
