import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { MessageRequest, sendMessage } from './contact-service.ts'

export function contactRest(app: FastifyInstance, deps: Deps): void {
  app.post('/api/contact', (request) =>
    sendMessage(
      deps,
      MessageRequest.parse({
        ...Object(request.body),
        idempotencyKey: idempotencyKeyOf(request),
      }),
      { requestId: request.id, address: request.ip },
    ),
  )
}
