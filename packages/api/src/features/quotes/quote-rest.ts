import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { createQuote, QuoteRequest } from './quote-service.ts'

export function quoteRest(app: FastifyInstance, deps: Deps): void {
  app.post('/api/quotes/website', async (request) => {
    const quote = QuoteRequest.parse({
      ...Object(request.body),
      idempotencyKey: idempotencyKeyOf(request),
    })
    const result = await createQuote(deps, quote, { requestId: request.id, address: request.ip })
    return { success: true, ...result }
  })
}
