import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseInput } from '../../errors/classify-error.ts'
import { idempotencyKeyOf, idempotencyNames } from '../../http/idempotency-key.ts'
import { GenerationRequest, generateConcept } from './generation-service.ts'

export function generationRest(app: FastifyInstance, deps: Deps): void {
  app.post('/api/generate-estimate', async (request) => {
    const brief = parseInput(
      GenerationRequest,
      {
        ...Object(request.body),
        idempotencyKey: idempotencyKeyOf(request),
      },
      idempotencyNames,
    )
    const result = await generateConcept(deps, brief, {
      requestId: request.id,
      address: request.ip,
    })
    return { success: true, ...result }
  })
}
