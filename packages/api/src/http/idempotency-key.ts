import type { FastifyRequest } from 'fastify'

/** The header by its name, for what is refused. */
export const idempotencyNames = { idempotencyKey: 'Idempotency-Key' }

/** The Idempotency-Key header (IETF draft-ietf-httpapi-idempotency-key-header), unquoted. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const value = request.headers['idempotency-key']
  const key = Array.isArray(value) ? value[0] : value
  return key?.replace(/^"(.*)"$/, '$1')
}
